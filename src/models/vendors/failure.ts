import { AppError } from '../../contract/envelope.ts'

/** Passing troubles: asked again, the same request may well be answered. */
const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529])
/** A vendor's own word for a failure, such as `model_not_found`: a word, never a sentence. */
const WORD = /^[\w.-]{1,64}$/

/** What went wrong at a vendor. `passing`: it is worth another try. */
export class VendorFailure extends Error {
  readonly passing: boolean
  constructor(message: string, passing: boolean, cause?: unknown) {
    super(message, { cause })
    this.name = 'VendorFailure'
    this.passing = passing
  }
}

/** The failure of a vendor that answered no. `reason` is its own word for it; its sentences may quote what people wrote. */
export function refused(vendor: string, status: number, reason: unknown, retryAfter: string | undefined): AppError {
  const word = typeof reason === 'string' && WORD.test(reason) ? ` (${reason})` : ''
  const cause = new VendorFailure(`${vendor} answered ${status}${word}`, PASSING.has(status))
  const retryAfterMs = waitOf(retryAfter)
  return new AppError('modelUnavailable', sentenceFor(status), {
    cause,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
}

/** The failure of a vendor that did not answer, or not to the end. */
export const broken = (vendor: string, what: string, cause?: unknown): AppError =>
  new AppError('modelUnavailable', undefined, { cause: new VendorFailure(`${vendor} ${what}`, true, cause) })

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
