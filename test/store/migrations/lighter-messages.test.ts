import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'
import { addOldChatbot, openOld } from './old-database.ts'

describe.each(databases)('a database on $name from before messages were lighter', (kind) => {
  test('is changed, which is told, and keeps its talks, Idempotency-Keys and the numbers of removed messages', async () => {
    const database = await kind.createEmpty()
    const old = await openOld(database.url, '036-sent-mails')
    await addOldChatbot(old)
    await sql`insert into session (chatbot_id, source, uri, created_at) values (1, 'http', '', 1)`.execute(old)
    await sql`insert into message (chatbot_id, session_id, role, content, created_at, state, idempotency_key)
      values (1, 1, 'question', 'a house?', 1, 'answered', 'key')`.execute(old)
    await sql`insert into message (chatbot_id, session_id, role, content, created_at, question_id)
      values (1, 1, 'answer', 'This one.', 2, 1), (1, 1, 'answer', 'removed', 3, 3)`.execute(old)
    await sql`delete from message where id = 3`.execute(old)
    await old.destroy()

    const told: object[] = []
    const log = { warn: (facts: object) => void told.push(facts), error: () => {} }
    const store = await openStore(database.url, () => 4, log)
    expect(told).toEqual([{ waiting: expect.arrayContaining(['037-lighter-messages']) }])
    expect(await store.messages.exchanges(1)).toMatchObject([{ question: 'a house?', answer: 'This one.' }])
    expect(await store.messages.answerTo(1)).toMatchObject({ id: 2 })
    const ask = (key: string) =>
      store.messages.ask(
        {
          chatbotId: 1,
          sessionId: 1,
          content: 'again',
          type: 'Text',
          fileIds: [],
          visitorName: null,
          idempotency: { key, bodyHash: '' },
        },
        5,
      )
    expect(await ask('other')).toMatchObject({ id: 4 })
    expect(await ask('key')).toBeUndefined()
    await store.close()
    await database.remove()
  })
})
