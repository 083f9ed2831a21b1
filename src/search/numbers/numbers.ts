import { phrases, wordSet } from '../text/phrases.ts'
import type { Token } from '../text/tokens.ts'
import { unitAt } from './units.ts'

/** A number as written. `scale` is the factor of a word such as "k" or "million", 1 for none. */
export type Numeral = { value: number; scale: number; until: number }

/** Parses digits or number words with their magnitude: 1.2m, 1,200,000, half a million, 5 lakh, two and a half. */
export function readNumber(tokens: Token[], at: number): Numeral | undefined {
  const half = HALVES(tokens, at)
  // A half bath is a kind of bathroom, not a number.
  if (half && !tokens[half.until]?.text.startsWith('ba')) return scaled(tokens, half.until, half.value)
  const text = tokens[at]?.text ?? ''
  if (isArticleOfOne(tokens, at)) return scaled(tokens, at + 1, 1)
  if (!/^\d/.test(text)) return readWords(tokens, at)
  const slashed = SLASHED(tokens, at)
  if (slashed && FRACTIONED.has(tokens[slashed.until]?.text ?? '')) return scaled(tokens, slashed.until, slashed.value)
  const scale = SCALES(tokens, at + 1)
  // With a magnitude, a single separator is a decimal point: "1.250m", "1,5 millones".
  const value =
    scale && !/[.,].*[.,]/.test(text) ? Number(text.replace(',', '.').replace(/[^\d.]/g, '')) : parseDigits(text)
  return scaled(tokens, at + 1, value)
}

/** "a million", "an acre", "una habitación": an article before a unit is the number one. */
function isArticleOfOne(tokens: Token[], at: number): boolean {
  const article = tokens[at]?.text ?? ''
  const isEnglish = article === 'a' || article === 'an'
  if (!isEnglish && !OTHER_ARTICLES.has(article)) return false
  if (SCALES(tokens, at + 1)) return true
  return isEnglish ? COUNTED.has(tokens[at + 1]?.text ?? '') : unitAt(tokens, at + 1) !== undefined
}

const OTHER_ARTICLES = wordSet('un una une ein eine einem einen um uma')

/** Parses digits with separators: 1,200,000 = 1.200.000 = 1 200 000; "1.200" is read as thousands. */
export function parseDigits(text: string): number {
  const bare = text.replace(/[^\d.,]/g, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last < 0) return Number(bare)
  const kinds = new Set(bare.replace(/\d/g, ''))
  const separators = bare.length - bare.replace(/[.,]/g, '').length
  const isGroup = kinds.size === 1 && (separators > 1 || /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare))
  if (isGroup) return Number(bare.replace(/[.,]/g, ''))
  return Number(`${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`)
}

function scaled(tokens: Token[], at: number, value: number): Numeral | undefined {
  const fraction = FRACTIONS(tokens, at)
  const scale = SCALES(tokens, fraction?.until ?? at)
  // "1.1 mil" is English for million, "400 mil" Spanish for thousand.
  const factor = scale && tokens[scale.until - 1]?.text === 'mil' && !Number.isInteger(value) ? 1e6 : scale?.value
  const total = (value + (fraction?.value ?? 0)) * (factor ?? 1)
  const until = scale?.until ?? fraction?.until ?? at
  const rest = scale && FRACTIONS(tokens, until)
  const all = rest ? total + rest.value * (factor ?? 1) : total
  return Number.isFinite(all) ? { value: tidy(all), scale: factor ?? 1, until: rest?.until ?? until } : undefined
}

/** Adds up number words: "four hundred and fifty thousand". */
function readWords(tokens: Token[], at: number): Numeral | undefined {
  let value: number | undefined
  let until = at
  for (;;) {
    const next = tokens[until]?.text === 'and' && value !== undefined && value >= 100 ? until + 1 : until
    const small = valueOf(tokens[next]?.text ?? '')
    if (small !== undefined && fits(value, small)) [value, until] = [(value ?? 0) + small, next + 1]
    else if (value !== undefined && HUNDRED.has(tokens[until]?.text ?? '')) [value, until] = [value * 100, until + 1]
    else break
  }
  if (value === undefined) return undefined
  const tenth = tokens[until]?.text === 'point' ? valueOf(tokens[until + 1]?.text ?? '') : undefined
  if (tenth !== undefined && tenth < 10) return scaled(tokens, until + 2, value + tenth / 10)
  const all = scaled(tokens, until, value)
  // In "three to four hundred", the hundred applies to both numbers, like a magnitude.
  return all && value >= 100 && value % 100 === 0 ? { ...all, scale: all.scale * 100 } : all
}

