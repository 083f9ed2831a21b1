import { AppError } from '../../contract/envelope.ts'

/** Statuses of temporary failures: the same request may succeed later. */
const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529])
/** A vendor's error code, such as `model_not_found`; never a sentence. */
const WORD = /^[\w.-]{1,64}$/

type Details = { cause?: unknown; sentence?: string; refuses?: Feature | undefined }

/**
 * A failure at a vendor. Its message may be logged. `passing`: a retry may succeed. `sentence` is the vendor's own,
 * only for an operator who asks, since it may quote what people wrote. `refuses`: the feature of the request that the
 * vendor does not support.
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
  /** A closure over a private field, so that nothing that prints errors prints it. */
  sentence = (): string | undefined => this.#sentence
}

export const failureIn = (error: unknown): VendorFailure | undefined =>
  error instanceof AppError && error.cause instanceof VendorFailure ? error.cause : undefined

type Refusal = {
  status: number
  /** the vendor's error code */
  word?: unknown
  /** the vendor's error message */
  sentence?: string | undefined
  retryAfter?: string | undefined
}

/** The failure of a vendor that answered with an error status. */
export function refused(vendor: string, { status, word, sentence, retryAfter }: Refusal): AppError {
  const refuses = featureRefused(status, `${typeof word === 'string' ? word : ''} ${sentence ?? ''}`)
  const isPassing = PASSING.has(status) && refuses === undefined
  const cause = new VendorFailure(`${vendor} answered ${status}${codeIn(word)}`, isPassing, {
    refuses,
    ...(sentence && { sentence }),
  })
  const retryAfterMs = waitOf(retryAfter)
  return new AppError('modelUnavailable', sentenceFor(status), {
    cause,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
}

/** The failure of a vendor that reported an error within its stream. */
export function failedWithin(vendor: string, refusal: Refusal): AppError {
  const { passing, refuses } = failureIn(refused(vendor, refusal)) ?? { passing: false, refuses: undefined }
  const cause = new VendorFailure(`${vendor} sent an error in its answer${codeIn(refusal.word)}`, passing, {
    refuses,
    ...(refusal.sentence && { sentence: refusal.sentence }),
  })
  return new AppError('modelUnavailable', undefined, { cause })
}

/** A vendor's code for the log. */
const codeIn = (word: unknown): string =>
  (typeof word === 'string' || typeof word === 'number') && WORD.test(String(word)) ? ` (${word})` : ''

/** The failure of a vendor that did not answer, or whose answer broke off. */
export const broken = (vendor: string, what: string, cause?: unknown): AppError =>
  new AppError('modelUnavailable', undefined, { cause: new VendorFailure(`${vendor} ${what}`, true, { cause }) })

/** The failure of a vendor that sends more than the limits allow. */
export const tooLong = (vendor: string, what: string): AppError =>
  new AppError('modelUnavailable', undefined, {
    cause: new VendorFailure(`${vendor} sent ${what} that is too long`, false),
  })

/**
 * An error in a form that may be logged. Parser errors quote their input, which people may have written, so the message
 * is removed; errors of the system, known by their codes, keep it.
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

/** Retry-After in ms; the header has seconds or a date. */
function waitOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

/** Features of a valid request that a server may not support. */
export type Feature =
  | 'usage'
  | 'tools'
  | 'toolChoice'
  | 'temperature'
  | 'tokenLimit'
  | 'systemRole'
  | 'stream'
  /** a model's own thoughts, sent back with its calls */
  | 'thoughts'
  | 'image'
  | 'audio'
  | 'video'
  /** the server rejects the request's schema without a reason */
  | 'unknown'

const NOT = String.raw`(?:\bnot|n't|\bun|\bwithout|\bno endpoints found that)\s?-?`
const TAKES = '(?:support|accept|allow|permit|enabled|available|process)'
const refusalOf = (what: string): RegExp =>
  new RegExp(String.raw`${NOT}${TAKES}[^.]{0,60}\b(?:${what})|\b(?:${what})[^.]{0,60}${NOT}${TAKES}`, 'i')

/**
 * Error messages of servers for each feature; the first match counts. Collected from the issues of those servers: see
 * test/models/quirks.
 */
const wordings: [feature: Feature, wording: RegExp][] = [
  ['thoughts', refusalOf('reasoning_content|reasoning_details|extra_content|provider_specific_fields')],
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

/** Statuses that may mean an unsupported feature; chat templates fail with 500, Hugging Face's server with 424. */
const REFUSING = new Set([400, 404, 422, 424, 500, 501])

/** The feature that a refusal is about; undefined for other reasons, such as the key or the load. */
function featureRefused(status: number, text: string): Feature | undefined {
  if (!REFUSING.has(status)) return undefined
  const found = wordings.find(([, wording]) => wording.test(text))?.[0]
  return found ?? (status === 422 ? 'unknown' : undefined)
}
