import type { ByLanguage, Language } from '../../../contract/languages.ts'
import type { Listing, Status } from '../../../contract/listings/listing.ts'
import { fold } from '../../../search/text/fold.ts'
import { LETTERS } from './rounded-number.ts'
import { MEANINGS, type SaidStatus, type StatusWording, WORDINGS } from './status-words.ts'

const NOT_AFTER_LETTER = `(?<![${LETTERS}])`
const NOT_BEFORE_LETTER = `(?![${LETTERS}])`

/**
 * The patterns of claims about a status: the group `it` is the claim, the group named like its meaning what it says. Those with a
 * negation come first: "não está vendida" is no "está vendida".
 */
export const STATUS_CLAIMS: string[] = [
  ...Object.values(WORDINGS).flatMap(({ enclosed }) => (enclosed === undefined ? [] : [negated(enclosed)])),
  ...Object.values(WORDINGS).flatMap(stated),
]

function negated(enclosed: Record<string, string>): string {
  const it = Object.entries(enclosed).map(([meaning, words]) => `(?<${meaning}>${words})`)
  return `${NOT_AFTER_LETTER}(?<it>${it.join('|')})${NOT_BEFORE_LETTER}`
}

function stated({ before, adverbs, subject, after, ...words }: StatusWording): string[] {
  const it = `(?<it>${MEANINGS.map((meaning) => `(?<${meaning}>${words[meaning]})`).join('|')})`
  const between = subject === undefined ? '' : String.raw`(?:${subject}\s+)?`
  return [
    String.raw`${NOT_AFTER_LETTER}(?:${before})\W{1,4}${between}(?:(?:${adverbs})\s+){0,2}${it}${NOT_BEFORE_LETTER}`,
    ...(after === undefined ? [] : [String.raw`${NOT_AFTER_LETTER}${it}(?=\s(?:${after})${NOT_BEFORE_LETTER})`]),
  ]
}

/** The words that lead to a status, folded: what it is said of stands before them. */
export const STATUS_LEADS: ReadonlySet<string> = new Set(
  [
    ...Object.values(WORDINGS).flatMap(({ before, adverbs }) => [before, adverbs]),
    'unfortunately sadly luckily indeed not has have had re ve wird were also bereits ha han malheureusement infelizmente tem',
  ]
    .flatMap((words) => fold(words).match(/\p{L}{2,}/gu) ?? [])
    .concat('s'),
)

export const STATUS_FIRST_WORDS: string[] = Object.values(WORDINGS).map(({ firstWords }) => firstWords)

/** The words of all statuses, without what must stand around them: most sentences have none. */
export const STATUS_WORD = new RegExp(
  Object.values(WORDINGS)
    .flatMap((wording) => MEANINGS.map((meaning) => wording[meaning]))
    .join('|'),
  'i',
)

/** What a match of one of these patterns says, and the verb that a correction keeps; "" for none. */
export function statusIn(groups: Record<string, string | undefined>): { said: SaidStatus; verb: string } {
  const said = MEANINGS.find((meaning) => groups[meaning] !== undefined) ?? 'open'
  return { said, verb: groups['verb'] ?? (groups['past'] === undefined ? '' : 'is') }
}

/** Words of data sources for listings under contract; they are in the extension fields. */
const UNDER_CONTRACT = /pending|contract|offer|contingent|reservad|reserviert|unter vertrag|sous compromis|contrato/

/** Whether what an answer says of a listing's status is true. */
export function isTrueStatus(said: SaidStatus, { Status: status, ExtensionColumn }: Listing): boolean {
  if (said === 'reserved') return (ExtensionColumn ?? []).some(({ value }) => UNDER_CONTRACT.test(fold(value)))
  return STATES[said].includes(status)
}

const STATES: Record<Exclude<SaidStatus, 'reserved'>, Status[]> = {
  gone: ['Sold'],
  sold: ['Sold'],
  coming: ['PreOnMarket'],
  active: ['Active'],
  open: ['Active', 'PreOnMarket'],
}

/** A status after "is", in words that fit any gender. */
const WORDS: ByLanguage<Record<Status, string>> = {
  en: { Active: 'available', PreOnMarket: 'coming soon', Sold: 'sold' },
  es: { Active: 'disponible', PreOnMarket: 'próximamente a la venta', Sold: 'fuera del mercado' },
  fr: { Active: 'disponible', PreOnMarket: 'bientôt en vente', Sold: 'hors marché' },
  de: { Active: 'verfügbar', PreOnMarket: 'bald im Angebot', Sold: 'verkauft' },
  pt: { Active: 'disponível', PreOnMarket: 'em breve à venda', Sold: 'fora do mercado' },
}

/** The true status of a listing in words, with the verb of a claim that has one. */
export const statusWords = ({ Status: status }: Listing, language: Language, verb: string): string =>
  `${PRESENT[fold(verb)] ?? verb} ${WORDS[language][status]}`.trim()
/** "Foi vendida" is corrected to "está disponível". */
const PRESENT: Record<string, string> = { foi: 'está', foram: 'estão', fue: 'está', fueron: 'están' }
