import { expect, test } from 'vitest'
import { describeFilterIn } from '../../../src/search/describe.ts'
import type { Filter } from '../../../src/search/filter.ts'
import { readerFor } from '../../../src/search/parse/read.ts'
import { vocabulary } from '../vocabulary.ts'

const { read } = readerFor(vocabulary)
const MILES_5 = 8.04672

test.each([
  ['homes in a radius of 10 km around Seattle', 10],
  ['radius 10 km Seattle', 10],
  ['Häuser im Umkreis von 10 km um Seattle', 10],
  ['Häuser im 10-km-Umkreis von Seattle', 10],
  ['10 Kilometer rund um Seattle', 10],
  ['Häuser höchstens 5 Meilen von Seattle entfernt', MILES_5],
  ['casas en un radio de 10 km alrededor de Seattle', 10],
  ['casas a 10 km a la redonda de Seattle', 10],
  ['casas a no más de 5 millas de Seattle', MILES_5],
  ['maisons dans un rayon de 10 km autour de Seattle', 10],
  ['maisons à 10 km max de Seattle', 10],
  ['casas num raio de 10 quilômetros ao redor de Seattle', 10],
  ['casas a menos de 5 milhas de Seattle', MILES_5],
])('a distance from a place: %s', (words, km) => {
  const { near, notUnderstood, corrections } = read(words).parse()
  expect({ near, notUnderstood, corrections }).toEqual({
    near: [{ place: 'Seattle', km }],
    notUnderstood: [],
    corrections: [],
  })
})

test.each([
  ['Seattle, 5 mile radius', MILES_5],
  ['Seattle + 10 km', 10],
  ['homes near Seattle, max 10 km, with parking', 10],
  ['homes in Seattle within 5 miles under 800k', MILES_5],
  ['Häuser in der Nähe von Seattle, höchstens 10 km', 10],
  ['Seattle und 10 km Umgebung', 10],
  ['casas cerca de Seattle, máximo 10 km', 10],
  ['maisons près de Seattle, 10 km maximum', 10],
  ['casas perto de Seattle, no máximo 10 km', 10],
  ['Häuser in Seattle mit 10 km Umkreis', 10],
])('a distance behind its place: %s', (words, km) => {
  const { near, notUnderstood } = read(words).parse()
  expect({ near, notUnderstood }).toEqual({ near: [{ place: 'Seattle', km }], notUnderstood: [] })
})

test.each([
  'Seattle, 5 miles away from the beach',
  'a house in Seattle, 20 miles commute',
  'Seattle, 2 miles to the office',
])('a distance from something else is said back: %s', (words) => {
  const { near, notUnderstood } = read(words).parse()
  expect(near).toEqual([])
  expect(notUnderstood).not.toEqual([])
})

test.each([
  ['within 5 miles', MILES_5],
  ['within a radius of 5 miles', MILES_5],
  ['in a 5 mile radius', MILES_5],
  ['max 5 miles away', MILES_5],
  ['im Umkreis von 10 km', 10],
  ['und 10 km Umgebung', 10],
  ['höchstens 10 km entfernt', 10],
  ['en un radio de 10 km', 10],
  ['dans un rayon de 10 km', 10],
  ['num raio de 10 km', 10],
])('a distance alone is measured from the one place of the search before: %s', (words, km) => {
  const within = (previous: Filter) => read(words).parse({ previous })
  expect(within({ cities: ['Seattle'] })).toMatchObject({
    filter: { cities: ['Seattle'] },
    near: [{ place: 'Seattle', km }],
    notUnderstood: [],
  })
  const around = { latitude: 47, longitude: -122, km: 5, place: 'Seattle' }
  expect(within({ near: around })).toMatchObject({ filter: { near: { ...around, km } }, notUnderstood: [] })
  expect(within({ cities: ['Seattle', 'Tacoma'] })).toMatchObject({ isSearch: false, near: [] })
})

test.each(['within 5 miles of the beach', '5 miles away from the beach', 'a 5 mile run'])(
  'a distance from something else is not measured from the place before: %s',
  (words) => {
    const { near, isSearch } = read(words).parse({ previous: { cities: ['Seattle'] } })
    expect({ near, isSearch }).toEqual({ near: [], isSearch: false })
  },
)

test.each([
  'casas alrededor de Seattle',
  'casas en torno a Seattle',
  'casas ao redor de Seattle',
  'casas em torno de Seattle',
])('what is around a place: %s', (words) => {
  const { filter, notUnderstood } = read(words).parse()
  expect({ cities: filter.cities, notUnderstood }).toEqual({ cities: ['Seattle'], notUnderstood: [] })
})

test.each([
  [0.482803, '0.3 miles', '0,3 Meilen'],
  [MILES_5, '5 miles', '5 Meilen'],
  [160.934, '100 miles', '100 Meilen'],
  [2.9, '2.9 km', '2,9 km'],
  [5, '5 km', '5 km'],
])('%d km are told in the unit they were given in, by one rule in all languages', (km, english, german) => {
  const filter = { near: { latitude: 47, longitude: -122, km, place: 'Seattle' } }
  expect(describeFilterIn('en', filter)).toContain(`within ${english} of Seattle`)
  expect(describeFilterIn('de', filter)).toContain(`${german} von Seattle`)
})

test.each([
  ['homes in Seattle', 'within 5 miles of downtown', 8.04672],
  ['homes in Seattle', '3 miles from the city center', 4.82803],
  ['Häuser in Seattle', 'höchstens 5 km vom Zentrum', 5],
  ['casas en Seattle', 'a menos de 5 km del centro', 5],
  ['maisons à Seattle', 'à moins de 5 km du centre', 5],
  ['casas em Seattle', 'a até 5 km do centro', 5],
])('after "%s", "%s" is measured from the middle of that town', (first, says, km) => {
  const previous = read(first).parse().filter
  const { near, notUnderstood } = read(says).parse({ previous })
  expect([near, notUnderstood]).toEqual([[{ place: 'Seattle', km }], []])
})

test('of two towns no middle is chosen', () => {
  const previous = read('homes in Seattle or Tacoma').parse().filter
  expect(read('within 5 miles of downtown').parse({ previous }).near).toEqual([])
})
