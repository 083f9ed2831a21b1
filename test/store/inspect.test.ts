import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/store/database/database.ts'
import { inspectStore } from '../../src/store/inspect.ts'
import { openStore } from '../../src/store/store.ts'
import { databases } from '../sim/service/databases.ts'

describe.each(databases)('$name', ({ name, create, createEmpty }) => {
  test('a database in use can be read beside its user, and no change of tables waits', async () => {
    const database = await create()
    const store = await openStore(database.url, Date.now)
    await store.workspaces.insert('main')
    const inspected = await inspectStore(database.url, Date.now)
    expect(inspected?.waiting).toEqual([])
    expect(await inspected?.store.workspaces.list()).toMatchObject([{ name: 'main' }])
    await inspected?.store.close()
    await store.close()
    await database.remove()
  })

  test('a database without tables keeps none, and all changes wait', async () => {
    const database = await createEmpty()
    const inspect = async () => {
      const inspected = await inspectStore(database.url, Date.now)
      await inspected?.store.close()
      return inspected?.waiting
    }
    if (name === 'SQLite') {
      expect(await inspect()).toBeUndefined()
      expect(existsSync(database.url)).toBe(false)
    } else {
      expect(await inspect()).toContain('001-first')
      expect(await inspect()).toContain('001-first')
    }
    await database.remove()
  })

  test('a database of a newer version is opened by nobody, and says why', async () => {
    const database = await createEmpty()
    const { db, close } = await openDatabase(database.url)
    await sql`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(db)
    await close()
    await expect(openStore(database.url, Date.now)).rejects.toThrow('is of a newer version (999-later)')
    const inspected = await inspectStore(database.url, Date.now)
    expect(inspected).toMatchObject({ waiting: [], newer: ['999-later'] })
    await inspected?.store.close()
    await database.remove()
  })
})
