import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** Rows removed in one step: SQLite holds up the process for as long as a statement takes. */
const STEP = 500

/** Removes what the change logs of all chatbots say of the time before, a few rows at a time. */
export async function cleanChanges(db: Kysely<Tables>, before: number): Promise<void> {
  const chatbots = await db.selectFrom('catalogue').select('chatbot_id').execute()
  for (const { chatbot_id } of chatbots) while ((await removeChanges(db, chatbot_id, before)) > 0) await setImmediate()
}

/** Removes some rows from before that time, the oldest first. Answers how many; 0 when none is left. */
export async function removeChanges(db: Kysely<Tables>, chatbotId: number, before: number): Promise<number> {
  const some = await db
    .selectFrom('listing_change')
    .select('sequence')
    .where('chatbot_id', '=', chatbotId)
    .where('at', '<', Math.min(before, Number.MAX_SAFE_INTEGER))
    .orderBy('at')
    .limit(STEP)
    .execute()
  if (some.length === 0) return 0
  await db
    .deleteFrom('listing_change')
    .where('chatbot_id', '=', chatbotId)
    .where(
      'sequence',
      'in',
      some.map(({ sequence }) => sequence),
    )
    .execute()
  return some.length
}
