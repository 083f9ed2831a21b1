import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openStore } from '../../../src/store/store.ts'

/** A database that a test has to itself. */
export type TestDatabase = { url: string; remove: () => Promise<void> }
export type DatabaseKind = {
  name: string
  /** without tables */
  create: () => Promise<TestDatabase>
  /** with today's tables, which are copied: to make them takes several times as long */
  createWithTables: () => Promise<TestDatabase>
}

const sqlite: DatabaseKind = {
  name: 'SQLite',
  async create() {
    const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
    return { url: join(directory, 'test.sqlite'), remove: () => rm(directory, { recursive: true }) }
  },
  async createWithTables() {
    const database = await sqlite.create()
    tables ??= fileWithTables()
    await writeFile(database.url, await tables)
    return database
  },
}

let tables: Promise<Buffer> | undefined
async function fileWithTables(): Promise<Buffer> {
  const { url, remove } = await sqlite.create()
  await (await openStore(url, Date.now)).close()
  const bytes = await readFile(url)
  await remove()
  return bytes
}

const postgres = (server: string): DatabaseKind => {
  async function create(template?: string): Promise<TestDatabase> {
    const name = `porchlight_${randomUUID().replaceAll('-', '')}`
    await administer(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`)
    const url = new URL(server)
    url.pathname = `/${name}`
    return { url: url.href, remove: () => administer(server, `drop database ${name} with (force)`) }
  }
  return {
    name: 'PostgreSQL',
    create: () => create(),
    createWithTables: () => create(process.env[TEMPLATE]),
  }
}

/** Names the database with tables that others are copies of, while the suite runs. */
const TEMPLATE = 'TEST_DATABASE_TEMPLATE'

/** Makes the template before the suite; answers how to remove it. */
export async function setup(): Promise<() => Promise<void>> {
  if (server === undefined) console.log('TEST_DATABASE_URL is not set: the PostgreSQL suites are skipped.')
  const kind = databases[1]
  if (kind === undefined) return async () => undefined
  const { url, remove } = await kind.create()
  await (await openStore(url, Date.now)).close()
  process.env[TEMPLATE] = new URL(url).pathname.slice(1)
  return remove
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const server = process.env['TEST_DATABASE_URL']

/** Every database that the tests can reach: SQLite always, PostgreSQL where TEST_DATABASE_URL names a server. */
export const databases: readonly [DatabaseKind, ...DatabaseKind[]] =
  server === undefined ? [sqlite] : [sqlite, postgres(server)]
