import { expect, test } from 'vitest'
import { fillEmptyStore } from '../../src/core/keys/first-start.ts'
import { openStore } from '../../src/store/store.ts'
import { databases } from '../sim/service/databases.ts'

test.each(databases)(
  'of two processes that start at once on an empty $name, one makes the keys',
  async ({ create }) => {
    const database = await create()
    const stores = await Promise.all([1, 2].map(() => openStore(database.url, Date.now)))
    const wishes = { secretKey: undefined, sessionKey: undefined, demo: true, language: 'en' } as const
    const made = await Promise.all(stores.map((store) => fillEmptyStore(store, wishes)))
    expect(made.filter((first) => first !== undefined)).toHaveLength(1)
    for (const store of stores) {
      expect(await store.workspaces.list()).toHaveLength(1)
      await store.close()
    }
    await database.remove()
  },
)
