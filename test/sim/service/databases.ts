import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Store } from '../../../src/core/ports/ports.ts'
import { openStore } from '../../../src/store/store.ts'
import { administer, postgres, prepareTemplate } from './postgres.ts'

/** A database that a test has to itself. */
export type TestDatabase = { url: string; remove: () => Promise<void> }
export type DatabaseKind = {
  name: string
  /** with today's tables, and nothing in them; `remove` it when nobody uses it any longer */
  create: () => Promise<TestDatabase>
  /** without tables: for what makes them, which takes several times as long */
  createEmpty: () => Promise<TestDatabase>
}

const sqlite: DatabaseKind = {
  name: 'SQLite',
  async create() {
    const database = await sqlite.createEmpty()
    tables ??= fileWithTables()
    await writeFile(database.url, await tables)
    return database
  },
  async createEmpty() {
    const directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
    return { url: join(directory, 'test.sqlite'), remove: () => rm(directory, { recursive: true }) }
  },
}

let tables: Promise<Buffer> | undefined
async function fileWithTables(): Promise<Buffer> {
  const { url, remove } = await sqlite.createEmpty()
  await makeTables(url)
  const bytes = await readFile(url)
  await remove()
  return bytes
}

const makeTables = async (url: string): Promise<void> => await (await openStore(url, Date.now)).close()

const server = process.env['TEST_DATABASE_URL']

/** Before a suite: what all its databases on PostgreSQL are copies of. Answers how to remove them. */
export async function setup(): Promise<() => Promise<void>> {
  if (server !== undefined) return await prepareTemplate(server, makeTables)
  console.log('TEST_DATABASE_URL is not set: the PostgreSQL suites are skipped.')
  return async () => undefined
}

/** Every database that the tests can reach: SQLite always, PostgreSQL where TEST_DATABASE_URL names a server. */
export const databases: readonly [DatabaseKind, ...DatabaseKind[]] =
  server === undefined ? [sqlite] : [sqlite, postgres(server, makeTables)]

/** Adds a workspace with one chatbot of default settings to a store. */
export async function addChatbot(
  store: Pick<Store, 'workspaces' | 'chatbots'>,
): Promise<{ workspaceId: number; chatbotId: number; serialNumber: string }> {
  const serialNumber = crypto.randomUUID()
  const { id: workspaceId } = await store.workspaces.insert(serialNumber)
  const chatbotId = await store.chatbots.insert({ workspaceId, serialNumber, settings: {} })
  return { workspaceId, chatbotId, serialNumber }
}

/** Runs SQL that both databases understand in the database of a running service, whose data is in `directory`. */
export async function execute({ url, directory }: { url: string; directory: string }, sql: string): Promise<void> {
  if (url.startsWith('postgres')) {
    await administer(url, sql)
    return
  }
  const db = new DatabaseSync(join(directory, 'porchlight.sqlite'), { timeout: 10_000 })
  db.exec(sql)
  db.close()
}
