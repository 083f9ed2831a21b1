import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyLine } from '../../src/exchange/json.ts'
import { csvHeader, csvLine, escapeFormula, unescapeFormula } from '../../src/exchange/table.ts'
import { anyListing } from './any-listing.ts'
import { listingsOf } from './files.ts'

const some = fc.array(anyListing, { minLength: 1, maxLength: 5 })

test('listings written as CSV are read back exactly', async () => {
  await fc.assert(
    fc.asyncProperty(some, async (listings) => {
      expect(await listingsOf(csvHeader + listings.map(csvLine).join(''))).toEqual(listings)
    }),
  )
})

test('listings written as JSONL are read back exactly', async () => {
  await fc.assert(
    fc.asyncProperty(some, async (listings) => {
      expect(await listingsOf(listings.map((listing) => bodyLine('shop', listing)).join(''))).toEqual(listings)
    }),
  )
})

test('no text cell of an exported CSV begins as a formula, and every escape is undone', () => {
  const texts = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', 'a', '1') })
  fc.assert(
    fc.property(texts, (text) => {
      expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      expect(unescapeFormula(escapeFormula(text))).toBe(text)
    }),
  )
})

test('a negative longitude stays a number in an exported CSV', async () => {
  const [listing] = fc.sample(anyListing, 1)
  const line = csvLine({ ...listing, Longitude: -122.5 } as Parameters<typeof csvLine>[0])
  expect(line).toContain(',-122.5,')
})

test('pictures stand in one cell, split by commas, a comma inside an address as %2C', async () => {
  const [listing] = fc.sample(anyListing, 1)
  const Images = ['https://example.com/a,b.jpg', 'https://example.com/c.jpg']
  const line = csvLine({ ...listing, Images } as Parameters<typeof csvLine>[0])
  expect(line).toContain('"https://example.com/a%2Cb.jpg,https://example.com/c.jpg"')
})
