import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forget, forgetOldSessions } from '../../../src/core/people/forget.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import type { Chatbot } from '../../../src/core/ports/sessions.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot, databases, type TestDatabase } from '../../sim/service/databases.ts'
import { aWatch } from '../../sim/service/listing.ts'
import { Lost, withFaults } from '../../sim/service/mortal-cores.ts'

const models = { list: () => [], byKey: () => undefined, defaultKey: 'test/scripted' }
const cleaning = { clearBlobs: async () => undefined, sweep: async () => undefined }

describe.each(databases)('who is forgotten, on $name,', ({ create }) => {
  let database: TestDatabase
  let store: Store
  let chatbot: Chatbot
  beforeEach(async () => {
    database = await create()
    store = await openStore(database.url, Date.now)
    const { chatbotId: id, ...own } = await addChatbot(store)
    chatbot = { id, ...own, settings: {} }
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  /** Somebody who leaves a question with a file, a lead, a watch, and a mail that waits. */
  async function visit(visitorId: string) {
    const { id: chatbotId, workspaceId } = chatbot
    const sessionId = await store.sessions.insert({ chatbotId, visitorId, source: 'http', uri: '' })
    const fileId = await store.files.insert({ workspaceId, name: 'kitchen.png' })
    await store.files.fill(fileId, { blob: visitorId, mediaType: 'image/png', size: 1 })
    const asked = { content: 'hello', type: 'Image' as const, fileIds: [fileId], idempotency: null }
    await store.messages.ask({ chatbotId, sessionId, ...asked }, 0)
    const lead = {
      name: '',
      email: `${visitorId}@example.com`,
      phone: '',
      source: 'http',
      consent: null,
      listingIds: [],
    }
    await store.leads.insert({ chatbotId, sessionId, noticed: true, ...lead })
    await store.watches.insert(aWatch({ chatbotId, sessionId, visitorId: null, watched: { filter: {} } }))
    const mail = { to: 'office@example.com', replyTo: '', subject: '', text: visitorId, html: '' }
    await store.mails.add({ ...mail, chatbotId, cause: `talk ${sessionId} handed over` })
    return { sessionId, fileId }
  }
  const told = async (): Promise<number[]> => {
    const all = { workspaceId: chatbot.workspaceId, from: 0, until: 10_000, limit: 1_000, kinds: ['forget' as const] }
    return (await store.events.list(all)).flatMap(
      ({ data }) => (JSON.parse(data) as { SessionIDs: number[] }).SessionIDs,
    )
  }

  test('by a process that dies at any step, is forgotten by the next', async () => {
    const visited: Awaited<ReturnType<typeof visit>>[] = []
    for (let step = 0, isDone = false; !isDone; step++) {
      visited.push(await visit(`visitor${step}`))
      const visitor = await store.visitors.byVisitorId(chatbot.id, `visitor${step}`)
      const { dying, isAlive } = dyingStore(store, step)
      await forget({ store: dying, models, cleaning }, chatbot, visitor).catch((error: unknown) => {
        if (!(error instanceof Lost)) throw error
      })
      isDone = isAlive()
      const left = await store.visitors.byVisitorId(chatbot.id, `visitor${step}`)
      await forget({ store, models, cleaning }, chatbot, left)
    }
    expect(await told()).toEqual(visited.map(({ sessionId }) => sessionId))
    expect(await store.files.byIds(visited.map(({ fileId }) => fileId))).toEqual([])
    expect(await store.visitors.unsentMails(chatbot.id)).toEqual([])
    expect(await store.leads.list(chatbot.id, { from: 0, until: Number.MAX_SAFE_INTEGER, limit: 1 })).toEqual([])
    expect(await store.watches.count({ chatbotId: chatbot.id })).toBe(0)
  })

  test('because their sessions are old, is forgotten though another chatbot fails', async () => {
    const { workspaceId } = chatbot
    const settings = { KeepSessionsDays: 1 }
    const failing = await store.chatbots.insert({ workspaceId, serialNumber: 'failing', settings })
    await store.chatbots.saveSettings(chatbot.id, settings)
    const other = await store.chatbots.insert({ workspaceId, serialNumber: 'other', settings })
    for (const chatbotId of [chatbot.id, failing, other])
      await store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
    const idleSessions: Store['visitors']['idleSessions'] = async (idle, limit) => {
      if (idle.chatbotId === failing) throw new Error('what is this?')
      return await store.visitors.idleSessions(idle, limit)
    }
    const warned: object[] = []
    const log = { warn: (facts: object) => void warned.push(facts), error: () => undefined }
    const now = () => Date.now() + 2 * 86_400_000
    const failingStore = { ...store, visitors: { ...store.visitors, idleSessions } }
    await forgetOldSessions({ store: failingStore, models, cleaning, now, log }, () => false)
    expect(await told()).toHaveLength(2)
    expect(warned).toMatchObject([{ chatbot: failing }])
  })

  test('because their sessions are old, has events looked for once; who comes back meanwhile stays', async () => {
    await store.chatbots.saveSettings(chatbot.id, { KeepSessionsDays: 1 })
    let sessionId = 0
    // More than are forgotten per call.
    for (let count = 0; count < 210; count++)
      sessionId = await store.sessions.insert({ chatbotId: chatbot.id, visitorId: null, source: 'http', uri: '' })
    const twoDays = 2 * 86_400_000
    const later = await openStore(database.url, () => Date.now() + twoDays)
    const scans: number[] = []
    const removeEvents: Store['visitors']['removeEvents'] = async (chatbotId, of, range) => {
      scans.push(range?.after ?? 0)
      if (scans.length === 2)
        await later.messages.ask(
          { chatbotId, sessionId, content: 'again', type: 'Text', fileIds: [], idempotency: null },
          0,
        )
      return await store.visitors.removeEvents(chatbotId, of, range)
    }
    // One event, so that what was looked through does not begin at 0 again.
    await store.messages.ask(
      { chatbotId: chatbot.id, sessionId: 1, content: 'hello', type: 'Text', fileIds: [], idempotency: null },
      0,
    )
    const looking = { ...store, visitors: { ...store.visitors, removeEvents } }
    const log = { warn: () => undefined, error: () => undefined }
    await forgetOldSessions({ store: looking, models, cleaning, now: () => Date.now() + twoDays, log }, () => false)
    expect(scans.filter((after) => after === 0)).toHaveLength(1)
    expect((await told()).length).toBe(209)
    expect((await store.visitors.bySession(chatbot.id, sessionId)).sessionIds).toEqual([sessionId])
    await later.close()
  })

  test('because their sessions are old, loses no event of what they say when they come back meanwhile', async () => {
    await store.chatbots.saveSettings(chatbot.id, { KeepSessionsDays: 1 })
    const twoDays = 2 * 86_400_000
    const later = await openStore(database.url, () => Date.now() + twoDays)
    const { sessionId } = await visit('old')
    let hasAsked = false
    const idleSessions: Store['visitors']['idleSessions'] = async (idle, limit) => {
      const found = await store.visitors.idleSessions(idle, limit)
      const asked = { chatbotId: chatbot.id, sessionId, content: 'again', type: 'Text' as const, fileIds: [] }
      if (!hasAsked) await later.messages.ask({ ...asked, idempotency: null }, 0)
      hasAsked = true
      return found
    }
    const looking = { ...store, visitors: { ...store.visitors, idleSessions } }
    const log = { warn: () => undefined, error: () => undefined }
    await forgetOldSessions({ store: looking, models, cleaning, now: () => Date.now() + twoDays, log }, () => false)
    const own = { workspaceId: chatbot.workspaceId, from: 0, until: 100, limit: 100, sessionId }
    const [last] = await store.messages.ofSession(sessionId, 1)
    expect(last?.content).toBe('again')
    expect((await store.events.list(own)).map(({ subjectId }) => subjectId)).toContain(last?.id)
    await later.close()
  })

  test('by several processes at the same time, is told once', async () => {
    const { sessionId } = await visit('visitor')
    const visitor = await store.visitors.byVisitorId(chatbot.id, 'visitor')
    const other = await openStore(database.url, Date.now)
    const [one, two] = await Promise.all([
      forget({ store, models, cleaning }, chatbot, visitor),
      forget({ store: other, models, cleaning }, chatbot, visitor),
    ])
    await other.close()
    expect(await told()).toEqual([sessionId])
    expect([one.Sessions + two.Sessions, one.Leads + two.Leads, one.Files + two.Files]).toEqual([1, 1, 1])
  })
})

/** The store of a process that dies at that step. */
function dyingStore(store: Store, step: number) {
  let left = step
  const life = {
    isAlive: true,
    die() {
      life.isAlive = false
    },
  }
  const dying = withFaults(store, { dies: () => left-- === 0, loses: () => false, life })
  return { dying, isAlive: () => life.isAlive }
}
