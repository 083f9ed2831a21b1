import type { Client } from '../../src/contract/client.ts'
import type { ChatbotDesk } from './platform.ts'

type Parts = { client: Client; serialNumber: string }

export function createChatbotDesk({ client, serialNumber }: Parts): ChatbotDesk {
  return {
    async all() {
      const { List } = await client.call('List', { PageSize: 200 })
      return List.map((chatbot) => ({ serialNumber: chatbot.serialNumber, Name: chatbot.Name }))
    },
    at: () => client.call('Detail', { serialNumber }),
    use: async () => undefined,
  }
}
