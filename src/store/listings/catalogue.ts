import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { mapMissingParent } from '../transactions/foreign-keys.ts'
import { atomically } from '../transactions/transactions.ts'

/** The next sequence number of the change log, and how many from there are reserved. */
export type Numbers = { next: number; taken: number }

/**
 * Runs `work`, which changes listings and adds `added`, in a transaction that locks the chatbot's catalogue. Writes to one
 * chatbot are thus serialised, which protects the counts and avoids deadlocks.
 */
export const changingCatalogue = <T>(
  db: Kysely<Tables>,
  { chatbotId, added }: { chatbotId: number; added: number },
  work: (within: Kysely<Tables>, numbers: Numbers) => Promise<T>,
): Promise<T> =>
  atomically(db, async (within) => {
    const last = await lockCatalogue(within, chatbotId, added)
    return await work(within, { next: last - added + 1, taken: added })
  })

/**
 * Locks the chatbot's catalogue until the transaction ends, and adds `added` listings and log entries to its counters. Returns
 * the log's last sequence number. Fails with `noSuchChatbot`.
 */
export async function lockCatalogue(db: Kysely<Tables>, chatbotId: number, added = 0): Promise<number> {
  const hold = db
    .insertInto('catalogue')
    .values({ chatbot_id: chatbotId, listings: added, vocabulary: 0, changes: added })
    .onConflict((clash) =>
      clash.column('chatbot_id').doUpdateSet({
        listings: sql`catalogue.listings + ${added}`,
        changes: sql`catalogue.changes + ${added}`,
      }),
    )
    .returning('changes')
  return (await mapMissingParent('noSuchChatbot', () => hold.executeTakeFirstOrThrow())).changes
}

/** Changes the catalogue's counters. Call within `changingCatalogue`. */
export async function addToCatalogue(
  db: Kysely<Tables>,
  chatbotId: number,
  { listings = 0, vocabulary = 0 }: { listings?: number; vocabulary?: number },
): Promise<void> {
  if (listings === 0 && vocabulary === 0) return
  await db
    .updateTable('catalogue')
    .set((is) => ({
      listings: is('listings', '+', listings),
      vocabulary: is('vocabulary', '+', vocabulary),
    }))
    .where('chatbot_id', '=', chatbotId)
    .execute()
}
