import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'
import { addOldChatbot, openOld } from './old-database.ts'

const MANY = 100_000
const PAGE = 200
const PAGES = 20
const FEW = 2 * PAGE
/** How much longer it may take to read pages of very many sessions than of few: to sort them all takes ten times as long. */
const RATIO_MAX = 5

describe.each(databases)('a database on $name from before sessions were read in order', (kind) => {
  test('gives the next idle sessions of very many without sorting them all', async () => {
    const database = await kind.createEmpty()
    const old = await openOld(database.url, '034-extension-keys')
    await addOldChatbot(old)
    await sql`insert into chatbot (workspace_id, serial, settings, created_at) values (1, 'two', '{}', 1)`.execute(old)
    const insertSessions = (chatbotId: number, count: number) =>
      sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
        insert into session (chatbot_id, source, uri, created_at) select ${sql.lit(chatbotId)}, 'http', '', 1 from n`.execute(
        old,
      )
    await insertSessions(1, MANY)
    await insertSessions(2, FEW)
    await old.destroy()

    const store = await openStore(database.url, Date.now)
    /** Reads a page of idle sessions; returns the processor's time of all threads that it took, in microseconds. */
    const read = async (chatbotId: number, after: number): Promise<number> => {
      const before = process.cpuUsage()
      const ids = await store.visitors.idleSessions({ chatbotId, since: 2, after }, PAGE)
      const { user, system } = process.cpuUsage(before)
      expect([ids.length, ids[0], ids.at(-1)]).toEqual([PAGE, after + 1, after + PAGE])
      return user + system
    }
    let [ofMany, ofFew] = [0, 0]
    for (let page = 0; page < PAGES; page += 1) {
      ofMany += await read(1, page * PAGE)
      ofFew += await read(2, MANY)
    }
    // PostgreSQL chooses by its statistics of the table, which it does not have yet.
    if (kind.name === 'SQLite') expect(ofMany / ofFew).toBeLessThan(RATIO_MAX)
    await store.close()
    await database.remove()
  })
})
