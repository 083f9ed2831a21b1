import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../src/store/database.ts'
import { sqliteReaderDialect } from '../../../src/store/sqlite/reader.ts'
import { databases } from '../../sim/service/databases.ts'

const [sqlite] = databases

test('the reading thread sees what was written, writes nothing, and goes on after a query that fails', async () => {
  const database = await sqlite.create()
  const { db, close } = await openDatabase(database.url)
  const reader = new Kysely<{ workspace: { name: string } }>({ dialect: sqliteReaderDialect(database.url) })
  const names = async () => (await reader.selectFrom('workspace').select('name').execute()).map(({ name }) => name)

  expect(await names()).toEqual([])
  await db.insertInto('workspace').values({ name: 'one', created_at: 0 }).execute()
  expect(await names()).toEqual(['one'])
  await expect(reader.deleteFrom('workspace').execute()).rejects.toThrow(/readonly/)
  await expect(sql`select nonsense`.execute(reader)).rejects.toThrow(/nonsense/)
  expect(await Promise.all([names(), names()])).toEqual([['one'], ['one']])
  await expect(reader.transaction().execute(names)).rejects.toThrow('no transactions')

  await reader.destroy()
  await close()
  await database.remove()
})
