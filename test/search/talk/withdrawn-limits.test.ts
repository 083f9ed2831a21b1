import { describe, expect, test } from 'vitest'
import { parse } from '../vocabulary.ts'

const previous = {
  cities: ['Seattle'],
  bedrooms: { min: 3, max: 3 },
  bathrooms: { min: 2 },
  price: { min: 300_000, max: 500_000 },
  area: { min: 1_500 },
}

describe('a limit that is given up by its number is no longer searched for', () => {
  test.each([
    ['forget the minimum of 3 beds', 'bedrooms'],
    ['drop the 3 bed minimum', 'bedrooms'],
    ['forget the three bedrooms', 'bedrooms'],
    ['the 3 bed minimum does not matter', 'bedrooms'],
    ['3 bedrooms is not a must', 'bedrooms'],
    ["three bedrooms isn't necessary", 'bedrooms'],
    ['forget about the minimum number of bedrooms', 'bedrooms'],
    ['scrap the requirement of 2 baths', 'bathrooms'],
    ['two bathrooms are not that important', 'bathrooms'],
    ['get rid of the 500k cap', 'price'],
    ['ignore the 500k limit', 'price'],
    ['never mind the minimum size', 'area'],
    ['lift the 1500 sq ft minimum', 'area'],
    ['without the limit of 3 beds', 'bedrooms'],
    ['without a limit of 2 baths', 'bathrooms'],
    ['without my budget of 500k', 'price'],
    ['no maximum of 500k', 'price'],
  ] as const)('"%s"', (says, part) => {
    const { filter, notUnderstood } = parse(says, { previous })
    const { [part]: _gone, ...kept } = previous
    expect(filter).toMatchObject(kept)
    expect(filter).not.toHaveProperty(part)
    expect(notUnderstood).toEqual([])
  })

  test('what is wished instead holds', () => {
    expect(parse('forget the 500k, 600k is ok', { previous }).filter.price).toEqual({ max: 600_000 })
    expect(parse('never mind the 3 beds, 2 baths is a must', { previous }).filter.bedrooms).toBeUndefined()
  })

  test.each([
    ["don't forget the 3 beds", { bedrooms: { min: 3, max: 3 } }],
    ['forget the 2 bed condo', { types: ['Condo/Co-op'] }],
    ['3 beds is important', { bedrooms: { min: 3, max: 3 } }],
  ])('"%s" gives up no limit', (says, filter) => {
    expect(parse(says, { previous: { cities: ['Seattle'] } }).filter).toMatchObject(filter)
  })
})