/** Whether a small number may follow: "twenty five", "four hundred fifty", but not "two three". */
function fits(value: number | undefined, small: number): boolean {
  if (value === undefined) return true
  if (value % 100 === 0) return small < 100
  return value % 10 === 0 && value % 100 >= 20 && small < 10
}

// Removes floating-point remainders such as those of 0.1 + 0.2, which summaries would show.
const tidy = (value: number) => Number(value.toPrecision(12))

const SCALES = phrases<number>([
  [1e3, 'k|thousand|grand|mil|mille|tausend|tsd'],
  [1e5, 'lakh|lakhs|lac|lacs'],
  [1e6, 'm|mm|mn|million|mill|millions|millon|millones|milhao|milhoes|mio|millionen'],
  [1e7, 'crore|crores|cr'],
])

const FRACTIONS = phrases<number>([
  [0.5, '½|1 / 2|and a half|and 1 / 2|and half|y medio|y media|et demi|et demie|einhalb|e meio|e meia'],
  [0.25, '¼'],
  [0.75, '¾'],
])

/** Fractions are read only before units that have parts; "1/2" alone is a bedroom and two baths. */
const SLASHED = phrases<number>([
  [0.5, '1 / 2'],
  [0.25, '1 / 4'],
  [0.75, '3 / 4'],
  [1 / 3, '1 / 3'],
])
const FRACTIONED = wordSet('acre acres an of a million mile miles hectare hectares ac')
const COUNTED = wordSet('day week month year acre hectare mile kilometer kilometre km')

const HALVES = phrases<number>([
  [1.5, 'anderthalb|eineinhalb'],
  [2, 'a couple of|a couple|couple of|a pair of'],
  [0.5, 'half a|half an|half|½|medio|media|un demi|une demi|eine halbe|meio|meia'],
  [0.25, 'quarter of a|quarter of an|a quarter|quarter|¼'],
  [0.75, 'three quarters of a|three quarters of an|three quarters|¾'],
])

const spelled = (from: number, words: string): [string, number][] =>
  words.split(' ').flatMap((alike, index) => alike.split('/').map((word): [string, number] => [word, from + index]))

const HUNDRED = wordSet('hundred cents cent')

/** The value of a number word; German writes hundreds and thousands as one word: "fünfhunderttausend". */
const valueOf = (word: string): number | undefined => WORDS.get(word) ?? germanValue(word)

function germanValue(word: string): number | undefined {
  const { count = '', hundred, thousand } = GERMAN.exec(word)?.groups ?? {}
  if (hundred === undefined && thousand === undefined) return undefined
  const value = count === '' || count === 'ein' ? 1 : WORDS.get(count)
  return value === undefined
    ? undefined
    : value * (hundred === undefined ? 1 : 100) * (thousand === undefined ? 1 : 1_000)
}

const GERMAN = /^(?<count>\p{L}*?)(?<hundred>hundert)?(?<thousand>tausend)?$/u

/** Whether a word is a number; spelling correction leaves it unchanged. */
export const isNumberWord = (word: string): boolean =>
  valueOf(word) !== undefined || SCALES([{ text: word }], 0) !== undefined || HUNDRED.has(word)

const tens = (words: string): [string, number][] =>
  spelled(2, words).map(([word, value]): [string, number] => [word, value * 10])
const hundreds = (words: string): [string, number][] =>
  spelled(1, words).map(([word, value]): [string, number] => [word, value * 100])

// English, Spanish, French, German and Portuguese; without articles ("una", "ein"), which rarely count.
const WORDS = new Map<string, number>([
  ...spelled(0, 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'),
  ...spelled(1, 'uno dos tres cuatro cinco seis siete ocho nueve diez'),
  ...spelled(2, 'deux trois quatre cinq six sept huit neuf dix'),
  ...spelled(2, 'zwei drei vier funf sechs sieben acht neun zehn'),
  ...spelled(2, 'dois/duas tres quatro cinco seis sete oito nove dez'),
  ...tens('twenty thirty forty fifty sixty seventy eighty ninety'),
  ...tens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
  ...tens('vingt trente quarante cinquante soixante'),
  ...tens('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'),
  ...tens('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
  ...hundreds(
    'cien/ciento/cem/cento doscientos/doscientas/duzentos trescientos/trescientas/trezentos cuatrocientos/cuatrocientas/quatrocentos quinientos/quinientas/quinhentos seiscientos/seiscientas/seiscentos setecientos/setecientas/setecentos ochocientos/ochocientas/oitocentos novecientos/novecientas/novecentos',
  ),
])
