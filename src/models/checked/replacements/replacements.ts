import { inAnyLanguage } from '../../../contract/languages.ts'
import { fold } from '../../../search/text/fold.ts'
import { words } from '../../concierge/words/words.ts'
import type { Claim } from '../claims/claims.ts'
import { wholeWords } from '../claims/wording.ts'
import { areaOf, moneyFields, PER_AREA } from '../context/field-words.ts'
import type { ClaimInContext, Evidence } from '../evidence.ts'
import { statedAs } from '../truth/stated-as.ts'
import type { Truth } from '../truth/truth.ts'
import { isOfFullBaths, READ_CLOSELY_MAX } from '../verdict.ts'
import { isOfMonth, strangeWords } from './own-value.ts'

/** The replacement for a false claim, if the listings in scope have exactly one value for it. */
export function truthInstead(
  { claim, claims, heading, before, after, sentence }: ClaimInContext,
  candidates: Truth[],
  { figures, language }: Evidence,
): string | undefined {
  const fields = claim.kind === 'money' ? moneyFields(before, after) : []
  const area = claim.kind === 'area' ? areaOf(before, after) : undefined
  if (claims.length > READ_CLOSELY_MAX) return undefined
  // A sale price is neither a price per area nor a rent.
  const clause = claim.kind === 'money' ? (fold(before).split(ENDS_CLAUSE).at(-1) ?? '') : ''
  if (fields[0] !== 'unit' && PER_AREA.test(clause)) return undefined
  const isRent = RENT.test(clause)
  const isFull = claim.kind === 'baths' && isOfFullBaths(before, after)
  const strange = KEPT.has(claim.kind) ? [] : strangeWords({ claim, claims, sentence, heading })
  const isOwn = ({ listing, names }: Truth): boolean => {
    const isMonthly = claim.kind === 'money' && (fields[0] === 'hoa' || listing.SaleType === 'for_rent')
    if (isRent && listing.SaleType !== 'for_rent') return false
    // Which baths are full ones is not known where there are half ones.
    if (isFull && !Number.isInteger(listing.Bathrooms)) return false
    return strange.every((word) => (isOfMonth(word) ? isMonthly : names().has(word)))
  }
  if (claim.kind === 'count')
    return candidates.every(isOwn) ? only(figures, (figure) => words[language].number(figure)) : undefined
  const instead = only(candidates, (truth) =>
    isOwn(truth) ? statedAs(truth, claim, { fields, area, language }) : undefined,
  )
  // "$749,999 (about EUR 690,000)": the price is not said twice.
  if (claim.kind === 'money' && instead !== undefined && sentence.includes(instead)) return undefined
  if (claim.kind !== 'baths') return instead
  const around = `${before.slice(-LABEL_MAX)}${claim.text}${after.slice(0, LABEL_MAX)}`
  return COMMA_BATHS.test(fold(around)) ? instead?.replace('.', ',') : instead
}
const ENDS_CLAUSE = /[,;()]|(?<!\p{L})(?:and|y|et|und|e)(?!\p{L})/u
const RENT = new RegExp(
  wholeWords(
    inAnyLanguage({
      en: 'rents?|rented',
      es: 'alquiler|alquila|renta',
      fr: 'loyer|loue',
      de: 'miete|kaltmiete|warmmiete|vermietet',
      pt: 'aluguel|aluga|renda',
    }),
  ),
  'u',
)
/** Of languages that write "2,5", whatever the person asked in. */
const COMMA_BATHS = new RegExp(
  wholeWords('banos?|salles? de bains?|bad|badern?|badezimmern?|banheiros?|casas? de banho'),
  'u',
)
/** How far a label is from its number at most, in UTF-16 units. */
const LABEL_MAX = 16
/** Kinds of claims that the listing's own value may replace, whatever words stand around them. */
const KEPT = new Set<Claim['kind']>(['link', 'mls'])

/** The value that all items have in common; undefined if two differ. */
function only<Item>(items: Iterable<Item>, say: (item: Item) => string | undefined): string | undefined {
  let first: { text: string | undefined } | undefined
  for (const item of items) {
    const text = say(item)
    first ??= { text }
    if (text !== first.text) return undefined
  }
  return first?.text
}

/** Singulars and plurals of what is counted. */
const FORMS: [one: string, many: string][] = [
  ...'bed bedroom bath bathroom spot space stall day dormitorio baño recámara plaza chambre place quarto banheiro vaga'
    .split(' ')
    .map((one): [string, string] => [one, `${one}s`]),
  ['habitación', 'habitaciones'],
  ['salle', 'salles'],
  ['Bad', 'Bäder'],
  ['Stellplatz', 'Stellplätze'],
  ['Parkplatz', 'Parkplätze'],
]
/** Before a home, as in "a one bedroom condo", what is counted has no plural. */
const OF_HOME = String.raw`(?!\s(?:home|house|condo|townhouse|townhome|apartment|unit|flat|property|place|bungalow|cottage|listing|layout|option)s?(?!\p{L}))`
const COUNTED = new RegExp(
  String.raw`^(?<lead>[\s*_]+(?:(?:parking|garage)\s)?)(?<unit>${FORMS.flatMap(([one, many]) => [many, one]).join('|')})(?!\p{L})${OF_HOME}`,
  'iu',
)

/** What is counted right behind a number, in the form that another number needs: "1 parking spot" becomes "2 parking spots". */
export function unitFor(instead: string, after: string): { length: number; text: string } {
  const { 0: all = '', groups: { lead = '', unit = '' } = {} } = COUNTED.exec(after) ?? {}
  const forms = FORMS.find((pair) => pair.some((form) => form.toLowerCase() === unit.toLowerCase()))
  const text = forms?.[instead === '1' ? 0 : 1] ?? unit
  return { length: all.length, text: lead + (text.toLowerCase() === unit.toLowerCase() ? unit : text) }
}
