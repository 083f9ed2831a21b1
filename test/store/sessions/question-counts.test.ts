import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { NewQuestion } from '../../../src/core/ports/messages.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { openStore } from '../../../src/store/store.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { addChatbot, databases, type TestDatabase } from '../../sim/service/databases.ts'

const MONTH = Date.UTC(2026, 10)
const DAY_MS = 86_400_000

describe.each(databases)('the questions of a month on $name', (kind) => {
  let database: TestDatabase
  let store: Store
  let now = MONTH + 5 * DAY_MS
  let chatbotId: number
  let [sessionId, otherSessionId] = [0, 0]
  beforeEach(async () => {
    database = await kind.create()
    store = await openStore(database.url, () => now)
    chatbotId = (await addChatbot(store)).chatbotId
    sessionId = await store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
    otherSessionId = await store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const question = (): NewQuestion => ({
    chatbotId,
    sessionId,
    content: 'hi',
    type: 'Text',
    fileIds: [],
    idempotency: null,
  })
  async function ask(count: number, inSession = sessionId): Promise<number[]> {
    const asked = Array.from({ length: count }, async () => {
      const stored = await store.messages.ask({ ...question(), sessionId: inSession }, now + 5_000)
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

  /** Does `work` in a transaction that commits once `meanwhile`, which may wait for it, has had its time. */
  async function holding(work: (within: Store) => Promise<unknown>, meanwhile: () => Promise<unknown>) {
    const [begun, time] = [createGate(), createGate()]
    const held = store.transaction(async (within) => {
      await work(within)
      begun.open()
      await time.opened
    })
    await begun.opened
    const done = meanwhile()
    // SQLite writes one transaction at a time.
    if (kind.name === 'PostgreSQL') for (let step = 0; step < 50; step++) await store.ping()
    time.open()
    await Promise.all([held, done])
  }
  const answer = (questionId: number) =>
    store.messages.answer(
      { chatbotId, sessionId: otherSessionId, questionId, content: 'so', totalToken: 1, noAnswer: false, memory: null },
      'answered',
    )

  test('are all counted, also one that is stored while the month is counted for the first time', async () => {
    const [first = 0] = await ask(1, otherSessionId)
    await holding(
      async (within) => {
        await within.chatbots.lock(chatbotId)
        await within.messages.ask({ ...question(), sessionId }, now + 5_000)
      },
      async () => {
        // Its number is higher than that of the question that waits.
        await answer(first)
        await store.messages.prepareMonthCount(chatbotId, MONTH)
      },
    )
    expect(await counted()).toBe(2)
  })

  test('are all counted without one that fails while the kept count moves on', async () => {
    await ask(1)
    await store.messages.prepareMonthCount(chatbotId, MONTH)
    const newer = await ask(300)
    await holding(
      (within) => within.messages.fail(newer.at(-1) ?? 0),
      () => counted(),
    )
    expect(await counted()).toBe(300)
  })
})
