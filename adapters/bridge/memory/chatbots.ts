import type { Keyv } from 'keyv'
import type { Client } from '../../../src/contract/client/client.ts'
import type { ChatbotChoice, Place } from '../platform.ts'

type Parts = {
  client: Client
  keyv: Keyv
  /** serial number of the default chatbot */
  usual: string
  /** serial numbers by place; keys as of `placeKey` */
  set: Record<string, string>
}

/** `workspace/channel`, or `workspace` for a whole workspace. */
export const placeKey = ({ workspace, channel }: Place): string =>
  channel === '' ? workspace : `${workspace}/${channel}`

const chosenKey = (place: Place) => `use/${placeKey(place)}`

export type ChatbotRouting = ChatbotChoice & {
  /** Serial number of the chatbot of a place. A manager's choice overrides the settings. */
  serialAt(place: Place): Promise<string>
}

export function createChatbots({ client, keyv, usual, set }: Parts): ChatbotRouting {
  const serialAt = async (place: Place) => {
    const around = { workspace: place.workspace, channel: '' }
    const chosen = (await keyv.get<string>(chosenKey(place))) ?? (await keyv.get<string>(chosenKey(around)))
    return chosen ?? set[placeKey(place)] ?? set[placeKey(around)] ?? usual
  }
  return {
    serialAt,
    async all() {
      const { List } = await client.call('List', { PageSize: 200 })
      return List.map(({ serialNumber, Name }) => ({ serialNumber, Name }))
    },
    at: async (place) => client.call('Detail', { serialNumber: await serialAt(place) }),
    async use(place, serialNumber) {
      if (serialNumber === undefined) await keyv.delete(chosenKey(place))
      else {
        const chatbot = await client.call('Detail', { serialNumber })
        await keyv.set(chosenKey(place), chatbot.serialNumber)
      }
    },
  }
}
