import type { Client } from '../../src/contract/client.ts'
import { findListings } from './cards.ts'
import type { ChatbotDesk, ListingDesk, Talk } from './platform.ts'

type Parts = { client: Client; chatbots: ChatbotDesk }

export function createListingDesk({ client, chatbots }: Parts): ListingDesk {
  const serialFor = async ({ place }: Talk) => (await chatbots.at(place)).serialNumber
  return {
    find: async (talk, search) => findListings(client, await serialFor(talk), search),
    page: async () => undefined,
    details: async () => undefined,
    similar: async () => undefined,
    question: async () => undefined,
    cities: async () => [],
  }
}
