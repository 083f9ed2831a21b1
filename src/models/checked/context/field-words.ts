import { inAnyLanguage } from '../../../contract/languages.ts'
import { subjects } from '../../../search/language/subjects.ts'
import { fold, foldedWords } from '../../../search/text/fold.ts'
import type { AreaOf, MoneyField } from '../truth/truth.ts'

/** The names that searches know for a quantity, in all languages. */
const namesOf = (subject: 'hoa' | 'price' | 'rent' | 'area' | 'lotArea'): string[] =>
  Object.values(subjects[subject]).flatMap((names) => names.split('|').filter((name) => name !== ''))
const pattern = (names: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'u')

/** Words in folded text before an amount that tell which field it is of, the most specific field first. */
const FIELD_WORDS: [MoneyField, RegExp][] = [
  [
    'hoa',
    pattern([
      ...namesOf('hoa').filter((name) => name !== 'fees'),
      'association',
      'nebenkosten',
      'hausgelder',
      'condominio',
    ]),
  ],
  [
    'deposit',
    pattern([
      inAnyLanguage({ en: 'deposit', es: 'fianza', fr: 'caution|depot de garantie', de: 'kaution', pt: 'caucao' }),
    ]),
  ],
  [
    'estimate',
    pattern([
      inAnyLanguage({
        en: String.raw`estimat\w*|worth|valued?`,
        es: String.raw`estimad[oa]s?|valorad[oa]s?|tasad[oa]s?`,
        fr: String.raw`estime\w*|evalue\w*`,
        de: String.raw`geschatzt\w*|schatz\w*|wert`,
        pt: String.raw`avaliad[oa]s?|estimad[oa]s?`,
      }),
    ]),
  ],
  [
    'price',
    pattern([
      ...namesOf('price').filter((name) => name !== 'budget'),
      ...namesOf('rent'),
      inAnyLanguage({
        en: 'asking|listed|rents',
        es: 'cuesta|cuestan|vale|valen|piden',
        fr: 'coute|coutent|vaut',
        de: 'kostet',
        pt: 'custa|custam|pedem',
      }),
    ]),
  ],
]

/** Whether a folded text speaks of a monthly fee. */
export const speaksOfFee = (folded: string): boolean =>
  FIELD_WORDS.some(([field, words]) => field === 'hoa' && words.test(folded))

/** Follows an amount that is a price per unit of area. */
const PER_AREA_BEHIND =
  /^\W{0,4}(?:(?:per|an?|\/) ?(?:sq|m²|m2|acre|hectare)|(?:pro|je|\/) ?(?:quadrat|qm|m²|m2|hektar)|(?:por|el|al|\/) ?(?:metro|m²|m2|pie|hectarea)|(?:par|le|du|au|l'|\/) ?(?:metre|m²|m2|pied|hectare)|(?:por|o|ao) ?(?:metro|m²|m2|pe\b|hectare))/
const HOA_AFTER =
  /^[\s*_(]{0,3}(?:a month |monthly |\/mo(?:nth)? |im monat |al mes |par mois |por mes )?(?:(?:de |of |an )?(?:hoa|association|hausgeld|comunidad|charges|condominio)\b)(?!\W{0,5}\d)/
const DEPOSIT_AFTER =
  /^[\s*_(]{0,3}(?:de |d')?(?:(?:security )?deposit|kaution|fianza|caution|caucao)\b(?![\s:*_]{0,4}[$€£]?\s?\d)/

/** "525 000 $ pour 2 400 pi²": the price from which the price per area is calculated. */
const DIVIDED =
  /^[\s*_]*(?:pour|for|por|para|fur|auf|÷|\/|divided by|divise par|entre|dividido (?:por|entre)|geteilt durch) ?\d[\d .,]{0,9}(?:sq|ft|m2|m²|pi|pie|pe|quadrat|qm)/

/** How far a word that tells the field is from its amount at most, in UTF-16 units. */
const FIELD_MAX = 40

/** The money fields that a claim may be about, by the words around it; all if the words do not tell. */
export function moneyFields(before: string, after: string): MoneyField[] {
  const next = fold(after)
  if (isPerArea(before, after) && !DIVIDED.test(next)) return ['unit']
  if (HOA_AFTER.test(next)) return ['hoa']
  if (DEPOSIT_AFTER.test(next)) return ['deposit']
  const near = before.slice(-FIELD_MAX)
  const field = fieldIn(near.split(/\d/).at(-1) ?? '') ?? fieldIn(near)
  return field === undefined ? ['price', 'hoa', 'deposit', 'estimate', 'unit'] : [field]
}

function fieldIn(text: string): MoneyField | undefined {
  const said = foldedWords(text).join(' ')
  return FIELD_WORDS.find(([, words]) => words.test(said))?.[0]
}

/** Says in a folded text that a price is one per unit of area. */
export const PER_AREA =
  /(?:\bper |\ba |\/)(?:square|sq\b|sqft|m²|m2)|quadratmeterpreis|\bpro quadratmeter|quadratfuss|\bpor metro|\bpor pies? |\bpor pes? |\b(?:le|par|au|du) (?:metre|pied|m2|m²)/
/** Stands before such a price as its name: "Price/sq ft:". */
const PER_AREA_LABEL =
  /(?:(?:price|cost|\$|€|preis|precio|prix|preco)\W{0,3}(?:per|a|\/|pro|je|por|al|par|au|ao) ?(?:sq|m²|m2|quadrat|qm|metr|pie|pied|pe )[^:|=\d]{0,20}|quadratmeterpreis)(?:[:|=\W]| is | of | ist | es | est | liegt bei )(?:[^|\n]*\|)*\W*$/

const LOT = pattern(
  namesOf('lotArea')
    .filter((name) => !/superficie|surface|flache|grosse|area|size/.test(name))
    .concat('grundstucks\\p{L}*'),
)
/** Whether a text names a lot. */
export const namesLot = (text: string): boolean => LOT.test(fold(text))
const HOME_AREA = pattern(namesOf('area').filter((name) => /liv|wohn|interior|habitable|util|building/.test(name)))
const AREA_NAMES = pattern([...namesOf('area'), ...namesOf('lotArea')].filter((name) => /^[\p{L} ]+$/u.test(name)))
/** Whether the words before an area name one of a home: "Lot size: ". */
export const namesArea = (before: string): boolean => AREA_NAMES.test(fold(before.slice(-LOT_MAX)))

/** How far from its area such a word is at most, in UTF-16 units. */
const LOT_MAX = 24
const END_BEFORE = /[\d.;,|]|\b(?:and|und|y|et|e)\b/
const END_AFTER = /[\d.;,|:·•–—\n]|\b(?:on|auf|en|sur|num|with|mit|and|und|y|et|e)\b/

/** Whether an area is that of the lot or of the home, by the words around it up to the next number. */
export function areaOf(before: string, after: string): AreaOf {
  const said = fold(before.slice(-LOT_MAX).split(END_BEFORE).at(-1) ?? '')
  const next = fold(after.slice(0, LOT_MAX).split(END_AFTER)[0] ?? '')
  if (LOT.test(said) || LOT.test(next)) return 'lot'
  return HOME_AREA.test(said) || HOME_AREA.test(next) ? 'home' : undefined
}

/** Whether an amount is a price per unit of area, by the words around it. */
export const isPerArea = (before: string, after: string): boolean =>
  PER_AREA_BEHIND.test(fold(after)) || PER_AREA_LABEL.test(`${fold(before)} `)
