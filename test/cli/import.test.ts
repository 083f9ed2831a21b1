import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from '../../src/cli/cli.ts'
import { csvHeader, csvLine } from '../../src/exchange/table.ts'
import { aListing } from '../sim/service/listing.ts'
import { createPorchlight, type Porchlight } from './porchlight.ts'

let porchlight: Porchlight
beforeEach(async () => {
  porchlight = await createPorchlight()
})
afterEach(() => porchlight.close())

const csv = (...listings: ReturnType<typeof aListing>[]) => csvHeader + listings.map(csvLine).join('')
const importFile = (path: string, ...options: string[]) =>
  porchlight.run('import', path, '--chatbot', 'shop', ...options)

test('an import says what it did, and a second one that nothing changed', async () => {
  const path = porchlight.write('homes.csv', csv(aListing(), aListing()))
  expect(await importFile(path)).toMatchObject({
    code: 0,
    err: '',
    out: 'homes.csv: CSV, 2 rows\ncreated 2, changed 0, unchanged 0, refused 0\nWhat happened: 2 new',
  })
  expect((await importFile(path)).out).toContain('created 0, changed 0, unchanged 2, refused 0')
  expect(await porchlight.listings.count({})).toBe(2)
})

test('a dry run shows each listing it would create or change, and writes nothing', async () => {
  const known = aListing({ MLSNumber: 'M1', SalePrice: 500_000 })
  await porchlight.listings.insert([known])
  const path = porchlight.write(
    'homes.csv',
    csv({ ...known, SalePrice: 450_000 }, aListing({ MLSNumber: 'M2', Address: '5 Saltgrass Ct', City: 'Boise' })),
  )
  const { out, code } = await importFile(path, '--dry-run')
  expect(code).toBe(0)
  expect(out.split('\n')).toEqual([
    'row 2: change M1: SalePrice 500000 → 450000',
    'row 3: create M2, 5 Saltgrass Ct, Boise',
    'homes.csv: CSV, 2 rows',
    'Dry run, nothing was written. created 1, changed 1, unchanged 0, refused 0',
  ])
  expect(await porchlight.listings.after(0, 10)).toMatchObject([{ SalePrice: 500_000 }])
})

test('an import that fails half-way says how far it came, and the same command again goes on', async () => {
  const path = porchlight.write('homes.csv', csv(...Array.from({ length: 1_100 }, () => aListing())))
  const [database, away] = [porchlight.path('porchlight.sqlite'), porchlight.path('away.sqlite')]
  const said: string[] = []
  const io = {
    environment: { DATA_DIR: porchlight.path('.') },
    out: () => {},
    err: (line: string) => void said.push(line),
    // After the first batch.
    status: (text: string) => void (text.startsWith('[') && renameSync(database, away)),
  }
  expect(await runCli(['import', path, '--chatbot', 'shop'], io)).toBe(1)
  expect(said[0]).toBe('homes.csv: stopped after 500 of 1100 rows: created 500, changed 0. To go on, import it again.')
  renameSync(away, database)
  expect((await importFile(path)).out).toContain('created 600, changed 0, unchanged 500, refused 0')
})

test('line ends in names and texts do not look like further rows', async () => {
  const known = aListing({ MLSNumber: 'M1', Description: 'A home.' })
  await porchlight.listings.insert([known])
  const changed = csvLine({ ...known, Description: 'A home.\nrow 8: create M8' })
  const bad = csvLine(aListing({ Latitude: 47.5, Address: 'x' })).replace('47.5', '"47\nrow 9: create M9"')
  const path = porchlight.write('homes.csv', csvHeader + changed + csvLine(aListing({ City: 'B\nrow 7: C' })) + bad)
  const { out, err } = await importFile(path, '--dry-run')
  expect([...out.split('\n'), ...err.split('\n')].filter((line) => /^row [789]/.test(line))).toEqual([])
})

test('a pipe is refused with what to do, for a file is read several times', async () => {
  const pipe = porchlight.write('taken', '').replace(/taken$/, 'homes.csv')
  execFileSync('mkfifo', [pipe])
  expect(await importFile(pipe)).toMatchObject({ code: 1, err: expect.stringContaining('Write it to a file first') })
})

test('bad rows are listed by row and column while the good ones are imported', async () => {
  const bad = csvLine(aListing()).replace('"Active"', '"Open"')
  const path = porchlight.write('homes.csv', csv(aListing()) + bad + csvLine(aListing()))
  const { code, err, out } = await importFile(path)
  expect(code).toBe(0)
  expect(err).toBe('row 3: Status must be one of Active, PreOnMarket, Sold')
  expect(out).toContain('created 2, changed 0, unchanged 0, refused 1')
})

test('of very many bad rows the first are listed and the others counted, except in a dry run', async () => {
  const bad = csvLine(aListing()).replace('"Active"', '"Open"')
  const path = porchlight.write('homes.csv', csv(aListing()) + bad.repeat(150))
  const { err, out } = await importFile(path)
  expect(err.split('\n')).toHaveLength(101)
  expect(err).toMatch(/\n… and 50 more rows like these$/)
  expect(out).toContain('refused 150')
  expect((await importFile(path, '--dry-run')).err.split('\n')).toHaveLength(150)
})

