import { expect, test } from 'vitest'
import { inBatches } from '../../src/cli/listings/import.ts'
import { aListing } from '../sim/service/listing.ts'

async function sizesOf(rows: number, Description: string): Promise<number[]> {
  async function* readings() {
    for (let row = 1; row <= rows; row++) yield { row, listing: aListing({ Description }), assumed: [] }
  }
  const sizes: number[] = []
  for await (const batch of inBatches(readings())) sizes.push(batch.length)
  return sizes
}

test('a transaction of an import has five hundred usual listings', async () => {
  expect(await sizesOf(1_001, 'A usual description. '.repeat(90))).toEqual([500, 500, 1])
})

test('a transaction of an import has few listings where they are long, so that others who write need not wait', async () => {
  const sizes = await sizesOf(100, 'x'.repeat(200_000))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(100)
  expect(Math.max(...sizes)).toBeLessThan(10)
})
