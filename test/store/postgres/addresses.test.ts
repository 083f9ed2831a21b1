import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { type DatabaseConnection, type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { explainStartError } from '../../../src/start/errors.ts'
import { openDatabase } from '../../../src/store/database/database.ts'
import { prepared } from '../../../src/store/database/prepared.ts'
import { inspectStore } from '../../../src/store/inspect.ts'
import { checkPooling } from '../../../src/store/postgres/pooling.ts'
import type { Tables } from '../../../src/store/tables.ts'
import { databases, type TestDatabase } from '../../sim/service/databases.ts'
import { administer } from '../../sim/service/postgres.ts'

const servers = databases.filter(({ name }) => name !== 'SQLite')

describe.each(servers)('an address of $name', (kind) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await kind.createEmpty()
  })
  afterEach(() => database.remove())
  const withOptions = (options: string) => `${database.url}?options=${encodeURIComponent(options)}`

  test('may name a schema: two services in two schemas of one database know nothing of each other', async () => {
    await administer(database.url, 'create schema one; create schema "Two"')
    const [one, two] = ['one', '"Two"'].map((schema) => withOptions(`-c search_path=${schema}`))
    for (const url of [one, two, one]) {
      const { db, close } = await openDatabase(url ?? '')
      expect(await db.selectFrom('workspace').selectAll().execute()).toEqual([])
      if (url === two) await db.insertInto('workspace').values({ name: 'a', created_at: 0 }).execute()
      await close()
    }
    const inspected = await inspectStore(two ?? '', Date.now)
    expect(inspected).toMatchObject({ waiting: [], newer: [] })
    expect(await inspected?.store.workspaces.any()).toBe(true)
    await inspected?.store.close()
  })

  test('whose schema was chosen later than its tables were made finds them', async () => {
    const first = await openDatabase(database.url)
    await first.db.insertInto('workspace').values({ name: 'a', created_at: 0 }).execute()
    await first.close()
    await administer(database.url, 'create schema later')
    const { db, close } = await openDatabase(withOptions('-c search_path=later,public'))
    expect(await db.selectFrom('workspace').select('name').execute()).toEqual([{ name: 'a' }])
    await close()
  })

  test.each(['LATIN1', 'WIN1252'])(
    'of a database with the encoding %s is refused with what to do',
    async (encoding) => {
      const name = `encoded_${randomUUID().slice(0, 8)}`
      await administer(database.url, `create database ${name} encoding '${encoding}' template template0 locale 'C'`)
      const opened = openDatabase(Object.assign(new URL(database.url), { pathname: name }).href)
      await expect(opened).rejects.toThrow(`has the encoding ${encoding}`)
      await administer(database.url, `drop database ${name} with (force)`)
    },
  )

  test('whose role may make no tables is told as that, with what to do', async () => {
    const role = `guest_${randomUUID().slice(0, 8)}`
    await administer(database.url, `create role ${role} login password 'g'`)
    const url = Object.assign(new URL(database.url), { username: role, password: 'g' }).href
    const told = explainStartError(await openDatabase(url).catch((error: unknown) => error))
    expect(told).toContain('(permission denied for schema public); make it the owner of the database')
    await administer(database.url, `drop role ${role}`)
  })

  test('may be that of a pooler: statements that several processes prepare on one connection have the same name only if they are the same', async () => {
    const secrets = prepared((db, _given: Record<string, never>) => db.selectFrom('secret').select('name'))
    const workspaces = prepared((db, _given: Record<string, never>) => db.selectFrom('workspace').select('name'))
    await (await openDatabase(database.url)).close()
    const path = '../../../src/store/postgres/dialect.ts'
    const statements = new Map<string, string>()
    for (const [process, queries] of [
      [path, [secrets, workspaces]],
      [`${path}?another-process`, [workspaces, secrets]],
    ] as const) {
      const { postgresDialect } = (await import(process)) as typeof import('../../../src/store/postgres/dialect.ts')
      const db = new Kysely<Tables>({ dialect: postgresDialect(database.url) })
      await db.connection().execute(async (one) => {
        for (const query of queries) await query(one, {})
        const { rows } = await sql<{ name: string; statement: string }>`
          select name, statement from pg_prepared_statements`.execute(one)
        expect(rows).toHaveLength(2)
        for (const { name, statement } of rows) expect(statements.get(name) ?? statement).toBe(statement)
        for (const { name, statement } of rows) statements.set(name, statement)
      })
      await db.destroy()
    }
  })

  test('of a pooler that gives one connection to two clients is refused with what to do', async () => {
    const pool = new Pool({ connectionString: database.url, max: 1 })
    const db = new Kysely<Tables>({ dialect: pooledByTransaction(pool) })
    await expect(checkPooling(db)).rejects.toThrow('pool_mode = session')
    await db.destroy()
    const apart = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: new Pool({ connectionString: database.url }) }),
    })
    await checkPooling(apart)
    await apart.destroy()
  })

  test('of a pooler that does not take the options of the service is told as that, with what to do', async () => {
    const pooler = createServer((client) => {
      client.once('data', () => client.end(refusal('08P01', 'unsupported startup parameter: options')))
    }).listen(0, '127.0.0.1')
    await once(pooler, 'listening')
    const { port } = pooler.address() as AddressInfo
    const told = explainStartError(
      await openDatabase(`postgres://postgres@127.0.0.1:${port}/any`).catch((error: unknown) => error),
    )
    expect(told).toContain('(unsupported startup parameter: options); PgBouncer needs ignore_startup_parameters')
    pooler.close()
  })

  test('may set options of its own, which change nothing that the service rests on', async () => {
    const { db, close } = await openDatabase(
      withOptions('-c default_transaction_isolation=serializable -c work_mem=9MB'),
    )
    const { rows } = await sql`select current_setting('transaction_isolation') as level,
      current_setting('statement_timeout') as longest, current_setting('work_mem') as memory`.execute(db)
    expect(rows).toEqual([{ level: 'read committed', longest: '1min', memory: '9MB' }])
    await close()
  })
})

/** What a pooler in transaction mode shows of a server: each client has the one connection, and none of its options. */
function pooledByTransaction(pool: Pool): Dialect {
  const dialect = new PostgresDialect({ pool })
  const driver = dialect.createDriver()
  let shared: Promise<DatabaseConnection> | undefined
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => ({
      init: () => driver.init(),
      acquireConnection: () => (shared ??= driver.acquireConnection()),
      releaseConnection: async () => {},
      beginTransaction: (...of) => driver.beginTransaction(...of),
      commitTransaction: (...of) => driver.commitTransaction(...of),
      rollbackTransaction: (...of) => driver.rollbackTransaction(...of),
      async destroy() {
        if (shared !== undefined) await driver.releaseConnection(await shared)
        await driver.destroy()
      },
    }),
  }
}

/** An ErrorResponse, https://www.postgresql.org/docs/current/protocol-message-formats.html */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

test.runIf(servers.length === 0)('the suite of addresses needs a database server: set TEST_DATABASE_URL', () => {
  expect(servers).toEqual([])
})
