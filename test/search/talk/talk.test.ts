import { expect, test } from 'vitest'
import type { Filter } from '../../../src/search/filter.ts'
import { readerFor } from '../../../src/search/parse/read.ts'
import { baths, exactly, meant, metres, parse, stated, vocabulary } from '../vocabulary.ts'

const { read } = readerFor(vocabulary)
const UNSOLD = { statuses: ['Active', 'PreOnMarket'] } satisfies Filter
const first = stated('3 bed condos for sale in Seattle under 800k with a pool')
const without = (...parts: (keyof Filter)[]) =>
  Object.fromEntries(Object.entries(first).filter(([part]) => !parts.includes(part as keyof Filter)))

test.each<[string, Filter]>([
  ['in Tacoma instead', { ...first, cities: ['Tacoma'] }],
  ['same but in Tacoma', { ...first, cities: ['Tacoma'] }],
  ['Tacoma instead of Seattle', { ...first, cities: ['Tacoma'] }],
  ['houses instead of condos', { ...first, types: ['Single Family Residential'] }],
  ['how about 2?', { ...first, bedrooms: exactly(2) }],
  ['what about Ballard?', { ...without('cities'), locations: ['Ballard'] }],
  ['Tacoma too', { ...first, cities: ['Seattle', 'Tacoma'] }],
  ['also in Tacoma', { ...first, cities: ['Seattle', 'Tacoma'] }],
  ['could also go with Tacoma', { ...first, cities: ['Seattle', 'Tacoma'] }],
  ["I'd also consider Tacoma", { ...first, cities: ['Seattle', 'Tacoma'] }],
  ['we could also live in Tacoma', { ...first, cities: ['Seattle', 'Tacoma'] }],
  ['Tacoma would also be fine', { ...first, cities: ['Seattle', 'Tacoma'] }],
  ['Tacoma could also work', { ...first, cities: ['Seattle', 'Tacoma'] }],
  ['Tacoma works as well', { ...first, cities: ['Seattle', 'Tacoma'] }],
  ['could go with Tacoma', { ...first, cities: ['Tacoma'] }],
  ['make it 4', { ...first, bedrooms: exactly(4) }],
  ['with 2 bedrooms', { ...first, bedrooms: exactly(2) }],
  ['and 2 baths', { ...first, bathrooms: baths(2) }],
  ['raise the budget to 900k', { ...first, price: { max: 900_000 } }],
  ['over 300k', { ...first, price: { min: 300_000, max: 800_000 } }],
  ['over 900k', { ...first, price: { min: 900_000 } }],
  ['houses instead', { ...first, types: ['Single Family Residential'] }],
  ['also houses', { ...first, types: ['Condo/Co-op', 'Single Family Residential'] }],
  ['with a garage', { ...first, parking: { min: 1 } }],
  ['cheapest first', { ...first, sort: 'PriceAsc' }],
])('"%s" changes that and leaves the rest', (words, filter) => {
  expect(stated(words, first)).toEqual(filter)
})

test.each<[string, Filter]>([
  ['any price', without('price')],
  ['no any price is fine', without('price')],
  ["price doesn't matter", without('price')],
  ['anywhere', without('cities')],
  ['any city', without('cities')],
  ['any number of bedrooms', without('bedrooms')],
  ['any type', without('types')],
  ['without the pool', without('features')],
  ['no pool needed', without('features')],
  ['start over', {}],
  ['start over, houses in Tacoma', { types: ['Single Family Residential'], cities: ['Tacoma'] }],
])('"%s" lifts that', (words, filter) => {
  expect(stated(words, first)).toEqual(filter)
})

test('renting instead of buying drops the price, which meant something else', () => {
  expect(stated('for rent', first)).toEqual({ ...without('price'), saleType: 'for_rent' })
})

test('a place taken out of several leaves the others', () => {
  for (const words of ['not in Seattle', 'remove Seattle', 'anywhere but Seattle'])
    expect(stated(words, { cities: ['Seattle', 'Tacoma'] }), words).toEqual({ cities: ['Tacoma'] })
})

