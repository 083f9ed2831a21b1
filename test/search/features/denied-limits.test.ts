import { describe, expect, test } from 'vitest'
import type { Filter } from '../../../src/search/filter.ts'
import { readerFor } from '../../../src/search/parse/read.ts'
import { metres, vocabulary } from '../vocabulary.ts'

const { read } = readerFor(vocabulary)
const house = ['Single Family Residential']

function meant(words: string): Filter {
  const { filter, notUnderstood } = read(words).parse({ year: 2026 })
  expect(notUnderstood, words).toEqual([])
  const { statuses: _usual, ...stated } = filter
  return stated
}

/** What stands before a limit; {} is the word for homes, if the denial takes one, with a blank before it. */
type Denials = {
  homes: string
  houses: string
  /** denials of "homes" or "houses" */
  ofHomes: readonly string[]
  /** denials with no word for homes */
  alone: readonly string[]
  limits: Readonly<Record<string, Filter>>
}

const PRICE: Filter = { price: { max: 500_000 } }
const denials: Record<string, Denials> = {
  English: {
    homes: 'homes',
    houses: 'houses',
    ofHomes: ["don't show me {}", 'no {}', "I don't want to see any {}", 'exclude {}', "I'm not interested in {}"],
    alone: ["don't show me anything", 'nothing', "I don't want anything", 'please avoid anything'],
    limits: {
      'over $500,000': PRICE,
      'above 500k': PRICE,
      'that cost more than 500000 dollars': PRICE,
      'over €500.000': { ...PRICE, currency: '€' },
      'built before 1990': { yearBuilt: { min: 1990 } },
      'smaller than 60 m²': { area: { min: metres(60) } },
      'with fewer than 3 bedrooms': { bedrooms: { min: 3 } },
      'with less than 2 baths': { bathrooms: { min: 2 } },
      'with HOA fees over 300': { hoa: { max: 300 } },
      'with a lot under 5,000 sq ft': { lotArea: { min: 5_000 } },
      'more than 50 years old': { yearBuilt: { min: 1976 } },
      'that have been on the market for more than 90 days': { daysOnMarket: { max: 90 } },
    },
  },
  Spanish: {
    homes: 'viviendas',
    houses: 'casas',
    ofHomes: ['no me muestres {}', 'no quiero {}', 'ninguna de las {}', 'nada de {}', 'no busco {}', 'evita {}'],
    alone: ['no me muestres nada', 'nada', 'no quiero nada'],
    limits: {
      'de más de 500.000': PRICE,
      'por encima de $500.000': PRICE,
      'de más de 500.000 euros': { ...PRICE, currency: '€' },
      'que cuesten más de 500 mil dólares': PRICE,
      'de antes de 1990': { yearBuilt: { min: 1990 } },
      'de menos de 60 m²': { area: { min: metres(60) } },
      'con menos de 3 dormitorios': { bedrooms: { min: 3 } },
      'con menos de dos baños': { bathrooms: { min: 2 } },
      'con gastos de comunidad de más de 300': { hoa: { max: 300 } },
      'con un terreno de menos de 5.000 pies cuadrados': { lotArea: { min: 5_000 } },
    },
  },
  French: {
    homes: 'logements',
    houses: 'maisons',
    ofHomes: [
      'ne me montre pas de {}',
      'pas de {}',
      'je ne veux pas de {}',
      'je ne cherche pas de {}',
      'évitez les {}',
    ],
    alone: ['ne me montrez rien', 'rien', 'je ne veux rien'],
    limits: {
      'à plus de 500 000': PRICE,
      'au-dessus de 500 000 $': PRICE,
      'à plus de 500 000 €': { ...PRICE, currency: '€' },
      'construits avant 1990': { yearBuilt: { min: 1990 } },
      'de moins de 60 m²': { area: { min: metres(60) } },
      'avec moins de 3 chambres': { bedrooms: { min: 3 } },
      'avec moins de deux salles de bain': { bathrooms: { min: 2 } },
      'avec des charges de plus de 300': { hoa: { max: 300 } },
      'avec un terrain de moins de 500 m²': { lotArea: { min: metres(500) } },
    },
  },
  German: {
    homes: 'Immobilien',
    houses: 'Häuser',
    ofHomes: ['zeig mir keine {}', 'keine {}', 'ich will keine {}', 'bitte keine {}'],
    alone: ['zeig mir nichts', 'nichts', 'ich möchte nichts'],
    limits: {
      'über 500.000': PRICE,
      'für mehr als $500.000': PRICE,
      'über 500.000 Euro': { ...PRICE, currency: '€' },
      ', die über 500.000 kosten': PRICE,
      'gebaut vor 1990': { yearBuilt: { min: 1990 } },
      'unter 60 m²': { area: { min: metres(60) } },
      'mit weniger als 3 Zimmern': { bedrooms: { min: 2 } },
      'mit weniger als zwei Bädern': { bathrooms: { min: 2 } },
      'mit einem Hausgeld über 300': { hoa: { max: 300 } },
      'mit einem Grundstück unter 500 m²': { lotArea: { min: metres(500) } },
    },
  },
  Portuguese: {
    homes: 'imóveis',
    houses: 'casas',
    ofHomes: ['não me mostre {}', 'não quero {}', 'nada de {}', 'evite {}', 'não me interessam {}'],
    alone: ['não me mostre nada', 'nada', 'não quero nada'],
    limits: {
      'acima de 500.000': PRICE,
      'de mais de R$ 500 mil': PRICE,
      'acima de 500.000 euros': { ...PRICE, currency: '€' },
      'construídas antes de 1990': { yearBuilt: { min: 1990 } },
      'de menos de 60 m²': { area: { min: metres(60) } },
      'com menos de 3 quartos': { bedrooms: { min: 3 } },
      'com menos de dois banheiros': { bathrooms: { min: 2 } },
      'com condomínio acima de 300': { hoa: { max: 300 } },
      'com terreno menor que 500 m²': { lotArea: { min: metres(500) } },
    },
  },
}

