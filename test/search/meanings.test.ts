import { describe, expect, test } from 'vitest'
import { readerFor } from '../../src/search/parse/read.ts'
import { baths, meant, vocabulary } from './vocabulary.ts'

const { read } = readerFor(vocabulary)

const KINDS = {
  house: ['Single Family Residential'],
  condo: ['Condo/Co-op'],
  townhouse: ['Townhouse'],
} as const
const NAMES = {
  en: { house: 'a house', condo: 'a condo', townhouse: 'a townhouse' },
  es: { house: 'casa', condo: 'condominio', townhouse: 'casa adosada' },
  fr: { house: 'maison', condo: 'condo', townhouse: 'maison de ville' },
  de: { house: 'Haus', condo: 'Eigentumswohnung', townhouse: 'Reihenhaus' },
  pt: { house: 'casa', condo: 'condomínio', townhouse: 'casa geminada' },
}
type Kind = keyof typeof KINDS
const kinds = Object.keys(KINDS) as Kind[]

describe('what is ruled out is not searched', () => {
  const NEITHER: Record<keyof typeof NAMES, (one: string, other: string) => string> = {
    en: (one, other) => `homes in Seattle, neither ${one} nor ${other}`,
    es: (one, other) => `viviendas en Seattle que no sean ${one} ni ${other}`,
    fr: (one, other) => `logements à Seattle, ni ${one} ni ${other}`,
    de: (one, other) => `Objekte in Seattle, weder ${one} noch ${other}`,
    pt: (one, other) => `imóveis em Seattle que não sejam ${one} nem ${other}`,
  }
  const pairs = kinds.flatMap((one) => kinds.filter((other) => other !== one).map((other) => [one, other] as const))
  const cases = (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((language) =>
    pairs.map(([one, other]) => [NEITHER[language](NAMES[language][one], NAMES[language][other]), one, other] as const),
  )
  test.each(cases)('%s', (words, one, other) => {
    const { types, notTypes } = meant(words)
    expect({ types, notTypes: notTypes?.toSorted() }).toEqual({
      types: undefined,
      notTypes: [...KINDS[one], ...KINDS[other]].toSorted(),
    })
  })

  test.each([
    ["2 bedrooms in Seattle, but it can't be a condo", { notTypes: KINDS.condo }],
    ['it must not be a condo', { notTypes: KINDS.condo }],
    ['tout à Seattle hormis les condos', { notTypes: KINDS.condo }],
    ['alles in Seattle bis auf Eigentumswohnungen', { notTypes: KINDS.condo }],
    ['viviendas en Seattle, pero nada de casas', { notTypes: KINDS.house }],
    ['everything in Seattle apart from condos', { notTypes: KINDS.condo }],
    ['todo en Seattle salvo condominios', { notTypes: KINDS.condo }],
    ['no quiero condominios, Seattle', { notTypes: KINDS.condo }],
    ['não quero condomínio, Seattle', { notTypes: KINDS.condo }],
    ['casas en Seattle que no sean de antes de 1950', { yearBuilt: { min: 1950 } }],
    ['homes no pricier than 450k', { price: { max: 450_000 } }],
    ['no homes over 500k', { price: { max: 500_000 } }],
    ['casas que no pasen de 400.000', { price: { max: 400_000 } }],
    ['Seattle condos without any HOA fee', { hoa: { max: 0 } }],
    ['homes without any garage', { parking: { max: 0 } }],
  ])('%s', (words, filter) => {
    expect(meant(words)).toMatchObject(filter)
  })
})

test.each([
  ['Non je veux une maison à Seattle', { types: KINDS.house, cities: ['Seattle'] }],
  ['Nein ich möchte ein Haus in Denver', { types: KINDS.house }],
  ['No, quiero una casa en Seattle', { types: KINDS.house }],
  ['Não, quero uma casa em Seattle', { types: KINDS.house }],
  ['non je veux moins de 500 000', { price: { max: 500_000 } }],
  ['nein ich will mehr als 3 zimmer', { bedrooms: { min: 3 } }],
])('a no that answers denies no wish: %s', (words, filter) => {
  const filled = read(words).parse({ year: 2026 }).filter
  expect(filled).toMatchObject(filter)
  expect(filled.notTypes).toBeUndefined()
})

test.each([
  ['are there no homes under 900k in Seattle?', { max: 900_000 }],
  ['are there no homes over 900k in Seattle?', { min: 900_000 }],
  ['no something under 1m', { max: 1_000_000 }],
  ['no anything under 500k', { max: 500_000 }],
  ['no one under 500k', { max: 500_000 }],
  ['nothing over 500k', { max: 500_000 }],
  ['no homes over 500k', { max: 500_000 }],
  ['not a cent over 500k', { max: 500_000 }],
  ["I don't want anything under 500k", { min: 500_000 }],
])('homes that are missing are no limit: %s', (words, price) => expect(read(words).parse().filter.price).toEqual(price))

test.each([
  "I can't see any condos in Seattle",
  "Aren't condos cheaper in Seattle?",
  "isn't a condo in Seattle cheaper?",
  "aren't any condos available",
  "there aren't any condos in Seattle",
  "can't include condos?",
  "Can't condos have 3 bedrooms?",
  "Won't a condo cost less?",
  "I can't find condos",
])('a question about a type does not exclude it: %s', (words) =>
  expect(read(words).parse().filter.notTypes).toBeUndefined(),
)
test.each([
  "it can't be a condo",
  "a home that isn't a condo",
  "homes that aren't condos",
  "I wouldn't want a condo",
  "it won't be a condo",
])('%s', (words) => expect(read(words).parse().filter.notTypes).toEqual(KINDS.condo))

describe('numbers in words', () => {
  test.each([
    ['houses under five hundred thousand', 500_000],
    ['casas por menos de quinientos mil', 500_000],
    ['casas por menos de trescientos cincuenta mil', 350_000],
    ['maisons à moins de cinq cent mille', 500_000],
    ['maisons à moins de trois cent cinquante mille', 350_000],
    ['Häuser für unter fünfhunderttausend', 500_000],
    ['Häuser für weniger als eine halbe Million', 500_000],
    ['casas por menos de quinhentos mil', 500_000],
    ['casas por menos de meio milhão', 500_000],
    ['maisons en dessous du million', 1_000_000],
    ['casas por menos de un millón doscientos mil', 1_200_000],
    ['maisons pour moins de un million deux cent mille', 1_200_000],
    ['Häuser unter einer Million zweihunderttausend', 1_200_000],
    ['casas por menos de um milhão e duzentos mil', 1_200_000],
    ['pisos por menos de dos mil quinientos al mes', 2_500],
    ['appartements à moins de deux mille cinq cents euros par mois', 2_500],
    ['pisos por menos de mil quinientos al mes', 1_500],
    ['apartamentos por menos de mil e quinhentos por mês', 1_500],
    ['maisons à moins de quatre-vingt mille', 80_000],
    ['maisons pour moins de cent vingt mille', 120_000],
    ['Häuser unter siebenhundertfünfundzwanzigtausend', 725_000],
    ['houses under five hundred thousand three bedrooms', 500_000],
    ['two story houses under five hundred thousand', 500_000],
    ['houses under five hundred thousand two stories', 500_000],
  ])('%s', (words, max) => expect(meant(words)).toMatchObject({ price: { max } }))

  test.each(['un appartement avec une chambre', 'eine Wohnung mit einem Schlafzimmer', 'un piso con un dormitorio'])(
    '%s',
    (words) => expect(meant(words)).toMatchObject({ bedrooms: { min: 1, max: 1 } }),
  )
})

test('a year beside "rent" is when a home was built', () => {
  expect(meant('houses to rent newer than 1943')).toEqual({
    types: KINDS.house,
    saleType: 'for_rent',
    yearBuilt: { min: 1944 },
  })
})

test.each([
  ['homes built in the 1930s, older than 1935', { yearBuilt: { min: 1930, max: 1934 } }],
  ['homes between 300k and 500k, under 400k', { price: { min: 300_000, max: 400_000 } }],
  ['homes between 300k and 500k, actually over 600k', { price: { min: 600_000 } }],
])('a later end narrows a range or takes its place: %s', (words, filter) => expect(meant(words)).toEqual(filter))

test('a German article is no room', () => {
  expect(meant('Häuser aus den zwanziger Jahren in Seattle')).toEqual({
    types: KINDS.house,
    cities: ['Seattle'],
    yearBuilt: { min: 1920, max: 1929 },
  })
})

test('rooms that are not counted are said back', () => {
  expect(read('a flat in Seattle with a bedroom downstairs').parse().notUnderstood).not.toEqual([])
})

test.each([
  ['homes within a mile of Ballard', 1.60934],
  ['homes within 2 miles of Ballard', 3.21869],
  ['homes within half a mile of Ballard', 0.804672],
])('%s', (words, km) => {
  expect(read(words).parse().near).toEqual([{ place: 'Ballard', km }])
})

test('a name is not mended into another place', () => {
  const places = { ...vocabulary, cities: ['Parkland', 'Seattle'] }
  const parsed = readerFor(places).read('homes in Portland').parse()
  expect(parsed.filter.cities).toEqual(['Portland'])
  expect(parsed.corrections).toEqual([])
  expect(readerFor(places).read('homes in Parklnd').parse().filter.cities).toEqual(['Parkland'])
})

test('a typing mistake is the word that begins alike', () => {
  expect(read('towhomes').parse()).toMatchObject({ filter: { types: KINDS.townhouse }, isSearch: true })
  expect(read('houes').parse()).toMatchObject({ filter: { types: KINDS.house }, isSearch: true })
  // "hses", an abbreviation, has a letter less.
  expect(read('hoses').parse()).toMatchObject({ filter: { types: KINDS.house }, isSearch: true })
})

test('a typing mistake of an English word makes no text Spanish', () => {
  expect(read('codnos').language).not.toBe('es')
  expect(read('apartamnetos').language).toBe('es')
})

test.each([
  ['houses built in the seventies, Seattle', 1970],
  ['Häuser in den Siebzigern gebaut, Seattle', 1970],
  ['Häuser aus den siebziger Jahren in Seattle', 1970],
  ['casas de los años setenta en Seattle', 1970],
  ['casas dos anos setenta em Seattle', 1970],
  ['maisons des années soixante-dix à Seattle', 1970],
  ['maisons des années quatre-vingt à Seattle', 1980],
  ['maisons des années quatre-vingt-dix à Seattle', 1990],
])('a decade by its name: %s', (words, min) => {
  expect(meant(words)).toEqual({ types: KINDS.house, cities: ['Seattle'], yearBuilt: { min, max: min + 9 } })
})

test.each([
  '¿Qué casas puedo comprar en Seattle?',
  'Quelles maisons puis-je acheter à Seattle ?',
  'Que casas posso comprar em Seattle?',
  'Welche Häuser kann ich in Seattle kaufen?',
])('what can be bought is for sale: %s', (words) => {
  expect(meant(words)).toEqual({ types: KINDS.house, cities: ['Seattle'], saleType: 'for_sale' })
})

test('"tops" is a limit only behind its number', () => {
  expect(read('granite counter tops 2 bathrooms').parse().filter.bathrooms).toEqual(baths(2))
  expect(read('500k tops 2 bathrooms').parse().filter).toMatchObject({ price: { max: 500_000 }, bathrooms: baths(2) })
})
