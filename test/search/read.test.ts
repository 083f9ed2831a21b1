import { describe, expect, test } from 'vitest'
import type { Filter } from '../../src/search/filter.ts'
import { readerFor } from '../../src/search/parse/read.ts'
import { languageOfText } from '../../src/search/translation/tell-language.ts'
import { vocabulary } from './vocabulary.ts'

const { read } = readerFor(vocabulary)
const meant = (words: string): Filter => {
  const { filter, notUnderstood } = read(words).parse({ year: 2026 })
  expect(notUnderstood, words).toEqual([])
  const { statuses: _usual, ...stated } = filter
  return stated
}
const HOUSES = { types: ['Single Family Residential'] }
const CONDOS = { types: ['Condo/Co-op'] }

describe('a search in another language means what it says', () => {
  test.each<[string, Filter]>([
    ['inmuebles en venta en Seattle, todo menos casas', { notTypes: HOUSES.types }],
    ['biens à vendre à Seattle, tout sauf des maisons', { notTypes: HOUSES.types }],
    ['Objekte zum Kauf in Seattle, alles außer Häuser', { notTypes: HOUSES.types }],
    ['imóveis à venda em Seattle, que não sejam casas', { notTypes: HOUSES.types }],
    ['las casas en venta en Seattle más antiguas', { ...HOUSES, sort: 'YearBuiltAsc' }],
    ['les maisons à vendre à Seattle les plus récemment construites', { ...HOUSES, sort: 'YearBuiltDesc' }],
    ['die günstigsten Häuser zum Kauf in Seattle pro Quadratfuß', { ...HOUSES, sort: 'UnitAreaPriceAsc' }],
    ['as casas à venda em Seattle mais caras por pé quadrado', { ...HOUSES, sort: 'UnitAreaPriceDesc' }],
    ['condos à vendre à Seattle', CONDOS],
  ])('%s', (words, filter) => {
    expect(meant(words)).toEqual({ saleType: 'for_sale', cities: ['Seattle'], ...filter })
  })
})

test('the age of a home to let is no term of its lease', () => {
  const built = { min: 2026 - 22 }
  expect(meant('procuro casas para alugar com menos de 22 anos')).toMatchObject({ yearBuilt: built })
  expect(meant('je cherche des maisons à louer de moins de 22 ans')).toMatchObject({ yearBuilt: built })
  expect(read('houses for rent for less than 2 years').parse({ year: 2026 }).filter.yearBuilt).toBeUndefined()
})

test('a price or a year is no end of an area', () => {
  const [price, area] = [{ min: 845_000 }, { max: 3_650 }]
  expect(meant('casas desde $845.000 de hasta 3.650 pies cuadrados')).toEqual({ ...HOUSES, price, area })
  expect(meant('houses built after 1919 up to 3,650 square feet')).toEqual({
    ...HOUSES,
    yearBuilt: { min: 1920 },
    area,
  })
  expect(meant('condos from $300 to $400 per sq ft')).toEqual({ ...CONDOS, unitAreaPrice: { min: 300, max: 400 } })
})

test('what is not understood, or refused, is said in the words that were typed', () => {
  const { notUnderstood } = read('casas en Seattle con trampolín').parse()
  expect(notUnderstood).toEqual(['trampolín'])
})

test('a word of two languages is read in the one that was spoken before', () => {
  expect(read('3 casas', 'pt').language).toBe('pt')
  expect(read('3').language).toBeUndefined()
  expect(read('condos à Seattle').language).toBe('fr')
  expect(read('casas à venda').language).toBe('pt')
})

test.each(['de 3 a 4 dormitorios en Seattle', 'de 3 à 4 chambres à Seattle', 'de 3 a 4 quartos em Seattle'])(
  'numbers joined by the preposition of a place are a range: %s',
  (words) => {
    const { filter, notUnderstood } = read(words).parse()
    expect([filter.bedrooms, notUnderstood]).toEqual([{ min: 3, max: 4 }, []])
  },
)

