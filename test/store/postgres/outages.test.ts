import { randomUUID } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/store/database/database.ts'
import { postgresDialect } from '../../../src/store/postgres/dialect.ts'
import { OTHER_VERSION } from '../../../src/store/postgres/errors.ts'
import { databases, type TestDatabase } from '../../sim/service/databases.ts'
import { administer } from '../../sim/service/postgres.ts'
import { type Proxy, startProxy } from '../../sim/service/proxy.ts'

const servers = databases.filter(({ name }) => name !== 'SQLite')
const UNAVAILABLE = { error: 'storeUnavailable' }

describe.each(servers)('$name', (kind) => {
  let database: TestDatabase
  let name: string
  beforeEach(async () => {
    database = await kind.create()
    name = new URL(database.url).pathname.slice(1)
  })
  afterEach(() => database.remove())
  const elsewhere = () => Object.assign(new URL(database.url), { pathname: 'postgres' }).href

  describe('behind a network', () => {
    let proxy: Proxy
    let db: Kysely<unknown>
    beforeEach(async () => {
      const url = new URL(database.url)
      proxy = await startProxy({ host: url.hostname, port: Number(url.port || 5432) })
      Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) })
      db = new Kysely({ dialect: postgresDialect(url.href, { statementTimeoutMs: 200 }) })
    })
    afterEach(async () => {
      await db.destroy()
      await proxy.close()
    })

    test('that swallows everything: a query fails, and its connection is not used again', async () => {
      const ask = () => sql`select 1`.execute(db)
      const askBoth = () =>
        Promise.allSettled([ask(), db.transaction().execute((within) => sql`select 1`.execute(within))])
      await askBoth()
      proxy.swallow()
      const failed = { status: 'rejected', reason: UNAVAILABLE }
      expect(await askBoth()).toMatchObject([failed, failed])
      proxy.mend()
      expect((await ask()).rows).toHaveLength(1)
    })
  })

  test('that takes no writes, as a standby, or no connections is unavailable', async () => {
    await administer(database.url, `alter database ${name} set default_transaction_read_only = on`)
    const { db, ping, close } = await openDatabase(database.url)
    const write = () => sql`insert into secret (name, value) values ('a', 'b')`.execute(db)
    await expect(write()).rejects.toMatchObject(UNAVAILABLE)
    await expect(ping()).rejects.toMatchObject(UNAVAILABLE)

    await administer(elsewhere(), `alter database ${name} allow_connections false`)
    await administer(elsewhere(), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    await expect.poll(() => ping().catch((error: unknown) => error)).toMatchObject({ cause: { code: '55000' } })
    await administer(elsewhere(), `alter database ${name} allow_connections true`)
    await close()
  })

  test('that takes writes again, as where another server has taken its place, is written by new connections', async () => {
    await administer(database.url, `alter database ${name} set default_transaction_read_only = on`)
    const { db, ping, close } = await openDatabase(database.url)
    const write = (value: string) => db.insertInto('secret').values({ name: value, value }).execute()
    await expect(write('a')).rejects.toMatchObject(UNAVAILABLE)
    await expect(ping()).rejects.toMatchObject(UNAVAILABLE)
    // Connections that are open keep what they began with, as those to the former server do.
    await administer(elsewhere(), `alter database ${name} reset default_transaction_read_only`)
    await ping()
    await write('b')
    await close()
  })

  test('whose role lacks the right to write is unavailable until it has it', async () => {
    const role = `reader_${randomUUID().slice(0, 8)}`
    const all = 'all tables in schema public'
    await administer(database.url, `create role ${role} login password 'r'; grant select on ${all} to ${role}`)
    const { db, ping, close } = await openDatabase(
      Object.assign(new URL(database.url), { username: role, password: 'r' }).href,
    )
    const write = () => db.insertInto('secret').values({ name: 'a', value: 'b' }).execute()
    await expect(write()).rejects.toMatchObject(UNAVAILABLE)
    await expect(ping()).rejects.toMatchObject(UNAVAILABLE)
    await administer(database.url, `grant insert, update, delete on ${all} to ${role}`)
    await ping()
    await write()
    await close()
    await administer(database.url, `drop owned by ${role}; drop role ${role}`)
  })

  test('whose disk is full is not ready, though it can be read, and is again once there is room', async () => {
    const { db, ping, close } = await openDatabase(database.url)
    const write = (value: string) => db.insertInto('secret').values({ name: value, value }).execute()
    await administer(
      database.url,
      `create function fill() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger filled before insert on secret execute function fill()`,
    )
    await ping()
    const full = { ...UNAVAILABLE, message: expect.stringContaining('make room') as string }
    await expect(write('a')).rejects.toMatchObject(full)
    await expect(ping()).rejects.toMatchObject(full)
    await expect(ping()).rejects.toMatchObject(full)

    await administer(database.url, 'drop trigger filled on secret')
    await ping()
    expect(await db.selectFrom('secret').selectAll().execute()).toEqual([])
    await write('b')
    await close()
  })

  test.each([
    ['a column', 'alter table secret rename column value to content'],
    ['a table', 'alter table secret rename to secrets'],
  ])('of which another version has changed %s is unavailable, with what to do', async (_, change) => {
    const { db, close } = await openDatabase(database.url)
    const write = (value: string) => db.insertInto('secret').values({ name: value, value }).execute()
    await write('a')
    await administer(database.url, change)
    await expect(write('b')).rejects.toMatchObject({ ...UNAVAILABLE, message: OTHER_VERSION })
    await close()
  })

  test('that isolates transactions otherwise by default does not so here', async () => {
    await administer(database.url, `alter database ${name} set default_transaction_isolation = serializable`)
    const { db, close } = await openDatabase(database.url)
    const { rows } = await sql`select current_setting('transaction_isolation') as level`.execute(db)
    expect(rows).toEqual([{ level: 'read committed' }])
    await close()
  })
})

test.runIf(servers.length === 0)('the outage suite needs a database server: set TEST_DATABASE_URL', () => {
  expect(servers).toEqual([])
})
