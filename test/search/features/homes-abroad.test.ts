import { expect, test } from 'vitest'
import type { Filter } from '../../../src/search/filter.ts'
import { readerFor } from '../../../src/search/parse/read.ts'
import { exactly } from '../vocabulary.ts'

const of = (types: string[]) => ({ cities: ['Lisboa'], states: [], zips: [], locations: ['Alfama'], types })
const portuguese = of(['Apartamento', 'Moradia', 'Moradia em banda', 'Sobrado', 'Terreno'])
const french = of(['Appartement', 'Maison', 'Maison de ville', 'Pavillon'])
const HOUSES = ['Moradia', 'Sobrado']

test.each<[typeof portuguese, string, Filter]>([
  [portuguese, 'procuro uma moradia', { types: HOUSES }],
  [portuguese, 'casas em Lisboa', { types: HOUSES, cities: ['Lisboa'] }],
  [portuguese, 'vivendas em Lisboa', { types: HOUSES, cities: ['Lisboa'] }],
  [portuguese, 'um sobrado', { types: ['Moradia em banda', 'Sobrado'] }],
  [portuguese, 'T2 em Alfama', { bedrooms: exactly(2), locations: ['Alfama'] }],
  [portuguese, 'moradia T3 até 500 mil', { types: HOUSES, bedrooms: exactly(3), price: { max: 500_000 } }],
  [portuguese, 'T0 em Lisboa', { bedrooms: exactly(0), cities: ['Lisboa'] }],
  // The rooms that French and Portuguese count have the living room among them.
  [portuguese, '3 assoalhadas em Lisboa', { bedrooms: exactly(2), cities: ['Lisboa'] }],
  [french, 'appartement 2 pièces à Lisboa', { types: ['Appartement'], bedrooms: exactly(1), cities: ['Lisboa'] }],
  [french, 'un trois pièces à Lisboa', { bedrooms: exactly(2), cities: ['Lisboa'] }],
  [french, 'au moins 4 pièces', { bedrooms: { min: 3 } }],
  [french, '3 ou 4 pièces', { bedrooms: { min: 2, max: 3 } }],
  [french, 'un 1 pièce à Lisboa', { bedrooms: exactly(0), cities: ['Lisboa'] }],
  [french, 'T3 à Lisboa', { types: ['Appartement'], bedrooms: exactly(2), cities: ['Lisboa'] }],
  [french, '5 pièces dont 3 chambres', { bedrooms: exactly(3) }],
  [french, '3 chambres', { bedrooms: exactly(3) }],
  [french, 'une maison à Lisboa', { types: ['Maison', 'Pavillon'], cities: ['Lisboa'] }],
  [french, 'des maisons de ville', { types: ['Maison de ville'] }],
])('of %o, "%s"', (vocabulary, words, filter) => {
  const { statuses: _usual, ...said } = readerFor(vocabulary).read(words).parse({}).filter
  expect(said).toEqual(filter)
})

test.each([
  ['Wohnung im Erdgeschoss', true],
  ['ground floor apartment', true],
  ['apartment on the ground floor', true],
  ['piso en planta baja', true],
  ['appartement au rez-de-chaussée', true],
  ['apartamento no rés do chão', true],
  ['Wohnung nicht im Erdgeschoss', false],
  ['Wohnung, kein Erdgeschoss', false],
  ['apartment not on the ground floor', false],
  ['piso que no sea planta baja', false],
])('a floor is no place: "%s"', (words, isWished) => {
  const { filter, notUnderstood } = readerFor(portuguese).read(words).parse({})
  expect(filter.features?.map(([name]) => name)).toEqual(isWished ? ['ground floor'] : undefined)
  expect([filter.cities, filter.notCities, filter.notLocations]).toEqual([undefined, undefined, undefined])
  expect(notUnderstood).toHaveLength(isWished ? 0 : 1)
})

test.each([
  ['homes without pets allowed', ['without pets allowed']],
  ['homes, no pets', []],
])('"%s" leaves out %j', (words, left) => {
  expect(readerFor(portuguese).read(words).parse({}).notUnderstood).toEqual(left)
})