test.each<[string, Filter]>([
  ['aluguéis em Seattle, piso de madeira', { saleType: 'for_rent', features: [['hardwood']] }],
  ['casas em Seattle, condomínio incluso', { ...HOUSES, features: [expect.arrayContaining(['utilities included'])] }],
  ['Mietobjekte in Seattle, am See', { saleType: 'for_rent', features: [expect.arrayContaining(['waterfront'])] }],
  ['casas en Seattle, más barato por m2', { ...HOUSES, sort: 'UnitAreaPriceAsc' }],
])('no word of a wish is lost beside others: "%s"', (words, filter) => {
  expect(meant(words)).toEqual({ cities: ['Seattle'], ...filter })
})

test.each(['zona segura en Seattle', 'bairro seguro em Seattle'])(
  'what is refused is refused as typed: "%s"',
  (words) => {
    expect(read(words).parse().refused).toMatchObject([{ said: words.split(' e')[0] }])
  },
)

test('a foreign word that is the English one but for its number is English too', () => {
  expect(['restaurants nearby?', 'any restaurants', 'des restaurants'].map((text) => languageOfText(text))).toEqual([
    undefined,
    'en',
    'fr',
  ])
})

test('a single letter tells no language', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyzYN')
    for (const text of [letter, `${letter}?`, ` ${letter}.`]) expect(languageOfText(text), text).toBeUndefined()
  expect(languageOfText('¿y?')).toBe('es')
  expect(languageOfText('y casas')).toBe('es')
})

test.each(['sort by price per square meter', 'ordenar por precio por metro cuadrado', 'trier par prix au mètre carré'])(
  '"%s" does not sort by the price',
  (words) => {
    const { filter, notUnderstood } = readerFor(vocabulary).read(words).parse()
    expect([filter.sort, notUnderstood]).toEqual(['UnitAreaPriceAsc', []])
  },
)

test('an average price per area is no limit', () => {
  const { filter } = readerFor(vocabulary).read('preço médio por metro quadrado em Seattle').parse()
  expect(filter).not.toHaveProperty('unitAreaPrice')
})

test.each(['wie groß ist das Grundstück?', 'superficie du terrain', '¿cuánto mide el terreno?'])(
  '"%s" asks for a size and searches no land',
  (words) => expect(readerFor(vocabulary).read(words).parse().isSearch).toBe(false),
)

test.each<['de' | 'es' | 'fr', string]>([
  ['de', 'und mit 2 bedrooms'],
  ['de', '2 bedrooms bitte'],
  ['es', 'con 2 bedrooms'],
  ['fr', 'avec 2 bedrooms'],
])('a %s talk goes on in its language with an English word: "%s"', (language, words) => {
  expect(read(words, language).language).toBe(language)
  expect(read('with 2 bedrooms please', language).language).toBe('en')
})

test.each<[string, Filter, string]>([
  ['homes near Ballard or Capitol Hill', { locations: ['Ballard', 'Capitol Hill'] }, 'near'],
  ['near Ballard or near Capitol Hill', { locations: ['Ballard', 'Capitol Hill'] }, 'near'],
  ['homes within 2 miles of Seattle, Kent or Tacoma', { cities: ['Seattle', 'Kent', 'Tacoma'] }, 'within 2 miles of'],
  ['casas cerca de Seattle o Tacoma', { cities: ['Seattle', 'Tacoma'] }, 'cerca de'],
  ['maisons près de Seattle ou Tacoma', { cities: ['Seattle', 'Tacoma'] }, 'près de'],
  ['Häuser nahe Seattle oder Tacoma', { cities: ['Seattle', 'Tacoma'] }, 'nahe'],
  ['casas perto de Seattle ou Tacoma', { cities: ['Seattle', 'Tacoma'] }, 'perto de'],
  ['homes in Tacoma near Seattle', { cities: ['Tacoma'] }, 'near Seattle'],
])('one circle is around one place, and what it leaves out is said back: "%s"', (words, places, said) => {
  const { filter, near, notUnderstood } = read(words).parse()
  expect([filter, near, notUnderstood]).toMatchObject([places, [], [said]])
})

