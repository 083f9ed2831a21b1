import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { csvHeader, csvLine } from '../../src/exchange/table.ts'
import { aListing } from '../sim/service/listing.ts'
import { createPorchlight, type Porchlight } from './porchlight.ts'

let porchlight: Porchlight
beforeEach(async () => {
  porchlight = await createPorchlight()
})
afterEach(() => porchlight.close())

const csv = (...listings: ReturnType<typeof aListing>[]) => csvHeader + listings.map(csvLine).join('')
const run = (...argv: string[]) => porchlight.run('import', ...argv, '--chatbot', 'shop')

test('an import says what happened, by kind', async () => {
  const homes = ['M1', 'M2', 'M3', 'M4'].map((MLSNumber) => aListing({ MLSNumber, SalePrice: 500_000 }))
  await run(porchlight.write('one.csv', csv(...homes)))
  const [first, second, third] = homes
  if (!first || !second || !third) throw new Error('no homes')
  const changed = [
    { ...first, SalePrice: 450_000 },
    { ...second, SalePrice: 550_000 },
    { ...third, Status: 'Sold' as const },
    aListing(),
  ]
  const { out } = await run(porchlight.write('two.csv', csv(...changed)))
  expect(out).toContain('What happened: 1 new, 1 cheaper, 1 dearer, 1 sold')
  const { out: json } = await run(porchlight.write('three.csv', csv({ ...third, Status: 'Active' })), '--json')
  expect(JSON.parse(json)).toMatchObject({ changes: { created: 0, back: 1 } })
})

describe('listings that a file no longer has', () => {
  const homes = Array.from({ length: 40 }, (_, index) => aListing({ MLSNumber: `K-${index}` }))
  beforeEach(() => run(porchlight.write('all.csv', csv(...homes))))
  const without = (count: number) => porchlight.write('fewer.csv', csv(...homes.slice(count)))

  test.each([
    [[], { all: 40, sold: 0 }],
    [['--missing', 'keep'], { all: 40, sold: 0 }],
    [['--missing', 'sold'], { all: 40, sold: 2 }],
    [['--missing', 'remove'], { all: 38, sold: 0 }],
  ])('%o', async (options, left) => {
    expect(await run(without(2), ...options)).toMatchObject({ code: 0 })
    expect(await porchlight.listings.count({})).toBe(left.all)
    expect(await porchlight.listings.count({ statuses: ['Sold'] })).toBe(left.sold)
  })

  test('are never many at once without --yes', async () => {
    const path = without(3)
    const { code, err } = await run(path, '--missing', 'remove')
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('3 of 40 listings (7.5 %) are not in the file'),
    })
    expect(await porchlight.listings.count({})).toBe(40)
    expect(await run(path, '--missing', 'remove', '--yes')).toMatchObject({ code: 0 })
    expect(await porchlight.listings.count({})).toBe(37)
  })

  test('are none where a row could not be read: it may be the one', async () => {
    const path = porchlight.write('broken.csv', csv(...homes.slice(1)) + csvLine({ ...aListing(), Bedrooms: -1 }))
    expect((await run(path, '--missing', 'remove')).err).toContain(
      '1 row could not be read, so no listing counts as missing',
    )
    expect(await porchlight.listings.count({})).toBe(40)
  })
})

test.each([
  [['--missing', 'sell'], '--missing takes one of keep, sold, remove, not "sell".'],
  [['--alerts', 'loud'], '--alerts takes one of on, digest, off, not "loud".'],
  [['--follow', '/tmp'], 'Name a file, or a folder with --follow.'],
])('wrong use: %o', async (options, message) => {
  const { code, err } = await run(porchlight.write('one.csv', csv(aListing())), ...options)
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) })
})