test.each<[string, string, Filter]>([
  ['three.', 'How many baths?', { bathrooms: baths(3) }],
  ['two please', 'How many bedrooms?', { bedrooms: exactly(2) }],
  ['just one', 'How many bedrooms?', { bedrooms: exactly(1) }],
  ['At least two', 'How many bedrooms do you need?', { bedrooms: { min: 2 } }],
  ['2 or 3', 'How many bedrooms?', { bedrooms: { min: 2, max: 3 } }],
  ['4 in Seattle', 'Where, and how many bedrooms?', { bedrooms: exactly(4), cities: ['Seattle'] }],
  ['450k', 'What is your budget?', { price: { max: 450_000 } }],
  ['about 2000', 'How many square feet?', { area: { min: 1_800, max: 2_200 } }],
  ['Paris', 'Which city?', { cities: ['Paris'] }],
])('"%s" answers "%s"', (words, asked, filter) => {
  expect(stated(words, {}, asked)).toEqual(filter)
})

test('"one" that stands for a home is no number', () => {
  expect(stated('find me one in Seattle', {}, 'Where? And how many bedrooms?')).toEqual({ cities: ['Seattle'] })
})

test('a shrug lifts what was asked for', () => {
  expect(stated("doesn't matter", { price: { max: 1 } }, "What's your budget?")).toEqual({})
})

test.each([
  ['cheaper', 'cheaper'],
  ['something bigger please', 'bigger'],
  ['too expensive', 'cheaper'],
  ['closer to Ballard', 'closer'],
  ['with more bedrooms', 'moreBedrooms'],
])('"%s" is told as relative to what was shown', (words, relative) => {
  expect(parse(words, { previous: first }).relative).toEqual([relative])
})

test.each(['nothing too expensive in Tacoma', 'something not too pricey', "a house that isn't too expensive"])(
  'before anything was shown, "%s" wants the cheapest first',
  (words) => {
    const { filter, relative, notUnderstood } = parse(words)
    expect([filter.sort, relative, notUnderstood]).toEqual(['PriceAsc', [], []])
  },
)

test.each<[string, Filter]>([
  ['400k max, not 4 million', { price: { max: 400_000 } }],
  ['not 4 million, i said 400k', { price: { max: 400_000 } }],
  ['under 500k, not 600k', { price: { max: 500_000 } }],
  ['3 bedrooms, not 2, and 500k not 400k', { bedrooms: exactly(3), price: { max: 500_000 } }],
  ['under 800k but not under 500k', { price: { min: 500_000, max: 800_000 } }],
])('an amount that is denied is no limit: "%s"', (words, filter) => {
  expect(parse(words).notUnderstood).toEqual([])
  expect(stated(words)).toEqual(filter)
})

test('an amount that is denied alone is said back', () => {
  expect(parse('not 600k', { previous: first })).toMatchObject({ filter: { price: first.price }, isSearch: false })
  expect(parse('a condo, but not 600k').notUnderstood).toEqual(['not 600k'])
})

test.each<[string, Filter, string]>([
  ['give or take 50k', { price: { min: 450_000, max: 550_000 } }, 'around 500k'],
  ['plus or minus 50k', { price: { min: 450_000, max: 550_000 } }, 'under 500k'],
  ['+/- 10%', { price: { min: 450_000, max: 550_000 } }, 'under 500k'],
  ['500k +/- 10%', { price: { min: 450_000, max: 550_000 } }, 'in Seattle'],
  ['around 300k give or take 50k', { price: { min: 250_000, max: 350_000 } }, 'under 500k'],
])('a margin is around the price before it: "%s"', (words, filter, before) => {
  expect(stated(words, stated(before))).toMatchObject(filter)
})

test('a margin of no price is said back', () => {
  expect(parse('a condo, give or take 50k')).toMatchObject({ notUnderstood: ['give or take 50k'] })
})

test.each<[string, Filter]>([
  ["at least 3 bedrooms, a yard would be nice but isn't essential", { bedrooms: { min: 3 } }],
  ['3 bed house with a yard if possible', { bedrooms: exactly(3), types: ['Single Family Residential'] }],
  ['must have parking and a pool would be nice', { parking: { min: 1 } }],
  ['pool and gym if possible', {}],
  ['homes in Seattle, ideally in Ballard', { cities: ['Seattle'] }],
  ['under 500k, ideally under 450k', { price: { max: 500_000 } }],
  ['ideally 3 bedrooms in Seattle', { cities: ['Seattle'] }],
])('what is only nice to have is told apart from what is needed: "%s"', (words, needed) => {
  const { needed: left, filter, notUnderstood } = parse(words)
  expect([left, notUnderstood]).toEqual([{ ...needed, statuses: filter.statuses }, []])
  expect(filter).not.toEqual(left)
})

