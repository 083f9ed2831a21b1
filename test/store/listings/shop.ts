import type { ListingStore } from '../../../src/core/ports/ports.ts'
import { openStore } from '../../../src/store/store.ts'
import type { DatabaseKind } from '../../sim/service/databases.ts'

/** A store to which chatbots are added, each with listings of its own; closed by the caller. */
export async function openShop({ create }: Pick<DatabaseKind, 'create'>): Promise<Shop> {
  const database = await create()
  const store = await openStore(database.url, Date.now)
  const { id: workspaceId } = await store.workspaces.insert('test')
  return {
    async addChatbot() {
      const serialNumber = crypto.randomUUID()
      return store.listings(await store.chatbots.insert({ workspaceId, serialNumber, settings: {} }))
    },
    async close() {
      await store.close()
      await database.remove()
    },
  }
}

export type Shop = { addChatbot: () => Promise<ListingStore>; close: () => Promise<void> }
