import { expect, test } from 'vitest'
import { stated } from '../vocabulary.ts'

test.each([
  'except rentals',
  'any home in Seattle except rentals',
  'homes in Seattle excluding rentals',
  'anything but rentals',
])('"%s" leaves homes to buy', (words) => {
  expect(stated(words)).toMatchObject({ saleType: 'for_sale' })
})

test.each(['my credit score is 590, rentals in Seattle', 'credit rating 620, to rent in Seattle', 'FICO 700, rent'])(
  'a credit score is no rent: "%s"',
  (words) => {
    expect(stated(words).price).toBeUndefined()
    expect(stated(words)).toMatchObject({ saleType: 'for_rent' })
  },
)
