import { rename, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../../src/store/database/database.ts'
import { preparedWrite } from '../../../src/store/database/prepared.ts'
import type { Tables } from '../../../src/store/tables.ts'
import { commitTogether } from '../../../src/store/transactions/group-commit.ts'
import { databases } from '../../sim/service/databases.ts'

const [sqlite] = databases

let database: Awaited<ReturnType<typeof openDatabase>>
beforeEach(async () => {
  database = await openDatabase(':memory:')
})
afterEach(() => database.close())

const insert = preparedWrite((db, given: { name: string; value: string }) =>
  db.insertInto('secret').values({ name: given.name, value: given.value }),
)
const names = async (db: Kysely<Tables>): Promise<string[]> =>
  (await db.selectFrom('secret').select('name').execute()).map(({ name }) => name)

/** SQLite answers SQLITE_FULL beyond this many pages, as on a full disk: https://www.sqlite.org/pragma.html#pragma_max_page_count */
const allowPages = (db: Kysely<Tables>, count: string) => sql.raw(`pragma max_page_count = ${count}`).execute(db)
const LONG = 'x'.repeat(1_000_000)
const FULL = { error: 'storeUnavailable', message: expect.stringContaining('make room') as string }

test('a full disk fails the write with what to do; of its transaction nothing is kept, and later writes go on', async () => {
  const { db } = database
  await allowPages(db, '1')
  const write = async (within: Kysely<Tables>) => {
    await insert(within, { name: 'small', value: 'a' })
    await insert(within, { name: 'large', value: LONG })
  }
  await expect(db.transaction().execute(write)).rejects.toMatchObject(FULL)
  await expect(commitTogether(db, { sessionId: 1, kind: 'answer' }, write)).rejects.toMatchObject(FULL)
  await expect(db.insertInto('secret').values({ name: 'alone', value: LONG }).execute()).rejects.toMatchObject(FULL)
  expect(await names(db)).toEqual([])

  await allowPages(db, '1000000')
  await db.transaction().execute(write)
  expect((await names(db)).toSorted()).toEqual(['large', 'small'])
})

test('a disk that may not be written fails the write with what to see to, and reads go on', async () => {
  const { db } = database
  await insert(db, { name: 'before', value: 'a' })
  await sql`pragma query_only = on`.execute(db)
  await expect(insert(db, { name: 'after', value: 'a' })).rejects.toMatchObject({
    error: 'storeUnavailable',
    message: expect.stringContaining('cannot be written') as string,
  })
  expect(await names(db)).toEqual(['before'])
})

test('a database that takes no writes is not ready, though it can be read, and is again once it takes them', async () => {
  const file = await sqlite.create()
  const { db, ping, close } = await openDatabase(file.url)
  await ping()
  await allowPages(db, '1')
  await expect(insert(db, { name: 'large', value: LONG })).rejects.toMatchObject(FULL)
  await expect(ping()).rejects.toMatchObject(FULL)
  await expect(ping()).rejects.toMatchObject(FULL)
  await names(db)

  await allowPages(db, '1000000')
  await ping()
  expect(await names(db)).toEqual([])
  await close()
  await file.remove()
})

test('a file that another program keeps locked fails the write as one to try again, at once for all that wait', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const file = await sqlite.create()
  const { db, close } = await openDatabase(file.url)
  const other = new DatabaseSync(file.url)
  other.exec('begin immediate')
  const write = (name: string) =>
    commitTogether(db, { sessionId: 1, kind: 'answer' }, (within) => insert(within, { name, value: '' }))
  const writes = Promise.allSettled(['a', 'b', 'c'].map(write))
  await setImmediate()
  vi.advanceTimersByTime(60_000)
  const failed = { status: 'rejected', reason: { error: 'storeUnavailable' } }
  expect(await writes).toMatchObject([failed, failed, failed])

  other.exec('rollback')
  other.close()
  await write('d')
  expect(await names(db)).toEqual(['d'])
  await close()
  await file.remove()
})

test('a file that another program keeps locked is not ready; it is waited for once, and whoever came behind fails at once or reads', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const file = await sqlite.create()
  const { db, ping, close } = await openDatabase(file.url)
  const other = new DatabaseSync(file.url)
  other.exec('begin immediate')
  const write = (name: string) => insert(db, { name, value: '' })
  const work = Promise.allSettled([write('a'), write('b'), write('c'), names(db)])
  await setImmediate()
  vi.advanceTimersByTime(60_000)
  const failed = { status: 'rejected', reason: { error: 'storeUnavailable' } }
  expect(await work).toMatchObject([failed, failed, failed, { status: 'fulfilled', value: [] }])
  await expect(ping()).rejects.toMatchObject({ error: 'storeUnavailable' })

  other.exec('rollback')
  other.close()
  await ping()
  await write('d')
  expect(await names(db)).toEqual(['d'])
  await close()
  await file.remove()
})

test.skipIf(process.platform === 'win32').each(['', '-wal'])(
  'while the file of a database or its log is moved away or another (%s), nothing is written and it is not ready',
  async (ending) => {
    const { url, remove } = await sqlite.create()
    const opened = await openDatabase(url)
    onTestFinished(async () => {
      await opened.close()
      await remove()
    })
    const write = (name: string) => insert(opened.db, { name, value: 'a' })
    const moved = { error: 'storeUnavailable', message: expect.stringContaining('put them back') as string }
    await rename(`${url}${ending}`, `${url}-away`)
    await expect(write('moved')).rejects.toMatchObject(moved)
    await writeFile(`${url}${ending}`, 'of a backup')
    await expect(write('replaced')).rejects.toMatchObject(moved)
    await expect(opened.ping()).rejects.toMatchObject(moved)
    await rename(`${url}-away`, `${url}${ending}`)
    await write('back')
    await opened.ping()
  },
)
