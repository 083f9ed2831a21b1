import { wordSet } from '../../text/phrases.ts'

const spelled = (from: number, words: string): [string, number][] =>
  words.split(' ').flatMap((alike, index) => alike.split('/').map((word): [string, number] => [word, from + index]))

/** The English ordinals from "first", also for patterns. */
export const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

export const HUNDRED = wordSet('hundred cents cent')
/** In "quatre-vingts". */
export const FRENCH_TWENTY = wordSet('vingt vingts')

/** The folded words of all languages for the numbers from 1 to `max`, at most 20. */
export const countWords = (max: number): string[] =>
  [...WORDS].flatMap(([word, value]) => (value >= 1 && value <= max ? word : []))

/** The value of a number word; German writes hundreds and thousands as one word: "fünfhunderttausend". */
export const valueOf = (word: string): number | undefined => WORDS.get(word) ?? germanValue(word)

function germanValue(word: string): number | undefined {
  const parts = MAYBE_GERMAN.test(word) ? GERMAN.exec(word)?.groups : undefined
  if (!parts) return undefined
  const { thousands, ofThousand, hundreds: hundred, ofHundred, rest } = parts
  const above = thousands === undefined ? 0 : (germanCount(ofThousand) ?? Number.NaN) * 1000
  const middle = hundred === undefined ? 0 : (germanCount(ofHundred) ?? Number.NaN) * 100
  const below = rest === '' || rest === undefined ? 0 : (germanBelowHundred(rest) ?? Number.NaN)
  const value = above + middle + below
  return Number.isNaN(value) || value === 0 ? undefined : value
}

/** "Hundert" contains "und" too. */
const MAYBE_GERMAN = /und|tausend|^eins$/
const GERMAN =
  /^(?<thousands>(?<ofThousand>\p{L}*?)tausend(?:und)?)?(?<hundreds>(?<ofHundred>\p{L}*?)hundert(?:und)?)?(?<rest>\p{L}*)$/u

function germanCount(word: string | undefined): number | undefined {
  if (word === undefined || word === '') return 1
  return word.includes('hundert') ? germanValue(word) : germanBelowHundred(word)
}

function germanBelowHundred(word: string): number | undefined {
  const { units = '', tens: ten = '' } = /^(?<units>\p{L}+?)und(?<tens>\p{L}+)$/u.exec(word)?.groups ?? {}
  const [unit, more] = [WORDS.get(units) ?? (units === 'ein' ? 1 : undefined), WORDS.get(ten)]
  if (unit !== undefined && more !== undefined) return unit + more
  return WORDS.get(word) ?? (word === 'ein' || word === 'eins' ? 1 : undefined)
}

/** Whether a word stands for a number without a scale such as "thousand". */
export const isCountWord = (word: string): boolean =>
  valueOf(word) !== undefined || HUNDRED.has(word) || FRENCH_TWENTY.has(word)

const tens = (words: string): [string, number][] =>
  spelled(2, words).map(([word, value]): [string, number] => [word, value * 10])
const hundreds = (words: string): [string, number][] =>
  spelled(1, words).map(([word, value]): [string, number] => [word, value * 100])

// English, Spanish, French, German and Portuguese; without articles ("una", "ein"), which rarely count.
const WORDS = new Map<string, number>([
  ...spelled(
    0,
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...spelled(11, 'onze douze treize quatorze quinze seize'),
  ...spelled(12, 'doce trece catorce quince dieciseis diecisiete dieciocho diecinueve'),
  ...spelled(
    21,
    'veintiun/veintiuno/veintiuna veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  ),
  ...spelled(11, 'elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'),
  ...spelled(12, 'doze treze catorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove'),
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
