import { confirm, isCancel, password, select } from '@clack/prompts'
import type { List } from '../../src/contract/chatbot.ts'
import { type Client, createClient } from '../../src/contract/client.ts'
import type { Output } from '../../src/contract/endpoint.ts'
import { nobodyAnswered, Refused } from '../../src/contract/refused.ts'
import { CannotStart } from '../bridge/config.ts'
import { saveSetting } from './env.ts'

type Chatbot = Output<typeof List>['List'][number]

/** Asks for the secret key, once it is clear that somebody is there to take it. */
export async function askForKey(url: string): Promise<string> {
  await expectCore(url)
  const key = answered(await password({ message: 'Your secret key (npm start printed it at its first start)' })).trim()
  if (key === '') throw new CannotStart('Without the secret key there is no talking to Porchlight.')
  return key
}

async function expectCore(url: string): Promise<void> {
  try {
    await createClient({ baseUrl: url, secretKey: '' }).call('List', {})
  } catch (error) {
    // "No key" is an answer too.
    if (!(error instanceof Refused)) throw explained(error, url)
  }
}

export async function offerToKeep(key: string): Promise<void> {
  const keep = answered(await confirm({ message: 'Keep the key in .env, so that you are not asked again?' }))
  if (keep) await saveSetting('.env', 'SECRET_KEY', key)
}

/** The chatbot to talk to: the one that is set, else the only one, else the one `choose` gives. */
export async function findChatbot(
  client: Client,
  wanted: string | undefined,
  choose: (chatbots: Chatbot[]) => Promise<string>,
): Promise<string> {
  if (wanted !== undefined) {
    const { serialNumber } = await client.call('Detail', { serialNumber: wanted })
    return serialNumber
  }
  const { List: chatbots } = await client.call('List', { PageSize: 200 })
  const [only, ...others] = chatbots
  if (only === undefined)
    throw new CannotStart('This workspace has no chatbot yet; create one with POST /chat/Chatbot/Add.')
  return others.length === 0 ? only.serialNumber : choose(chatbots)
}

export async function chooseByHand(chatbots: Chatbot[]): Promise<string> {
  const options = chatbots.map(({ serialNumber, Name }) => ({
    value: serialNumber,
    label: Name || serialNumber,
    hint: serialNumber,
  }))
  return answered(await select({ message: 'Whom would you like to talk to?', options }))
}

export async function refuseToChoose(chatbots: Chatbot[]): Promise<never> {
  const list = chatbots.map(({ serialNumber, Name }) => `  ${serialNumber}  ${Name}`).join('\n')
  throw new CannotStart(`There are several chatbots; set CHATBOT_SERIAL to one of them:\n${list}`)
}

/** Turns what the first call met into words for the person who starts the program. */
export function explained(error: unknown, url: string): unknown {
  if (nobodyAnswered(error)) return new CannotStart(`Porchlight does not answer at ${url}; start it with npm start.`)
  if (!(error instanceof Refused)) return error
  if (error.status === 401)
    return new CannotStart('Porchlight does not accept the secret key; check SECRET_KEY in .env.')
  if (error.status === 403)
    return new CannotStart('SECRET_KEY is not a secret key; a session key may only work on listings.')
  if (error.error === 'noSuchChatbot')
    return new CannotStart('There is no chatbot with that CHATBOT_SERIAL; unset it to choose one.')
  return new CannotStart(`Porchlight answered: ${error.message}`)
}

function answered<Value>(answer: Value): Exclude<Value, symbol> {
  if (isCancel(answer)) throw new CannotStart('Never mind.')
  return answer as Exclude<Value, symbol>
}
