import { AppError } from '../../contract/envelope.ts'

/** Passing troubles: asked again, the same request may well be answered. */
const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529])
/** A vendor's own word for a failure, such as `model_not_found`: a word, never a sentence. */
const WORD = /^[\w.-]{1,64}$/

type Details = { cause?: unknown; sentence?: string; refuses?: Feature | undefined }

/**
 * What went wrong at a vendor. Its message may be logged. `passing`: it is worth another try. `sentence` is the vendor's
 * own, for an operator who asks; it may quote what people wrote. `refuses`: what of the request it does not take.
 */
export class VendorFailure extends Error {
  readonly passing: boolean
  readonly refuses: Feature | undefined
  readonly #sentence: string | undefined
  constructor(message: string, passing: boolean, { cause, sentence, refuses }: Details = {}) {
    super(message, { cause: withoutWords(cause) })
    this.name = 'VendorFailure'
    this.passing = passing
    this.refuses = refuses
    this.#sentence = sentence
  }
  /** Not a field, so that nothing that prints errors prints it. */
  sentence = (): string | undefined => this.#sentence
}

export const failureIn = (error: unknown): VendorFailure | undefined =>
  error instanceof AppError && error.cause instanceof VendorFailure ? error.cause : undefined

type Refusal = {
  status: number
  /** the vendor's own word for it */
  word?: unknown
  /** what the vendor says about it */
  sentence?: string | undefined
  retryAfter?: string | undefined
}

/** The failure of a vendor that answered no. */
export function refused(vendor: string, { status, word, sentence, retryAfter }: Refusal): AppError {
  const reason = typeof word === 'string' && WORD.test(word) ? ` (${word})` : ''
  const refuses = featureRefused(status, `${typeof word === 'string' ? word : ''} ${sentence ?? ''}`)
  const isPassing = PASSING.has(status) && refuses === undefined
  const cause = new VendorFailure(`${vendor} answered ${status}${reason}`, isPassing, {
    refuses,
    ...(sentence && { sentence }),
  })
  const retryAfterMs = waitOf(retryAfter)
  return new AppError('modelUnavailable', sentenceFor(status), {
    cause,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
}

/** The failure of a vendor that said within an answer that there will be none. `sentence` may be logged. */
export function failedWithin(vendor: string, { status, word, sentence = '' }: Refusal, loggable: string): AppError {
  const error = refused(vendor, { status, word, sentence })
  const { passing, refuses } = failureIn(error) ?? { passing: false, refuses: undefined }
  const what = loggable === '' ? 'sent an error in its answer' : `sent an error in its answer: ${loggable}`
  return new AppError('modelUnavailable', undefined, {
    cause: new VendorFailure(`${vendor} ${what}`, passing, { sentence, refuses }),
  })
}

/** The failure of a vendor that did not answer, or not to the end. */
export const broken = (vendor: string, what: string, cause?: unknown): AppError =>
  new AppError('modelUnavailable', undefined, { cause: new VendorFailure(`${vendor} ${what}`, true, { cause }) })

/** The failure of a vendor that sends without end. */
export const tooLong = (vendor: string, what: string): AppError =>
  new AppError('modelUnavailable', undefined, {
    cause: new VendorFailure(`${vendor} sent ${what} that is too long`, false),
  })

/**
 * An error as it may be logged. Errors of parsers quote what they could not read, which may be what people wrote; those
 * of the system, known by their codes, tell of addresses and ports.
 */
function withoutWords(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError || error instanceof VendorFailure) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const isOfSystem = code !== undefined && /^(?:E[A-Z]+|UND_ERR_\w+|CERT_\w+|\w+_CERT\w*)$/.test(code)
  const cause = withoutWords(error.cause)
  const bare = new Error(isOfSystem ? error.message : error.name, { ...(cause !== undefined && { cause }) })
  bare.name = error.name
  delete bare.stack
  return code === undefined ? bare : Object.assign(bare, { code })
}

function sentenceFor(status: number): string | undefined {
  if (status === 401 || status === 403) return 'The AI model refused the key that is set on this server.'
  if (status === 404) return 'The AI model does not exist at its vendor; choose another one.'
  if (status === 429) return 'The AI model has too much to do right now; try again later.'
  return status < 500 ? 'The AI model refused the request.' : undefined
}

/** Retry-After in ms: seconds, or a date. */
function waitOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

/** What a server may refuse of a request that is otherwise right. */
export type Feature =
  | 'usage'
  | 'tools'
  | 'toolChoice'
  | 'temperature'
  | 'tokenLimit'
  | 'systemRole'
  | 'stream'
  | 'image'
  | 'audio'
  | 'video'
  /** a request that its schema does not take, and that does not say why */
  | 'unknown'

const NOT = String.raw`(?:\bnot|n't|\bun|\bwithout|\bno endpoints found that)\s?-?`
const TAKES = '(?:support|accept|allow|permit|enabled|available|process)'
const refusalOf = (what: string): RegExp =>
  new RegExp(String.raw`${NOT}${TAKES}[^.]{0,60}\b(?:${what})|\b(?:${what})[^.]{0,60}${NOT}${TAKES}`, 'i')

/** How servers word it; the first that fits counts. Read in issues of such servers: see test/models/quirks. */
const wordings: [feature: Feature, wording: RegExp][] = [
  ['usage', /stream_options|include_usage/i],
  ['toolChoice', /tool_choice/i],
  ['stream', /support streaming|verified to stream|stream(?:ing)?['"]? (?:is )?not (?:supported|allowed|enabled)/i],
  ['tools', refusalOf('tools?|functions?|function call(?:s|ing)?|tool call(?:s|ing)?|tool use')],
  ['tools', /enable-auto-tool-choice|body['", ]+tools\b/i],
  ['tokenLimit', /max_tokens|max_completion_tokens|max_output_tokens/i],
  ['temperature', /temperature/i],
  ['systemRole', refusalOf('system (?:role|message|prompt|instruction)s?|developer instruction')],
  ['systemRole', /roles? must alternate|got system|should be 'user'/i],
  ['image', refusalOf(String.raw`images?|vision|multi-?modal\w*|image_url|image input|pictures?`)],
  [
    'image',
    /mmproj|not a (?:multimodal|vision) model|content\b[^.]{0,30}(?:must|should) be a (?:valid )?string|variant `?image_url/i,
  ],
  ['audio', refusalOf('audio|input_audio')],
  ['video', refusalOf('videos?|video_url')],
]

/** Statuses under which requests are refused; templates of models fail with 500, and Hugging Face's server with 424. */
const REFUSING = new Set([400, 404, 422, 424, 500, 501])

/** The feature that a refusal is about; undefined where it is about something else, such as the key or the load. */
function featureRefused(status: number, text: string): Feature | undefined {
  if (!REFUSING.has(status)) return undefined
  const found = wordings.find(([, wording]) => wording.test(text))?.[0]
  return found ?? (status === 422 ? 'unknown' : undefined)
}
