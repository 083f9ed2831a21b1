import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../../src/core/ports/ports.ts'
import { openStore } from '../../../src/store/store.ts'
import { databases, type TestDatabase } from '../../sim/service/databases.ts'

const MONTH = Date.UTC(2026, 10)
const DAY_MS = 86_400_000

describe.each(databases)('the questions of a month on $name', (kind) => {
  let database: TestDatabase
  let store: Store
  let now = MONTH + 5 * DAY_MS
  let chatbotId: number
  let sessionId: number
  beforeEach(async () => {
    database = await kind.create()
    store = await openStore(database.url, () => now)
    const { id: workspaceId } = await store.workspaces.insert('one')
    chatbotId = await store.chatbots.insert({ workspaceId, serialNumber: 'A', settings: {} })
    sessionId = await store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  async function ask(count: number): Promise<number[]> {
    const question = { chatbotId, sessionId, content: 'hi', type: 'Text', fileIds: [], once: null } as const
    const asked = Array.from({ length: count }, async () => {
      const stored = await store.messages.ask({ ...question, fileIds: [] }, now + 5_000)
      await stored?.durable
      return stored?.id ?? 0
    })
    return await Promise.all(asked)
  }
  const counted = (since = MONTH) => store.transaction((within) => within.messages.countMonth(chatbotId, since))

  test('are counted from the first, with what comes later and without what fails', async () => {
    const [first = 0, ...others] = await ask(450)
    await store.messages.prepareMonthCount(chatbotId, MONTH)
    expect(await counted()).toBe(450)
    await store.messages.fail(first)
    await store.messages.fail(first)
    expect(await counted()).toBe(449)
    const more = await ask(300)
    expect(await counted()).toBe(749)
    await store.messages.answer(
      {
        chatbotId,
        sessionId,
        questionId: more.at(-1) ?? 0,
        content: 'so',
        totalToken: 1,
        noAnswer: false,
        memory: null,
      },
      'failed',
    )
    await store.messages.fail(others.at(-1) ?? 0)
    expect(await counted()).toBe(747)
    expect(await ask(1)).toHaveLength(1)
    expect(await counted()).toBe(748)
  })

  test('are counted anew for another month, and for another beginning of the same one', async () => {
    await ask(3)
    await store.messages.prepareMonthCount(chatbotId, MONTH)
    now = MONTH + 31 * DAY_MS
    await ask(2)
    const next = MONTH + 30 * DAY_MS
    await store.messages.prepareMonthCount(chatbotId, next)
    expect(await counted(next)).toBe(2)
    expect(await counted(MONTH - 3_600_000)).toBe(5)
  })
})
