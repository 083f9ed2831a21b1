import { describe, expect, onTestFinished, test } from 'vitest'
import type { Store } from '../../../src/core/ports/ports.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot, type DatabaseKind, databases } from '../../sim/service/databases.ts'
import { administer } from '../../sim/service/postgres.ts'

const FAR = 60_000
const WAITS_FOR_LOCK = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Two processes on one database, and a session of theirs. */
async function startTwo(kind: DatabaseKind) {
  const database = await kind.create()
  const stores = [await openStore(database.url, Date.now), await openStore(database.url, Date.now)] as const
  onTestFinished(async () => {
    for (const store of stores) await store.close()
    await database.remove()
  })
  const [store] = stores
  const { chatbotId } = await addChatbot(store)
  const startSession = () => store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
  const ask = async (by: Pick<Store, 'messages'>, sessionId: number) => {
    const question = { chatbotId, sessionId, content: 'hi', type: 'Text', idempotency: null } as const
    const asked = await by.messages.ask({ ...question, fileIds: [] }, Date.now() + FAR)
    if (asked === undefined) throw new Error('nothing was stored')
    return asked
  }
  return { url: database.url, stores, startSession, ask }
}

describe.each(databases)('the state of its session with which a question is stored on $name', (kind) => {
  test('names the question before it, also of those stored together, and the attendant', async () => {
    const { stores, startSession, ask } = await startTwo(kind)
    const [store] = stores
    const [one, other] = [await startSession(), await startSession()]
    const [first, second, only] = await Promise.all([ask(store, one), ask(store, one), ask(store, other)])
    expect([first, second, only].map(({ queue }) => queue)).toEqual([
      { attendant: 'Bot', turn: 0, earlier: undefined },
      { attendant: 'Bot', turn: 0, earlier: first.id },
      { attendant: 'Bot', turn: 0, earlier: undefined },
    ])
    await store.messages.fail(first.id)
    await store.messages.fail(second.id)

    await store.transaction(async (within) => {
      const before = await within.attendants.lock(one)
      if (before === undefined) throw new Error('the session is there')
      await within.attendants.change(before, { attendant: 'Person', by: { id: 'ana', name: 'Ana' }, reason: '' })
    })
    expect((await ask(store, one)).queue).toEqual({ attendant: 'Person', turn: 1, earlier: undefined })
  })

  test('names a question that another process was storing', async () => {
    const { url, stores, startSession, ask } = await startTwo(kind)
    const [store, otherStore] = stores
    const session = await startSession()
    let later: ReturnType<typeof ask> | undefined
    const earlier = await store.transaction(async (within) => {
      const asked = await ask(within, session)
      later = ask(otherStore, session)
      later.catch(() => undefined)
      // SQLite itself lets nobody else write meanwhile.
      if (kind.name !== 'SQLite')
        await expect.poll(async () => (await administer(url, WAITS_FOR_LOCK)).length).toBeGreaterThan(0)
      return asked
    })
    expect((await later)?.queue.earlier).toBe(earlier.id)
  })
})