test('a file without one usable row fails', async () => {
  const path = porchlight.write('homes.csv', csvHeader + csvLine(aListing()).replace('"Active"', '"Open"'))
  expect(await importFile(path)).toMatchObject({
    code: 1,
    err: expect.stringContaining('No row of the file could be used.'),
  })
})

test('with --json the figures and the details come as one object', async () => {
  const twice = { MLSNumber: 'M1' }
  const path = porchlight.write('homes.csv', csv(aListing(twice), aListing(twice)))
  const { out, err } = await importFile(path, '--json')
  expect(err).toBe('')
  expect(JSON.parse(out)).toMatchObject({
    file: 'homes.csv',
    format: 'CSV',
    dryRun: false,
    rows: 2,
    created: 1,
    superseded: 1,
    refused: 0,
    details: [{ row: 2, kind: 'superseded', by: 3 }],
  })
})

test('a thousand rows are imported by batches, with a bar that reaches its end', async () => {
  const path = porchlight.write('homes.csv', csv(...Array.from({ length: 1_001 }, () => aListing())))
  const { out, status } = await importFile(path)
  expect(out).toContain('created 1001')
  expect(status[0]).toBe('Reading homes.csv …')
  expect(status.filter((text) => text.startsWith('['))).toEqual([
    expect.stringContaining('49%  500 of 1,001'),
    expect.stringContaining('99%  1,000 of 1,001'),
    '[##############################] 100%  1,001 of 1,001',
  ])
})

test.each([
  ['a file that is not there', 'absent.csv', 'absent.csv: there is no such file or folder'],
  ['a file of no known format', 'notes.txt', 'Taken are a Redfin download'],
])('%s fails with a sentence about it', async (_what, name, message) => {
  porchlight.write('notes.txt', 'remember the milk\n')
  expect(await importFile(porchlight.path(name))).toMatchObject({ code: 1, err: expect.stringContaining(message) })
})

test('a file that changes while it is imported fails with what to do, and no listing counts as missing', async () => {
  const [gone, ...homes] = Array.from({ length: 502 }, () => aListing())
  if (gone === undefined) throw new Error('no homes')
  await porchlight.listings.insert([gone])
  const path = porchlight.write('homes.csv', csv(...homes))
  const said: string[] = []
  const io = {
    environment: { DATA_DIR: porchlight.path('.') },
    out: () => {},
    err: (line: string) => void said.push(line),
    // After the first batch.
    status: (text: string) => void (text.startsWith('[') && porchlight.write('homes.csv', csv(...homes, aListing()))),
  }
  expect(await runCli(['import', path, '--chatbot', 'shop', '--missing', 'remove', '--yes'], io)).toBe(1)
  expect(said).toEqual([
    'homes.csv: stopped after 500 of 501 rows: created 500, changed 0. To go on, import it again.',
    `${path}: The file changed while it was read. Import it again once it is whole.`,
  ])
  expect(await porchlight.listings.find('MLSNumber', [gone.MLSNumber])).toHaveLength(1)
})

test('an unknown chatbot fails and says where to find the known ones', async () => {
  const path = porchlight.write('homes.csv', csv(aListing()))
  expect(await porchlight.run('import', path, '--chatbot', 'nobody')).toMatchObject({
    code: 1,
    err: expect.stringContaining('npm run porchlight -- chatbots list'),
  })
})

test('a misspelt option is wrong use and imports nothing', async () => {
  const path = porchlight.write('homes.csv', csv(aListing()))
  const { code, err } = await importFile(path, '--dry-rum')
  expect(code).toBe(2)
  expect(err).toContain('did you mean --dry-run?')
  expect(err).toContain('porchlight import [OPTIONS] [FILE] --chatbot=<SERIAL>')
  expect(await porchlight.listings.count({})).toBe(0)
})

test('of two imports at the same time one waits for the other, so that no rows of both are mixed', async () => {
  const homes = Array.from({ length: 600 }, () => aListing({ SalePrice: 500_000 }))
  const dearer = homes.map((home) => ({ ...home, SalePrice: 510_000 }))
  const files = [porchlight.write('homes.csv', csv(...homes)), porchlight.write('dearer.csv', csv(...dearer))]
  const both = await Promise.all(files.map((path) => importFile(path)))
  expect(both.map(({ out }) => /created.*/.exec(out)?.[0])).toEqual(
    expect.arrayContaining([
      'created 0, changed 600, unchanged 0, refused 0',
      'created 600, changed 0, unchanged 0, refused 0',
    ]),
  )
  expect(both.filter(({ err }) => err.includes('Another import into this chatbot is running'))).toHaveLength(1)
})

test('an import that is killed keeps whole batches, and running it again completes it', async () => {
  const path = porchlight.write('homes.csv', csv(...Array.from({ length: 3_000 }, () => aListing())))
  const words = ['src/cli/main.ts', 'import', path, '--chatbot', 'shop']
  const child = spawn(process.execPath, words, {
    env: { ...process.env, DATA_DIR: porchlight.path('') },
    stdio: 'ignore',
  })
  const exited = once(child, 'exit')
  while ((await porchlight.listings.count({})) === 0 && child.exitCode === null) await new Promise(setImmediate)
  child.kill('SIGKILL')
  await exited
  const kept = await porchlight.listings.count({})
  expect(kept).toBeGreaterThan(0)
  expect(kept % 500).toBe(0)
  expect((await importFile(path)).out).toContain(`created ${3_000 - kept}, changed 0, unchanged ${kept}, refused 0`)
})
