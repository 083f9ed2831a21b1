import type { ListingStore } from '../../../src/core/ports/listings.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot, type DatabaseKind } from '../../sim/service/databases.ts'

/** A store to which chatbots are added, each with listings of its own; closed by the caller. */
export async function openShop({ create }: Pick<DatabaseKind, 'create'>): Promise<Shop> {
  const database = await create()
  const store = await openStore(database.url, Date.now)
  return {
    addChatbot: async () => store.listings((await addChatbot(store)).chatbotId),
    async addChatbotWith(fill) {
      const { chatbotId } = await addChatbot(store)
      await store.transaction((within) => fill(within.listings(chatbotId)))
      return store.listings(chatbotId)
    },
    async close() {
      await store.close()
      await database.remove()
    },
  }
}

export type Shop = {
  addChatbot: () => Promise<ListingStore>
  /** Another whose listings are written first, in one transaction, which is faster than one by one. */
  addChatbotWith: (fill: (listings: ListingStore) => Promise<void>) => Promise<ListingStore>
  close: () => Promise<void>
}
