import { expect, test } from 'vitest'
import type { Filter } from '../../../src/search/filter.ts'
import { readerFor } from '../../../src/search/parse/read.ts'
import { meant, vocabulary } from '../vocabulary.ts'

const { read } = readerFor(vocabulary)

const KINDS = { house: ['Single Family Residential'], condo: ['Condo/Co-op'] }

test.each([
  ['houses in Seattle from cheapest to dearest', 'PriceAsc'],
  ['casas en Seattle, de más barata a más cara', 'PriceAsc'],
  ['maisons à Seattle, de la plus chère à la moins chère', 'PriceDesc'],
  ['Häuser in Seattle vom günstigsten zum teuersten', 'PriceAsc'],
  ['casas em Seattle, da mais cara para a mais barata', 'PriceDesc'],
])('an order that is named by both its ends begins with the first: %s', (words, sort) => {
  expect(meant(words)).toEqual({ types: KINDS.house, cities: ['Seattle'], sort })
})

test.each([
  ['house without a garage or parking', []],
  ['maison sans garage ni parking', []],
  ['house without parking or a pool', ['or a pool']],
  ['casa sin garaje o piscina', ['o piscina']],
  ['Haus ohne Garage oder Pool', ['oder Pool']],
])('what "or" joins to a denial is denied too: %s', (words, said) => {
  const { filter, notUnderstood } = read(words).parse()
  expect(filter).toMatchObject({ types: KINDS.house, parking: { max: 0 } })
  expect(filter.features).toBeUndefined()
  expect(notUnderstood).toEqual(said)
})

test.each([
  ['homes for rent in Seattle under 2000 plus utilities', 'plus utilities'],
  ['viviendas en alquiler en Seattle hasta 2000 más gastos', 'más gastos'],
  ['logements à louer à Seattle, maximum 2000 plus charges', 'plus charges'],
  ['Objekte zur Miete in Seattle unter 2000 plus Nebenkosten', 'plus Nebenkosten'],
  ['imóveis para alugar em Seattle até 2000 mais contas', 'mais contas'],
])('a cost that comes on top changes no price and is said back: %s', (words, said) => {
  const { filter, notUnderstood } = read(words).parse()
  expect(filter).toMatchObject({ saleType: 'for_rent', cities: ['Seattle'], price: { max: 2_000 } })
  expect(notUnderstood).toEqual([said])
})

test.each([
  ['appartement 800 hors charges', 800, ['hors charges']],
  ['appartement à louer 800 HC', 800, ['HC']],
  ['Wohnung 800 kalt', 800, ['kalt']],
  ['Wohnung bis 900 Kaltmiete', 900, ['Kaltmiete']],
  ['Kaltmiete bis 900', 900, ['Kaltmiete']],
  ['Wohnung 800 zzgl. NK', 800, ['zzgl. NK']],
  ['piso en alquiler 900 sin gastos', 900, ['sin gastos']],
  ['apartamento para alugar por 1500 sem condomínio', 1_500, ['sem condomínio']],
  ['apartamento para alugar por 1500 fora condomínio', 1_500, ['fora condomínio']],
  ['aluguel de 1500 + condomínio', 1_500, ['mais condomínio']],
  ['apartment for rent 1200 without utilities', 1_200, ['without utilities']],
  ['apartment for rent 1200 all in', 1_200, ['all in']],
])('what a rent leaves out is said back: %s', (words, max, said) => {
  const { filter, notUnderstood } = read(words).parse()
  expect(filter).toMatchObject({ saleType: 'for_rent', price: { max } })
  expect([filter.hoa, filter.features, notUnderstood]).toEqual([undefined, undefined, said])
})

test.each([
  ['appartement 800 charges comprises', 800],
  ['appartement à louer 800 € CC', 800],
  ['appartement à louer charges comprises 800', 800],
  ['Wohnung bis 1200 warm', 1_200],
  ['Warmmiete maximal 1200', 1_200],
  ['Wohnung 1000 Euro inkl. NK', 1_000],
  ['piso en alquiler por 900 gastos incluidos', 900],
  ['piso en alquiler hasta 900 euros todo incluido', 900],
  ['apartamento para alugar até 1500 com condomínio incluído', 1_500],
  ['apartment 1200 all bills included', 1_200],
])('a rent with its charges asks for homes that include them: %s', (words, max) => {
  const { filter, notUnderstood } = read(words).parse()
  expect(filter).toMatchObject({ saleType: 'for_rent', price: { max } })
  expect(filter.features?.map(([name]) => name)).toEqual(['utilities included'])
  expect(notUnderstood).toEqual([])
})

