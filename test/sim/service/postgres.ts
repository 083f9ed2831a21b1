import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { DatabaseKind, TestDatabase } from './databases.ts'

/** Names the database with today's tables that all others are copies of, while a suite runs. */
const TEMPLATE = 'TEST_DATABASE_TEMPLATE'

type MakeTables = (url: string) => Promise<void>

/**
 * Databases on the PostgreSQL server at `server`. In a suite, one that a test is done with is emptied and goes to the next
 * test: to make one takes the server thirty times as long.
 */
export function postgres(server: string, makeTables: MakeTables): DatabaseKind {
  const free: Copy[] = []
  async function drop(name: string): Promise<void> {
    await untilLeft(server, name)
    await administer(server, `drop database ${name} with (force)`)
  }
  const at = (name: string) => Object.assign(new URL(server), { pathname: name }).href

  async function copy(template: string): Promise<Copy> {
    const name = `${template}_${randomUUID().slice(0, 8)}`
    await administer(server, `create database ${name} template ${template}`)
    // What a server loses that loses its power is not what tests are about.
    await administer(server, `alter database ${name} set synchronous_commit = off`)
    return { name, url: at(name), asNew: await shapeOf(at(name)) }
  }

  async function createEmpty(): Promise<TestDatabase> {
    const name = `${process.env[TEMPLATE] ?? 'porchlight'}_${randomUUID().slice(0, 8)}`
    await administer(server, `create database ${name}`)
    return { url: at(name), remove: () => drop(name) }
  }

  return {
    name: 'PostgreSQL',
    async create() {
      const template = process.env[TEMPLATE]
      if (template === undefined) {
        const database = await createEmpty()
        await makeTables(database.url)
        return database
      }
      const database = free.pop() ?? (await copy(template))
      const remove = async () => {
        if (await empty(database)) free.push(database)
        else await drop(database.name)
      }
      return { url: database.url, remove }
    },
    createEmpty,
  }
}

/** Makes the template before a suite; answers how to remove it, and all copies. */
export async function prepareTemplate(server: string, makeTables: MakeTables): Promise<() => Promise<void>> {
  const name = `porchlight_${randomUUID().slice(0, 8)}`
  await administer(server, `create database ${name}`)
  await makeTables(Object.assign(new URL(server), { pathname: name }).href)
  process.env[TEMPLATE] = name
  return async () => {
    const all = await administer(server, `select datname from pg_database where datname like '${name}%'`)
    await Promise.all(all.map(({ datname }) => administer(server, `drop database ${datname} with (force)`)))
  }
}

/** A copy of the template. `asNew` is its shape, in which it goes from test to test. */
type Copy = { name: string; url: string; asNew: string }

/** Everything in a database but rows: what changes it is not undone by emptying. */
const SHAPE = `
  select concat_ws(' ',
    (select concat(count(*), ',', max(oid)) from pg_class),
    (select concat(count(*), ',', sum(hashtext(attname))) from pg_attribute where not attisdropped),
    (select concat(count(*), ',', max(oid)) from pg_constraint),
    (select concat(count(*), ',', max(oid)) from pg_trigger where tgenabled = 'O'),
    (select concat(count(*), ',', max(oid)) from pg_proc),
    (select string_agg(setconfig::text, ',' order by setrole) from pg_db_role_setting where setdatabase = d.oid)) as shape,
    pg_database_size(d.oid)::int as bytes,
    (select count(*)::int from pg_stat_activity where datname = d.datname and pid <> pg_backend_pid()) as users
  from pg_database d where datname = current_database()`
type State = { shape: string; bytes: number; users: number }
const shapeOf = async (url: string): Promise<string> => (await administer<State>(url, SHAPE))[0]?.shape ?? ''

/** Rows of the tables that say which migrations ran stay. Without foreign keys' triggers the order does not matter. */
const EMPTY = `
  do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' loop
      execute format('delete from %I', name);
    end loop;
    for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
      perform setval(format('%I', name), 1, false);
    end loop;
  end $$`

/** Rows that were deleted take their place until then. */
const LARGEST_BYTES = 20_000_000

/** Whether a database is as new again: nobody uses it, and nothing but rows was changed. */
async function empty({ url, asNew }: Copy): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // A connection that its client has closed ends on the server a moment later.
    for (let tries = 20; tries > 0; tries--) {
      const state = (await client.query<State>(SHAPE)).rows[0]
      if (state === undefined || state.shape !== asNew || state.bytes > LARGEST_BYTES) return false
      if (state.users === 0) {
        await client.query(EMPTY)
        return true
      }
      await sleep(5)
    }
    return false
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** How long a database waits for those who are about to leave it, and how often it looks, in ms. */
const LEAVE_MS = 2_000
const LOOK_MS = 10

/**
 * Waits until nobody is connected with a database, at most LEAVE_MS: a connection that its client is just ending would be cut off,
 * an error that nobody hears any more, which fails the run.
 */
async function untilLeft(server: string, name: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    const isUsed = async () =>
      (await client.query('select 1 from pg_stat_activity where datname = $1', [name])).rowCount
    for (const until = Date.now() + LEAVE_MS; Date.now() < until && (await isUsed()); ) await sleep(LOOK_MS)
  } finally {
    await client.end()
  }
}

/** Runs SQL on a connection of its own. Answers the rows of its statement, if it is one. */
export async function administer<Row extends object = { datname: string }>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
