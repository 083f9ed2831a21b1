import { expect, test } from 'vitest'
import { readerFor } from '../../../src/search/parse/read.ts'
import { vocabulary } from '../vocabulary.ts'

const { read } = readerFor(vocabulary)

/** The words of one language; `join` writes hundreds and what follows, `unit` a number below 100. */
type Writer = {
  ask: (words: string) => string
  small: (value: number) => string
  hundreds: (digit: number, isRound: boolean) => string
  link: string
  thousand: (words: string, value: number) => string
  million: (words: string, value: number) => string
}
const list = (words: string) => words.split(' ')
const EN = list(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const ES = list(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
)
const FR = list(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
)
const DE = list(
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
)
const PT = list(
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
)
const below =
  (words: string[], tens: string[], link: string) =>
  (value: number): string =>
    words[value] ?? `${tens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : `${link}${words[value % 10]}`}`
const TENS_FR = list('- - vingt trente quarante cinquante soixante')
function smallFr(value: number): string {
  if (value < 20) return FR[value] ?? ''
  if (value >= 80) return value === 80 ? 'quatre-vingts' : `quatre-vingt-${FR[value - 80]}`
  const ten = Math.min(6, Math.floor(value / 10))
  const rest = value - ten * 10
  return rest === 0 ? (TENS_FR[ten] ?? '') : `${TENS_FR[ten]}${rest === 1 || rest === 11 ? ' et ' : '-'}${FR[rest]}`
}
const HUNDREDS_ES = list(
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
)
const HUNDREDS_PT = list(
  '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
)
const bareOne = (words: string) => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un')

const WRITERS: Record<string, Writer> = {
  en: {
    ask: (words) => `houses under ${words} dollars`,
    small: below(EN, list('- - twenty thirty forty fifty sixty seventy eighty ninety'), ' '),
    hundreds: (digit) => `${EN[digit]} hundred`,
    link: ' and ',
    thousand: (words) => `${words} thousand`,
    million: (words) => `${words} million`,
  },
  es: {
    ask: (words) => `casas por menos de ${words} euros`,
    small: below(ES, list('- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'), ' y '),
    hundreds: (digit, isRound) => (digit === 1 && isRound ? 'cien' : (HUNDREDS_ES[digit] ?? '')),
    link: ' ',
    thousand: (words, value) => (value === 1 ? 'mil' : `${bareOne(words)} mil`),
    million: (words, value) => (value === 1 ? 'un millón' : `${words} millones`),
  },
  fr: {
    ask: (words) => `maisons pour moins de ${words} euros`,
    small: smallFr,
    hundreds: (digit, isRound) => (digit === 1 ? 'cent' : `${FR[digit]} cent${isRound ? 's' : ''}`),
    link: ' ',
    thousand: (words, value) => (value === 1 ? 'mille' : `${words.replace(/(cent|vingt)s$/, '$1')} mille`),
    million: (words, value) => (value === 1 ? 'un million' : `${words} millions`),
  },
  de: {
    ask: (words) => `Häuser unter ${words} Euro`,
    small: (value) =>
      DE[value] ??
      `${value % 10 === 0 ? '' : `${DE[value % 10]}und`}${list('- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig')[Math.floor(value / 10)]}`,
    hundreds: (digit) => `${DE[digit]}hundert`,
    link: '',
    thousand: (words) => `${words}tausend`,
    million: (words, value) => (value === 1 ? 'einer Million' : `${words} Millionen`),
  },
  pt: {
    ask: (words) => `casas por menos de ${words} euros`,
    small: below(PT, list('- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'), ' e '),
    hundreds: (digit, isRound) => (digit === 1 && isRound ? 'cem' : (HUNDREDS_PT[digit] ?? '')),
    link: ' e ',
    thousand: (words, value) => (value === 1 ? 'mil' : `${words} mil`),
    million: (words, value) => (value === 1 ? 'um milhão' : `${words} milhões`),
  },
}

function group(writer: Writer, value: number): string {
  const [digit, rest] = [Math.floor(value / 100), value % 100]
  if (digit === 0) return writer.small(rest)
  const hundreds = writer.hundreds(digit, rest === 0)
  return rest === 0 ? hundreds : `${hundreds}${writer.link}${writer.small(rest)}`
}
function written(writer: Writer, value: number): string {
  const [millions, thousands, rest] = [Math.floor(value / 1e6), Math.floor(value / 1000) % 1000, value % 1000]
  const last = rest > 0 ? group(writer, rest) : ''
  const middle = thousands > 0 ? writer.thousand(group(writer, thousands), thousands) : ''
  const first = millions > 0 ? writer.million(group(writer, millions), millions) : ''
  const glue = writer === WRITERS['de'] ? '' : ' '
  return [first, [middle, last].filter(Boolean).join(glue)].filter(Boolean).join(' ')
}

// Every size of number, by a fixed sequence.
const SAMPLES = Array.from({ length: 120 }, (_, index) => {
  const wide = 100 + ((index * 7_919 + 31) % 9_900)
  return [wide, wide * 100 + ((index * 13) % 100), wide * 1000, 1_000_000 + wide * 25][index % 4] ?? 0
}).filter((value) => value >= 300 && value < 10_000_000)

test.each(Object.entries(WRITERS))('numbers in words are read whole: %s', (_, writer) => {
  const wrong = SAMPLES.flatMap((value) => {
    const words = writer.ask(written(writer, value))
    const max = read(words).parse({ year: 2026 }).filter.price?.max
    return max === value || max === value * 1000 ? [] : [`${words}: ${value}, read ${max}`]
  })
  expect(wrong).toEqual([])
})

test.each([
  ['maisons de plus de cent vingt mètres carrés', 120],
  ['casas de más de setenta y cinco metros cuadrados', 75],
  ['maisons de plus de cent mètres carrés', 100],
])('areas in words: %s', (words, metres) => {
  const min = read(words).parse({ year: 2026 }).filter.area?.min ?? 0
  expect(Math.round(min / 10.7639)).toBe(metres)
})

test.each([
  ['under three fifty thousand', 350_000],
  ['under three fifty k', 350_000],
  ['under four twenty five thousand', 425_000],
  ['under twenty five thousand', 25_000],
])('"%s" leaves the hundred out', (words, max) => {
  expect(read(words).parse().filter.price).toEqual({ max })
})

test.each([
  ['built after nineteen fifty', { min: 1951 }],
  ['built in twenty ten', { min: 2010, max: 2010 }],
])('a year is spelled as two numbers: "%s"', (words, yearBuilt) => {
  expect(read(words).parse().filter.yearBuilt).toEqual(yearBuilt)
})
