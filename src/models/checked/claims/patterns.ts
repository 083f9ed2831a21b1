import { ADDRESS_CLAIMS } from './addresses.ts'
import {
  AMOUNT,
  AND,
  AREA,
  COUNT,
  COUNT_WITH_HALF,
  CURRENCY_AFTER,
  DECADE,
  ENDED,
  GAP,
  HALF,
  LABEL,
  NO_LABEL,
  PART,
  PARTS,
  SEVERAL,
  SMALL,
  SYMBOL,
  YEAR,
} from './pattern-parts.ts'
import {
  AND_A_HALF,
  HALF_BEHIND,
  LETTERS,
  NUMBER,
  NUMBER_BOUNDARY,
  PART_IN_WORDS,
  SPACED_NUMBER,
} from './rounded-number.ts'
import { ANY_NUMBER_WORD, COUNT_IN_WORDS, LARGE_IN_WORDS, NUMBER_WORD } from './spelled-numbers.ts'
import { STATUS_CLAIMS, STATUS_WORD } from './statuses.ts'
import {
  AGES,
  BATHS_AND_HALF,
  CURRENCY_WORDS,
  FEET,
  HOMES,
  METRES,
  ON_MARKET,
  ON_MARKET_WORD,
  PARKING,
  PRAISE,
  WORDS_AFTER_YEAR_BUILT,
  WORDS_BEFORE_YEAR_BUILT,
  YEARS_OF_AGE,
  YEARS_OF_HOMES,
} from './wording.ts'

/**
 * What a claim is about. `age`: of a home, in years; `contact`: a mail address or a phone number; `rooms`: bedrooms and others; `days`: on the market; `number`: a
 * large number of no known kind; `count`: the number of listings.
 */
export type Kind =
  | 'address'
  | 'link'
  | 'contact'
  | 'mls'
  | 'money'
  | 'area'
  | 'beds'
  | 'rooms'
  | 'baths'
  | 'year'
  | 'age'
  | 'parking'
  | 'days'
  | 'status'
  | 'count'
  | 'number'

/**
 * A cheap test, without which a text has no match of a pattern. It saves time, and the patterns that V8 compiles at their first use
 * are compiled one after the other.
 */
type Pattern = { kind: Kind | 'counted'; pattern: RegExp; needs: RegExp }
const DIGIT = /\d/
const FOUR_DIGITS = /\d{4}/
const NUMBER_OF = /number of|anzahl|n[uú]mero de|nombre de/i
const AND_HALF = new RegExp(HALF_BEHIND, 'i')
const TWO_PARTS = /[/&]/
const NUMBER_IN_WORDS = new RegExp(`(?<![${LETTERS}])(?:${ANY_NUMBER_WORD})`, 'i')
const YEAR_IN = String.raw`(?:(?:in|en|em|im Jahre?)\s)?(?:the year\s)?`
const BUILT = new RegExp(WORDS_BEFORE_YEAR_BUILT, 'i')