test.each(['condo in Seattle', 'must have a pool', 'preferably newer than the condo'])(
  'nothing is nice to have in "%s"',
  (words) => expect(parse(words).needed, words).toBeUndefined(),
)

test.each([
  ['Wohnung mieten in Seattle bis 1500 warm', 'doch lieber kalt'],
  ['Wohnung mieten in Seattle bis 1500 warm', '1500 kalt'],
  ['apartments for rent in Seattle under 1500, utilities included', 'utilities not included'],
  ['apartamento en alquiler en Seattle hasta 1500 gastos incluidos', 'mejor sin gastos'],
  ['appartement à louer à Seattle, 1500 max charges comprises', 'plutôt hors charges'],
])('after "%s", "%s" gives the bills up', (before, words) => {
  const previous = read(before).parse().filter
  expect(previous.features).toHaveLength(1)
  const { filter } = read(words, read(before).language).parse({ previous })
  expect(filter).toEqual(Object.fromEntries(Object.entries(previous).filter(([part]) => part !== 'features')))
})

test.each<[string, Filter]>([
  ['a balcony or a terrace', { features: [['balcony', 'terrace']] }],
  ['mind. 4 Zimmer', { bedrooms: { min: 3 } }],
])('"%s" is understood', (words, filter) => {
  expect(meant(words)).toEqual(filter)
})

test.each<[string, string, string[]]>([
  ['condos in Seattle', 'sold too?', ['Active', 'PreOnMarket', 'Sold']],
  ['condos in Seattle', 'sold ones as well', ['Active', 'PreOnMarket', 'Sold']],
  ['sold condos in Seattle', 'active ones too', ['Sold', 'Active']],
  ['condos in Seattle', 'sold ones', ['Sold']],
])('after "%s", "%s" searches among these statuses', (before, words, statuses) => {
  expect(parse(words, { previous: parse(before).filter }).filter.statuses).toEqual(statuses)
})

test.each(['cheapest 3', 'the cheapest 3 homes', 'the two cheapest', 'las dos más baratas', 'die drei günstigsten'])(
  'how many of the best are wanted is no number of rooms: "%s"',
  (words) => {
    const { filter, notUnderstood } = readerFor(vocabulary)
      .read(words)
      .parse({ previous: { cities: ['Seattle'] } })
    expect([filter.bedrooms, filter.sort, notUnderstood]).toEqual([undefined, 'PriceAsc', []])
  },
)

test.each<[string, Filter]>([
  ['cheapest 4+ bedroom', { bedrooms: { min: 4 } }],
  ['cheapest 3 and 4 bedroom homes', { bedrooms: { min: 3, max: 4 } }],
  ['cheapest 2/3 bedroom', { bedrooms: { min: 2, max: 3 } }],
  ['biggest 500k homes', { price: { max: 500_000 } }],
  ['cheapest 400k and under', { price: { max: 400_000 } }],
])('a number after the best that is none of homes keeps its meaning: "%s"', (words, filter) => {
  expect(parse(words).filter).toMatchObject(filter)
})

test.each([
  ['house with at least 120 m2 of living space and a 500 m2 lot', undefined],
  ['Haus mit mindestens 120 m² Wohnfläche und 500 m² Grundstück', { min: metres(500) }],
  ['casa de al menos 120 m2 y 500 m2 de terreno', { min: metres(500) }],
])('the area of a home and of its lot are two: "%s"', (words, lot) => {
  const { area, lotArea } = meant(words)
  expect(area).toEqual({ min: metres(120) })
  expect(lotArea).toEqual(lot ?? { min: metres(450), max: metres(550) })
})

test('Portuguese "com condomínio" includes a fee in the rent, and names no kind of home', () => {
  const { types, features } = meant('apartamento para alugar, 2 quartos, até 2500 com condomínio')
  expect(types).toHaveLength(1)
  expect(features?.[0]).toContain('utilities included')
})