test('what is bought has no rent, and rooms are none', () => {
  expect(meant('houses to rent 4 beds 2500')).toMatchObject({ bedrooms: { min: 4, max: 4 }, price: { max: 2_500 } })
  expect(read('house for sale 500k plus utilities').parse().filter).toMatchObject({ saleType: 'for_sale' })
  expect(meant('Wohnungen ohne Hausgeld').hoa).toEqual({ max: 0 })
})

test.each([
  ['houses under 500k plus taxes under 5,000', 500_000, ['plus taxes under 5,000'], undefined],
  ['Häuser bis 500k plus Nebenkosten bis 300', 500_000, ['plus Nebenkosten bis 300'], undefined],
  ['casas hasta 500k más gastos de menos de 300', 500_000, ['más gastos de menos de 300'], undefined],
  ['houses in Seattle plus property tax below 6,000', undefined, ['plus property tax below 6,000'], undefined],
  ['houses under 500k plus HOA under 300', 500_000, [], 300],
])('the limit of a cost that comes on top is none of the price: %s', (words, price, said, hoa) => {
  const { filter, notUnderstood } = read(words).parse()
  expect(filter.price).toEqual(price === undefined ? undefined : { max: price })
  expect(filter.hoa).toEqual(hoa === undefined ? undefined : { max: hoa })
  expect(notUnderstood).toEqual(said)
})

test.each([
  ['houses no HOA 3 beds garage or carport', { hoa: { max: 0 }, bedrooms: { min: 3, max: 3 } }],
  ['houses no HOA fee 3 beds garage or parking', { hoa: { max: 0 }, bedrooms: { min: 3, max: 3 } }],
  ['houses not in Tacoma garage or carport', { notCities: ['Tacoma'] }],
  ['houses not more than 500k garage or carport', {}],
])('"or" after a wish denies nothing, whatever was denied before the wish: %s', (words, others) => {
  expect(meant(words)).toMatchObject({ types: KINDS.house, parking: { min: 1 }, ...others })
})

test('land is measured as land, and a fee that nobody wants to pay is none', () => {
  expect(meant('houses on more than 5,000 sq ft of land')).toEqual({ types: KINDS.house, lotArea: { min: 5_000 } })
  expect(meant("condos where I don't pay any HOA")).toEqual({ types: KINDS.condo, hoa: { max: 0 } })
  expect(read('condos with 500 m2 of ground floor').parse().filter.lotArea).toBeUndefined()
  expect(read('condos, I do not have an HOA preference').parse().filter.hoa).toBeUndefined()
  expect(meant("condos, I don't want to pay HOA over 300")).toEqual({ types: KINDS.condo, hoa: { max: 300 } })
})

test.each(['rather with four', 'mejor con cuatro', 'plutôt quatre', 'lieber mit vier', 'melhor com quatro'])(
  'a number alone corrects the rooms asked for before: %s',
  (words) => {
    const previous: Filter = { bedrooms: { min: 3, max: 3 }, cities: ['Seattle'] }
    expect(read(words).parse({ previous }).filter).toMatchObject({ bedrooms: { min: 4, max: 4 }, cities: ['Seattle'] })
  },
)

test.each(['sin límite de precio', 'peu importe le budget', 'Preis egal', 'sem limite de preço', 'forget the price'])(
  'a price that is lifted is gone: %s',
  (words) => {
    const previous: Filter = { price: { max: 500_000 }, cities: ['Seattle'] }
    expect(read(words).parse({ previous }).filter.price).toBeUndefined()
  },
)