/** An address of the web without "http" or "www", of a domain that is common or has a path. Words are never spelled so. */
const BARE_LINK =
  /(?<![\w@./-])(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,4}(?:com|net|org|info|biz|io|app|dev|homes?|house|realty|realestate|properties|example|co\.uk|[a-z]{2,}(?=\/[a-z\d]{3}))(?![\w@-])(?:\/[^\s<>"'`\])}*]*[^\s<>"'`\])}*.,;:!?])?/gu
/** Before an area without a unit. */
const AREA_LABEL = String.raw`(?:area|size|footage|fläche|größe|superficie|surface|área)\W{0,4}:\W{0,4}`
/** In American or international form. */
const PHONE =
  /(?<![\w$€£.,/-])(?:\+\d{1,3}[\s.-]?(?:\(?\d{1,4}\)?[\s.-]?){2,5}\d{2,4}|(?:1[\s.-])?\(?\d{3}(?:\)\s?|[-.\s])\d{3}[-.]\d{4})(?![\w-])/g

const HUNDREDS = /\d(?:,000|k)?['’]?s\b/i
const LOW_OR_HIGH = String.raw`\b(?:low|mid|high|upper)[\s-]{1,3}`
const PRICED = String.raw`\b(?:priced?|listed|asking|costs?)\b[^.\d]{0,24}`
const RENTED = String.raw`\brents?\b[^.\d]{0,24}`
/** "Priced in the low 600s", "in the mid-$600s": without a sign, a credit score may be in the mid-700s. */
const PRICE_600S = String.raw`(?:(?<=${PRICED}${LOW_OR_HIGH})[$]?|(?<=(?<!${RENTED})${LOW_OR_HIGH})[$])\d{3}`
/** "In the $600,000s", of a rent "in the low $2,000s". */
const PRICE_600_000S = String.raw`[$]\d{1,3}(?:,000|k)`
/** A rent may be "in the low 900s a month". */
const PRICED_IN_HUNDREDS = String.raw`(?<it>(?:${PRICE_600_000S}|${PRICE_600S}(?!['’]?s\W(?:a|per) month))['’]?s)\b`
/** Of land: "sits on two acres", "a two-acre lot"; a park has others. */
const ACRES_IN_WORDS = String.raw`(?:(?<=\b(?:sits|lot|parcel|property)\b[^.,\d]{0,16})|(?=\w+[\s-]acres? (?:lot|parcel|property)))(?:${NUMBER_WORD})`

/** In words, others are counted too: "compare two homes". */
const FOUND = /\b(?:found|encontr(?:é|ado|amos|ei)|trouvé|habe|haben)\s/i

/** The patterns of claims, the most specific kinds first. */
export const patterns: Pattern[] = [
  { kind: 'contact', needs: /@/, pattern: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/giu },
  { kind: 'link', needs: /http|www/i, pattern: /(?:https?:\/\/|\bwww\.)[^\s<>"'`\])}*]+[^\s<>"'`\])}*.,;:!?]/giu },
  { kind: 'link', needs: /[a-z]\.[a-z]/, pattern: BARE_LINK },
  { kind: 'contact', needs: DIGIT, pattern: PHONE },
  ...ADDRESS_CLAIMS.map((pattern) => ({ kind: 'address' as const, needs: DIGIT, pattern: new RegExp(pattern, 'gu') })),
  {
    kind: 'mls',
    needs: /mls/i,
    pattern: patternOf(
      String.raw`\bMLS\W{0,3}(?:number|no\.?|id)?(?:\W{0,4}|\sis\s)(?<it>(?=[A-Z-]{0,31}\d)[A-Z\d-]{4,})\b`,
    ),
  },
  { kind: 'money', needs: HUNDREDS, pattern: patternOf(PRICED_IN_HUNDREDS) },
  {
    kind: 'money',
    needs: DIGIT,
    pattern: patternOf(String.raw`(?<it>${SYMBOL}[\s*_]{0,4}${AMOUNT})(?!\d|s\b|,\d{3}s\b)`),
  },
  { kind: 'money', needs: DIGIT, pattern: patternOf(String.raw`${NUMBER_BOUNDARY}(?<it>${AMOUNT}${CURRENCY_AFTER})`) },
  {
    kind: 'money',
    needs: /dollar|euro|pound|peso|fran[ck]|reais|d[oó]lar/i,
    pattern: patternOf(String.raw`(?<![${LETTERS}])(?<it>${LARGE_IN_WORDS}\s(?:de |d['’])?${CURRENCY_WORDS})`),
  },
  {
    kind: 'area',
    needs: DIGIT,
    pattern: patternOf(String.raw`${NUMBER_BOUNDARY}(?<it>${SPACED_NUMBER})${GAP}${AREA}`),
  },
  {
    kind: 'area',
    needs: /acre/i,
    pattern: patternOf(
      String.raw`(?<![${LETTERS}])(?<it>${PART_IN_WORDS}|${ACRES_IN_WORDS})[\s-](?<acres>acres?)(?![${LETTERS}])`,
    ),
  },
  {
    kind: 'area',
    needs: NUMBER_IN_WORDS,
    pattern: patternOf(
      String.raw`(?<![${LETTERS}])(?<it>${LARGE_IN_WORDS})[\s-](?:(?<feet>${FEET})|(?<metres>${METRES}))`,
    ),
  },
  { kind: 'counted', needs: AND_HALF, pattern: patternOf(`${NUMBER_BOUNDARY}${BATHS_AND_HALF(COUNT_IN_WORDS)}`) },
  ...[
    { number: COUNT, needs: DIGIT },
    { number: COUNT_WITH_HALF, needs: NUMBER_IN_WORDS },
  ].map(({ number, needs }) => ({
    kind: 'counted' as const,
    needs,
    pattern: patternOf(
      String.raw`${NUMBER_BOUNDARY}(?<it>${number})${GAP}${PRAISE}(?:${PARTS}|(?<parking>${PARKING}))${NO_LABEL}`,
    ),
  })),
  {
    kind: 'counted',
    needs: TWO_PARTS,
    pattern: patternOf(String.raw`(?<![${LETTERS}])(?:${PARTS})${AND}${PART}${LABEL}(?<it>${SMALL})`),
  },
  {
    kind: 'counted',
    needs: TWO_PARTS,
    pattern: patternOf(String.raw`(?<=${PART}${AND}(?:${PARTS})${LABEL}${SMALL}${AND})(?<it>${SMALL})`),
  },
  {
    kind: 'counted',
    needs: DIGIT,
    pattern: patternOf(
      String.raw`(?<![${LETTERS}]|\d${GAP}|[/&]\s?|${HALF})(?:${PARTS}|(?<parking>${PARKING}))${LABEL}(?<it>${SMALL})`,
    ),
  },
  {
    kind: 'counted',
    needs: /[:=]/,
    pattern: patternOf(
      String.raw`(?<![${LETTERS}]|(?:\d|${NUMBER_WORD})${GAP}|${HALF})(?:${PARTS}|(?<parking>${PARKING}))\W{0,4}[:=]\W{0,4}(?<word>(?:${NUMBER_WORD})${AND_A_HALF})${ENDED}`,
    ),
  },
  {
    kind: 'counted',
    needs: /\(\d/,
    pattern: patternOf(
      String.raw`(?<![${LETTERS}]|(?:\d|${NUMBER_WORD})${GAP}|${HALF})(?:(?:${PARTS})${SEVERAL}|(?<parking>${PARKING}))\s?\((?<it>${SMALL})\)`,
    ),
  },
  {
    kind: 'counted',
    needs: DIGIT,
    pattern: patternOf(
      String.raw`(?<=(?:^|[:,;|·•–—(\n])[\s*_]{0,4})(?:${PARTS})${SEVERAL}[\s*_]{1,4}(?<it>${SMALL})${ENDED}`,
    ),
  },
  {
    kind: 'counted',
    needs: NUMBER_OF,
    pattern: patternOf(
      String.raw`(?:${NUMBER_OF.source})\s(?:de[rs]?\s)?(?:${PARTS})\s(?:is|ist|beträgt|es|est|é)\s(?:de\s)?(?<it>${SMALL}|${NUMBER_WORD})`,
    ),
  },
  ...ON_MARKET.map((pattern) => ({ kind: 'days' as const, needs: ON_MARKET_WORD, pattern: patternOf(pattern) })),
  {
    kind: 'year',
    needs: FOUR_DIGITS,
    pattern: patternOf(
      String.raw`\b${WORDS_BEFORE_YEAR_BUILT}(?![${LETTERS}])(?:(?!\s(?:and|und|y|et|e)\s)\D){0,14}\b(?<it>${YEAR}|${DECADE})\b`,
    ),
  },
  {
    kind: 'year',
    needs: BUILT,
    pattern: patternOf(
      String.raw`\b${WORDS_BEFORE_YEAR_BUILT}(?![${LETTERS}])\s${YEAR_IN}(?<it>${LARGE_IN_WORDS}|['’]\d\d(?!['’]?[\ds]))(?![${LETTERS}])`,
    ),
  },
  {
    kind: 'year',
    needs: NUMBER_IN_WORDS,
    pattern: patternOf(
      String.raw`(?<![${LETTERS}])(?<it>(?:neunzehn|achtzehn)hundert[${LETTERS}]*|zweitausend[${LETTERS}]*)\s(?:${WORDS_AFTER_YEAR_BUILT})`,
    ),
  },
  {
    kind: 'year',
    needs: FOUR_DIGITS,
    pattern: patternOf(String.raw`\b(?<it>${YEAR}|${DECADE})\s+(?:[${LETTERS}]+\s+)?(?:${WORDS_AFTER_YEAR_BUILT})\b`),
  },
  {
    kind: 'year',
    needs: FOUR_DIGITS,
    pattern: patternOf(
      String.raw`(?:^|[\n|·•;,])[\s*_-]{0,6}(?:year|baujahr|año|année|ano)[\s*_]{0,4}:[\s*_]{0,4}(?<it>${YEAR})\b`,
    ),
  },
  ...YEARS_OF_HOMES(`(?<it>${YEAR}|${DECADE})`).map((pattern) => ({
    kind: 'year' as const,
    needs: FOUR_DIGITS,
    pattern: patternOf(pattern),
  })),
  ...AGES(`(?:(?<it>\\d{1,3})|(?<word>${COUNT_IN_WORDS}))`).map((pattern) => ({
    kind: 'age' as const,
    needs: YEARS_OF_AGE,
    pattern: patternOf(`${NUMBER_BOUNDARY}${pattern}`),
  })),
  {
    kind: 'count',
    needs: DIGIT,
    pattern: patternOf(String.raw`${NUMBER_BOUNDARY}(?<it>${NUMBER})\s+(?:[${LETTERS}]+\s+)?${HOMES}`),
  },
  {
    kind: 'count',
    needs: FOUND,
    pattern: patternOf(String.raw`${FOUND.source}(?<it>${COUNT_IN_WORDS})\s+${HOMES}`),
  },
  ...STATUS_CLAIMS.map((pattern) => ({ kind: 'status' as const, needs: STATUS_WORD, pattern: patternOf(pattern) })),
  {
    kind: 'number',
    needs: DIGIT,
    pattern: patternOf(
      String.raw`${NUMBER_BOUNDARY}(?<it>\d{1,3}(?:[,.]\d{3})+|\d{5,}|(?<=${AREA_LABEL})\d{3,4}|\d+(?:\.\d+)?[kK])(?![\d%-])\b`,
    ),
  },
]

/** Without the flag u, which V8 compiles slowly beside i. */
function patternOf(source: string): RegExp {
  return new RegExp(source, 'gi')
}