test.each<[string, string, Filter['price']]>([
  ['between 1.2 and 1.5 million', 'anything over 1.5?', { min: 1_500_000 }],
  ['homes for sale up to 1.3m', 'at least 1.1 tho', { min: 1_100_000, max: 1_300_000 }],
  ['we rented for years and want to buy', "can't go past 950", { max: 950_000 }],
  ['we want to buy', 'budget tops 700', { max: 700_000 }],
  ['homes', 'we have been renting and would love to buy, at most 950', { max: 950_000 }],
])('after "%s", "%s" limits the price', (before, words, price) => {
  const previous = read(before).parse().filter
  expect(read(words).parse({ previous })).toMatchObject({ filter: { price }, notUnderstood: [] })
})

test.each([
  ['the rental one', { saleType: 'for_rent' }, []],
  ['de 2 habitaciones no, de 1', { bedrooms: exactly(1) }, []],
  ['anything that went live yesterday', { daysOnMarket: { max: 1 } }, []],
])('"%s" is no other wish', (words, filter, notUnderstood) => {
  const parsed = read(words).parse({ previous: { cities: ['Seattle'], bedrooms: exactly(2) } })
  expect({ ...UNSOLD, ...parsed.filter }).toEqual({ ...UNSOLD, cities: ['Seattle'], bedrooms: exactly(2), ...filter })
  expect(parsed.notUnderstood).toEqual(notUnderstood)
})

test.each([
  ['reverse the order', 'PriceDesc'],
  ['other way around please', 'PriceDesc'],
  ['andersrum sortieren', 'PriceDesc'],
  ['al revés', 'PriceDesc'],
  ["inverse l'ordre", 'PriceDesc'],
  ['na ordem inversa', 'PriceDesc'],
])('"%s" turns the order of the search before', (words, sort) => {
  const previous: Filter = { ...first, ...UNSOLD, sort: 'PriceAsc' }
  expect(read(words).parse({ previous }).filter).toEqual({ ...previous, sort })
})

test.each<[string, string, Filter]>([
  ['Häuser mit mindestens 800 m² Grundstück', 'ok, mehr als 1000', { lotArea: { min: metres(1_000) } }],
  ['houses over 2000 sq ft', 'more than 2500', { area: { min: 2_500 } }],
  ['3/2 in Tacoma', '4/3 or bigger', { bedrooms: { min: 4 }, bathrooms: { min: 3 } }],
  ['homes for sale in Tacoma', 'sub 500', { price: { max: 500_000 } }],
  ['Wohnungen zur Miete in Portland', 'nich mehr als 2500', { price: { max: 2_500 } }],
  ['homes in Tacoma', 'sort by sqft', { sort: 'AreaDesc' }],
])('after "%s", "%s" is understood', (before, words, filter) => {
  const previous = read(before).parse().filter
  const parsed = read(words).parse({ previous })
  expect(parsed.filter).toEqual({ ...previous, ...filter })
  expect(parsed).toMatchObject({ notUnderstood: [], corrections: [] })
})

test('how many pets there are is no other wish', () => {
  const { filter, notUnderstood } = read('pets ok? i have 2 cats').parse()
  expect([filter.features?.length, notUnderstood]).toEqual([1, []])
})

test('letters that are words elsewhere tell no language', () => {
  expect(read('u suck').language).toBeUndefined()
  expect(read('y en Tacoma').language).toBe('es')
})

test('a home is furnished or not: the later wish counts', () => {
  const previous = read('furnished homes for rent with a pool').parse().filter
  expect(
    read('unfurnished then')
      .parse({ previous })
      .filter.features?.map(([name]) => name),
  ).toEqual(['pool', 'unfurnished'])
})

test('"more affordable" compares with what was shown', () => {
  expect(read('got anything more affordable?').parse({ previous: first })).toMatchObject({ relative: ['cheaper'] })
  expect(read('affordable homes').parse().filter.sort).toBe('PriceAsc')
})

test.each([
  ['casas en Seattle', 'también podría ser en Tacoma'],
  ['maisons à Seattle', "Tacoma m'irait aussi"],
  ['Häuser in Seattle', 'es könnte auch Tacoma sein'],
  ['casas em Seattle', 'também pode ser em Tacoma'],
])('after "%s", "%s" adds the place', (before, words) => {
  const previous = read(before).parse().filter
  expect(read(words).parse({ previous }).filter.cities).toEqual(['Seattle', 'Tacoma'])
})
