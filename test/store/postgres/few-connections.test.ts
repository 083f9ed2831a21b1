import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { currentCall } from '../../../src/core/handlers.ts'
import { openDatabase } from '../../../src/store/database/database.ts'
import { FEWER_CONNECTIONS } from '../../../src/store/postgres/connections.ts'
import { databases, type TestDatabase } from '../../sim/service/databases.ts'
import { administer } from '../../sim/service/postgres.ts'

const servers = databases.filter(({ name }) => name !== 'SQLite')

describe.each(servers)('$name, where its role may have few connections', (kind) => {
  let database: TestDatabase
  let url: string
  const role = `few_${randomUUID().slice(0, 8)}`
  const told: [facts: object, message: string][] = []
  const log = { warn: (facts: object, message: string) => void told.push([facts, message]), error: () => {} }

  /** Makes a role that owns a database of its own and may have `limit` connections. */
  beforeEach(async () => {
    told.length = 0
    database = await kind.createEmpty()
    await administer(database.url, `create role ${role} login password 'few'`)
    url = Object.assign(new URL(database.url), { username: role, password: 'few' }).href
  })
  afterEach(async () => {
    await database.remove()
    await administer(process.env['TEST_DATABASE_URL'] ?? '', `drop role ${role}`)
  })
  const allow = (limit: number) => administer(database.url, `alter role ${role} connection limit ${limit}`)
  const own = () => administer(database.url, `alter schema public owner to ${role}`)

  test.each([1, 3])('%d: it starts, answers a crowd by those, and says so once', async (limit) => {
    await own()
    await allow(limit)
    const { db, close } = await openDatabase(url, log)
    const ask = () => db.connection().execute((one) => sql<{ value: number }>`select 1 as value`.execute(one))
    const answers = await Promise.all(Array.from({ length: 40 }, ask))
    expect(answers.flatMap(({ rows }) => rows)).toHaveLength(40)
    await expect.poll(() => told).toEqual([[{ connections: limit, wanted: 10 }, FEWER_CONNECTIONS]])
    await close()
  })

  test.each([2, 3])('%d: the slow reads of many workspaces leave one to others', async (limit) => {
    await own()
    await allow(limit)
    const { db, reader, close } = await openDatabase(url, log)
    const one = () => sql`select 1`.execute(db)
    const crowd = () => Promise.all(Array.from({ length: 10 }, one))
    await crowd()
    await expect.poll(() => told).toHaveLength(1)
    const leaving = new AbortController()
    const slow = Array.from({ length: 8 }, (_, workspaceId) =>
      currentCall.run({ workspaceId, signal: leaving.signal }, () => sql`select pg_sleep(50)`.execute(reader)),
    )
    const ended = Promise.allSettled(slow)
    await crowd()
    leaving.abort()
    await administer(database.url, `select pg_cancel_backend(pid) from pg_stat_activity where usename = '${role}'`)
    expect((await ended).map(({ status }) => status)).toEqual(slow.map(() => 'rejected'))
    await close()
  })

  test('none, while another process has them: a request waits for one', async () => {
    await own()
    await allow(1)
    const other = new Client({ connectionString: url })
    await other.connect()
    const opened = openDatabase(url, log)
    await expect.poll(() => told).toHaveLength(1)
    await other.end()
    const { ping, close } = await opened
    await ping()
    await close()
  })
})

test.runIf(servers.length === 0)('the suite of few connections needs a database server: set TEST_DATABASE_URL', () => {
  expect(servers).toEqual([])
})
