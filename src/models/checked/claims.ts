import { parseDigits, SCALE_WORDS } from '../../search/numbers/numbers.ts'
import { fold } from '../../search/text/fold.ts'

/** A number that may be rounded. `slack`: how far the true value may be from it. */
export type RoundedNumber = { value: number; slack: number }

/** The scales of magnitudes such as "k" and "million". "grand" is large in French, beside a price as well. */
const MAGNITUDES = new Map(
  SCALE_WORDS.flatMap(([scale, words]) =>
    words.split('|').flatMap((word) => (word === 'grand' ? [] : [[word, scale] as const])),
  ),
)
/** "millon" is written "millón", "milhao" and "milhoes" are "milhão" and "milhões". */
const withAccents = (word: string): string => word.replaceAll('a', '[aã]').replaceAll('o', '[oóõ]')
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Pattern of a number: digits with separators; a magnitude may follow. */
export const NUMBER = String.raw`\d{1,3}(?:[,.'\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
export const MAGNITUDE = String.raw`(?:\s?(?:${[...MAGNITUDES.keys()].map(withAccents).join('|')})(?![\p{L}\p{N}]))?`
/** Lookbehind: a number must not be part of a word, a longer number, a phone number or a date. */
export const NUMBER_BOUNDARY = String.raw`(?<![\p{L}\d][\-./:]|[\p{L}\d])`
export const NUMBER_WORD = WORDS.join('|')

const ROUNDED = new RegExp(`(${NUMBER})(${MAGNITUDE})`, 'iu')

/** Parses a number with its rounding: "750k" is rounded to thousands, "$749,999" is exact. */
export function parseRoundedNumber(text: string): RoundedNumber | undefined {
  const word = WORDS.indexOf(text.toLowerCase())
  if (word >= 0) return { value: word + 1, slack: 0 }
  const [, digits, magnitude = ''] = ROUNDED.exec(text) ?? []
  if (digits === undefined) return undefined
  const scale = MAGNITUDES.get(fold(magnitude.trim())) ?? 1
  if (scale === 1) return { value: parseDigits(digits), slack: 0 }
  const number = Number(digits.replace(',', '.'))
  const decimals = /[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0
  return { value: Number((number * scale).toPrecision(12)), slack: (scale * 10 ** -decimals) / 2 }
}

/** What a claim is about. `number`: a large number of no known kind; `count`: the number of listings. */
export type Kind =
  | 'address'
  | 'link'
  | 'mls'
  | 'money'
  | 'area'
  | 'beds'
  | 'baths'
  | 'year'
  | 'parking'
  | 'status'
  | 'count'
  | 'number'

const MAGNITUDE_OR_GROUPS = String.raw`\d{1,3}(?:[,.'\u00a0\u202f]\d{3})+|\d{4,}|\d+(?:[.,]\d+)?\s?(?:k|m|million)\b`
/** A single R, for rands, is a sign only before an amount that no zone ("R1") or road ("R22") has. */
const SYMBOL = String.raw`(?:\bR(?=\s?(?:${MAGNITUDE_OR_GROUPS}))|\b(?:US|CA|AU|NZ|HK|C|A|R|S)?[$]|[$€£¥₹₩₪₱₫]|\b(?:USD|EUR|GBP|CHF|CAD|AUD|INR|Rs\.?)(?=\s?\d))`
const CURRENCY_AFTER = String.raw`\s?(?:[€£]|(?:USD|EUR|GBP|CHF|CAD|AUD|INR|dollars?|euros?|pounds?)\b)`
const AMOUNT = `(?:${NUMBER})${MAGNITUDE}`
const COUNT = `(?:${NUMBER}|${NUMBER_WORD})`
const BEDS = String.raw`(?:bed(?:room)?s?|bdrms?|bds?|brs?|dormitorios?|habitaci[oó]n(?:es)?|rec[aá]maras?|chambres?|Schlafzimmer|quartos?)`
const BATHS = String.raw`(?:bath(?:room)?s?|bas?|baños?|salles? de bains?|Badezimmer|Bäder|banheiros?)`
const AREA = String.raw`(?:sq\.?\s?(?:ft|feet|foot|m)\b\.?|sqft\b|sqm\b|square[\s-](?:feet|foot|met(?:er|re)s?)|ft²|ft2\b|m²|m2\b|acres?\b)`
const STREET =
  'St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Boulevard|Way|Ct|Court|Pl|Place|Ter|Terrace|Cir|Circle|Pkwy|' +
  'Parkway|Hwy|Highway|Sq|Square|Trl|Trail|Loop|Row|Crescent|Close'
const LABEL = String.raw`\W{0,4}[:=]\W{0,4}`
const UNSOLD = 'active|available|on the market|coming soon|pre-?market|not (?:yet )?sold'
const STATUS = `(?:no longer|not) (?:available|active|on the market)|${UNSOLD}|sold|pending|under (?:contract|offer)|contingent|off the market|taken`
const SAYS_STATUS = String.raw`\b(?:is|are|was|been|it['’]s|they['’]re|currently|still|already|now|status\W{0,4}[:=]?(?: is| as)?|marked(?: as)?|listed as)\W{1,4}(?:(?:still|already|currently|now|just|actually)\s+)?`

/** The patterns of claims, the most specific kinds first. */
const patterns: { kind: Kind; pattern: RegExp }[] = [
  { kind: 'link', pattern: /\b(?:https?:\/\/|www\.)[^\s<>"'`\])}*]+[^\s<>"'`\])}*.,;:!?]/giu },
  {
    kind: 'address',
    pattern: of(
      String.raw`${NUMBER_BOUNDARY}(?<!\$)(?<it>\d{1,6}[A-Z]?\s+(?:[\p{Lu}\d][\p{L}\d'’.-]*\s+){1,4}(?:${STREET})\b)`,
      '',
    ),
  },
  {
    kind: 'mls',
    pattern: of(String.raw`\bMLS\W{0,3}(?:number|no\.?|id)?(?:\W{0,4}|\sis\s)(?<it>(?=[A-Z-]*\d)[A-Z\d-]{4,})\b`),
  },
  { kind: 'money', pattern: of(String.raw`(?<it>${SYMBOL}\s?${AMOUNT})`) },
  { kind: 'money', pattern: of(String.raw`${NUMBER_BOUNDARY}(?<it>${AMOUNT}${CURRENCY_AFTER})`) },
  { kind: 'area', pattern: of(String.raw`${NUMBER_BOUNDARY}(?<it>${NUMBER})[\s-]?(?<unit>${AREA})`) },
  { kind: 'beds', pattern: of(String.raw`${NUMBER_BOUNDARY}(?<it>${COUNT})[\s-]*${BEDS}\b`) },
  { kind: 'beds', pattern: of(String.raw`\b${BEDS}${LABEL}(?<it>${NUMBER})`) },
  { kind: 'baths', pattern: of(String.raw`${NUMBER_BOUNDARY}(?<it>${COUNT})[\s-]*${BATHS}\b`) },
  { kind: 'baths', pattern: of(String.raw`\b${BATHS}${LABEL}(?<it>${NUMBER})`) },
  {
    kind: 'year',
    pattern: of(String.raw`\b(?:built|constructed|completed|year)\b\D{0,14}\b(?<it>(?:1[789]|20)\d\d)\b`),
  },
  {
    kind: 'parking',
    pattern: of(String.raw`${NUMBER_BOUNDARY}(?<it>${COUNT})[\s-]+(?:car\s(?:garage|port)|cars?\b|parking|garages?)`),
  },
  {
    kind: 'count',
    pattern: of(
      String.raw`${NUMBER_BOUNDARY}(?<it>${NUMBER})\s+(?:\p{L}+\s+)?(?:homes|houses|listings|properties|condos|apartments|results|matches)\b`,
    ),
  },
  { kind: 'status', pattern: of(`${SAYS_STATUS}(?<it>${STATUS})\\b`) },
  {
    kind: 'number',
    pattern: of(String.raw`${NUMBER_BOUNDARY}(?<it>\d{1,3}(?:[,.]\d{3})+|\d{5,}|\d+(?:\.\d+)?[kK])(?![\d%-])\b`),
  },
]

function of(source: string, flags = 'i'): RegExp {
  return new RegExp(source, `gu${flags}`)
}

/** A statement of an answer about a listing; `from` and `until` delimit the text that a correction replaces. */
export type Claim = {
  kind: Kind
  from: number
  until: number
  text: string
  /** undefined for addresses, links, MLS numbers and statuses */
  amount: RoundedNumber | undefined
  /** the unit as written after the number, "" for none */
  unit: string
}

/** All claims of a text in their order. If two overlap, the more specific kind wins. */
export function claimsIn(text: string): Claim[] {
  const taken: Claim[] = []
  // Marks the characters of claims found so far; comparing each claim with all others takes seconds in a text full of
  // numbers.
  const isTaken = new Uint8Array(text.length)
  for (const { kind, pattern } of patterns)
    for (const match of text.matchAll(pattern)) {
      const claim = claimOf(kind, match)
      if (claim === undefined || isTaken.subarray(claim.from, claim.until).includes(1)) continue
      isTaken.fill(1, claim.from, claim.until)
      taken.push(claim)
    }
  return taken.toSorted((one, other) => one.from - other.from)
}

/** Makes a claim of a match. The group `it` is the claim itself; the rest of the match is only context. */
function claimOf(kind: Kind, match: RegExpExecArray): Claim | undefined {
  const it = match.groups?.['it'] ?? match[0]
  const from = match.index + match[0].indexOf(it)
  const claim = { kind, from, until: from + it.length, text: it, unit: match.groups?.['unit'] ?? '' }
  if (WORDY.has(kind)) return { ...claim, amount: undefined }
  const amount = parseRoundedNumber(it)
  return amount && { ...claim, amount }
}

const WORDY = new Set<Kind>(['address', 'link', 'mls', 'status'])
