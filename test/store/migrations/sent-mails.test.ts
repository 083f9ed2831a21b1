import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/store/database/database.ts'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'
import { addOldChatbot, openOld } from './old-database.ts'

describe.each(databases)('a database on $name from before mails were sent without a trace', (kind) => {
  test('loses the visitors whom sent mails were to be answered to', async () => {
    const database = await kind.createEmpty()
    const old = await openOld(database.url, '035-sessions-in-order')
    await addOldChatbot(old)
    for (const state of ['waiting', 'sent', 'given up'])
      await sql`insert into mail (chatbot_id, cause, key, recipient, reply_to, subject, text, html, state, tries, due_at, created_at)
        values (1, ${state}, ${state}, 'desk@example.com', 'ana@example.com', '', '', '', ${state}, 1, 1, 1)`.execute(
        old,
      )
    await old.destroy()

    await (await openStore(database.url, Date.now)).close()
    const { db, close } = await openDatabase(database.url)
    const mails = await db.selectFrom('mail').select(['state', 'reply_to']).orderBy('id').execute()
    await close()
    await database.remove()
    expect(mails).toEqual([
      { state: 'waiting', reply_to: 'ana@example.com' },
      { state: 'sent', reply_to: '' },
      { state: 'given up', reply_to: 'ana@example.com' },
    ])
  })
})
