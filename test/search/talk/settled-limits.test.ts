import { describe, expect, test } from 'vitest'
import { after } from '../vocabulary.ts'

describe('a lesser limit that is settled for stays a limit of the same side', () => {
  test.each([
    ['houses with at least 2 acres', 'ok then 1 acre', { lotArea: { min: 43_560 } }],
    ['houses over 2000 sq ft', 'ok then 1500', { area: { min: 1500 } }],
    ['houses over 2000 sq ft', 'fine, then 1500 sqft', { area: { min: 1500 } }],
    ['condos with at least 3 bathrooms', 'then 2 bathrooms', { bathrooms: { min: 2 } }],
    ['condos with at least 3 bathrooms', "ok, I'd settle for 2 bathrooms", { bathrooms: { min: 2 } }],
    ['houses with 4+ bedrooms', 'well then 3 bedrooms', { bedrooms: { min: 3 } }],
    ['houses built after 2000', 'ok then 1990', { yearBuilt: { min: 1990 } }],
    ['Häuser ab 5 Zimmern mit mindestens 3 Bädern', 'ok dann 2 Bäder', { bathrooms: { min: 2 } }],
    ['casas con al menos 3 baños', 'entonces 2 baños', { bathrooms: { min: 2 } }],
    ['condos under 1000 sq ft', 'ok then 1200 sq ft', { area: { max: 1200 } }],
  ])('"%s", "%s"', (first, says, left) => {
    expect(after(first, says)).toEqual({ ...after(first), ...left })
  })

  test('what is settled for is no misspelt Seattle', () => {
    expect(after('condos', "I'd settle for 2 bathrooms").cities).toBeUndefined()
    expect(after('condos in Settle for 500k').cities).toEqual(['Seattle'])
  })

  test.each([
    ['houses with 4+ bedrooms', '3 bedrooms', { bedrooms: { min: 3, max: 3 } }],
    ['houses with 4+ bedrooms', 'then exactly 3 bedrooms', { bedrooms: { min: 3, max: 3 } }],
    ['houses with 2 bedrooms', 'ok then 3 bedrooms', { bedrooms: { min: 3, max: 3 } }],
    ['houses with 4+ bedrooms', 'ok then 2 bathrooms', { bathrooms: { min: 2, below: 3 } }],
  ])('a number of its own is one: "%s", "%s"', (first, says, left) => {
    expect(after(first, says)).toEqual({ ...after(first), ...left })
  })
})
