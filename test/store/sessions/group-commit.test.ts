import { describe, expect, test } from 'vitest'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot, databases } from '../../sim/service/databases.ts'

const FAR = 60_000

describe.each(databases)('writes of many sessions at once on $name', (kind) => {
  test('answer each session as it is: one that a person attends gets none, one that is gone fails alone', async () => {
    const database = await kind.create()
    const store = await openStore(database.url, Date.now)
    try {
      const { chatbotId } = await addChatbot(store)
      const insert = () => store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
      const [first, attended, gone, last] = [await insert(), await insert(), await insert(), await insert()]
      await store.visitors.removeSession(chatbotId, gone, { lookedUpTo: 0 })
      const question = { chatbotId, content: 'hi', type: 'Text', fileIds: [], idempotency: null } as const
      const ask = async (sessionId: number) => {
        const asked = await store.messages.ask({ ...question, fileIds: [], sessionId }, Date.now() + FAR)
        await asked?.durable
        return { sessionId, questionId: asked?.id ?? 0 }
      }
      const asked = await Promise.allSettled([last, gone, attended, first, first].map(ask))
      expect(asked.map((one) => one.status === 'rejected' && one.reason)).toMatchObject([
        false,
        { error: 'noSuchSession' },
        false,
        false,
        false,
      ])

      await store.transaction(async (within) => {
        const before = await within.attendants.lock(attended)
        if (before === undefined) throw new Error('the session is there')
        await within.attendants.change(before, { attendant: 'Person', by: { id: 'ana', name: 'Ana' }, reason: '' })
      })
      const answer = { chatbotId, content: 'so be it', totalToken: 1, noAnswer: false, memory: null }
      const open = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
      const answers = await Promise.all(open.map((one) => store.messages.answer({ ...answer, ...one }, 'answered')))
      expect(answers).toEqual([expect.any(Number), undefined, expect.any(Number), expect.any(Number)])
      const questions = await Promise.all(open.map(({ questionId }) => store.messages.question(questionId)))
      expect(questions.map((one) => one?.state)).toEqual(['answered', 'attended', 'answered', 'answered'])
    } finally {
      await store.close()
      await database.remove()
    }
  })
})
