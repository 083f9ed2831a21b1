import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoListings } from '../../src/core/demo/listings.ts'
import { createPorchlight, type Porchlight } from './porchlight.ts'

let porchlight: Porchlight
beforeEach(async () => {
  porchlight = await createPorchlight()
})
afterEach(() => porchlight.close())

test.each(['homes.csv', 'homes.jsonl'])(
  'listings exported to %s come back as they were, in their order',
  async (name) => {
    await porchlight.listings.insert(demoListings())
    const before = await porchlight.listings.after(0, 100)
    const path = porchlight.path(name)
    expect(await porchlight.run('export', path, '--chatbot', 'shop')).toMatchObject({ code: 0 })
    await porchlight.listings.remove(
      'PrimaryId',
      before.map(({ ID }) => String(ID)),
    )
    expect((await porchlight.run('import', path, '--chatbot', 'shop')).out).toContain('created 60')
    const withoutIds = (listings: typeof before) => listings.map(({ ID: _, ...listing }) => listing)
    expect(withoutIds(await porchlight.listings.after(0, 100))).toEqual(withoutIds(before))
  },
)

test('more listings than one page are all exported, each once', async () => {
  const many = Array.from({ length: 20 }, (_, copy) =>
    demoListings().map((listing) => ({ ...listing, MLSNumber: `${listing.MLSNumber}-${copy}` })),
  ).flat()
  await porchlight.listings.insert(many)
  const path = porchlight.path('homes.jsonl')
  await porchlight.run('export', path, '--chatbot', 'shop')
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  expect(new Set(lines.map((line) => (JSON.parse(line) as { MLSNumber: string }).MLSNumber)).size).toBe(many.length)
  expect(lines).toHaveLength(many.length)
})

test('every line of a JSONL export is a RealEstateCreate body of its chatbot', async () => {
  await porchlight.listings.insert(demoListings().slice(0, 1))
  const path = porchlight.path('homes.jsonl')
  await porchlight.run('export', path, '--chatbot', 'shop')
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ SerialNumber: 'shop', MLSNumber: 'DEMO-0001' })
})

test('exports to one file at the same time do not meet: each is whole, and the last one stays', async () => {
  const path = porchlight.path('homes.csv')
  await porchlight.listings.insert(demoListings())
  const exported = await Promise.all([1, 2, 3].map(() => porchlight.run('export', path, '--chatbot', 'shop')))
  expect(exported.filter(({ code, err }) => code !== 0 || err !== '')).toEqual([])
  expect((await porchlight.run('import', path, '--chatbot', 'shop')).out).toContain('unchanged 60, refused 0')
  expect(readdirSync(dirname(path)).filter((name) => name.startsWith('homes'))).toEqual(['homes.csv'])
})

test('an ending that names no format is wrong use', async () => {
  expect(await porchlight.run('export', porchlight.path('homes.xlsx'), '--chatbot', 'shop')).toMatchObject({
    code: 2,
    err: expect.stringContaining('must end in .csv or .jsonl'),
  })
})

test('a file that cannot be written fails and leaves nothing behind', async () => {
  const path = porchlight.path('homes.csv')
  expect((await porchlight.run('export', `${path}/homes.csv`, '--chatbot', 'shop')).code).toBe(1)
  expect(readdirSync(dirname(path)).filter((name) => name.startsWith('homes'))).toEqual([])
})

test('a pipe or a device is never replaced, not even by a backup with --force', async () => {
  const pipe = porchlight.path('pipe.csv')
  execFileSync('mkfifo', [pipe])
  const failed = { code: 1, err: expect.stringContaining('pipe.csv is a folder, a pipe or a device') }
  expect(await porchlight.run('export', pipe, '--chatbot', 'shop')).toMatchObject(failed)
  expect(await porchlight.run('backup', pipe, '--force')).toMatchObject(failed)
  expect(statSync(pipe).isFIFO()).toBe(true)
})
