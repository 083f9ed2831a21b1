import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { followFolder } from '../../src/cli/listings/import-follow.ts'
import { importBatch } from '../../src/core/listings/importing.ts'
import { csvHeader, csvLine } from '../../src/exchange/table.ts'
import { openStore } from '../../src/store/store.ts'
import { addChatbot, databases } from '../sim/service/databases.ts'
import { environmentWith } from '../sim/service/environment.ts'
import { aListing } from '../sim/service/listing.ts'
import { startProxy } from '../sim/service/proxy.ts'
import { createPorchlight, type Porchlight } from './porchlight.ts'

let porchlight: Porchlight
/** Set while a test follows a folder: it ends before the folder goes. */
let endFollowing: (() => Promise<void>) | undefined
beforeEach(async () => {
  porchlight = await createPorchlight()
})
afterEach(async () => {
  await endFollowing?.()
  endFollowing = undefined
  await porchlight.close()
})

const csv = (...listings: ReturnType<typeof aListing>[]) => csvHeader + listings.map(csvLine).join('')
const run = (...argv: string[]) => porchlight.run('import', ...argv, '--chatbot', 'shop')
const kinds = async () => (await porchlight.listings.changes.list({ after: 0, limit: 1_000 })).map(({ kind }) => kind)

test('a folder that is not there', async () => {
  expect(await run('--follow', porchlight.path('nowhere'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('nowhere'),
  })
})

const put = (name: string, content: string) => writeFileSync(join(porchlight.path('feed'), name), content)
const home = (MLSNumber: string, SalePrice: number) =>
  aListing({ MLSNumber, SalePrice, Url: `https://h.example/${MLSNumber}` })

/** Follows the folder `feed` in a process of its own. */
function follow(...options: string[]) {
  const argv = ['src/cli/main.ts', 'import', '--follow', porchlight.path('feed'), '--chatbot', 'shop', ...options]
  const follower = spawn(process.execPath, argv, {
    env: environmentWith({ DATA_DIR: porchlight.path('.') }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [follower.stdout, follower.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return {
    printed: () => printed,
    async end() {
      follower.kill('SIGTERM')
      expect(await once(follower, 'exit')).toEqual([0, null])
    },
  }
}

test('a folder is followed: in the order of dates, each file once, a broken one named and left', async () => {
  mkdirSync(porchlight.path('feed'))
  put('2026-06-02.csv', csv(home('F-1', 480_000)))
  put('2026-06-01.csv', csv(home('F-1', 500_000)))
  put('2026-06-03 broken.csv', 'no listings here\n')
  put('.hidden.csv', csv(home('F-9', 1)))
  const first = follow()
  await expect.poll(kinds).toEqual(['Created', 'Price'])
  await expect.poll(first.printed).toContain('2026-06-03 broken.csv is left out.')
  // One that is still being written is not taken before it is whole.
  put('late.csv.part', csv(home('F-2', 1_000)))
  appendFileSync(join(porchlight.path('feed'), 'late.csv.part'), csvLine(home('F-3', 2_000)))
  renameSync(join(porchlight.path('feed'), 'late.csv.part'), join(porchlight.path('feed'), 'late.csv'))
  await expect.poll(kinds).toEqual(['Created', 'Price', 'Created', 'Created'])
  await first.end()

  // After a start anew nothing is imported again, though the first file would change the price back.
  const second = follow()
  put('2026-06-09.csv', csv(home('F-1', 470_000)))
  await expect.poll(async () => (await kinds()).length).toBe(5)
  await second.end()
  const [log] = await porchlight.listings.changes.list({ after: 4, limit: 10 })
  expect(log).toMatchObject({ kind: 'Price', old: '480000', new: '470000' })
})

test('a file whose missing listings were too many is said, and was imported all the same', async () => {
  mkdirSync(porchlight.path('feed'))
  put('2026-06-01.csv', csv(home('F-1', 500_000), home('F-2', 600_000)))
  put('2026-06-02.csv', csv(home('F-1', 480_000)))
  put('2026-06-03.csv', csv(home('F-1', 470_000), home('F-2', 600_000)))
  const first = follow('--missing', 'sold')
  await expect.poll(kinds).toEqual(['Created', 'Created', 'Price', 'Price'])
  await expect.poll(first.printed).toContain('2026-06-02.csv: 1 of 2 listings (50.0 %) are not in the file')
  expect(first.printed()).not.toContain('left out')
  await first.end()
  const second = follow('--missing', 'sold')
  put('2026-06-04.csv', csv(home('F-1', 460_000), home('F-2', 600_000)))
  await expect.poll(async () => (await kinds()).length).toBe(5)
  await second.end()
  const [log] = await porchlight.listings.changes.list({ after: 4, limit: 10 })
  expect(log).toMatchObject({ kind: 'Price', old: '470000', new: '460000' })
})

/** Follows the folder `feed` and lists what is taken of it. `onTaken` is called while a file's import is not yet recorded. */
async function startFollowing(onTaken: (name: string) => void = () => {}) {
  const taken: string[] = []
  const chatbot = await porchlight.store.chatbots.bySerial('shop')
  followWith({
    store: porchlight.store,
    chatbotId: chatbot?.id ?? 0,
    take: async (path) => {
      taken.push(`${basename(path)} ${readFileSync(path, 'utf8')}`)
      onTaken(basename(path))
      return undefined
    },
  })
  return taken
}

/** Follows the folder `feed`; returns what is said of its files. */
function followWith(parts: Pick<Parameters<typeof followFolder>[0], 'store' | 'chatbotId' | 'take'>): string[] {
  const said: string[] = []
  const stop = new AbortController()
  const following = followFolder({
    ...parts,
    folder: porchlight.path('feed'),
    io: { environment: {}, out: () => {}, err: (line) => void said.push(line), status: undefined },
    signal: stop.signal,
    everyMs: 50,
  })
  endFollowing = async () => {
    stop.abort()
    await following
  }
  return said
}

test('a file is taken once under whatever name, and again where it is anew what it was before', async () => {
  mkdirSync(porchlight.path('feed'))
  const taken = await startFollowing()
  const all = ['all.csv one', 'all.csv another', 'all.csv one']
  for (const [index, file] of all.entries()) {
    put('all.csv', file.slice('all.csv '.length))
    await expect.poll(() => taken).toEqual(all.slice(0, index + 1))
  }
  renameSync(join(porchlight.path('feed'), 'all.csv'), join(porchlight.path('feed'), 'all, done.csv'))
  put('next.csv', 'next')
  await expect.poll(() => taken).toEqual([...all, 'next.csv next'])
})

test('a file that is renamed while it is imported is not taken again', async () => {
  mkdirSync(porchlight.path('feed'))
  const taken = await startFollowing((name) => {
    if (name === 'all.csv')
      renameSync(join(porchlight.path('feed'), name), join(porchlight.path('feed'), 'all, done.csv'))
  })
  put('all.csv', 'one')
  await expect.poll(() => taken).toEqual(['all.csv one'])
  put('next.csv', 'next')
  await expect.poll(() => taken).toEqual(['all.csv one', 'next.csv next'])
})

test('of two that follow a folder, one waits while the other imports, and takes nothing again', async () => {
  mkdirSync(porchlight.path('feed'))
  put('2026-06-01.csv', 'older')
  put('2026-06-02.csv', 'newer')
  const taking = Promise.withResolvers<void>()
  const chatbotId = (await porchlight.store.chatbots.bySerial('shop'))?.id ?? 0
  const taken: string[] = []
  const first = followWith({
    store: porchlight.store,
    chatbotId,
    async take(path) {
      await taking.promise
      taken.push(basename(path))
      return undefined
    },
  })
  const endFirst = endFollowing
  const second = followWith({
    store: porchlight.store,
    chatbotId,
    async take(path) {
      taken.push(`${basename(path)} again`)
      return undefined
    },
  })
  const endSecond = endFollowing
  endFollowing = async () => {
    await Promise.all([endFirst?.(), endSecond?.()])
  }
  await expect
    .poll(() => [...first, ...second])
    .toEqual(['2026-06-01.csv waits. Another import into this chatbot is running.'])
  taking.resolve()
  const files = async (name: string) => await porchlight.store.importedFiles.alike(chatbotId, { name, hash: '' })
  await expect.poll(() => files('2026-06-02.csv')).toHaveLength(1)
  await endFollowing()
  expect(taken.map((name) => name.replace(' again', ''))).toEqual(['2026-06-01.csv', '2026-06-02.csv'])
})

/** Puts a file whose content was written at that time. */
function putOf(time: string, name: string, content: string) {
  put(name, content)
  utimesSync(join(porchlight.path('feed'), name), new Date(time), new Date(time))
}

test('of older files, each is taken though what it holds was imported before under another name', async () => {
  mkdirSync(porchlight.path('feed'))
  putOf('2026-06-01', 'a.csv', 'one')
  putOf('2026-06-02', 'b.csv', 'another')
  putOf('2026-06-03', 'c.csv', 'one')
  const taken = await startFollowing()
  const first = ['a.csv one', 'b.csv another', 'c.csv one']
  await expect.poll(() => taken).toEqual(first)
  // Copied here with their times while the folder is followed.
  const dated = ['2026-06-04.csv two', '2026-06-05.csv three', '2026-06-06.csv two']
  for (const [index, file] of dated.entries()) {
    const [name = '', content = ''] = file.split(' ')
    putOf(name.slice(0, 10), name, content)
    await expect.poll(() => taken).toEqual([...first, ...dated.slice(0, index + 1)])
  }
})

const servers = databases.filter(({ name }) => name !== 'SQLite')

test.each(servers)(
  'a file that comes while $name is away waits, which is said once, and is imported first',
  async (kind) => {
    mkdirSync(porchlight.path('feed'))
    const database = await kind.create()
    onTestFinished(() => database.remove())
    const url = new URL(database.url)
    const proxy = await startProxy({ host: url.hostname, port: Number(url.port || 5432) })
    onTestFinished(() => proxy.close())
    const store = await openStore(
      Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) }).href,
      Date.now,
    )
    onTestFinished(() => store.close())
    const { chatbotId } = await addChatbot(store)
    async function take(path: string): Promise<undefined> {
      const arrival = { row: 2, listing: home('F-1', Number(readFileSync(path, 'utf8'))), assumed: [] }
      await importBatch({ store, chatbotId, run: { lastRows: new Map(), foundByUrl: new Set() } }, [arrival])
    }
    const said = followWith({ store, chatbotId, take })
    const files = async () => await store.importedFiles.alike(chatbotId, { name: '2026-06-01.csv', hash: '' })
    put('2026-06-01.csv', '500000')
    await expect.poll(files).toHaveLength(1)

    proxy.cut()
    put('2026-06-02.csv', '480000')
    await expect
      .poll(() => said)
      .toEqual([expect.stringContaining('2026-06-02.csv waits. The database is not available')])
    put('2026-06-03.csv', '470000')
    proxy.mend()
    const prices = async () =>
      (await store.listings(chatbotId).changes.list({ after: 0, limit: 10 })).map((change) => change.new)
    await expect.poll(prices).toEqual(['500000', '480000', '470000'])
    expect(said).toHaveLength(1)
    await endFollowing?.()
    endFollowing = undefined
  },
)
