import { expect, test } from 'vitest'
import { readerFor } from '../../../src/search/parse/read.ts'
import { stated, vocabulary } from '../vocabulary.ts'

test.each([
  'anything in Seattle aside from Ballard',
  "I'm looking for anything in Seattle apart from Ballard",
  'Except for Ballard, anything in Seattle',
  'anything in Seattle other than Ballard',
  'anything in Seattle besides Ballard',
  'casas en Seattle a excepción de Ballard',
  'maisons à Seattle excepté Ballard',
  'Häuser in Seattle abgesehen von Ballard',
  'casas em Seattle com exceção de Ballard',
])('a place that is excepted is left out: "%s"', (words) => {
  const { filter, notUnderstood } = readerFor(vocabulary).read(words).parse()
  expect(notUnderstood).toEqual([])
  expect(filter.cities).toEqual(['Seattle'])
  expect(filter.notLocations).toEqual(['Ballard'])
})

test('a city excepted first is not searched beside the wanted one', () => {
  expect(stated('aside from Seattle, houses in Tacoma').cities).not.toContain('Seattle')
})

test.each([
  ['anything except Seattle, Tacoma?', ['Seattle', 'Tacoma']],
  ['everything but Portland, Seattle, Tacoma', ['Portland', 'Seattle', 'Tacoma']],
  ['homes anywhere other than Seattle, Tacoma under 700k', ['Seattle', 'Tacoma']],
  ['apart from Tacoma, Portland', ['Tacoma', 'Portland']],
])('a list of excepted places needs no "and": "%s"', (words, notCities) => {
  const { filter, notUnderstood } = readerFor(vocabulary).read(words).parse()
  expect([filter.cities, filter.notCities, notUnderstood]).toEqual([undefined, notCities, []])
})

test.each(['not Seattle, Tacoma', 'not in Seattle, Tacoma please', 'except Seattle, Tacoma is fine'])(
  'what follows a correction is wanted: "%s"',
  (words) => {
    expect(stated(words)).toMatchObject({ cities: ['Tacoma'] })
  },
)