test.each([
  ["houses that don't have fewer than three bedrooms", { bedrooms: { min: 3 } }],
  ['casas que no tengan menos de tres dormitorios', { bedrooms: { min: 3 } }],
  ['maisons qui n’aient pas moins de trois chambres', { bedrooms: { min: 3 } }],
  ['casas com não menos de três quartos', { bedrooms: { min: 3 } }],
  ["houses, don't show me anything above 500k", { price: { max: 500_000 } }],
  ['casas que no cuesten más de 500.000', { price: { max: 500_000 } }],
  ['maisons qui ne coûtent pas plus de 500 000', { price: { max: 500_000 } }],
  ['casas que não custem mais de 500 mil', { price: { max: 500_000 } }],
  ['maisons à moins d’un million', { price: { max: 1_000_000 } }],
  ['houses between fifteen hundred and two thousand square feet', { area: { min: 1_500, max: 2_000 } }],
  ['Häuser aus den Jahren 1950 bis 1970', { yearBuilt: { min: 1950, max: 1970 } }],
  ['Häuser gebaut nach 1912 bis $755000', { yearBuilt: { min: 1913 }, price: { max: 755_000 } }],
  ['casas por no máximo 1.025.000 dólares', { price: { max: 1_025_000 } }],
  ['houses listed less than two weeks ago', { daysOnMarket: { max: 14 } }],
])('a limit is read as it is meant, whatever stands between its words: %s', (words, filter) => {
  expect(meant(words)).toEqual({ types: KINDS.house, ...filter })
})

test('a time in words that no filter has is said back', () => {
  expect(read('houses listed two weeks ago').parse().notUnderstood).toEqual(['two weeks ago'])
})

test('a German compound counts its rooms', () => {
  expect(meant('Dreizimmerwohnung zur Miete')).toMatchObject({ bedrooms: { min: 2, max: 2 }, saleType: 'for_rent' })
})

test.each([
  ['casas para aluar em Seattle', 'for_rent', 'aluar', 'alugar'],
  ['maisons à venre à Seattle', 'for_sale', 'venre', 'vendre'],
])('a short word that lacks a letter is mended: %s', (words, saleType, said, taken) => {
  const { filter, corrections } = read(words).parse()
  expect(filter).toMatchObject({ cities: ['Seattle'], saleType })
  expect(corrections).toEqual([{ said, taken }])
})

test.each<[string, Filter]>([
  [
    'houses to rent below $4750 less than 50 years old',
    { types: KINDS.house, saleType: 'for_rent', price: { max: 4_750 }, yearBuilt: { min: 1976 } },
  ],
  ['houses w/o hoa w/ parking', { types: KINDS.house, hoa: { max: 0 }, parking: { min: 1 } }],
  ['houses with a detached garage min 1/4 acre', { types: KINDS.house, parking: { min: 1 }, lotArea: { min: 10_890 } }],
  ['maison avec un grand garage pour deux voitures', { types: KINDS.house, parking: { min: 2 } }],
  ['casa con cochera para 2 carros', { types: KINDS.house, parking: { min: 2 } }],
  ['Haus mit Doppelgarage', { types: KINDS.house, parking: { min: 2 } }],
  ['Häuser aus den 80ern', { types: KINDS.house, yearBuilt: { min: 1980, max: 1989 } }],
  ['houses built in or after 2010', { types: KINDS.house, yearBuilt: { min: 2010 } }],
  ['casas construidas en o después de 2010', { types: KINDS.house, yearBuilt: { min: 2010 } }],
  ['houses 500k give or take 50k', { types: KINDS.house, price: { min: 450_000, max: 550_000 } }],
  ['houses 1.2 mil max', { types: KINDS.house, price: { max: 1_200_000 } }],
  ['la casa más chica', { types: KINDS.house, sort: 'AreaAsc' }],
  ['house con 3 bedrooms', { types: KINDS.house, bedrooms: { min: 3, max: 3 } }],
])('short and spoken words: %s', (words, filter) => expect(meant(words)).toEqual(filter))

test.each([
  ['looking 4 a 2bd house', { bedrooms: { min: 2, max: 2 } }, ['4']],
  ['houses near 3189 Copperleaf St', {}, ['3189 Copperleaf St']],
  ['houses with rental potential', {}, ['rental potential']],
])('what looks like a limit or a wish and is none: %s', (words, filter, said) => {
  const { statuses: _usual, types: _types, ...stated } = read(words).parse().filter
  expect(stated).toEqual(filter)
  expect(read(words).parse().notUnderstood).toEqual(said)
})

