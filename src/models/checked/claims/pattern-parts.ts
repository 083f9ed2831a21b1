import { AND_A_HALF, HALF_BEHIND, HALVES, LETTERS, MAGNITUDE, NUMBER, SPACED_NUMBER } from './rounded-number.ts'
import { ANY_NUMBER_WORD, COUNT_IN_WORDS, NUMBER_WORD } from './spelled-numbers.ts'
import {
  ACRES,
  BATHS,
  BEDS,
  CURRENCY_WORDS,
  FEET,
  HECTARES,
  METRES,
  ROOMS,
  WORDS_BEFORE_YEAR_BUILT,
} from './wording.ts'

const MAGNITUDE_OR_GROUPS = String.raw`\d{1,3}(?:[,.'\u00a0\u202f]\d{3})+|\d{4,}|\d+(?:[.,]\d+)?\s?(?:k|m|million)\b`
/** A single R, for rands, is a sign only before an amount that no zone ("R1") or road ("R22") has. */
export const SYMBOL = String.raw`(?:\bR(?=\s?(?:${MAGNITUDE_OR_GROUPS}))|\b(?:US|CA|AU|NZ|HK|C|A|R|S)?[$]|[$€£¥₹₩₪₱₫]|\b(?:USD|EUR|GBP|CHF|CAD|AUD|INR|Rs\.?)(?=\s?\d))`
/** A "$" after an amount belongs to it only where no amount follows: "749 000 $". */
export const CURRENCY_AFTER = String.raw`\s?(?:[€£]|[$](?!\s?\d)|${CURRENCY_WORDS})`
export const AMOUNT = `(?:${SPACED_NUMBER})${MAGNITUDE}`
export const COUNT = `(?:${HALVES}|(?:${NUMBER})${AND_A_HALF})`
export const COUNT_WITH_HALF = `${COUNT_IN_WORDS}${AND_A_HALF}`
export const AREA = String.raw`(?:(?<feet>${FEET})|(?<metres>${METRES})|(?<acres>${ACRES})|(?<hectares>${HECTARES}))`
export const YEAR = String.raw`(?:1[789]|20)\d\d`
export const DECADE = String.raw`(?:1[789]|20)\d0(?:['’]?s|er(?: Jahren?)?)`
/** Between a label and its number. A dash or the bars of a table make a label only of what is not counted itself: "3 beds | 2". */
export const LABEL = String.raw`\W{0,4}[:=|–—]\W{0,4}`
/** Between a number and its unit, with Markdown. */
export const GAP = String.raw`[\s*_\`-]{0,6}`
/** "Beds: 3 Baths: 2" has no 3 baths. */
export const NO_LABEL = String.raw`(?![\s*_]{0,4}:[\s*_]{0,4}\d)`
export const SMALL = String.raw`(?:${HALVES}|\d{1,3}(?:[.,]\d{1,2})?(?![\d%]|[.,]\d|\s?[-–x×]\s?\d))`

/** Follows a number that is the last of its item in a list: "Beds 4, baths 1", not "bedrooms 2 and 3". */
export const ENDED = String.raw`(?=[\s*_]{0,4}(?:$|[.;|·•–—)\n]|,(?!\s?(?:\d|${NUMBER_WORD}))))`

/** Follows a plural, whose number is a count: "bedrooms 2". "Bedroom 2" names a room; "Schlafzimmer 2" does where others have numbers. */
export const SEVERAL = String.raw`(?<=(?<!\bsalle d[e'’] ?bain)s|\w(?:s de (?:bain|baño|banho)|zimmern?|räumen?|bädern?))(?<!zimmern?\s\d\W[^\n]{0,80})(?![^\n]{0,80}(?:zimmern?|bad)\s\d)`
/** Half baths are counted apart from the others. */
export const HALF = String.raw`half[\s-]`

/** What is counted, each a group of its kind's name: "3 beds", "three bedrooms", "Bedrooms: 3". */
export const PARTS = `(?<beds>${BEDS})|(?<baths>${BATHS})|(?<rooms>${ROOMS})`
export const PART = `(?:${BEDS}|${BATHS}|${ROOMS})`
export const AND = String.raw`\s?[/&]\s?`
export const COUNTED = ['beds', 'baths', 'rooms', 'parking'] as const

export const DIGIT = /\d/
export const FOUR_DIGITS = /\d{4}/
export const NUMBER_OF = /number of|anzahl|n[uú]mero de|nombre de/i
export const AND_HALF = new RegExp(HALF_BEHIND, 'i')
export const TWO_PARTS = /[/&]/
export const NUMBER_IN_WORDS = new RegExp(`(?<![${LETTERS}])(?:${ANY_NUMBER_WORD})`, 'i')
export const YEAR_IN = String.raw`(?:(?:in|en|em|im Jahre?)\s)?(?:the year\s)?`
export const BUILT = new RegExp(WORDS_BEFORE_YEAR_BUILT, 'i')

/** An address of the web without "http" or "www", of a domain that is common or has a path. Words are never spelled so. */
export const BARE_LINK =
  /(?<![\w@./-])(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,4}(?:com|net|org|info|biz|io|app|dev|homes?|house|realty|realestate|properties|example|co\.uk|[a-z]{2,}(?=\/[a-z\d]{3}))(?![\w@-])(?:\/[^\s<>"'`\])}*]*[^\s<>"'`\])}*.,;:!?])?/gu
/** Before an area without a unit. */
export const AREA_LABEL = String.raw`(?:area|size|footage|fläche|größe|superficie|surface|área)\W{0,4}:\W{0,4}`
/** In American or international form. */
export const PHONE =
  /(?<![\w$€£.,/-])(?:\+\d{1,3}[\s.-]?(?:\(?\d{1,4}\)?[\s.-]?){2,5}\d{2,4}|(?:1[\s.-])?\(?\d{3}(?:\)\s?|[-.\s])\d{3}[-.]\d{4})(?![\w-])/g

export const HUNDREDS = /\d(?:,000|k)?['’]?s\b/i
const LOW_OR_HIGH = String.raw`\b(?:low|mid|high|upper)[\s-]{1,3}`
const PRICED = String.raw`\b(?:priced?|listed|asking|costs?)\b[^.\d]{0,24}`
const RENTED = String.raw`\brents?\b[^.\d]{0,24}`
/** "Priced in the low 600s", "in the mid-$600s": without a sign, a credit score may be in the mid-700s. */
const PRICE_600S = String.raw`(?:(?<=${PRICED}${LOW_OR_HIGH})[$]?|(?<=(?<!${RENTED})${LOW_OR_HIGH})[$])\d{3}`
/** "In the $600,000s", of a rent "in the low $2,000s". */
const PRICE_600_000S = String.raw`[$]\d{1,3}(?:,000|k)`
/** A rent may be "in the low 900s a month". */
export const PRICED_IN_HUNDREDS = String.raw`(?<it>(?:${PRICE_600_000S}|${PRICE_600S}(?!['’]?s\W(?:a|per) month))['’]?s)\b`
/** Of land: "sits on two acres", "a two-acre lot"; a park has others. */
export const ACRES_IN_WORDS = String.raw`(?:(?<=\b(?:sits|lot|parcel|property)\b[^.,\d]{0,16})|(?=\w+[\s-]acres? (?:lot|parcel|property)))(?:${NUMBER_WORD})`
