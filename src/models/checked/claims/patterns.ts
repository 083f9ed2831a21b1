import { ADDRESS_CLAIMS } from './addresses.ts'
import {
  ACRES_IN_WORDS,
  AMOUNT,
  AND,
  AND_HALF,
  AREA,
  AREA_LABEL,
  BARE_LINK,
  BUILT,
  COUNT,
  COUNT_WITH_HALF,
  CURRENCY_AFTER,
  DECADE,
  DIGIT,
  ENDED,
  FOUR_DIGITS,
  GAP,
  HALF,
  HUNDREDS,
  LABEL,
  NO_LABEL,
  NUMBER_IN_WORDS,
  NUMBER_OF,
  PART,
  PARTS,
  PHONE,
  PRICED_IN_HUNDREDS,
  SEVERAL,
  SMALL,
  SYMBOL,
  TWO_PARTS,
  YEAR,
  YEAR_IN,
} from './pattern-parts.ts'
import { AND_A_HALF, LETTERS, NUMBER, NUMBER_BOUNDARY, PART_IN_WORDS, SPACED_NUMBER } from './rounded-number.ts'
import { COUNT_IN_WORDS, LARGE_IN_WORDS, NUMBER_WORD } from './spelled-numbers.ts'
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
