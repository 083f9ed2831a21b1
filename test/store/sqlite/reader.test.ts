import { readdirSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { currentCall } from '../../../src/core/handlers.ts'
import { openDatabase } from '../../../src/store/database/database.ts'
import { sqliteReaderDialect } from '../../../src/store/sqlite/reader.ts'
import { databases } from '../../sim/service/databases.ts'

const [sqlite, postgres] = databases

test('the reading thread sees what was written, writes nothing, and goes on after a query that fails', async () => {
  const database = await sqlite.create()
  const { db, close } = await openDatabase(database.url)
  const reader = new Kysely<{ workspace: { name: string } }>({ dialect: sqliteReaderDialect(database.url) })
  const names = async () => (await reader.selectFrom('workspace').select('name').execute()).map(({ name }) => name)

  expect(await names()).toEqual([])
  await db.insertInto('workspace').values({ name: 'one', created_at: 0 }).execute()
  expect(await names()).toEqual(['one'])
  await expect(reader.deleteFrom('workspace').execute()).rejects.toMatchObject({
    error: 'storeUnavailable',
    cause: { message: expect.stringContaining('readonly') as string },
  })
  await expect(sql`select nonsense`.execute(reader)).rejects.toThrow(/nonsense/)
  expect(await Promise.all([names(), names()])).toEqual([['one'], ['one']])
  await expect(reader.transaction().execute(names)).rejects.toThrow('no transactions')

  await reader.destroy()
  await close()
  await database.remove()
})

test.runIf(process.platform === 'linux')('only the reading thread lets others go first', async () => {
  const threads = () => new Set(readdirSync('/proc/self/task').map(Number))
  const database = await sqlite.create()
  const before = threads()
  const reader = new Kysely({ dialect: sqliteReaderDialect(database.url) })
  await sql`select 1`.execute(reader)
  const priorities = [...threads().difference(before)].map((thread) => getPriority(thread))
  expect(priorities).toContain(constants.priority.PRIORITY_BELOW_NORMAL)
  expect(getPriority()).toBe(0)
  await reader.destroy()
  await database.remove()
})

type Call = { workspaceId: number; signal: AbortSignal }
/** Longer than a query may go on whose client has left. It ends: nothing interrupts SQLite, not the end of its thread either. */
const LONG =
  'with recursive n(i) as (select 1 union all select i + 1 from n where i < 15000000) select max(i) as i from n'

test('what a thread that broke leaves behind does not fail the queries of the next one', async () => {
  const database = await sqlite.create()
  const file = `${database.url}-later`
  const reader = new Kysely({ dialect: sqliteReaderDialect(file) })
  await expect(sql`select 1`.execute(reader)).rejects.toThrow('the reading thread broke')
  new DatabaseSync(file).close()
  expect((await sql`select 1 as one`.execute(reader)).rows).toEqual([{ one: 1 }])
  expect((await sql`select 2 as two`.execute(reader)).rows).toEqual([{ two: 2 }])
  await reader.destroy()
  await database.remove()
})

test('the slow queries of one tenant stand in a line of their own', async () => {
  const database = await sqlite.create()
  const { close } = await openDatabase(database.url)
  const reader = new Kysely({ dialect: sqliteReaderDialect(database.url) })
  const as = <T>(workspaceId: number, work: () => Promise<T>, signal = new AbortController().signal) =>
    currentCall.run({ workspaceId, signal } satisfies Call, work)
  const leaving = new AbortController()
  const slow = Array.from({ length: 4 }, () => as(1, () => sql.raw(LONG).execute(reader), leaving.signal))
  const ended = Promise.allSettled(slow)
  const quick = Array.from({ length: 5 }, (_, at) => as(2, () => sql`select ${at}`.execute(reader)))
  expect(await Promise.all(quick)).toHaveLength(5)
  leaving.abort()
  expect((await ended).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'))

  const many = Array.from({ length: 2_400 }, () => as(1, async () => sql`select 1`.execute(reader)))
  const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(100)
  expect(refused[0]).toMatchObject({ reason: { error: 'overloaded' } })
  await reader.destroy()
  await close()
  await database.remove()
})

test('of a crowd of calls, who came first is served first, and who was admitted gets all queries', async () => {
  const database = await sqlite.create()
  const { close } = await openDatabase(database.url)
  const reader = new Kysely({ dialect: sqliteReaderDialect(database.url) })
  const { signal } = new AbortController()
  let begun = 0
  const calls = Array.from({ length: 2_400 }, () =>
    currentCall.run({ workspaceId: 1, signal }, async () => {
      await sql`select 1`.execute(reader)
      begun += 1
      await Promise.all([sql`select 2`.execute(reader), sql`select 3`.execute(reader)])
      return begun
    }),
  )
  const ended = await Promise.allSettled(calls)
  expect(ended[0]?.status === 'fulfilled' && ended[0].value).toBeLessThan(10)
  const served = ended.filter(({ status }) => status === 'fulfilled')
  expect(served.length).toBe(begun)
  expect(begun).toBeGreaterThan(1_000)
  await reader.destroy()
  await close()
  await database.remove()
})

test('a client that has left waits for nothing, and its query under way is ended', async () => {
  const database = await sqlite.create()
  const { close } = await openDatabase(database.url)
  const reader = new Kysely({ dialect: sqliteReaderDialect(database.url) })
  const client = new AbortController()
  const asked = Array.from({ length: 3 }, () =>
    currentCall.run({ workspaceId: 1, signal: client.signal }, () => sql.raw(LONG).execute(reader)),
  )
  client.abort()
  for (const query of asked) await expect(query).rejects.toMatchObject({ error: 'badRequest' })
  expect((await sql`select 1 as one`.execute(reader)).rows).toEqual([{ one: 1 }])
  await reader.destroy()
  await close()
  await database.remove()
})

test.runIf(postgres !== undefined)('PostgreSQL ends a query whose client has left, but no transaction', async () => {
  const database = await (postgres ?? sqlite).create()
  const { db, close } = await openDatabase(database.url)
  const as = <T>(signal: AbortSignal, work: () => Promise<T>) => currentCall.run({ workspaceId: 1, signal }, work)
  const client = new AbortController()
  const sleeping = as(client.signal, () => sql`select pg_sleep(50)`.execute(db))
  const writing = as(client.signal, () => db.transaction().execute((within) => sql`select pg_sleep(2)`.execute(within)))
  client.abort()
  await expect(sleeping).rejects.toMatchObject({ error: 'badRequest' })
  expect((await writing).rows).toHaveLength(1)
  expect((await as(new AbortController().signal, () => sql`select 1 as one`.execute(db))).rows).toEqual([{ one: 1 }])
  await close()
  await database.remove()
})

test.runIf(postgres !== undefined)(
  'on PostgreSQL too, one tenant’s slow queries leave connections to others',
  async () => {
    const database = await (postgres ?? sqlite).create()
    const { db, reader, close } = await openDatabase(database.url)
    const as = <T>(workspaceId: number, work: () => Promise<T>, { signal } = new AbortController()) =>
      currentCall.run({ workspaceId, signal }, work)
    const leaving = new AbortController()
    const slow = Array.from({ length: 24 }, () => as(1, () => sql`select pg_sleep(50)`.execute(reader), leaving))
    const ended = Promise.allSettled(slow)
    const underWay = sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`
    const countBy = async (by: typeof db) => (await as(2, () => underWay.execute(by))).rows[0]?.count
    await expect.poll(() => countBy(reader)).toBeGreaterThan(0)
    for (let turn = 0; turn < 10; turn++) expect([await countBy(db), await countBy(reader)]).toEqual([1, 1])
    leaving.abort()
    expect((await ended).map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 'rejected'))
    await close()
    await database.remove()
  },
)