describe.each(Object.entries(denials))(
  'a limit that is denied in %s',
  (_, { homes, houses, ofHomes, alone, limits }) => {
    const join = (denial: string, limit: string) => `${denial} ${limit}`.replace(' ,', ',')
    test.each(Object.entries(limits))('%s', (limit, filter) => {
      for (const denial of alone) expect(meant(join(denial, limit)), join(denial, limit)).toEqual(filter)
      for (const denial of ofHomes) {
        const [anyHome, ofType] = [homes, houses].map((home) => join(denial.replace('{}', home), limit))
        expect(meant(anyHome ?? ''), anyHome).toEqual(filter)
        expect(meant(ofType ?? ''), ofType).toEqual({ ...filter, types: house })
      }
    })
  },
)

test.each<[string, Filter]>([
  ['no houses, over 500k', { notTypes: house, price: { min: 500_000 } }],
  ['no casas, más de 500.000', { notTypes: house, price: { min: 500_000 } }],
  ['pas de maisons, plus de 500 000', { notTypes: house, price: { min: 500_000 } }],
  ['keine Häuser, über 500.000', { notTypes: house, price: { min: 500_000 } }],
  ['não casas, acima de 500 mil', { notTypes: house, price: { min: 500_000 } }],
  ['homes in Seattle no houses under 500k', { cities: ['Seattle'], notTypes: house, price: { max: 500_000 } }],
  ['homes no houses over 2000 sq ft', { notTypes: house, area: { min: 2_000 } }],
  ['No, quiero una casa de más de 500.000', { types: house, price: { min: 500_000 } }],
])('wishes that follow one another are two: %s', (words, filter) => expect(meant(words)).toEqual(filter))

test.each<[string, Filter]>([
  ['do you have no houses over 500k?', { types: house, price: { min: 500_000 } }],
  ['haben Sie keine Häuser über 500.000?', { types: house, price: { min: 500_000 } }],
  ["why don't you show me houses over 500k?", { types: house, price: { min: 500_000 } }],
  ["I can't find any houses under 500k", { types: house, price: { max: 500_000 } }],
])('who misses homes denies none: %s', (words, filter) => expect(meant(words)).toEqual(filter))

test.each<[string, Filter]>([
  ['nothing over 500k or older than 1990', { price: { max: 500_000 }, yearBuilt: { min: 1990 } }],
  ["don't show me anything under 60 m2 or over 500k", { price: { max: 500_000 }, area: { min: metres(60) } }],
  ['homes, no apartments smaller than 60 m²', { area: { min: metres(60) } }],
  ["please don't send me houses in Seattle over 700k", { types: house, cities: ['Seattle'], price: { max: 700_000 } }],
  [
    "I don't want to pay more than 500k for houses over 2000 sqft",
    { types: house, price: { max: 500_000 }, area: { min: 2_000 } },
  ],
  ["I don't want to see houses in 98144 over 500k", { types: house, zips: ['98144'], price: { max: 500_000 } }],
  ["I don't want to rent anything over 2000", { saleType: 'for_rent', price: { max: 2_000 } }],
  ["don't show me houses under 300k", { types: house, price: { min: 300_000 } }],
  ['no houses for $500k or more', { types: house, price: { max: 500_000 } }],
  ['houses other than those over 500k', { types: house, price: { max: 500_000 } }],
  ['houses, please stay away from anything over 500k', { types: house, ...PRICE }],
  ['no rentals over 2k a month', { saleType: 'for_rent', price: { max: 2_000 } }],
  ['ni más de 500 mil ni menos de 300 mil', { price: { min: 300_000, max: 500_000 } }],
  ['pas plus de 500 000 ni moins de 300 000', { price: { min: 300_000, max: 500_000 } }],
  ['weder über 500.000 noch unter 300.000', { price: { min: 300_000, max: 500_000 } }],
  ['casas que no bajen de 200 m²', { types: house, area: { min: metres(200) } }],
  ["houses that don't exceed 500k", { types: house, ...PRICE }],
  ['not just houses over 500k', { types: house, price: { min: 500_000 } }],
  ['no HOA over 300', { hoa: { max: 300 } }],
  ['no lots smaller than 5000 sqft', { lotArea: { min: 5_000 } }],
  ["don't show me anything listed more than 30 days ago", { daysOnMarket: { max: 30 } }],
  ['homes listed more than 30 days ago', { daysOnMarket: { min: 31 } }],
  ['no studios', { bedrooms: { min: 1 } }],
])('what a denial reaches: %s', (words, filter) => expect(meant(words)).toEqual(filter))