test('of two places of different kinds near which homes are wanted, the second is said back', () => {
  const { filter, near, notUnderstood } = read('homes near Ballard and Tacoma').parse()
  expect([filter.cities, filter.locations, near, notUnderstood]).toEqual([
    undefined,
    ['Ballard'],
    [{ place: 'Ballard' }],
    ['Tacoma'],
  ])
})

test.each<[string, string, string]>([
  ['2 bed condo 20 min from Seattle under 500k', 'Seattle', '20 min'],
  ['homes half an hour by bus from Tacoma', 'Tacoma', 'half an hour by bus'],
  ['an hour from Tacoma', 'Tacoma', 'an hour'],
  ['casas a 15 minutos de Seattle', 'Seattle', 'a 15 minutos'],
  ['maisons à moins de 20 minutes de Seattle', 'Seattle', 'à moins de 20 minutes'],
  ['condos 20 min from the centre of Tacoma', 'Tacoma', '20 min'],
  ['Häuser 20 Minuten von Seattle', 'Seattle', '20 Minuten'],
  ['casas a 30 minutos de Seattle', 'Seattle', 'a 30 minutos'],
])('a time from a place is said back, and homes are near the place: "%s"', (words, place, said) => {
  const { near, notUnderstood } = read(words).parse()
  expect([near, notUnderstood]).toEqual([[{ place }], [said]])
})

test.each([
  ['casas a 20 minutos del centro de Tacoma', 'a 20 minutos'],
  ['maisons à 20 minutes du centre de Tacoma', 'à 20 minutes'],
  ['Häuser 20 Minuten vom Zentrum von Tacoma', '20 Minuten'],
  ['casas a 20 minutos do centro de Tacoma', 'a 20 minutos'],
])('a time from the centre of a town is one from the town, where no listing is downtown: "%s"', (words, said) => {
  const { near, notUnderstood } = readerFor({ ...vocabulary, locations: ['Ballard'] })
    .read(words)
    .parse()
  expect([near, notUnderstood]).toEqual([[{ place: 'Tacoma' }], [said]])
})

test.each([
  ['condos 30 minutes from the white house by metro', '30 minutes from the white house by metro'],
  ['condos less than 20 minutes from Amazon HQ', 'less than 20 minutes from Amazon HQ'],
  ['condos near the space needle', 'space needle'],
  ['condos close to a park or near the light rail', 'park', 'light rail'],
  ['Wohnung 15 Minuten von der Uni entfernt', '15 Minuten von der Uni entfernt'],
  ['appartement à 10 minutes à pied de la gare', 'à 10 minutes à pied de la gare'],
])('nothing of a landmark that no listing has is taken for a wish: "%s"', (words, ...said) => {
  const { filter, near, notUnderstood } = read(words).parse()
  expect([Object.keys(filter).toSorted(), near, notUnderstood]).toEqual([['statuses', 'types'], [], said])
})

test.each([
  'homes not too far from Seattle',
  'casas no muy lejos de Seattle',
  'maisons pas trop loin de Seattle',
  'Häuser nicht zu weit von Seattle',
  'casas não muito longe de Seattle',
])('"%s" is near it', (words) => {
  const { near, relative, notUnderstood } = read(words).parse()
  expect([near, relative, notUnderstood]).toEqual([[{ place: 'Seattle' }], [], []])
})

test('what is not far is a landmark, and nothing is closer than what was shown', () => {
  const { relative, notUnderstood } = read('2 beds not too far from the lighthouse').parse()
  expect([relative, notUnderstood]).toEqual([[], ['lighthouse']])
})
