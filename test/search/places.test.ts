import { expect, test } from 'vitest'
import { describeFilter } from '../../src/search/describe.ts'
import type { Filter } from '../../src/search/filter.ts'
import { readerFor } from '../../src/search/parse/read.ts'
import { createParser, parse, stated, vocabulary } from './vocabulary.ts'

test.each<[string, Filter]>([
  ['homes in SF', { cities: ['San Francisco'] }],
  ['homes in San Fran', { cities: ['San Francisco'] }],
  ['homes in St. Paul', { cities: ['Saint Paul'] }],
  ['homes in montreal', { cities: ['Montréal'] }],
  ["Seattle's homes", { cities: ['Seattle'] }],
  ['homes in Ballard, Seattle, WA', { locations: ['Ballard'], cities: ['Seattle'], states: ['WA'] }],
  ['homes in Washington state', { states: ['WA'] }],
  ['homes in 98144 or 98118', { zips: ['98144', '98118'] }],
  ['homes in Mount Baker', { locations: ['Mt Baker'] }],
  ['Seattle or Tacoma', { cities: ['Seattle', 'Tacoma'] }],
  ['homes in W. Seattle', { locations: ['West Seattle'] }],
  ['homes in Mobile', { cities: ['Mobile'] }],
  ['moving from Portland to Tacoma', { cities: ['Tacoma'] }],
  ['we live in Portland and look for a home in Tacoma', { cities: ['Tacoma'] }],
  ['we currently live in Portland, homes in Tacoma please', { cities: ['Tacoma'] }],
  ['I want to live in Portland or in Tacoma', { cities: ['Portland', 'Tacoma'] }],
  ['we want to live in Portland', { cities: ['Portland'] }],
])('the places in "%s"', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test('an everyday word is no place unless the sentence says so', () => {
  expect(stated('a mobile home in Seattle')).toEqual({ types: ['manufactured'], cities: ['Seattle'] })
})

test.each<[string, Filter]>([
  ['anything in Paris?', { cities: ['Paris'] }],
  ['anything in paris?', { cities: ['paris'] }],
  ['homes in Texas', { states: ['TX'] }],
  ['Portland, ME', { cities: ['Portland'], states: ['ME'] }],
  ['homes in 10115', { zips: ['10115'] }],
])('a place that no listing has stays in the filter: "%s"', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test.each([
  ['condos in Seatle', 'Seatle', 'Seattle'],
  ['tacmoa condo', 'tacmoa', 'Tacoma'],
  ['homes in San Fransisco', 'San Fransisco', 'San Francisco'],
  ['homes in Mont Baker', 'Mont Baker', 'Mt Baker'],
  ['capital hill condo', 'capital hill', 'Capitol Hill'],
])('a typing error is mended and told: "%s"', (words, said, taken) => {
  const parsed = parse(words)
  expect(parsed.corrections).toEqual([{ said, taken }])
  expect([...(parsed.filter.cities ?? []), ...(parsed.filter.locations ?? [])]).toEqual([taken])
})

test('short words are not mended, and other words are not bent into places', () => {
  expect(parse('homes in Knt').corrections).toEqual([])
  expect(parse('house with a wine cellar and a portal').corrections).toEqual([])
})

test('equally near places are left to the person', () => {
  const tied = createParser({ cities: ['Bremer', 'Kremer'], states: [], zips: [], locations: [], types: [] })
  const parsed = tied('homes in Dremer')
  expect(parsed.ties).toEqual([{ said: 'Dremer', options: ['Bremer', 'Kremer'] }])
  expect(parsed.filter.cities).toBeUndefined()
})

test('nearness is told with the place it is measured from', () => {
  expect(parse('homes within 10 km of Seattle')).toMatchObject({
    filter: { cities: ['Seattle'] },
    near: [{ place: 'Seattle', km: 10 }],
  })
  expect(parse('homes near Ballard').near).toEqual([{ place: 'Ballard' }])
})

test('a place is left out, alone or beside a wanted one, and as one of several', () => {
  expect(stated('not in Seattle')).toEqual({ notCities: ['Seattle'] })
  expect(stated('homes in Seattle but not in Ballard or Capitol Hill')).toEqual({
    cities: ['Seattle'],
    notLocations: ['Ballard', 'Capitol Hill'],
  })
  expect(stated('besides Seattle, what do you have in Tacoma')).toMatchObject({ cities: ['Tacoma'] })
})

test.each([
  'homes in Seattle but not in Ballard or the Capitol Hill',
  'homes in Seattle, nothing in Ballard and the Capitol Hill',
  'homes in Seattle, not in Ballard or in Capitol Hill',
  'casas em Seattle, nada em Ballard nem no Capitol Hill',
  'casas en Seattle, no en Ballard o en Capitol Hill',
  'maisons à Seattle, rien à Ballard ni à Capitol Hill',
  'Häuser in Seattle, nichts in Ballard oder in Capitol Hill',
])('a joined place is left out too, with an article or a preposition of its own: "%s"', (words) => {
  const { filter } = readerFor(vocabulary).read(words).parse()
  expect(filter.cities).toEqual(['Seattle'])
  expect(filter.notLocations).toEqual(['Ballard', 'Capitol Hill'])
})

test('but not one that is wanted instead', () => {
  expect(stated('not in Ballard, in Tacoma or in Seattle')).toMatchObject({ cities: ['Tacoma', 'Seattle'] })
  expect(stated('anything outside of Seattle or in Tacoma')).toEqual({ notCities: ['Seattle'], cities: ['Tacoma'] })
  expect(stated('homes not in Ballard but in Tacoma or in Seattle')).toMatchObject({ cities: ['Tacoma', 'Seattle'] })
})

test('a place that is left out changes a search without replacing its place', () => {
  const seattle = { cities: ['Seattle'] }
  expect(stated('not in Ballard', seattle)).toEqual({ ...seattle, notLocations: ['Ballard'] })
  expect(stated('not in Seattle', seattle)).toEqual({ notCities: ['Seattle'] })
  expect(stated('not in Seattle', { cities: ['Seattle', 'Tacoma'] })).toEqual({ cities: ['Tacoma'] })
  expect(stated('in Ballard', { ...seattle, notLocations: ['Ballard'] })).toEqual({ locations: ['Ballard'] })
})

test.each([
  ['homes west of Seattle', { side: 'west' }],
  ['anything to the north-east of Seattle', { side: 'northeast' }],
  ['homes within 5 km south of Seattle', { side: 'south', km: 5 }],
  ['casas al oeste de Seattle', { side: 'west' }],
  ["maisons à l'est de Seattle", { side: 'east' }],
  ['Häuser nördlich von Seattle', { side: 'north' }],
  ['casas ao sul de Seattle', { side: 'south' }],
])('a side of a place is told with it: "%s"', (words, side) => {
  const { near, notUnderstood } = readerFor(vocabulary).read(words).parse()
  expect(near).toMatchObject([{ place: 'Seattle', ...side }])
  expect(notUnderstood).toEqual([])
})

test.each([
  'not west of Seattle',
  "that aren't south of Seattle",
  'not within 5 miles of Seattle',
  'nicht westlich von Seattle',
  'que no estén al oeste de Seattle',
  'que não fiquem a oeste de Seattle',
])('surroundings that are not wanted are told as not understood rather than searched: "%s"', (words) => {
  const { filter, near, notUnderstood } = readerFor(vocabulary).read(`Tacoma, ${words}`).parse()
  expect([filter.cities, near, notUnderstood]).toMatchObject([['Tacoma'], [], [expect.stringContaining('Seattle')]])
})

test('"in den" begins no town in German, "in Den Haag" does', () => {
  const { read } = readerFor(vocabulary)
  const mountains = read('Häuser in den Bergen').parse()
  expect(mountains.filter.cities).toBeUndefined()
  expect(mountains.notUnderstood).toEqual(['Bergen'])
  expect(read('Häuser in Den Haag').parse().filter.cities).toEqual(['Den Haag'])
})

test.each<[string, Filter]>([
  ['homes in Ballard or Tacoma', { locations: ['Ballard'], otherPlaces: { cities: ['Tacoma'] } }],
  ['homes in Tacoma or Ballard', { cities: ['Tacoma'], otherPlaces: { locations: ['Ballard'] } }],
  ['homes in Ballard or in 98118', { locations: ['Ballard'], otherPlaces: { zips: ['98118'] } }],
  ['Ballard or Tacoma or Portland', { locations: ['Ballard'], otherPlaces: { cities: ['Tacoma', 'Portland'] } }],
  ['homes in Ballard in Seattle', { locations: ['Ballard'], cities: ['Seattle'] }],
  ['homes in Tacoma or Portland', { cities: ['Tacoma', 'Portland'] }],
])('a home may be in a neighborhood or in a city: "%s"', (words, places) => {
  const { filter, notUnderstood } = parse(words)
  const { statuses: _, ...rest } = filter
  expect([rest, notUnderstood]).toEqual([places, []])
})

test('other places are said behind the first ones', () => {
  expect(describeFilter(parse('3 bed homes in Ballard or Tacoma under 500k').filter)).toBe(
    '3 bed homes in Ballard or in Tacoma under $500k',
  )
})

test('a name is mended among thousands', () => {
  const names = Array.from({ length: 5_000 }, (_, index) => `Place ${index.toString(36).replace(/\d/g, 'x')} Town`)
  const many = createParser({ cities: [...names, 'Zanesville'], states: [], zips: [], locations: [], types: [] })
  expect(many('3 bed house in Zanesvile under 500k').filter.cities).toEqual(['Zanesville'])
})

test('"I\'d" is no Idaho', () => {
  const parser = createParser({ ...vocabulary, states: ['WA', 'ID'] })
  expect(parser("I'd like a deck, in Seattle").filter.states).toBeUndefined()
})

test.each([
  ['what about 98117?', ['98117']],
  ['98117 instead', ['98117']],
  ['how about 98103', ['98103']],
  ['what about 95000?', undefined],
])('after a ZIP, "%s" is another one or a price', (words, zips) => {
  const { filter } = parse(words, { previous: { zips: ['98115'] } })
  expect(filter.price === undefined ? filter.zips : undefined).toEqual(zips)
})

test.each(['and in square meters', 'the price in euros', 'in acres'])('"%s" names no town', (words) => {
  expect(parse(words).filter.cities).toBeUndefined()
})

test.each([
  'homes in Seattle, move in sept 1',
  'homes in Seattle in sep 2027',
  'casas en Seattle en junio',
  'casas em Seattle em junho',
  'maisons à Seattle en juin',
  'Häuser in Seattle im Juni',
])('a month is no town: "%s"', (words) => {
  const { filter, corrections } = readerFor(vocabulary).read(words).parse()
  expect(filter.cities).toEqual(['Seattle'])
  expect(corrections).toEqual([])
})

test.each([
  ['houses near the University of Washington', 'near the University of Washington'],
  ['homes near Oregon State University', 'near Oregon State University'],
  ['a condo close to the University of Texas', 'close to the University of Texas'],
])('an institution with the name of a state is no state: "%s"', (words, said) => {
  const { filter, notUnderstood } = parse(words)
  expect(filter.states).toBeUndefined()
  expect(notUnderstood).toEqual([said])
})

test.each<[string, Filter]>([
  ['homes near the University of Texas in Austin', { cities: ['Austin'] }],
  ['homes in Washington near a university', { states: ['WA'] }],
])('the place beside an institution is kept: "%s"', (words, filter) => {
  expect(stated(words)).toMatchObject(filter)
})

test.each([
  ['in Foo Heights or Ballard', { locations: ['Ballard'] }, ['Foo Heights']],
  [
    'homes within 3 miles of the Space Needle under 800k',
    { price: { max: 800_000 } },
    ['within 3 miles of the Space Needle'],
  ],
  ['a place near Vacaville so I can visit my brother', {}, ['Vacaville']],
])('"%s" searches by what is known and says back what is not', (words, filter, notUnderstood) => {
  const parsed = parse(words)
  expect(parsed).toMatchObject({ isSearch: true, notUnderstood })
  expect(parsed.filter).toEqual({ statuses: ['Active', 'PreOnMarket'], ...filter })
})

test.each(['not in 98118', 'anywhere but 98118', 'exclude 98118'])('"%s" leaves out a ZIP', (says) => {
  const seattle: Filter = { cities: ['Seattle'] }
  expect(stated(says)).toEqual({ notZips: ['98118'] })
  expect(stated(says, seattle)).toEqual({ ...seattle, notZips: ['98118'] })
  expect(stated(says, { zips: ['98144', '98118'] })).toEqual({ zips: ['98144'] })
  expect(stated('98118 is fine too', { ...seattle, notZips: ['98118'] })).toEqual(seattle)
  expect(describeFilter(stated(says, seattle))).toBe('homes in Seattle, not in 98118')
})

test('a ZIP that no listing has may be left out too', () => {
  expect(stated('homes in Seattle not in 98999')).toEqual({ cities: ['Seattle'], notZips: ['98999'] })
})

test('a place that is added is searched besides those before, of whatever kind they are', () => {
  const ballard: Filter = { locations: ['Ballard'] }
  const either: Filter = { ...ballard, otherPlaces: { cities: ['Tacoma'] } }
  expect(stated('also in Tacoma', ballard)).toEqual(either)
  expect(stated('or in Tacoma', ballard)).toEqual(either)
  expect(stated('expand to 98118', ballard)).toEqual({ ...ballard, otherPlaces: { zips: ['98118'] } })
  expect(stated('or in Portland', either)).toEqual({ ...ballard, otherPlaces: { cities: ['Tacoma', 'Portland'] } })
  expect(stated('or in Tacoma', { ...ballard, cities: ['Seattle'] })).toEqual({ ...either, cities: ['Seattle'] })
  expect(stated('also Ballard', { cities: ['Seattle'] })).toEqual({ cities: ['Seattle'], locations: ['Ballard'] })
  expect(stated('or in Ballard', { cities: ['Seattle'] })).toEqual({
    cities: ['Seattle'],
    otherPlaces: { locations: ['Ballard'] },
  })
  expect(stated('also Ballard', { cities: ['Portland', 'Tacoma'] })).toEqual({
    cities: ['Portland', 'Tacoma'],
    otherPlaces: { locations: ['Ballard'] },
  })
})

test('other places are taken back, replaced and kept as the first ones are', () => {
  const either: Filter = { locations: ['Ballard'], otherPlaces: { cities: ['Tacoma'] } }
  expect(stated('under 500k', either)).toEqual({ ...either, price: { max: 500_000 } })
  expect(stated('not Tacoma', either)).toEqual({ locations: ['Ballard'] })
  expect(stated('not in Ballard', either)).toEqual({ cities: ['Tacoma'], notLocations: ['Ballard'] })
  expect(stated('only Tacoma', either)).toEqual({ cities: ['Tacoma'] })
  expect(stated('anywhere', either)).toEqual({})
})

test('"expand to 98118" adds a ZIP, where a number after "to" is an amount otherwise', () => {
  expect(stated('expand to 98118', { zips: ['98144'] }).zips).toEqual(['98144', '98118'])
  expect(stated('from 90000 to 98118').zips).toBeUndefined()
})
