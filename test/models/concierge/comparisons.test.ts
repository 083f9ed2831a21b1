import { expect, test } from 'vitest'
import { applyComparisons } from '../../../src/models/concierge/answers/search.ts'
import { home } from './known/homes.ts'

const shown = [
  home({ ID: 1, SalePrice: 500_000, BuildingArea: 100, AreaUnit: 'Square Meters', YearBuilt: 1990 }),
  home({ ID: 2, SalePrice: 450_000, BuildingArea: 1_000, Bedrooms: 4 }),
  home({ ID: 3 }),
]

test.each([
  ['cheaper', { price: { below: 450_000 } }],
  ['dearer', { price: { min: 500_001 } }],
  // 100 m² are 1076.4 square feet
  ['bigger', { area: { min: 1_077 } }],
  ['moreBedrooms', { bedrooms: { min: 5 } }],
  ['fewerBedrooms', { bedrooms: { below: 3 } }],
  ['newer', { yearBuilt: { min: 1_991 } }],
  ['older', { yearBuilt: { below: 1_990 } }],
] as const)('%s is measured against everything shown', (relative, ranges) => {
  expect(applyComparisons({ cities: ['Seattle'] }, [relative], shown)).toEqual({
    filter: { cities: ['Seattle'], ...ranges },
    unmeasurable: [],
  })
})

test('a wish that nothing shown can measure is named, and the search is left as it is', () => {
  expect(applyComparisons({}, ['newer', 'closer'], [home({ ID: 3 })])).toEqual({
    filter: {},
    unmeasurable: ['newer', 'closer'],
  })
})
