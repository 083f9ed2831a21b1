import { type ByLanguage, inAnyLanguage } from '../../../contract/languages.ts'
import { fold } from '../../../search/text/fold.ts'
import type { Claim } from '../claims/claims.ts'
import { wholeWords } from '../claims/wording.ts'
import { placesIn } from '../subject.ts'
import { numbersOfKind, type Truth } from '../truth/truth.ts'
import { MUTUAL } from './derivation-words.ts'

type Said = { claim: Claim; sentence: string; isOfFees: boolean }

/** The homes whose difference an amount may be: the two that its part of the sentence compares, else all. Several sets where "the cheapest" may be of each. */
export function comparedHomes(
  { claim, sentence, isOfFees }: Said,
  truths: Truth[],
  groups: () => (readonly Truth[])[],
): (readonly Truth[])[] {
  const before = sentence.slice(0, claim.from).split(PARTS).at(-1) ?? ''
  const behind = sentence.slice(claim.until).split(PARTS)[0] ?? ''
  const part = `${before}¤${behind}`
  const folded = fold(part)
  const named = homesIn(part, truths)
  if (MUTUAL.test(folded) && named.length === 0 && LEAST.test(folded) && MOST.test(folded))
    return [truths, ...groups()].filter(({ length }) => length > 1).map((set) => extremesOf(set, isOfFees))
  if (named.length === 2 && (MUTUAL.test(folded) || COMPARED_WITH.test(folded))) return [named]
  // "The HOA at 22 Pine Street is $60 higher than at 9 Oak Ave"
  const [, than = ''] = THAN.exec(behind) ?? []
  const [one, ...more] = homesIn(before, truths)
  const [other] = homesIn(than, truths)
  const isPlain = one && other && one !== other && more.length === 0 && !OTHERS.test(fold(before))
  return [isPlain ? [one, other] : truths]
}

/** The homes that a text names by street, or by a type that only one of them has, each once. */
export function homesIn(text: string, truths: Truth[]): Truth[] {
  const places = placesIn(text, truths).map(({ truth, from }) => ({ truth, from }))
  const typed = [...text.matchAll(TYPED)].flatMap(({ index, groups = {} }) => {
    const type = TYPES.find((name) => groups[name] !== undefined)
    const [only, ...others] = truths.filter(({ listing }) => typeOf(listing.PropertyType ?? '') === type)
    return only && others.length === 0 ? [{ truth: only, from: index }] : []
  })
  return [...new Set([...places, ...typed].toSorted((a, b) => a.from - b.from).map(({ truth }) => truth))]
}

const TYPES = ['house', 'condo', 'townhouse', 'apartment'] as const
const TYPE_NAMES: Record<(typeof TYPES)[number], ByLanguage<string>> = {
  house: {
    en: 'house|single[- ]family(?: home)?',
    es: 'casa',
    fr: 'maison',
    de: 'Haus|Einfamilienhaus',
    pt: 'casa|moradia',
  },
  condo: { en: 'condo|condominium', es: 'condominio', fr: 'condo', de: 'Eigentumswohnung', pt: 'condomínio' },
  townhouse: {
    en: 'town(?:house|home)',
    es: 'casa adosada',
    fr: 'maison de ville',
    de: 'Reihenhaus',
    pt: 'casa geminada',
  },
  apartment: { en: 'apartment|flat', es: 'piso|apartamento', fr: 'appartement', de: 'Wohnung', pt: 'apartamento' },
}
const TYPED = new RegExp(
  String.raw`(?<!\p{L})(?:the|das|dem|der|die|l[ae]|el|[oa]|l['’])\s?(?:${TYPES.toReversed()
    .map((name) => `(?<${name}>${inAnyLanguage(TYPE_NAMES[name])})`)
    .join('|')})(?![\p{L}-])`,
  'giu',
)
const typeOf = (type: string): (typeof TYPES)[number] | undefined =>
  TYPES.toReversed().find((name) => new RegExp(String.raw`\b(?:${inAnyLanguage(TYPE_NAMES[name])})\b`, 'iu').test(type))

/** The cheapest home of some, and the most expensive, or those of the lowest and the highest fee. */
function extremesOf(homes: readonly Truth[], isOfFees: boolean): readonly Truth[] {
  const valueOf = (truth: Truth): number =>
    numbersOfKind(truth, 'money', { fields: [isOfFees ? 'hoa' : 'price'] })[0] ?? Number.NaN
  const sorted = homes
    .filter((truth) => !Number.isNaN(valueOf(truth)))
    .toSorted((one, other) => valueOf(one) - valueOf(other))
  return [...sorted.slice(0, 1), ...sorted.slice(-1)]
}

const inWords = (words: ByLanguage<string>): string => wholeWords(inAnyLanguage(words))
const PARTS = new RegExp(
  String.raw`[;!?]|\.\s|${inWords({ en: 'but|while|whereas', es: 'pero|mientras', fr: 'mais|tandis', de: 'aber|während', pt: 'mas|enquanto' })}`,
  'iu',
)
const LEAST = new RegExp(
  inWords({
    en: 'cheapest|least expensive|lowest(?:[- ]priced)?|most affordable',
    es: 'mas barat[oa]|menos car[oa]|mas economic[oa]|mas baj[oa]',
    fr: 'moins chere?|plus bas(?:se)?',
    de: String.raw`(?:gunstigst|billigst|niedrigst)\p{L}*`,
    pt: 'mais barat[oa]|mais baix[oa]',
  }),
  'u',
)
const MOST = new RegExp(
  inWords({
    en: 'most expensive|priciest|dearest|costliest|highest(?:[- ]priced)?',
    es: 'mas car[oa]|mas alt[oa]',
    fr: 'plus chere?|plus elevee?|plus haute?',
    de: String.raw`(?:teuerst|hochst)\p{L}*`,
    pt: 'mais car[oa]|mais alt[oa]',
  }),
  'u',
)
const COMPARED_WITH = new RegExp(
  inWords({
    en: 'compared (?:with|to)|versus|vs|differs?',
    es: 'comparad[oa] con|frente a|diferencian?|difieren?',
    fr: 'par rapport a|compare a|different',
    de: 'im vergleich|gegenuber|verglichen|unterscheiden',
    pt: 'em comparacao|comparad[oa] com|diferem?',
  }),
  'u',
)
const THAN = new RegExp(
  String.raw`^[^¤,;.]{0,40}?${inWords({ en: 'than', es: 'que', fr: 'que|qu', de: 'als', pt: 'que' })}([^,;.$€£]{0,60})`,
  'iu',
)
/** Words for a home that is not named, which may be the one that is compared. */
const OTHERS = new RegExp(
  String.raw`${inWords({
    en: 'it|one|latter|former|second|third|other|others|cheapest|unlike|besides',
    es: 'otr[oa]|segund[oa]|ultim[oa]|este|esta',
    fr: 'il|elle|autre|second|seconde|dernier|derniere|celui|celle',
    de: String.raw`es|sie|ander\p{L}*|zweite|letzter\p{L}*`,
    pt: 'ele|ela|outr[oa]|segund[oa]|ultim[oa]',
  })}`,
  'u',
)
