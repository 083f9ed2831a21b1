import { open } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../src/store/database/database.ts'
import { databases } from '../../sim/service/databases.ts'

const [sqlite] = databases
const DAMAGED = { error: 'storeUnavailable', message: expect.stringContaining('restore the newest backup') as string }

/** Overwrites the page where a table begins. */
async function damage(file: string, table: string): Promise<void> {
  const db = new DatabaseSync(file)
  db.exec('pragma wal_checkpoint(truncate)')
  const { size, page } = db
    .prepare('select page_size as size, rootpage as page from pragma_page_size, sqlite_schema where name = ?')
    .get(table) as { size: number; page: number }
  db.close()
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(size, 0xff), 0, size, (page - 1) * size)
  await handle.close()
}

test.each(['db', 'reader'] as const)(
  'damage that %s meets is told with what to do, and the database is not ready',
  async (by) => {
    const file = await sqlite.create()
    await damage(file.url, 'workspace')
    const database = await openDatabase(file.url)
    await database.ping()
    await expect(database[by].selectFrom('workspace').selectAll().execute()).rejects.toMatchObject(DAMAGED)
    await expect(database.ping()).rejects.toMatchObject(DAMAGED)
    expect(await database[by].selectFrom('chatbot').selectAll().execute()).toEqual([])
    await expect(database.ping()).rejects.toMatchObject(DAMAGED)
    await database.close()
    await file.remove()
  },
)
