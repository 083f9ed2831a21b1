import { describe, expect, onTestFinished, test } from 'vitest'
import { EXCHANGES_MAX } from '../../../src/core/ports/messages.ts'
import { openDatabase } from '../../../src/store/database/database.ts'
import { createRecentExchanges } from '../../../src/store/sessions/recent-exchanges.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot, databases } from '../../sim/service/databases.ts'
import { heapUsed } from '../../sim/service/heap.ts'

describe.each(databases)('recent exchanges on $name', (kind) => {
  /** A session in two processes: `here` and `there`. */
  async function start() {
    const database = await kind.create()
    onTestFinished(() => database.remove())
    const here = await openStore(database.url, Date.now)
    onTestFinished(() => here.close())
    const there = await openStore(database.url, Date.now)
    onTestFinished(() => there.close())
    const { chatbotId } = await addChatbot(here)
    const sessionId = await here.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
    const of = { chatbotId, sessionId }

    const ask = async (content: string) => {
      const question = { ...of, content, type: 'Text', fileIds: [], idempotency: null } as const
      return (await here.messages.ask({ ...question, fileIds: [] }, Date.now() + 60_000))?.id ?? 0
    }
    const answer = async (questionId: number, content: string, through = here) => {
      const cost = { totalToken: 1, noAnswer: false, memory: null }
      await through.messages.answer({ ...of, questionId, content, ...cost }, 'answered')
    }
    const exchange = async (content: string, through = here) => await answer(await ask(content), `${content}!`, through)
    const questions = async (through = here) =>
      (await through.messages.exchanges(sessionId)).map(({ question }) => question)
    return { url: database.url, here, there, of, ask, answer, exchange, questions }
  }

  test('are the newest, oldest first, whichever process stored and read them', async () => {
    const { here, there, exchange, questions } = await start()
    const all: string[] = []
    for (let count = 1; count <= EXCHANGES_MAX + 5; count++) {
      await exchange(`${count}`, count % 3 === 0 ? there : here)
      all.push(`${count}`)
      expect(await questions()).toEqual(all.slice(-EXCHANGES_MAX))
    }
    expect(await questions(there)).toEqual(all.slice(-EXCHANGES_MAX))
    for (let count = 1; count <= EXCHANGES_MAX + 1; count++) {
      await exchange(`later ${count}`, there)
      all.push(`later ${count}`)
    }
    expect(await questions()).toEqual(all.slice(-EXCHANGES_MAX))
  })

  test('have the answer that came late to an earlier question', async () => {
    const { ask, answer, questions, there } = await start()
    const [slow, quick] = [await ask('slow'), await ask('quick')]
    await answer(quick, 'soon')
    expect(await questions()).toEqual(['quick'])
    await answer(slow, 'at last', there)
    expect(await questions()).toEqual(['quick', 'slow'])
  })

  test('are gone with the messages that another process removed', async () => {
    const { of, there, exchange, questions } = await start()
    for (const content of ['one', 'two', 'three']) await exchange(content)
    expect(await questions()).toEqual(['one', 'two', 'three'])
    await there.visitors.removeMessages(of.chatbotId, of.sessionId, 4)
    await there.visitors.removeMessages(of.chatbotId, of.sessionId, 100)
    expect(await questions()).toEqual([])
    await exchange('anew')
    expect(await questions()).toEqual(['anew'])
  })

  test('that are removed while they are read do not stay in memory', async () => {
    const { url, there, of, exchange } = await start()
    for (const content of ['one', 'two']) await exchange(content)
    const { db, close } = await openDatabase(url)
    onTestFinished(close)
    const recent = createRecentExchanges()
    const reading = recent.of(db, of.sessionId)
    recent.forget(of.sessionId)
    await reading
    await there.visitors.removeMessages(of.chatbotId, of.sessionId, 2)
    expect((await recent.of(db, of.sessionId)).map(({ exchange: { question } }) => question)).toEqual(['two'])
  })
})

test('sessions that ask once take no memory for what they do not have, however many they are', async () => {
  const { db, close } = await openDatabase(':memory:')
  onTestFinished(close)
  const recent = createRecentExchanges()
  const read = async (from: number, to: number) => {
    for (let id = from; id < to; id++) await recent.of(db, id)
    return heapUsed()
  }
  const before = await read(1, 25_000)
  expect((await read(25_000, 75_000)) - before).toBeLessThan(1_000_000)
})
