import { inAnyLanguage } from '../../contract/languages.ts'
import { subjects } from '../../search/language/subjects.ts'
import { type Comparator, comparatorAfter, comparatorBefore } from '../../search/numbers/comparators.ts'
import { fold, foldedWords } from '../../search/text/fold.ts'
import { tokenise } from '../../search/text/tokens.ts'
import { ANY_UNIT, HOMES } from './claims/wording.ts'
import type { AreaOf, MoneyField } from './truth.ts'

/** How far before a claim the words that compare it are looked for, in UTF-16 units. */
const COMPARING_MAX = 24
/** The longest such phrase, in words: "not more expensive than". */
const COMPARING_WORDS_MAX = 4

/** Ways of saying "about" besides those of searches, for answers only. */
const ABOUT =
  /(?:\b(?:roughly|approximately|nearly|almost|just (?:under|over)|close to|some|knapp|gut|fast|an die|unos|unas|casi|presque|pres de|quelque|quase|uns|umas|por volta de)|[~≈])\W*$/

export type Comparison = 'about' | 'atMost' | 'atLeast' | undefined

/** How the words before a number compare it: "under", "etwa", "más de". The words are those that searches understand. */
export function comparisonBefore(before: string): Comparison {
  const near = nearOf(before)
  if (FROM_NO_LIMIT.test(near)) return undefined
  if (ABOUT.test(fold(near))) return 'about'
  const found = comparatorNear(near)
  return found && comparisonOf(found)
}

/** Whether the words before a number exclude it: "more than", but not "at least". */
export const isStrictBefore = (before: string): boolean => {
  const { strict, part } = comparatorNear(nearOf(before)) ?? {}
  return strict === true || part === 'price'
}

const nearOf = (before: string): string => before.slice(-COMPARING_MAX).replace(ELIDED_DE, 'de ')

function comparatorNear(near: string): Comparator | undefined {
  const tokens = tokenise(near).filter(({ text }) => !MARKS.test(text))
  for (let at = Math.max(0, tokens.length - COMPARING_WORDS_MAX); at < tokens.length; at++) {
    const found = comparatorBefore(tokens, at)
    if (found?.until === tokens.length) return found.value
  }
  return undefined
}

/** How the words behind a number, or behind its unit, compare it: "+", "or more". */
export function comparisonAfter(after: string): Comparison {
  return comparedBy(after) ?? comparedBy(after.replace(UNIT_BEHIND, ''))
}
const UNIT_BEHIND = new RegExp(
  String.raw`^[\s*_-]*(?:${ANY_UNIT}|(?:days?|Tagen?|d[ií]as?|jours?)(?:(?: on the market| en el mercado)?)(?!\p{L}))`,
  'iu',
)

function comparedBy(after: string): Comparison {
  const tokens = tokenise(after.slice(0, COMPARING_MAX)).filter(({ text }) => !MARKS.test(text) || text === '+')
  const found = comparatorAfter(tokens, 0)
  return found && comparisonOf(found.value)
}

const comparisonOf = ({ kind }: Comparator): Comparison =>
  kind === 'max' ? 'atMost' : kind === 'min' ? 'atLeast' : kind === 'around' ? 'about' : undefined

