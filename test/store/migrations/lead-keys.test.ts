import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'
import { addOldChatbot, openOld } from './old-database.ts'

describe.each(databases)('a database on $name from before a lead had several Idempotency-Keys', (kind) => {
  test('keeps the one that each lead has', async () => {
    const database = await kind.createEmpty()
    const old = await openOld(database.url, '032-standing-files')
    await addOldChatbot(old)
    for (const [key, hash] of [
      ['k', 'h'],
      [null, null],
    ])
      await sql`insert into lead (chatbot_id, noticed, name, email, phone, source, listings, idempotency_key, body_hash, created_at)
        values (1, 0, '', 'a@example.com', '', 'http', '[]', ${key}, ${hash}, 7)`.execute(old)
    await old.destroy()

    const store = await openStore(database.url, () => 9)
    expect(await store.leads.byKey(1, 'k')).toEqual({ id: 1, bodyHash: 'h', createdAt: 7 })
    await store.leads.useKey({ id: 2, chatbotId: 1 }, { key: 'k', bodyHash: 'new' }, 8)
    expect(await store.leads.byKey(1, 'k')).toEqual({ id: 2, bodyHash: 'new', createdAt: 9 })
    await store.close()
    await database.remove()
  })
})
