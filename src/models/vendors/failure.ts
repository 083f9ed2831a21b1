import { AppError, errorCodeOf } from '../../contract/errors.ts'
import { HOUR_MS } from '../../contract/fields/times.ts'
import { type Feature, featureRefused } from './refusals.ts'
import { VENDOR_LIMITS } from './vendor.ts'

/** Whether a status is one of success. Some gateways answer with 201. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Whether a status is one of a temporary failure: the same request may succeed later. Proxies have statuses of their own. */
const isPassingStatus = (status: number): boolean =>
  [408, 409, 425, 429].includes(status) || (status >= 500 && status !== 501 && status !== 505)
/** A vendor's error code, such as `model_not_found`; never a sentence. */
const WORD = /^[\w.-]{1,64}$/

type Details = { passing: boolean; cause?: unknown; sentence?: string; refuses?: Feature | undefined }

/**
 * A failure at a vendor. Its message may be logged. `passing`: a retry may succeed. `sentence` is the vendor's own,
 * only for an operator who asks, since it may quote what people wrote. `refuses`: the feature of the request that the
 * vendor does not support.
 */
export class VendorFailure extends Error {
  readonly passing: boolean
  readonly refuses: Feature | undefined
  readonly #sentence: string | undefined
  constructor(message: string, { passing, cause, sentence, refuses }: Details) {
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
  /** the parameter that the vendor says is wrong */
  parameter?: unknown
  retryAfter?: string | undefined
  /** the same in milliseconds, which Azure sends */
  retryAfterMs?: string | undefined
}

/** The failure of a vendor that answered with an error status. */
export function refusalError(vendor: string, refusal: Refusal): AppError {
  const { status, word, sentence, parameter, retryAfter } = refusal
  // A sentence within a stream may be as long as a line of it.
  const text = `${typeof word === 'string' ? word : ''} ${sentence ?? ''}`.slice(0, VENDOR_LIMITS.refusal)
  const refuses = featureRefused({ status, text, parameter: typeof parameter === 'string' ? parameter : '' })
  const cause = new VendorFailure(`${vendor} answered ${status}${codeIn(word)}`, {
    passing: isPassingStatus(status) && refuses === undefined,
    refuses,
    ...(sentence && { sentence }),
  })
  const retryAfterMs =
    refusal.retryAfterMs === undefined ? waitOf(retryAfter) : waitOf(String(Number(refusal.retryAfterMs) / 1_000))
  return new AppError('modelUnavailable', sentenceFor(status, text), {
    cause,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
}

/** The failure of a vendor that reported an error within its stream. */
export function failedWithin(vendor: string, refusal: Refusal): AppError {
  const { passing, refuses } = failureIn(refusalError(vendor, refusal)) ?? { passing: false, refuses: undefined }
  const cause = new VendorFailure(`${vendor} sent an error in its answer${codeIn(refusal.word)}`, {
    passing,
    refuses,
    ...(refusal.sentence && { sentence: refusal.sentence }),
  })
  return new AppError('modelUnavailable', undefined, { cause })
}

/** A vendor's code for the log. */
const codeIn = (word: unknown): string =>
  (typeof word === 'string' || typeof word === 'number') && WORD.test(String(word)) ? ` (${word})` : ''

/** The failure of a vendor that did not answer, or whose answer broke off. */
export const brokenError = (vendor: string, what: string, cause?: unknown): AppError =>
  new AppError('modelUnavailable', undefined, {
    cause: new VendorFailure(`${vendor} ${what}`, { passing: true, cause }),
  })

/** The failure of a vendor that sends more than the limits allow. */
export const tooLongError = (vendor: string, what: string): AppError =>
  new AppError('modelUnavailable', undefined, {
    cause: new VendorFailure(`${vendor} sent ${what} that is too long`, { passing: false }),
  })

/** Throws if the arguments of a call are longer (UTF-16 units) than those of one may be. */
export function checkCallInput(vendor: string, length: number): void {
  if (length > VENDOR_LIMITS.callInput) throw tooLongError(vendor, 'the arguments of a call')
}

/**
 * An error in a form that may be logged. Parser errors quote their input, which people may have written, so the message
 * is removed; errors of the system, known by their codes, keep it.
 */
function withoutWords(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError || error instanceof VendorFailure) return undefined
  const code = errorCodeOf(error)
  const isOfSystem = code !== undefined && /^(?:E[A-Z]+|UND_ERR_\w+|CERT_\w+|\w+_CERT\w*)$/.test(code)
  const cause = withoutWords(error.cause)
  const bare = new Error(isOfSystem ? error.message : error.name, { ...(cause !== undefined && { cause }) })
  bare.name = error.name
  delete bare.stack
  return code === undefined ? bare : Object.assign(bare, { code })
}

function sentenceFor(status: number, text: string): string | undefined {
  if (
    status === 401 ||
    status === 403 ||
    (status === 400 && /api[ _-]?key (?:not valid|expired|is invalid)/i.test(text))
  )
    return 'The AI model refused the key that is set on this server.'
  if (status === 404) return 'The AI model does not exist at its vendor; choose another one.'
  if (status === 429) return 'The AI model has too much to do right now; try again later.'
  return status < 500 ? 'The AI model refused the request.' : undefined
}

/** Longest wait that a client is told, in ms: a day or a year would be a vendor's mistake. */
const WAIT_MAX_MS = HOUR_MS

/** Retry-After in ms; the header has seconds or a date. */
function waitOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), WAIT_MAX_MS) : undefined
}