/** "Dates from 1962", "range from $500,000": here "from" is no limit, since a home must have exactly this year or price. */
const FROM_NO_LIMIT = /\b(?:dat(?:es?|ing)(?: back)?|rang(?:es?|ing)) from\W*$/i
/** "Moins d'un million" */
const ELIDED_DE = /(?<!\p{L})d['’]$/u
/** Signs between these words and the number: "about **$", "under €". */
const MARKS = /^[^\p{L}\p{N}<>]+$/u

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

const ASSERTING = inAnyLanguage({
  en: "costs?|priced at|price (?:is|of)|price:|(?:listed|offered|sold) (?:at|for)|asking(?: price)?(?: is| of)?|rents? for|it's|is|has|have",
  es: 'cuestan?|tiene|precio|es de|a',
  fr: 'coutent?|a|prix|est de',
  de: 'kostet|kosten|betragt|hat|preis',
  pt: 'custam?|tem|preco',
})
const ONLY = inAnyLanguage({ en: 'only|just|now|currently', es: 'solo', fr: 'seulement', de: 'nur', pt: 'apenas' })
const ASSERTS = new RegExp(String.raw`(?:\b${ASSERTING}|:)\s*${ONLY}?[\s*_:]*$`)
const DOUBTING = inAnyLanguage({
  en: String.raw`no|not|none|never|any|cannot|without|find|found|search\w*`,
  es: String.raw`no|ningun\w*|sin`,
  fr: String.raw`aucun\w*|pas|sans`,
  de: String.raw`kein\w*|nicht|ohne`,
  pt: String.raw`nenhum\w*|nao|sem`,
})
const DOUBTS = new RegExp(String.raw`\?|\b${DOUBTING}\b|n't\b`)

/** Whether the words before a number state it as a fact. */
export const assertsBefore = (before: string): boolean => ASSERTS.test(fold(before))
/** Whether a text doubts or denies what it names. */
export const doubts = (text: string): boolean => DOUBTS.test(fold(text))

/** Spelled with their accents: "si" is "if", "sí" is "yes". */
const SUPPOSING = inAnyLanguage({
  en: 'if|whether|once|until|unless|when',
  es: 'si|cuando',
  fr: "si|s['’]ils?|s['’]elles?|quand|lorsque",
  de: 'ob|falls|sobald|wenn|bis',
  pt: 'se|quando|caso',
})
const HYPOTHETICAL = new RegExp(String.raw`(?<!\p{L})${SUPPOSING}\s+(?:[\p{L}\d'’]+\s+){0,4}$`, 'iu')
const ASKS = /^[^\p{L}]*(?:is|are|has|ist|sind|está|están|est-|é|são)(?!\p{L})[^.!?]*\?\s*$/iu
/** Whether the words before a status only suppose it, or its sentence asks for it. */
export const isHypothetical = (before: string, sentence: string): boolean =>
  HYPOTHETICAL.test(before) || ASKS.test(sentence)

/** May stand between a "no" and the number that it denies: behind other words, as in "not far, 5 bedrooms", the number is stated. */
const DENIED = inAnyLanguage({
  en: 'here|have|has|had|for less than|find|found|see|currently|cost|costs|be|any|an?|the|exactly|longer|with|at|for|listed|priced|asking|offers?|homes?|houses?|condos?|listings?|under|below|above|over|between',
  de: 'hier|hat|haben|für weniger als|kostet|kosten|ein|eine[mnr]?|genau|mehr|länger|mit|für|zu|unter|über|ab|wohnung(?:en)?|haus|häuser',
  es: 'aquí|tiene|tienen|tengo|tenemos|encontr(?:é|amos)|por menos|hay|cuesta|cuestan|exactamente|con|de|por|debajo|casas?|pisos?|apartamentos?|viviendas?',
  fr: "ici|d[e']|ne|moins|pour moins|a|ai|avons|trouvé|ont|y|coûten?t?|exactement|plus|sous|avec|à|maisons?|appartements?|logements?",
  pt: 'aqui|tem|têm|há|tenho|temos|encontr(?:ei|amos)|por menos|custam?|exatamente|mais|abaixo|por|de|com|casas?|imóve(?:l|is)',
})
/** "Not only" and "no less than" deny nothing. */
const NEGATED = new RegExp(
  String.raw`(?:(?<!\p{L})(?:not?|never|without|cannot|kein\p{L}*|nicht|pas|aucune?|ning[uú]n\p{L}*|nenhum\p{L}*|n[aã]o|sin|sem|ohne|sans)|n['’]t)\s+(?:${DENIED}\s+){0,5}[^\p{L}\p{N}\s,;:]*$`,
  'iu',
)
/** Denies all that follows in its clause. "Nothing" does so before a preposition only: "nothing beats its 5 bedrooms". */
const NONE = new RegExp(
  String.raw`(?<!\p{L})(?:none(?! other)|neither|zero (?=${HOMES})|keine[rs]? (?:der|von|davon)|ningun[oa]|aucune? d|nenhuma? d|${inAnyLanguage(
    {
      en: 'nothing (?:under|below|above|over|between|for|with|at|in|from|cheaper|less|more|else|that|we)',
      de: 'nichts (?:unter|uber|zwischen|fur|mit|zu|in|ab|gunstiger\\p{L}*)',
      es: 'nada (?:por|con|de|entre|en|menos|mas|a)',
      fr: 'rien (?:sous|entre|pour|avec|a|en|de|moins|plus)',
      pt: 'nada (?:por|com|de|entre|em|abaixo|acima|menos|mais|a)',
    },
  )})(?![^.;:,]{0,80}(?<!\p{L})(?:its|their|sein\p{L}*|ihr\p{L}*|sus?|s[ea]s?|seus?|suas?)(?!\p{L}))[^.;:,]{0,80}$`,
  'u',
)

/** Behind a limit: "under $300,000 there is nothing". */
const NONE_WITHIN =
  /^[\s*_]*,?\s?(?:(?!(?:and|und|y|et|e)\s)\p{L}+\s){0,4}(?:nothing(?! more| less)|none|nichts|nada|rien|there (?:is|are) no|(?:have|found) no|kein\p{L}*|no hay|no tenemos|nao ha|nao temos|aucun\p{L}*|nenhum\p{L}*|(?:hab\p{L}*|find\p{L}*|gibt) (?:\p{L}+ ){0,4}nicht)(?!\p{L})/u

/** Behind a number, in German: "5 Schlafzimmer habe ich leider nicht". */
const NOT_HAD = /^[\p{L}-]* ?(?:hab\p{L}*|find\p{L}*|gibt) (?:\p{L}+ ){0,4}nicht(?!\p{L}| nur)/u

/** Whether no home has a number, or keeps a limit: "under $300,000 there is nothing". */
export const isOfNone = (before: string, after: string): boolean => {
  const behind = fold(after)
  const isLimit = ['atMost', 'atLeast'].includes(comparisonBefore(before) ?? '')
  return NOT_HAD.test(behind) || (isLimit && NONE_WITHIN.test(behind))
}

/** Whether the words before a number deny it: "does not have", "no homes with". */
export const isNegated = (before: string): boolean => NEGATED.test(before) || NONE.test(fold(before))
