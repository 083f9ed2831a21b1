import { APART, MAGNITUDE, NUMBER, NUMBER_WORD } from './amounts.ts'

/** What a claim is about. `number`: a large number of no known kind; `count`: how many listings there are. */
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

const SYMBOL = String.raw`(?:\b(?:US|CA|AU|NZ|HK|C|A|R|S)?[$]|[$€£¥₹₩₪₱₫]|\b(?:USD|EUR|GBP|CHF|CAD|AUD|INR|Rs\.?)(?=\s?\d))`
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

/** How claims are told, the most telling kinds first. */
export const patterns: { kind: Kind; pattern: RegExp }[] = [
  { kind: 'link', pattern: /\b(?:https?:\/\/|www\.)[^\s<>"'`\])}*]+[^\s<>"'`\])}*.,;:!?]/giu },
  {
    kind: 'address',
    pattern: of(
      String.raw`${APART}(?<!\$)(?<it>\d{1,6}[A-Z]?\s+(?:[\p{Lu}\d][\p{L}\d'’.-]*\s+){1,4}(?:${STREET})\b)`,
      '',
    ),
  },
  {
    kind: 'mls',
    pattern: of(String.raw`\bMLS\W{0,3}(?:number|no\.?|id)?(?:\W{0,4}|\sis\s)(?<it>(?=[A-Z-]*\d)[A-Z\d-]{4,})\b`),
  },
  { kind: 'money', pattern: of(String.raw`(?<it>${SYMBOL}\s?${AMOUNT})`) },
  { kind: 'money', pattern: of(String.raw`${APART}(?<it>${AMOUNT}${CURRENCY_AFTER})`) },
  { kind: 'area', pattern: of(String.raw`${APART}(?<it>${NUMBER})[\s-]?(?<unit>${AREA})`) },
  { kind: 'beds', pattern: of(String.raw`${APART}(?<it>${COUNT})[\s-]*${BEDS}\b`) },
  { kind: 'beds', pattern: of(String.raw`\b${BEDS}${LABEL}(?<it>${NUMBER})`) },
  { kind: 'baths', pattern: of(String.raw`${APART}(?<it>${COUNT})[\s-]*${BATHS}\b`) },
  { kind: 'baths', pattern: of(String.raw`\b${BATHS}${LABEL}(?<it>${NUMBER})`) },
  {
    kind: 'year',
    pattern: of(String.raw`\b(?:built|constructed|completed|year)\b\D{0,14}\b(?<it>(?:1[789]|20)\d\d)\b`),
  },
  {
    kind: 'parking',
    pattern: of(String.raw`${APART}(?<it>${COUNT})[\s-]+(?:car\s(?:garage|port)|cars?\b|parking|garages?)`),
  },
  {
    kind: 'count',
    pattern: of(
      String.raw`${APART}(?<it>${NUMBER})\s+(?:\p{L}+\s+)?(?:homes|houses|listings|properties|condos|apartments|results|matches)\b`,
    ),
  },
  { kind: 'status', pattern: of(`${SAYS_STATUS}(?<it>${STATUS})\\b`) },
  {
    kind: 'number',
    pattern: of(String.raw`${APART}(?<it>\d{1,3}(?:[,.]\d{3})+|\d{5,}|\d+(?:\.\d+)?[kK])(?![\d%-])\b`),
  },
]

function of(source: string, flags = 'i'): RegExp {
  return new RegExp(source, `gu${flags}`)
}
