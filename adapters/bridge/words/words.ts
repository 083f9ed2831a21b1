import { nobodyAnswered, Refused } from '../../../src/contract/client/refused.ts'
import type { ErrorName } from '../../../src/contract/envelope.ts'
import { UnusableFile } from '../files/unusable.ts'
import { english, type Words } from './english.ts'
import { spanish } from './spanish.ts'

export type { Words }

/** By the language of a locale; a new language is a file and a row. */
export const languages: Record<string, Words> = { en: english, es: spanish }

/** What the bots say to a person whose program speaks `locale`, such as "es-ES"; in English where nobody translated it. */
export const wordsFor = (locale: string | undefined): Words =>
  languages[(locale ?? '').split(/[-_]/)[0]?.toLowerCase() ?? ''] ?? english

/** Whether an error is neither an answer of the service nor its absence, and so a fault of the bots' own code. */
export const isDefect = (error: unknown): boolean =>
  !(error instanceof Refused) && !(error instanceof UnusableFile) && !nobodyAnswered(error)

/** A failure in words for a person: what happened and what to do, without numbers or names of things inside. */
export function describeError(error: unknown, { failures }: Words): string {
  if (nobodyAnswered(error)) return failures.unreachable
  if (!(error instanceof Refused)) return failures.broken
  // Its Message is the chatbot's own RateLimitMessage, or a default: both are written for people.
  if (error.error === 'rateLimited') return error.message
  if (error.status === 429) return tooMany(failures, error.retryAfterMs)
  const byName: Partial<Record<ErrorName, string>> = failures
  const known = error.error === undefined ? undefined : byName[error.error]
  return known ?? failures.byStatus[error.status] ?? failures.broken
}

function tooMany({ thisMonth, later, inMinutes }: Words['failures'], retryAfterMs = 60_000): string {
  const minutes = Math.ceil(retryAfterMs / 60_000)
  if (minutes > 60 * 24) return thisMonth
  return minutes > 60 ? later : inMinutes(minutes)
}
