import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../src/contract/fields.ts'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'

/** More than SQLite and PostgreSQL take as parameters of one statement. */
const MANY = 70_000

describe.each(databases)('leases on $name', (kind) => {
  test('of a process that ended are free after their time, also once the clock was set back', async () => {
    const database = await kind.create()
    const store = await openStore(database.url, Date.now)
    const hold = (holder: string, now: number) => store.leases.hold('work', holder, { now, until: now + 1_000 })
    try {
      expect([await hold('a', 10_000), await hold('b', 10_999), await hold('b', 11_000)]).toEqual([true, false, true])
      // The clocks of two machines may differ a little.
      expect([await hold('c', 10_500), await hold('c', 5_000), await hold('b', 5_500)]).toEqual([false, true, false])
    } finally {
      await store.close()
      await database.remove()
    }
  })

  test('of a question whose process died before the clock was set back hold up no later question', async () => {
    const database = await kind.create()
    const store = await openStore(database.url, Date.now)
    try {
      const { id: workspaceId } = await store.workspaces.insert('one')
      const chatbotId = await store.chatbots.insert({ workspaceId, serialNumber: 'A', settings: {} })
      const sessionId = await store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
      const question = { chatbotId, sessionId, content: 'hi', type: 'Text', fileIds: [], idempotency: null } as const
      const ask = async (aliveUntil: number) =>
        (await store.messages.ask({ ...question, fileIds: [] }, aliveUntil))?.id ?? 0
      const current = await ask(Date.now() + 60_000)
      const dead = await ask(Date.now() + 2 * DAY_MS)
      const last = await ask(Date.now() + 60_000)
      expect((await store.messages.queueStateOf(last, sessionId)).earlier).toBe(current)
      await store.messages.abandonBefore(Date.now())
      expect(await store.messages.keepAlive([current, dead, last], Date.now() + 60_000)).toEqual({
        kept: [current, last],
        lost: [dead],
      })
    } finally {
      await store.close()
      await database.remove()
    }
  })

  test('times of mails, webhooks and timers that were set before the clock was set back have come', async () => {
    const database = await kind.create()
    let now = Date.now() + 400 * DAY_MS
    const store = await openStore(database.url, () => now)
    try {
      const { id: workspaceId } = await store.workspaces.insert('one')
      const chatbotId = await store.chatbots.insert({ workspaceId, serialNumber: 'A', settings: {} })
      const sessionId = await store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
      await store.mails.add({ chatbotId, cause: 'it', to: 'a@b.example', replyTo: '', subject: '', text: '', html: '' })
      const posted = { workspaceId, chatbotId, url: 'https://a.example', kinds: [], secret: '', sequence: 0 }
      await store.webhooks.insert(posted)
      const question = { chatbotId, sessionId, content: 'hi', type: 'Text', fileIds: [], idempotency: null } as const
      await store.messages.ask({ ...question, fileIds: [] }, now)
      await store.attendants.setTimer(sessionId, 'unclaimed', now + 60_000)
      const claim = () => Promise.all([store.mails.claim(now + 60_000), store.webhooks.claim(now + 60_000)])
      expect(await claim()).toMatchObject([{ id: expect.any(Number) }, { id: expect.any(Number) }])
      expect([await claim(), await store.attendants.dueTimers(1)]).toEqual([[undefined, undefined], []])
      now = Date.now()
      expect(await claim()).toMatchObject([{ id: expect.any(Number) }, { id: expect.any(Number) }])
      expect(await store.attendants.dueTimers(1)).toMatchObject([{ sessionId }])
      expect(await store.attendants.takeTimer(sessionId, 'unclaimed')).toBe(true)
    } finally {
      await store.close()
      await database.remove()
    }
  })

  test('are renewed, and stops are found, for any number of questions at once', async () => {
    const database = await kind.create()
    const store = await openStore(database.url, Date.now)
    try {
      const { id: workspaceId } = await store.workspaces.insert('one')
      const chatbotId = await store.chatbots.insert({ workspaceId, serialNumber: 'A', settings: {} })
      const sessionId = await store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
      const question = { chatbotId, sessionId, content: 'hi', type: 'Text', fileIds: [], idempotency: null } as const
      const asked = await store.messages.ask({ ...question, fileIds: [] }, Date.now() + 60_000)
      await asked?.durable
      const own = asked?.id ?? 0
      const others = Array.from({ length: MANY }, (_, index) => own + 1 + index)

      expect(await store.messages.stopRequests([own, ...others])).toEqual([])
      await store.messages.requestStop(sessionId)
      expect(await store.messages.stopRequests([own, ...others])).toEqual([{ id: own, why: 'stopped' }])
      expect(await store.messages.keepAlive([own], Date.now() + 90_000)).toEqual({ kept: [own], lost: [] })
      expect(await store.messages.keepAlive([own, ...others], Date.now() + 90_000)).toEqual({
        kept: [own],
        lost: others,
      })
    } finally {
      await store.close()
      await database.remove()
    }
  })
})
