import type { Client } from '../../../src/contract/client/client.ts'
import type { Chatbots } from '../memory/chatbots.ts'
import { wordsFor } from '../words/words.ts'
import type { DeskListener, DeskPlatform } from './port.ts'

type Parts = { client: Client; platform: DeskPlatform; chatbots: Chatbots }

/** Lets staff who sit at desks on the platform take part in sessions, wherever their visitors are. */
export function createDesk({ client, platform, chatbots }: Parts): DeskListener {
  return {
    takes: async () => false,
    receive: async () => undefined,
    edited: async () => undefined,
    deleted: async () => undefined,
    press: async () => undefined,
    async set({ place, locale }, isOn) {
      const { desk: words } = wordsFor(locale)
      const { serialNumber, Name } = await chatbots.at(place)
      const { workspace: Workspace, channel } = place
      await client.call('DeskSet', { serialNumber, source: platform.name, Workspace, Channel: isOn ? channel : '' })
      return isOn ? words.set(Name) : words.ended(Name)
    },
  }
}
