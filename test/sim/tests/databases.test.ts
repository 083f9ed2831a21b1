import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/store/database/database.ts'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../service/databases.ts'

const [, postgres] = databases

describe.runIf(postgres !== undefined)('a database on PostgreSQL that a test is done with', () => {
  const create = () => (postgres ?? databases[0]).create()

  test('is as new for the next one', async () => {
    const database = await create()
    const store = await openStore(database.url, Date.now)
    const workspace = await store.workspaces.insert('before')
    await store.chatbots.insert({ workspaceId: workspace.id, serialNumber: 'A', settings: {} })
    await store.close()
    await database.remove()

    const next = await create()
    expect(next.url).toBe(database.url)
    const later = await openStore(next.url, Date.now)
    expect(await later.workspaces.list()).toEqual([])
    expect(await later.workspaces.insert('after')).toEqual({ ...workspace, name: 'after' })
    await later.close()
    await next.remove()
  })

  test.each([
    'alter table lead add column later text',
    'drop index lead_by_created_at',
    'alter database %I set jit = off',
  ])('does not go to the next one after %s', async (change) => {
    const database = await create()
    const { db, close } = await openDatabase(database.url)
    const name = new URL(database.url).pathname.slice(1)
    await sql.raw(change.replace('%I', name)).execute(db)
    await close()
    await database.remove()
    const next = await create()
    expect(next.url).not.toBe(database.url)
    await next.remove()
  })

  test('does not go to the next one while somebody uses it', async () => {
    const database = await create()
    const { db, close } = await openDatabase(database.url)
    await sql`select 1`.execute(db)
    await database.remove()
    const next = await create()
    expect(next.url).not.toBe(database.url)
    await next.remove()
    await close()
  })

  test('is removed once those who are about to leave it have left', async () => {
    const database = await (postgres ?? databases[0]).createEmpty()
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const cutOff: Error[] = []
    client.on('error', (error) => cutOff.push(error))
    const lastWords = client.query('select pg_sleep(0.3)').catch((error: Error) => cutOff.push(error))
    await Promise.all([database.remove(), lastWords.then(() => client.end())])
    expect(cutOff).toEqual([])
  })
})
