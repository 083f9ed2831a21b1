import type { Keyv } from 'keyv'
import type { Client } from '../../../src/contract/client/client.ts'
import { allOf } from '../../../src/contract/client/pages.ts'
import { nobodyAnswered, Refused } from '../../../src/contract/client/refused.ts'
import type { Trust } from '../access/trust.ts'
import type { ChannelAddress, ChatbotChoice, ChatbotName } from '../platform.ts'
import { CannotStart, type StartFailure } from '../program/settings.ts'

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

const chatbotsOf = (client: Client) => allOf((page) => client.call('List', page))

/** Returns the chatbot to use: the configured one, else the only one, else the result of `choose`. */
export async function chooseSerialNumber(
  client: Client,
  wanted: string | undefined,
  choose: (chatbots: ChatbotName[]) => Promise<string>,
): Promise<string> {
  if (wanted !== undefined) {
    const { serialNumber } = await client.call('Detail', { serialNumber: wanted })
    return serialNumber
  }
  const chatbots = await Array.fromAsync(chatbotsOf(client))
  const [only, ...others] = chatbots
  if (only === undefined)
    throw new CannotStart('This workspace has no chatbot yet; create one with POST /chat/Chatbot/Add.')
  return others.length === 0 ? only.serialNumber : choose(chatbots)
}

export async function refuseToChoose(chatbots: ChatbotName[]): Promise<never> {
  const list = chatbots.map(({ serialNumber, Name }) => `  ${serialNumber}  ${Name}`).join('\n')
  throw new CannotStart(`There are several chatbots; set CHATBOT_SERIAL to one of them:\n${list}`)
}

const because = (failure: StartFailure, message: string) => new CannotStart(message, { failure })

/** Turns an error of the first call into a message for the person who starts the program. */
export function explainFirstCall(error: unknown, url: string): unknown {
  if (nobodyAnswered(error))
    return because('unreachable', `Porchlight does not answer at ${url}; start it with npm start.`)
  if (!(error instanceof Refused)) return error
  if (error.status === 401)
    return because('wrongKey', 'Porchlight does not accept the secret key; check SECRET_KEY in .env.')
  if (error.status === 403)
    return because('sessionKey', 'SECRET_KEY is not a secret key; a session key may only work on listings.')
  if (error.error === 'noSuchChatbot')
    return because('noSuchChatbot', 'There is no chatbot with that CHATBOT_SERIAL; unset it to choose one.')
  return new CannotStart(`Porchlight answered: ${error.message}`)
}