test.each([
  'houses over 500k is too much',
  'houses over 500k, no thanks',
  'casas de más de 500.000 no, gracias',
  'maisons à plus de 500 000, c’est trop cher',
  'Häuser über 500.000 will ich nicht',
  'Häuser für mehr als 500.000 kann ich nicht zahlen',
  'casas de mais de 500 mil é demais',
])('a denial may stand behind its limit: %s', (words) => expect(meant(words)).toEqual({ types: house, ...PRICE }))

test.each<[string, Filter, string]>([
  ["don't show me houses between 300k and 500k", { types: house }, "don't show me houses between 300k and 500k"],
  ["don't show me 3 bedroom houses", { types: house }, "don't show me 3 bedroom"],
  ["don't show me expensive houses over 500k", { types: house, ...PRICE }, 'expensive'],
  ['houses, nothing from the 1970s', { types: house }, 'nothing from the 1970s'],
  ['houses, nothing from the seventies', { types: house }, 'nothing from the seventies'],
  ['casas, nada de los años 70', { types: house }, 'nada de los años 70'],
  ['houses, nothing in the 500s', { types: house }, 'nothing in the 500s'],
])('what no filter can exclude is said back: %s', (words, filter, said) => {
  const { filter: all, notUnderstood } = read(words).parse({ year: 2026 })
  const { statuses: _usual, ...stated } = all
  expect(stated).toEqual(filter)
  expect(notUnderstood).toEqual([said])
})

test.each<[string, Filter, string]>([
  ["don't show me houses with a pool", { types: house }, "don't show me houses with a pool"],
  ['no me muestres casas con piscina', { types: house }, 'no me muestres casas con piscina'],
  ['no quiero casas con piscina', { types: house }, 'no quiero casas con piscina'],
  ['ne me montre pas de maisons avec piscine', { types: house }, 'ne me montre pas de maisons avec piscine'],
  ['keine Häuser mit Pool', { types: house }, 'keine Häuser mit Pool'],
  ['não me mostre casas com piscina', { types: house }, 'não me mostre casas com piscina'],
  ['homes in Seattle, nothing with a pool', { cities: ['Seattle'] }, 'nothing with a pool'],
  ['no houses on a busy street', { types: house }, 'no houses on a busy street'],
  ["houses that don't have a pool", { types: house }, "don't have a pool"],
  ["houses, I don't want a pool", { types: house }, "don't want a pool"],
  ['maisons, je ne veux pas de piscine', { types: house }, 'ne veux pas de piscine'],
  ['casas, no quiero piscina', { types: house }, 'no quiero piscina'],
  ['casas, não quero piscina', { types: house }, 'não quero piscina'],
])('homes that are denied for what they have are still wanted without it: %s', (words, filter, said) => {
  const { filter: all, notUnderstood } = read(words).parse({ year: 2026 })
  const { statuses: _usual, ...stated } = all
  expect(stated).toEqual(filter)
  expect(notUnderstood).toEqual([said])
})

test.each<[string, Filter]>([
  ["don't show me houses with a garage", { types: house, parking: { max: 0 } }],
  [
    'no houses for sale in Seattle with a garage',
    { types: house, saleType: 'for_sale', cities: ['Seattle'], parking: { max: 0 } },
  ],
  ['no houses without a garage', { types: house, parking: { min: 1 } }],
  ['keine Häuser ohne Garage', { types: house, parking: { min: 1 } }],
  ['no quiero casas sin garaje', { types: house, parking: { min: 1 } }],
  ['nothing without a garage', { parking: { min: 1 } }],
  ['homes, no houses with a garage', { notTypes: house, parking: { min: 1 } }],
  ["I don't want a house", { notTypes: house }],
  ['je ne veux pas de maison', { notTypes: house }],
  ['je ne cherche pas de maison avec plus de 3 chambres', { types: house, bedrooms: { max: 3 } }],
  ['ne me montre pas de maisons', { notTypes: house }],
  ['je ne veux pas de garage', { parking: { max: 0 } }],
  ["I don't want a garage", { parking: { max: 0 } }],
  ['anything but houses with a garage', { notTypes: house, parking: { min: 1 } }],
])('a garage can be excluded, and a double denial wants it: %s', (words, filter) =>
  expect(meant(words)).toEqual(filter),
)

test.each([
  'no quiero piscina',
  'je ne veux pas de piscine',
  'ich will keinen Pool',
  'não quero piscina',
  "I don't want a pool",
])('a denied wish alone is no search for it: %s', (words) =>
  expect(read(words).parse({ year: 2026 })).toMatchObject({ isSearch: false, filter: {} }),
)
