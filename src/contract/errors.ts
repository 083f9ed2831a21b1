/** Maximum size of a JSON body, in bytes. */
export const BODY_MAX = 4 * 2 ** 20
/** How long unused files and unfinished uploads are kept. */
export const UNUSED_FILE_HOURS = 24

/**
 * Every error by name, in the order of the codes. The HTTP status is `Math.floor(code / 100)`; a code is never reused. `message`
 * is the text unless whoever throws the error gives another. `retryAfterMs`: how long the caller should wait before the next
 * try, in ms.
 */
export const errors = {
  malformedJson: { code: 40001, message: 'The body is not valid JSON; send one JSON object.' },
  invalidFields: { code: 40002, message: 'Some fields are not valid; Data.Errors lists each of them.' },
  badRequest: { code: 40003, message: 'The request is not valid HTTP.' },
  emptyContent: { code: 40010, message: 'content is empty; a text question needs words.' },
  filesWithText: { code: 40011, message: 'fileIds may only be sent when chatAskType is Image, Audio or Video.' },
  filesMissing: { code: 40012, message: 'A media question needs fileIds; upload the file first.' },
  oneFileOnly: { code: 40013, message: 'An Audio or Video question takes exactly one file.' },
  unknownFile: { code: 40014, message: 'No uploaded file with this id exists in your workspace.' },
  wrongFormat: { code: 40015, message: 'The file has a format that this kind of question does not take.' },
  oneFileNeeded: { code: 40016, message: 'The form must hold exactly one file.' },
  malformedForm: { code: 40017, message: 'The body is not valid multipart/form-data.' },
  cursorUnknown: {
    code: 40021,
    message: 'After is no cursor of your workspace; send one that Events gave, "oldest", or nothing.',
  },
  privateAddress: {
    code: 40022,
    message: 'The address is in a private network; use one that is public, or set WEBHOOK_PRIVATE=on.',
  },
  watchTooWide: {
    code: 40023,
    message: 'This watch would tell too much at once; narrow it, make it Daily or Weekly, or send Wide: true.',
  },
  missingKey: { code: 40101, message: 'No key was sent; send your secret key in the Authorization header.' },
  wrongKey: { code: 40102, message: 'The key is not known or was revoked; check it or create a new one.' },
  keyInWrongHeader: { code: 40103, message: 'The key was sent in the wrong header.' },
  keyNotAllowed: {
    code: 40301,
    message: 'A session key may only be used on the listing operations; send a secret key.',
  },
  imagesDisabled: { code: 40302, message: 'This chatbot does not take pictures; EnableUploadImage is off.' },
  audioDisabled: { code: 40303, message: 'This chatbot does not take voice messages; EnablePushToTalk is off.' },
  originNotAllowed: { code: 40304, message: 'This chatbot may not be used from that site; add its host to Domains.' },
  addressExpired: { code: 40305, message: 'This address was valid for a limited time, which is over; get a new one.' },
  addressTampered: { code: 40306, message: 'The signature does not belong to this address; use it as it was given.' },
  unknownPath: { code: 40401, message: 'There is no such path; /docs shows every path.' },
  noSuchChatbot: { code: 40402, message: 'No chatbot with this serial number exists in your workspace.' },
  noSuchSession: { code: 40403, message: 'No chat session with this sessionID exists in your workspace.' },
  noSuchListing: { code: 40404, message: 'No listing of this chatbot matches the key.' },
  noSuchFile: { code: 40405, message: 'No file with this id exists in your workspace.' },
  noSuchWebhook: { code: 40406, message: 'No webhook with this WebhookID exists in your workspace.' },
  noSuchWatch: { code: 40407, message: 'No watch with this WatchID exists in your workspace.' },
  noSuchMessage: { code: 40408, message: 'No message that this operation is for has this id in your workspace.' },
  wrongMethod: { code: 40501, message: 'This path does not answer that HTTP method.' },
  requestTimeout: { code: 40801, message: 'The request did not arrive in time; send it again.' },
  keyReused: {
    code: 40901,
    message:
      'The Idempotency-Key or Last-Event-ID belongs to another request; send a new key, or leave the header out.',
  },
  uploadConfirmed: {
    code: 40902,
    message: 'This upload was confirmed and can no longer be replaced; begin a new one.',
  },
  nothingUploaded: { code: 40903, message: 'Nothing was put at the address yet; PUT the bytes there, then confirm.' },
  sessionTaken: { code: 40911, message: 'Somebody else attends this session already.' },
  sessionNotClaimed: {
    code: 40912,
    message: 'Only who took the session over may say something in it; send Claim first.',
  },
  uploadUnderWay: {
    code: 40913,
    message: 'Another PUT to this address is under way; wait for its end.',
    retryAfterMs: 1_000,
  },
  settingsChanged: { code: 40914, message: 'SystemMessage was changed meanwhile; read it again.' },
  cursorExpired: { code: 41001, message: 'Events after this cursor are no longer kept; begin with "oldest".' },
  bodyTooLarge: { code: 41301, message: `The body is larger than ${BODY_MAX / 2 ** 20} MiB; send less at once.` },
  fileTooLarge: { code: 41302, message: 'The file is larger than files of its kind may be.' },
  historyTooLarge: {
    code: 41303,
    message: 'There are more messages than one answer holds; send Limit and Before, or narrow StartTime and EndTime.',
  },
  notJson: { code: 41501, message: 'The body is not JSON; send a JSON object with Content-Type: application/json.' },
  notMultipart: { code: 41502, message: 'The body is not multipart/form-data; send a form with one file.' },
  rangeOutside: { code: 41601, message: 'The file has no such bytes; Content-Range says how many it has.' },
  rateLimited: { code: 42901, message: 'Too many messages in a short time; wait a moment and ask again.' },
  messageLimitReached: { code: 42902, message: 'This chatbot has answered all the messages of its monthly limit.' },
  tooManyWrongKeys: {
    code: 42903,
    message: 'Too many wrong keys came from your network; wait, and send a key that works.',
  },
  tooManyBytes: {
    code: 42904,
    message: 'Too many large requests came from you at once; send them one after the other.',
    retryAfterMs: 1_000,
  },
  tooMuchUnconfirmed: {
    code: 42905,
    message: `Too much was uploaded and not confirmed; confirm it, or wait ${UNUSED_FILE_HOURS} hours until it is cleared.`,
    // By then files may be confirmed or swept.
    retryAfterMs: 60_000,
  },
  headersTooLarge: { code: 43101, message: 'The request headers are too large; send fewer or shorter ones.' },
  internal: { code: 50001, message: 'Something went wrong inside the service; the failure was logged.' },
  modelUnavailable: { code: 50301, message: 'The AI model is not available right now; try again shortly.' },
  storeUnavailable: {
    code: 50302,
    message: 'The database is not available right now; try again shortly.',
    retryAfterMs: 5_000,
  },
  stopping: { code: 50303, message: 'The service is stopping; ask again in a moment.', retryAfterMs: 1_000 },
  diskFull: {
    code: 50304,
    message: 'The disk of the service has too little space for files; try again later.',
    // A person has to make space.
    retryAfterMs: 60_000,
  },
  overloaded: {
    code: 50305,
    message: 'The service is taking in too much at once; try again in a moment.',
    retryAfterMs: 1_000,
  },
} as const satisfies Record<string, Known>

