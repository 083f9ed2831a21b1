import { expect, test } from 'vitest'
import type { Filter } from '../../../src/search/filter.ts'
import { readerFor } from '../../../src/search/parse/read.ts'
import { metres, parse, stated, vocabulary } from '../vocabulary.ts'

const types = ['Vacant Land']

test.each<[string, Filter]>([
  ['land over 5000 sq ft', { types, lotArea: { min: 5_000 } }],
  ['vacant land at least 10000 sq ft', { types, lotArea: { min: 10_000 } }],
  ['plots of land up to 800 m²', { types, lotArea: { max: metres(800) } }],
  ['Baugrundstück ab 600 m²', { types, lotArea: { min: metres(600) } }],
  ['Grundstück bis 800 m²', { types, lotArea: { max: metres(800) } }],
  ['terreno', { types }],
  ['terreno de más de 600 m²', { types, lotArea: { min: metres(600) } }],
  ['terreno a partir de 600 m²', { types, lotArea: { min: metres(600) } }],
  ['terrain de plus de 600 m²', { types, lotArea: { min: metres(600) } }],
  ['houses with land over 5000 sq ft', { types: ['Single Family Residential'], lotArea: { min: 5_000 } }],
  ['homes, land over 5000 sq ft', { lotArea: { min: 5_000 } }],
  ['3 bedrooms, land over 5000 sq ft', { bedrooms: { min: 3, max: 3 }, lotArea: { min: 5_000 } }],
  ['houses on at least 7000 sqft lots', { types: ['Single Family Residential'], lotArea: { min: 7_000 } }],
  ['homes over 1500 sq ft, lot over 6000', { area: { min: 1_500 }, lotArea: { min: 6_000 } }],
  ['homes on lots over 5000 sq ft under 900k', { lotArea: { min: 5_000 }, price: { max: 900_000 } }],
  ['homes, over 5000 sq ft lot under 900k', { lotArea: { min: 5_000 }, price: { max: 900_000 } }],
  ['houses over 5000 sq ft', { types: ['Single Family Residential'], area: { min: 5_000 } }],
])('"%s" says whose size it is', (words, filter) => {
  const { statuses: _usual, ...said } = readerFor(vocabulary).read(words).parse({}).filter
  expect(said).toEqual(filter)
})

test('a size after a search for land is that of the lot', () => {
  expect(stated('up to 800 m²', { types })).toEqual({ types, lotArea: { max: metres(800) } })
})

test.each(['anything with land, like 500 m2 plus', 'a house with some land, say over 500 m²'])(
  '"%s" is the size of the land',
  (words) => {
    const { filter } = parse(words)
    expect(filter.area).toBeUndefined()
    expect(filter.types ?? []).not.toContain('Vacant Land')
    expect(filter.lotArea?.min).toBeCloseTo(5_382, 0)
  },
)
