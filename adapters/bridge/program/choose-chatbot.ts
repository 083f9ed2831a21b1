import type { Client } from '../../../src/contract/client/client.ts'
import { nobodyAnswered, Refused } from '../../../src/contract/client/refused.ts'
import { chatbotsOf } from '../memory/chatbots.ts'
import type { ChatbotName } from '../platform/listener.ts'
import { CannotStart, cannotStart } from './settings.ts'

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
    throw new CannotStart('This workspace has no chatbot yet; create one: npm run porchlight -- chatbots add FILE')
  return others.length === 0 ? only.serialNumber : choose(chatbots)
}

export async function refuseToChoose(chatbots: ChatbotName[]): Promise<never> {
  const list = chatbots.map(({ serialNumber, Name }) => `  ${serialNumber}  ${Name}`).join('\n')
  throw new CannotStart(`There are several chatbots; set CHATBOT_SERIAL to one of them:\n${list}`)
}

/** Turns an error of the first call into a message for the person who starts the program. */
export function explainFirstCall(error: unknown, url: string): unknown {
  if (nobodyAnswered(error)) return cannotStart('unreachable', url)
  if (!(error instanceof Refused)) return error
  if (error.status === 401) return cannotStart('wrongKey', url)
  if (error.status === 403) return cannotStart('sessionKey', url)
  if (error.error === 'noSuchChatbot') return cannotStart('noSuchChatbot', url)
  return new CannotStart(`Porchlight answered: ${error.message}`)
}
