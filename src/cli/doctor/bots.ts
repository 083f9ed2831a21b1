import type { BotSettings } from '../../../adapters/bridge/settings.ts'
import { createClient } from '../../contract/client/client.ts'
import { nobodyAnswered, Refused } from '../../contract/client/refused.ts'
import { type Finding, mend, ok, reasonOf, warning } from './finding.ts'

const PATIENCE = { answer: 5_000, silence: 5_000 }

type Ways = Pick<BotSettings, 'CORE_URL' | 'SECRET_KEY' | 'CHATBOT_SERIAL'>

/** Whether bots with these settings would reach the service, be let in, and find their chatbot. */
export async function bots({ CORE_URL, SECRET_KEY, CHATBOT_SERIAL }: Ways): Promise<Finding[]> {
  const client = createClient({ baseUrl: CORE_URL, secretKey: SECRET_KEY ?? '', timeouts: PATIENCE })
  try {
    const { VirtualCount } = await client.call('List', { PageSize: 1 })
    if (CHATBOT_SERIAL === undefined) return [answering(CORE_URL), unchosen(VirtualCount)]
    await client.call('Detail', { serialNumber: CHATBOT_SERIAL })
    return [answering(CORE_URL), ok('CHATBOT_SERIAL', CHATBOT_SERIAL)]
  } catch (error) {
    if (error instanceof Refused) return [answering(CORE_URL), refusal(error, SECRET_KEY)]
    if (nobodyAnswered(error)) return [silence(CORE_URL, error)]
    throw error
  }
}

const answering = (url: string): Finding => ok('CORE_URL', `Porchlight answers at ${url}`)

function unchosen(chatbots: number): Finding {
  if (chatbots === 1) return ok('CHATBOT_SERIAL', 'not set; there is one chatbot, which the bots use')
  const message = `not set, and there are ${chatbots} chatbots`
  return warning('CHATBOT_SERIAL', message, 'set it to one of those that "npm run porchlight -- chatbots list" shows')
}

function refusal({ error, status, message }: Refused, key: string | undefined): Finding {
  if (error === 'noSuchChatbot')
    return mend('CHATBOT_SERIAL', 'there is no such chatbot in the workspace of SECRET_KEY', 'correct or unset it')
  if (status !== 401) return mend('CORE_URL', `the service refuses: ${message}`, 'see its log')
  if (key === undefined)
    return warning('SECRET_KEY', 'not set; bots cannot ask', 'set it to the secret key of the first start')
  const advice = 'set it to a secret key in force (npm run porchlight -- keys list shows them)'
  return mend('SECRET_KEY', `is not accepted: ${message}`, advice)
}

/** On this machine the service is simply not running yet. */
function silence(url: string, error: unknown): Finding {
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)
  const message = `Porchlight does not answer at ${url} (${reasonOf(error)})`
  return isHere
    ? warning('CORE_URL', message, 'start it with npm start')
    : mend('CORE_URL', message, 'correct it, or start Porchlight there')
}

/** Which bots would start: those whose token is set. */
export const tokens = (names: string[], environment: NodeJS.ProcessEnv): Finding[] =>
  names
    .filter((name) => name.endsWith('_TOKEN'))
    .map((name) => ok(name, environment[name]?.trim() ? 'is set' : 'not set; its bot does not start'))
