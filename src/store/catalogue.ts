import { type Kysely, sql } from 'kysely'
import { atomically } from './database.ts'
import { asChild } from './parents.ts'
import type { Tables } from './tables.ts'

/**
 * Runs `work`, which changes listings, in a transaction that holds the chatbot's catalogue. Writes of one chatbot take
 * turns from here on, so that counts can be read and put back, and no two of them wait for each other.
 */
export const changingCatalogue = <T>(
  db: Kysely<Tables>,
  chatbotId: number,
  work: (within: Kysely<Tables>) => Promise<T>,
): Promise<T> =>
  atomically(db, async (within) => {
    await holdCatalogue(within, chatbotId)
    return await work(within)
  })

/** Makes others who change the chatbot's listings wait until this transaction ends. Fails with `noSuchChatbot`. */
export async function holdCatalogue(db: Kysely<Tables>, chatbotId: number): Promise<void> {
  const hold = db
    .insertInto('catalogue')
    .values({ chatbot_id: chatbotId, listings: 0, vocabulary: 0 })
    .onConflict((clash) => clash.column('chatbot_id').doUpdateSet({ listings: sql`catalogue.listings` }))
  await asChild('noSuchChatbot', () => hold.execute())
}

/** Call it within `changingCatalogue`. */
export async function addToCatalogue(
  db: Kysely<Tables>,
  chatbotId: number,
  by: { listings: number; vocabulary: number },
): Promise<void> {
  if (by.listings === 0 && by.vocabulary === 0) return
  await db
    .updateTable('catalogue')
    .set((is) => ({
      listings: is('listings', '+', by.listings),
      vocabulary: is('vocabulary', '+', by.vocabulary),
    }))
    .where('chatbot_id', '=', chatbotId)
    .execute()
}
