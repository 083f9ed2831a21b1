import type { Keyv } from 'keyv'
import type { Client } from '../../../src/contract/client/client.ts'
import { allOf } from '../../../src/contract/client/pages.ts'
import type { Trust } from '../access/trust.ts'
import type { ChatbotChoice, ChatbotName } from '../platform/listener.ts'
import type { ChannelAddress } from '../platform/messages.ts'

type Parts = {
  client: Client
  keyv: Keyv
  /** serial number of the default chatbot */
  defaultSerial: string
  /** serial numbers by place; keys as of `placeKey` */
  serialByPlace: Record<string, string>
}

/** `workspace/channel`, or `workspace` for a whole workspace. */
const placeKey = ({ workspace, channel }: ChannelAddress): string =>
  channel === '' ? workspace : `${workspace}/${channel}`

const chosenKey = (place: ChannelAddress) => `use/${placeKey(place)}`

export type ChatbotRouting = Omit<ChatbotChoice, 'all'> & {
  all(): Promise<ChatbotName[]>
  /** Serial number of the chatbot of a place. A manager's choice overrides the settings. */
  serialAt(place: ChannelAddress): Promise<string>
}

export function createChatbotRouting({ client, keyv, defaultSerial, serialByPlace }: Parts): ChatbotRouting {
  const serialAt = async (place: ChannelAddress) => {
    const around = { workspace: place.workspace, channel: '' }
    const chosen = (await keyv.get<string>(chosenKey(place))) ?? (await keyv.get<string>(chosenKey(around)))
    return chosen ?? serialByPlace[placeKey(place)] ?? serialByPlace[placeKey(around)] ?? defaultSerial
  }
  return {
    serialAt,
    async all() {
      const list = await Array.fromAsync(chatbotsOf(client))
      return list.map(({ serialNumber, Name }) => ({ serialNumber, Name }))
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

/** The choice of chatbots as the staff of the business have it. */
export const forStaff = (routing: ChatbotRouting, trust: Trust): ChatbotChoice => ({
  ...routing,
  async all(place) {
    await trust.expectBusiness(place)
    return await routing.all()
  },
  async use(place, serialNumber) {
    await trust.expectBusiness(place)
    await routing.use(place, serialNumber)
  },
})

export const chatbotsOf = (client: Client) => allOf((page) => client.call('List', page))
