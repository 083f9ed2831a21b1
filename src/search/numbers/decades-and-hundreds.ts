import { phrases, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { type Token, wordAt } from '../text/tokens.ts'
import { joiner } from './comparators.ts'

/**
 * Reads a decade of construction: "the nineties", "años 50", "années cinquante", "50er Jahre"; "the 1950s" is read as a
 * quantity.
 */
export function readDecades({ tokens }: Sentence, at: number): Finding | undefined {
  const found = named(tokens, at) ?? numbered(tokens, at)
  if (!found) return undefined
  const { value, until } = found
  const min = value >= 100 ? value : 1900 + value
  return { from: at, until, filter: { yearBuilt: { min, max: min + 9 } } }
}

const named = (tokens: Token[], at: number) => NAMED(tokens, at)

function numbered(tokens: Token[], at: number) {
  const opening = OPENING(tokens, at)
  const start = opening?.until ?? at
  const digits = wordAt(tokens, start)
  const read = /^(?:1[789]|20)?\d0$/.test(digits) ? { value: Number(digits), until: start + 1 } : WORDS(tokens, start)
  // "The years 1950 to 1970" are no decade.
  const isRange = read && /^\d{4}$/.test(wordAt(tokens, joiner(tokens, read.until)?.until ?? -1))
  if (!read || isRange) return undefined
  if (opening) return /^\p{L}/u.test(digits) || !COUNTED.has(wordAt(tokens, read.until)) ? read : undefined
  // German appends "er" to the number.
  if (!/^ern?$/.test(wordAt(tokens, start + 1)) || tokens[start + 1]?.from !== tokens[start]?.to) return undefined
  const { value } = read
  const years = GERMAN_YEARS.has(wordAt(tokens, start + 2))
  return { value, until: start + (years ? 3 : 2) }
}

const OPENING = phrases([
  [
    true,
    'anos|los anos|de los anos|los|dos anos|nos anos|os anos|decada de|decada de los|la decada de|decada dos anos|annees|des annees|les annees|years|the years|of the years|of two years',
  ],
])
const COUNTED = wordSet('m m2 sqm sq k mil % euros dollars dolares km miles')
const GERMAN_YEARS = wordSet('jahre jahren jahr years')

const WORDS = phrases<number>([
  [20, 'veinte|vingt|vinte'],
  [30, 'treinta|trente|trinta'],
  [40, 'cuarenta|quarante|quarenta'],
  [50, 'cincuenta|cinquante|cinquenta'],
  [60, 'sesenta|soixante|sessenta'],
  [70, 'setenta|soixante ten|soixante dix'],
  [80, 'ochenta|oitenta|four vingt|four vingts|quatre vingt|quatre vingts'],
  [90, 'noventa|four vingt ten|quatre vingt dix'],
])

const NAMED = phrases<number>([
  [20, 'twenties|the twenties|zwanzigern|den zwanzigern|zwanziger years|zwanziger jahre|zwanziger jahren'],
  [30, 'thirties|the thirties|dreissigern|den dreissigern|dreissiger years|dreissiger jahre|dreissiger jahren'],
  [40, 'forties|the forties|vierzigern|den vierzigern|vierziger years|vierziger jahre|vierziger jahren'],
  [50, 'fifties|the fifties|funfzigern|den funfzigern|funfziger years|funfziger jahre|funfziger jahren'],
  [60, 'sixties|the sixties|sechzigern|den sechzigern|sechziger years|sechziger jahre|sechziger jahren'],
  [70, 'seventies|the seventies|siebzigern|den siebzigern|siebziger years|siebziger jahre|siebziger jahren'],
  [80, 'eighties|the eighties|achtzigern|den achtzigern|achtziger years|achtziger jahre|achtziger jahren'],
  [90, 'nineties|the nineties|neunzigern|den neunzigern|neunziger years|neunziger jahre|neunziger jahren'],
])

/** Reads "the low 400s", "in the 500s": hundreds of thousands; low, mid and high are thirds of them. */
export function readHundreds({ tokens, saleType }: Sentence, at: number): Finding | undefined {
  const third = THIRDS(tokens, at)
  const start = third?.until ?? at
  const [number, plural] = [wordAt(tokens, start), tokens[start + 1]?.text]
  if (plural !== 's' || !/^[1-9]00$/.test(number) || !(third || HUNDREDS_OPENING.has(wordAt(tokens, at - 1))))
    return undefined
  const [low, high] = third?.value ?? [0, 1]
  const scale = saleType === 'for_rent' ? 1 : 1000
  const ends = [low, high].map((part) => (Number(number) + Math.round(part * 100)) * scale)
  return { from: at, until: start + 2, filter: { price: { min: ends[0] ?? 0, max: ends[1] ?? 0 } } }
}

const HUNDREDS_OPENING = wordSet('the in')

const THIRDS = phrases<readonly [number, number]>([
  [[0, 1 / 3], 'low|lower|the low|the lower|low -|early'],
  [[1 / 3, 2 / 3], 'mid|middle|the mid|mid -|the middle'],
  [[2 / 3, 1], 'high|upper|the high|the upper|high -|upper -|late'],
])
