import { describe, expect, test } from 'vitest'
import type { Filter } from '../../../src/search/filter.ts'
import { readerFor } from '../../../src/search/parse/read.ts'
import { exactly, meant, vocabulary } from '../vocabulary.ts'

const { read } = readerFor(vocabulary)

/** What words make of the search before, without the status. */
function changed(previous: Filter, words: string): Filter {
  const { statuses: _, ...filter } = read(words).parse({ previous }).filter
  return filter
}

const condos: Filter = { types: ['Condo/Co-op'] }

test.each(['or townhouses', 'ok, or a townhouse', 'oder Reihenhäuser', 'o casas adosadas', 'ou maisons de ville'])(
  'a kind of home that "or" joins to the search before is added: %s',
  (words) => expect(changed(condos, words)).toEqual({ types: ['Condo/Co-op', 'Townhouse'] }),
)

test.each([
  'or townhouses instead',
  'or townhouses in Tacoma',
  'oder Reihenhäuser in Tacoma',
  'o casas adosadas en Tacoma',
])('a kind of home in another place, or instead, is searched alone: %s', (words) =>
  expect(changed({ ...condos, cities: ['Seattle'] }, words).types).toEqual(['Townhouse']),
)

test.each(['include Tacoma again', 'Tacoma too', 'auch Tacoma', 'también Tacoma', 'aussi Tacoma', 'Tacoma também'])(
  'a place that was left out is let in again, and all others stay: %s',
  (words) =>
    expect(changed({ ...condos, notCities: ['Seattle', 'Tacoma'] }, words)).toEqual({
      ...condos,
      notCities: ['Seattle'],
    }),
)

test('a place added to another one that was left out is searched alone', () => {
  expect(changed({ notCities: ['Seattle'] }, 'also in Tacoma')).toEqual({ notCities: ['Seattle'], cities: ['Tacoma'] })
})

test.each([
  ['again houses in Portland', 'Häuser wieder in Portland'],
  ['houses in Portland again', 'wieder Häuser in Portland'],
  ['casas otra vez en Portland', 'casas de nuevo en Portland'],
  ['maisons à nouveau à Portland', 'maisons encore une fois à Portland'],
  ['casas de novo em Portland', 'casas outra vez em Portland'],
])('"again" excludes nothing and is no place: %s', (...all) => {
  for (const words of all)
    expect(meant(words), words).toEqual({ types: ['Single Family Residential'], cities: ['Portland'] })
})

test.each([
  'my budget is only 600k',
  'we have just 600k',
  'tengo solo 600 mil',
  'mein Budget ist nur 600k',
  'Budget so 600k',
  'mon budget est seulement 600k',
  'tenho só 600 mil',
])('"only" before a price says the most that can be paid: %s', (words) => {
  expect(meant(words)).toEqual({ price: { max: 600_000 } })
})

test.each(['only 3 bedrooms', 'sólo 3 habitaciones', 'seulement 3 chambres', 'nur 3 Schlafzimmer', 'só 3 quartos'])(
  '"only" before a number of rooms is that number: %s',
  (words) => expect(meant(words)).toEqual({ bedrooms: exactly(3) }),
)

test.each(['just one.', 'just one will do', 'only one', 'nur eins', 'solo uno', 'seulement 1', 'só 1'])(
  '"only" before a number alone counts the rooms of the search before: %s',
  (words) => expect(changed({ ...condos, bedrooms: exactly(3) }, words)).toEqual({ ...condos, bedrooms: exactly(1) }),
)

test('"only 1 parking space" is one, "only about 500k" is about as much', () => {
  expect(meant('only 1 parking space')).toEqual({ parking: exactly(1) })
  expect(meant('only about 500k')).toEqual(meant('about 500k'))
})

test('"only" does not turn a limit before it', () => {
  expect(meant('homes at least only 3 beds')).toEqual({ bedrooms: { min: 3 } })
  expect(meant('only up to 500k')).toEqual({ price: { max: 500_000 } })
})

test.each([
  ['Haus mit mindestens 4 SZ', { bedrooms: { min: 4 } }],
  ['Haus zw. 500k und 600k', { price: { min: 500_000, max: 600_000 } }],
])('German short forms: %s', (words, filter) => {
  expect(meant(words)).toEqual({ types: ['Single Family Residential'], ...filter })
})

test('"casa de dos pisos" is a house of two floors, no flat', () => {
  const { types, features } = meant('casa de dos pisos en Seattle')
  expect({ types, features: features?.map(([name]) => name) }).toEqual({
    types: ['Single Family Residential'],
    features: ['two story'],
  })
})

test('a sale that is pending is no word of another meaning', () => {
  const { notUnderstood, corrections } = read('pending homes in Seattle').parse()
  expect({ notUnderstood, corrections }).toEqual({ notUnderstood: ['pending'], corrections: [] })
})

