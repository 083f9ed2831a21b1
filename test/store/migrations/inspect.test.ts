import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inspectStore } from '../../../src/store/migrations/inspect.ts'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'

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
})