test.each<[string, Filter, string]>([
  ['homes under 500k or over 1m', { price: { max: 500_000 } }, 'or over 1m'],
  ['homes under 300000 or more than 600000', { price: { max: 300_000 } }, 'or more than 600000'],
  ['viviendas de menos de 300000 o más de 600000', { price: { max: 300_000 } }, 'o más de 600000'],
  ['logements à moins de 300000 ou plus de 600000', { price: { max: 300_000 } }, 'ou plus de 600000'],
  ['condos with at least 2 baths, max 1.5 baths', { types: KINDS.condo, bathrooms: { min: 2 } }, 'max 1.5 baths'],
  ['homes built before 1950 or after 2010', { yearBuilt: { max: 1949 } }, 'or after 2010'],
  ['homes with a basement or a pool', { features: [['basement']] }, 'a pool'],
  ['casas con sótano o jardín', { types: KINDS.house, features: [['basement']] }, 'jardín'],
])(
  'of what no home can be both, or may be one of, the second is said not to be understood: %s',
  (words, filter, said) => {
    const { statuses: _usual, ...stated } = read(words).parse().filter
    expect(stated).toEqual(filter)
    expect(read(words).parse().notUnderstood).toEqual([said])
  },
)

test('a limit that corrects the one before stands alone', () => {
  expect(meant('homes under 500k, no, over 600k')).toEqual({ price: { min: 600_000 } })
  expect(meant('homes over 300k, under 500k')).toEqual({ price: { min: 300_000, max: 500_000 } })
  expect(meant('homes with 3 or more beds')).toEqual({ bedrooms: { min: 3 } })
})

test.each([
  ['rent 1500 + parking', { price: { max: 1_500 }, parking: { min: 1 } }],
  ['1500+ parking rentals', { price: { min: 1_500 }, parking: { min: 1 } }],
  ['houses 500k + garage', { price: { max: 500_000 }, parking: { min: 1 } }],
  ['3+ parking', { parking: { min: 3 } }],
])('a price before parking counts no spots: %s', (words, filter) =>
  expect(read(words).parse().filter).toMatchObject(filter),
)

test.each([
  ['at least 3 baths, fewer than 3 baths', { min: 3 }, ['fewer than 3 baths']],
  ['fewer than 3 baths, at least 3 baths', { below: 3 }, ['at least 3 baths']],
  ['at least 3 baths, fewer than 4 baths', { min: 3, below: 4 }, []],
])('of two limits that no number meets, the second is told as not understood: %s', (words, bathrooms, said) => {
  const { filter, notUnderstood } = read(words).parse()
  expect([filter.bathrooms, notUnderstood]).toEqual([bathrooms, said])
})

test('denials one after the other are a list', () => {
  expect(meant('not a condo not a townhouse not more than 750k')).toEqual({
    notTypes: ['Condo/Co-op', 'Townhouse'],
    price: { max: 750_000 },
  })
})

test.each([
  'homes with less than 3 bedrooms and more than 1 bath',
  'viviendas con menos de 3 dormitorios y más de 1 baño',
  'logements avec moins de 3 chambres et plus de 1 salle de bain',
  'Objekte mit weniger als 3 Schlafzimmern und mehr als 1 Bad',
  'imóveis com menos de 3 quartos e mais de 1 banheiro',
])('"and more than" opens a limit of its own: %s', (words) => {
  expect(read(words).parse().filter).toMatchObject({ bedrooms: { max: 2 }, bathrooms: { min: 1.25 } })
})

test.each([
  ['3 bedrooms and more in Seattle', { min: 3 }],
  ['3 chambres et plus à Seattle', { min: 3 }],
  ['3 Schlafzimmer und mehr in Seattle', { min: 3 }],
])('"and more" at the end of a number is a least: %s', (words, bedrooms) => {
  expect(read(words).parse().filter).toMatchObject({ bedrooms, cities: ['Seattle'] })
})

test.each([
  ['homes not older than 1990 and with less than 3 beds', { yearBuilt: { min: 1990 }, bedrooms: { max: 2 } }],
  ['homes not older than 1990 and less than 3 beds', { yearBuilt: { min: 1990 }, bedrooms: { max: 2 } }],
  ['homes not older than 1990 or smaller than 60 m²', { yearBuilt: { min: 1990 } }],
  ['nothing older than 1990 and with less than 3 beds', { yearBuilt: { min: 1990 } }],
])('what "and" joins to a denied comparison is a wish of its own: %s', (words, filter) => {
  expect(read(words).parse().filter).toMatchObject(filter)
})