describe('a place after "or" at the beginning goes on with the search before', () => {
  const FIRST = 'houses in Seattle under 900k'
  const cities = (says: string) => read(says).parse({ previous: read(FIRST).parse().filter }).filter.cities

  test.each([
    'or in Tacoma',
    'or Tacoma',
    'ok, or maybe in Tacoma',
    'oder in Tacoma',
    'oder vielleicht in Tacoma',
    'o tal vez en Tacoma',
    'ou bien à Tacoma',
    'ou talvez em Tacoma',
  ])('"%s"', (says) => {
    expect(cities(says)).toEqual(['Seattle', 'Tacoma'])
  })

  test.each(['or in Tacoma or Portland', 'also in Tacoma and Portland', 'also Tacoma or Portland'])(
    '"%s" adds both',
    (says) => {
      expect(cities(says)?.toSorted()).toEqual(['Portland', 'Seattle', 'Tacoma'])
    },
  )

  test.each([
    'in Tacoma',
    'or in Tacoma instead',
    'or rather in Tacoma',
    'or near Tacoma',
    'or condos in Tacoma',
    'maybe in Tacoma',
    'what about Tacoma',
    'and in Tacoma',
    'lieber in Tacoma',
    'mejor en Tacoma',
    'plutôt à Tacoma',
  ])('"%s" takes its place', (says) => {
    expect(cities(says)).toEqual(['Tacoma'])
  })
})

test.each<[string, string, Filter]>([
  ['2 bed homes', 'or 3', { bedrooms: { min: 2, max: 3 } }],
  ['2 bed homes', 'or with 3 bedrooms', { bedrooms: { min: 2, max: 3 } }],
  ['homes with 2 baths', 'or 3 baths', { bathrooms: { min: 2, below: 4 } }],
  ['homes under 500k', 'or up to 550k', { price: { max: 550_000 } }],
  ['Häuser mit 2 Schlafzimmern', 'oder 3', { bedrooms: { min: 2, max: 3 } }],
  ['maisons avec 2 chambres', 'ou 3 chambres', { bedrooms: { min: 2, max: 3 } }],
  ['casas de 2 dormitorios', 'o 3', { bedrooms: { min: 2, max: 3 } }],
  ['2 bed homes', 'or 3 instead', { bedrooms: { min: 3, max: 3 } }],
  ['2 bed homes', 'or rather 3', { bedrooms: { min: 3, max: 3 } }],
])('after "%s", "%s" widens the limit, unless it says "instead"', (first, says, wider) => {
  const { filter } = read(says).parse({ previous: read(first).parse().filter })
  expect(filter).toMatchObject(wider)
})

test.each<[string, Filter]>([
  ['500k but could stretch to 550', { price: { max: 550_000 } }],
  ['budget 500k, can go to 525', { price: { max: 525_000 } }],
  ['price not important, must have a view', { features: [['views', 'view']] }],
  ['hola, looking for a casa de 3 bedrooms en Tacoma', { bedrooms: exactly(3), cities: ['Tacoma'] }],
])('said in passing: "%s"', (words, filter) => {
  expect(meant(words)).toMatchObject(filter)
})

test.each([
  'I make 90k a year, homes in Tacoma',
  'we earn 120k, homes in Tacoma',
  'household income 150k, homes in Tacoma',
  'I have 100k saved, homes in Tacoma',
  'gano 60000 al año, casas en Tacoma',
  'je gagne 4000 par mois, maisons à Tacoma',
  'ich verdiene 3500 im Monat, Häuser in Tacoma',
  'ganho 5000 por mês, casas em Tacoma',
])('what people earn or have is no price: "%s"', (says) => {
  const { filter, notUnderstood } = read(says).parse()
  expect([filter.price, filter.saleType, filter.cities]).toEqual([undefined, undefined, ['Tacoma']])
  expect(notUnderstood.join(' ')).toMatch(/\d/)
})

test.each([
  'or maybe townhouses',
  'or perhaps a townhouse',
  'oder vielleicht ein Reihenhaus',
  'ou bien une maison de ville',
])('a type after "or maybe" is added: "%s"', (says) => {
  const { filter } = read(says).parse({ previous: read('condos in Seattle').parse().filter })
  expect(filter.types).toEqual(['Condo/Co-op', 'Townhouse'])
})

test.each([
  'rent to own homes',
  'homes I can rent with an option to buy',
  'Mietkauf in Seattle',
  "location avec option d'achat",
  'alquiler con opción a compra',
  'aluguel com opção de compra',
])('renting to own is neither buying nor renting: "%s"', (says) => {
  const { saleType, features } = read(says).parse().filter
  expect([saleType, features?.map(([name]) => name)]).toEqual([undefined, ['rent to own']])
})

test.each([
  ['switch from rent to buy', 'for_sale'],
  ['I rent now and want to own', 'for_sale'],
  ['I want to own, not rent', 'for_sale'],
  ['I own a home and want to rent', 'for_rent'],
  ['rent, not own', 'for_rent'],
])('"%s" is %s', (says, saleType) => {
  expect(read(says).parse().filter).toMatchObject({ saleType })
  expect(read(says).parse().filter.features).toBeUndefined()
})
