import type { ListingStore } from '../../../src/core/ports/listings.ts'
import { openStore } from '../../../src/store/store.ts'
import type { DatabaseKind } from '../../sim/service/databases.ts'

/** A store to which chatbots are added, each with listings of its own; closed by the caller. */
export async function openShop({ create }: Pick<DatabaseKind, 'create'>): Promise<Shop> {
  const database = await create()
  const store = await openStore(database.url, Date.now)
  const { id: workspaceId } = await store.workspaces.insert('test')
  const insert = () => store.chatbots.insert({ workspaceId, serialNumber: crypto.randomUUID(), settings: {} })
  return {
    addChatbot: async () => store.listings(await insert()),
    async addChatbotWith(fill) {
      const id = await insert()
      await store.transaction((within) => fill(within.listings(id)))
      return store.listings(id)
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
