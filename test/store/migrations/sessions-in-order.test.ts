import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'
import { addOldChatbot, openOld } from './old-database.ts'

const MANY = 100_000
const PAGE = 200
/** Of the fastest of several reads: to sort all sessions takes 50 ms and more. */
const READ_MAX_MS = 10

describe.each(databases)('a database on $name from before sessions were read in order', (kind) => {
  test('gives the next idle sessions of very many without sorting them all', async () => {
    const database = await kind.createEmpty()
    const old = await openOld(database.url, '034-extension-keys')
    await addOldChatbot(old)
    await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(MANY)})
      insert into session (chatbot_id, source, uri, created_at) select 1, 'http', '', 1 from n`.execute(old)
    await old.destroy()

    const store = await openStore(database.url, Date.now)
    const times: number[] = []
    for (let after = 0; after < 10 * PAGE; after += PAGE) {
      const begun = performance.now()
      const ids = await store.visitors.idleSessions({ chatbotId: 1, since: 2, after }, PAGE)
      times.push(performance.now() - begun)
      expect([ids.length, ids[0], ids.at(-1)]).toEqual([PAGE, after + 1, after + PAGE])
    }
    // PostgreSQL chooses by its statistics of the table, which it does not have yet.
    if (kind.name === 'SQLite') expect(Math.min(...times)).toBeLessThan(READ_MAX_MS)
    await store.close()
    await database.remove()
  })
})
