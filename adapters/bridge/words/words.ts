import { nobodyAnswered, Refused } from '../../../src/contract/client/refused.ts'
import { type ErrorName, errors } from '../../../src/contract/errors.ts'
import { MINUTE_MS } from '../../../src/contract/fields/times.ts'
import { type ByLanguage, type Language, languageOfLocale } from '../../../src/contract/languages.ts'
import { NotOfBusiness } from '../access/not-of-business.ts'
import { UnusableFile } from '../files/unusable.ts'
import { UnusableSearch } from '../listings/search-input.ts'
import { Undelivered } from '../platform/undelivered.ts'
import { fileNameInText } from '../text/markdown.ts'
import { bridgeWordsDe } from './de.ts'
import { type BridgeTexts, bridgeWordsEn } from './en.ts'
import { bridgeWordsEs } from './es.ts'
import { type FilterLabel, labelsIn } from './filter-labels.ts'
import { bridgeWordsFr } from './fr.ts'
import { bridgeWordsPt } from './pt.ts'

export type BridgeWords = BridgeTexts & { options: Record<FilterLabel, string> }

const withLabels = (spoken: BridgeTexts, language: Language): BridgeWords => ({
  ...spoken,
  options: { ...spoken.options, ...labelsIn(language) },
})

export const languages: ByLanguage<BridgeWords> = {
  en: withLabels(bridgeWordsEn, 'en'),
  es: withLabels(bridgeWordsEs, 'es'),
  fr: withLabels(bridgeWordsFr, 'fr'),
  de: withLabels(bridgeWordsDe, 'de'),
  pt: withLabels(bridgeWordsPt, 'pt'),
}

/** What the bots say to a person whose program speaks `locale`, such as "es-ES". */
export const bridgeWordsFor = (locale: string | undefined): BridgeWords => languages[languageOfLocale(locale)]

/** The same with what only one platform's bot says. */
export const withWords =
  <Own extends object>(own: ByLanguage<Own>) =>
  (locale: string | undefined): BridgeWords & Own => ({ ...bridgeWordsFor(locale), ...own[languageOfLocale(locale)] })

/** Whether an error is neither an answer of the service nor its absence, and so a fault of the bots' own code. */
export const isDefect = (error: unknown): boolean =>
  !(error instanceof Refused) &&
  !(error instanceof NotOfBusiness) &&
  !(error instanceof UnusableFile) &&
  !(error instanceof UnusableSearch) &&
  !nobodyAnswered(error)

/** A failure in words for a person: what happened and what to do, without numbers or names of things inside. */
export function describeError(error: unknown, { failures }: BridgeWords): string {
  if (nobodyAnswered(error)) return failures.unreachable
  if (error instanceof NotOfBusiness) return failures.notOfBusiness(error.workspace)
  if (error instanceof UnusableSearch) return failures.byStatus[400] ?? failures.broken
  if (!(error instanceof Refused)) return failures.broken
  // Its Message is the chatbot's own RateLimitMessage, if that is set.
  if (error.error === 'rateLimited' && error.message !== errors.rateLimited.message) return error.message
  if (error.status === 429) return tooMany(failures, error.retryAfterMs)
  const byName: Partial<Record<ErrorName, string>> = failures
  const known = error.error === undefined ? undefined : byName[error.error]
  return known ?? failures.byStatus[error.status] ?? failures.broken
}

/** Why a file cannot be used, in words for the person who sent it. Throws errors that are not about the file. */
export function describeFileError(error: unknown, name: string, { files }: BridgeWords): string {
  if (error instanceof UnusableFile) return files[error.reason](fileNameInText(name))
  if (error instanceof Undelivered) return files.unreachable(fileNameInText(name))
  throw error
}

function tooMany({ thisMonth, later, inMinutes }: BridgeWords['failures'], retryAfterMs = MINUTE_MS): string {
  const minutes = Math.ceil(retryAfterMs / MINUTE_MS)
  if (minutes > 60 * 24) return thisMonth
  return minutes > 60 ? later : inMinutes(minutes)
}
