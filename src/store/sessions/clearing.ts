import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/** Rows removed in one step: SQLite holds up the process for as long as a statement takes. */
const STEP = 500
/** In this order: rows that refer to others go before them, so that no removal takes many rows along. */
const TABLES = ['message', 'lead', 'mail', 'session'] as const

/** Removes what was said in a removed chatbot, its leads and its mails. Ends when there are none. */
export async function clearSessions(db: Kysely<Tables>, chatbotId: number): Promise<void> {
  for (const table of TABLES) while (await clearSome(db, table, chatbotId)) await setImmediate()
}

async function clearSome(db: Kysely<Tables>, table: (typeof TABLES)[number], chatbotId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where id in
    (select id from ${sql.table(table)} where chatbot_id = ${chatbotId} limit ${sql.lit(STEP)})`.execute(db)
  return numAffectedRows > 0n
}
