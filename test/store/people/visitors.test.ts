import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../src/core/ports/ports.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot, databases, type TestDatabase } from '../../sim/service/databases.ts'
import { aWatch } from '../../sim/service/listing.ts'

describe.each(databases)('what is kept of a visitor, on $name,', (kind) => {
  let database: TestDatabase
  let store: Store
  let chatbotId: number
  beforeAll(async () => {
    database = await kind.create()
    store = await openStore(database.url, Date.now)
    chatbotId = (await addChatbot(store)).chatbotId
  })
  afterAll(async () => {
    await store.close()
    await database.remove()
  })

  test('is found and removed whatever number of sessions there is', async () => {
    const event = { chatbotId, kind: 'listing' as const, subjectId: null, data: '{}' }
    await store.events.append([3, null, 70_000, 70_001].map((sessionId) => ({ ...event, sessionId })))
    const sessionIds = Array.from({ length: 70_000 }, (_, index) => index + 1)
    expect(await store.visitors.messageIds(sessionIds)).toEqual([])
    expect(await store.visitors.fileIds(sessionIds)).toEqual([])
    const last = await store.visitors.removeEvents(chatbotId, { sessionIds, watchIds: [] })
    const range = { workspaceId: 1, from: 0, until: last, limit: 10 }
    expect((await store.events.list(range)).map(({ sessionId }) => sessionId)).toEqual([null, 70_001])
  })

  test('watches of very long filters are removed a few at a time, so that others get their turn in between', async () => {
    const watch = aWatch({ chatbotId, watched: { filter: { keywords: ['あ'.repeat(400_000)] } } })
    for (let count = 0; count < 10; count++) await store.watches.insert(watch)
    const left = new Set<number>()
    const gone = store.watches.forget({ chatbotId, visitorId: 'ana' })
    for (let count = 10; count > 0; left.add(count)) {
      await setImmediate()
      count = await store.watches.count({ chatbotId })
    }
    expect(await gone).toBe(10)
    // PostgreSQL holds up nobody here, and may be quicker than one looks.
    if (kind.name === 'SQLite') expect(left.size).toBeGreaterThan(2)
  })
})
