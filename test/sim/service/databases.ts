import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/** An empty database that a test has to itself. */
export type TestDatabase = { url: string; remove: () => Promise<void> }
export type DatabaseKind = { name: string; create: () => Promise<TestDatabase> }

const sqlite: DatabaseKind = {
  name: 'SQLite',
  async create() {
    const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
    return { url: join(directory, 'test.sqlite'), remove: () => rm(directory, { recursive: true }) }
  },
}

const postgres = (server: string): DatabaseKind => ({
  name: 'PostgreSQL',
  async create() {
    const name = `porchlight_${randomUUID().replaceAll('-', '')}`
    await administer(server, `create database ${name}`)
    const url = new URL(server)
    url.pathname = `/${name}`
    return { url: url.href, remove: () => administer(server, `drop database ${name} with (force)`) }
  },
})

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const server = process.env['TEST_DATABASE_URL']
if (server === undefined) console.log('TEST_DATABASE_URL is not set: the PostgreSQL suites are skipped.')

/** Every database that the tests can reach: SQLite always, PostgreSQL where TEST_DATABASE_URL names a server. */
export const databases: readonly [DatabaseKind, ...DatabaseKind[]] =
  server === undefined ? [sqlite] : [sqlite, postgres(server)]