type Known = { code: number; message: string; retryAfterMs?: number }
export type ErrorName = keyof typeof errors

export const statusOf = (code: number): number => Math.floor(code / 100)

type Details = { data?: unknown; retryAfterMs?: number; headers?: Record<string, string>; cause?: unknown }

/** An error that the caller can act on. Any other error that this program throws is a bug and reaches the caller as `internal`. */
export class AppError extends Error {
  readonly code: number
  readonly data: unknown
  /** How long the caller should wait before the next try, in ms; sent as `Retry-After`. */
  readonly retryAfterMs: number | undefined
  /** Further headers of the answer. */
  readonly headers: Record<string, string>
  readonly error: ErrorName

  constructor(
    error: ErrorName,
    message: string = errors[error].message,
    { data = null, retryAfterMs, headers = {}, cause }: Details = {},
  ) {
    super(message, { cause })
    const known: Known = errors[error]
    this.name = 'AppError'
    this.error = error
    this.code = known.code
    this.data = data
    this.retryAfterMs = retryAfterMs ?? known.retryAfterMs
    this.headers = headers
  }
}

/** The code of an error of the system or of a library, such as ENOENT. */
export const errorCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Whether the database is away. Nobody knows then whether a commit took place, and each further try might wait until it times out. */
export const isUnavailable = (error: unknown): error is AppError =>
  error instanceof AppError && error.error === 'storeUnavailable'
