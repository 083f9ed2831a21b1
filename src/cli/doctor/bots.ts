import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openRedis } from '../../../adapters/bridge/memory/redis.ts'
import { openMemoryToRead } from '../../../adapters/bridge/memory/sqlite.ts'
import { applicationOf, inviteLink } from '../../../adapters/bridge/program/discord-permissions.ts'
import { type BotSettings, DISCORD_BOT_PAGE, SLACK_APP_PAGES } from '../../../adapters/bridge/program/settings.ts'
import { faultOfClientSecret, installedIds } from '../../../adapters/bridge/program/slack-installations.ts'
import { createClient } from '../../contract/client/client.ts'
import { nobodyAnswered, Refused } from '../../contract/client/refused.ts'
import { BOTS_FILE } from '../../guards/data-folder.js'
import { type CheckResult, mend, passed, reasonOf, warning } from './check-result.ts'

const TIMEOUTS = { answer: 5_000, silence: 5_000 }

type Ways = Pick<BotSettings, 'CORE_URL' | 'SECRET_KEY' | 'CHATBOT_SERIAL'>

/** Checks whether bots with these settings can reach the service, log in and find their chatbot. */
export async function checkBots({ CORE_URL, SECRET_KEY, CHATBOT_SERIAL }: Ways): Promise<CheckResult[]> {
  const client = createClient({ baseUrl: CORE_URL, secretKey: SECRET_KEY ?? '', timeouts: TIMEOUTS })
  try {
    const { VirtualCount } = await client.call('List', { PageSize: 1 })
    if (CHATBOT_SERIAL === undefined) return [answering(CORE_URL), unchosen(VirtualCount)]
    await client.call('Detail', { serialNumber: CHATBOT_SERIAL })
    return [answering(CORE_URL), passed('CHATBOT_SERIAL', CHATBOT_SERIAL)]
  } catch (error) {
    if (error instanceof Refused) return [answering(CORE_URL), refusal(error, SECRET_KEY)]
    if (nobodyAnswered(error)) return [silence(CORE_URL, error)]
    throw error
  }
}

const answering = (url: string): CheckResult => passed('CORE_URL', `Porchlight answers at ${url}`)

function unchosen(chatbots: number): CheckResult {
  if (chatbots === 1) return passed('CHATBOT_SERIAL', 'not set; there is one chatbot, which the bots use')
  const message = `not set, and there are ${chatbots} chatbots`
  return warning('CHATBOT_SERIAL', message, 'set it to one of those that "npm run porchlight -- chatbots list" shows')
}

function refusal({ error, status, message }: Refused, key: string | undefined): CheckResult {
  if (error === 'noSuchChatbot')
    return mend('CHATBOT_SERIAL', 'there is no such chatbot in the workspace of SECRET_KEY', 'correct or unset it')
  if (status !== 401) return mend('CORE_URL', `the service refuses: ${message}`, 'see its log')
  if (key === undefined)
    return warning('SECRET_KEY', 'not set; bots cannot ask', 'set it to the secret key of the first start')
  const advice = 'set it to a secret key in force (npm run porchlight -- keys list shows them)'
  return mend('SECRET_KEY', `is not accepted: ${message}`, advice)
}

/** The finding for a service that does not answer; on this machine it may just not be running yet. */
function silence(url: string, error: unknown): CheckResult {
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)
  const message = `Porchlight does not answer at ${url} (${reasonOf(error)})`
  return isHere
    ? warning('CORE_URL', message, 'start it with npm start')
    : mend('CORE_URL', message, 'correct it, or start Porchlight there')
}

/** Lists which bots start: those with a token. */
export const listBotTokens = (names: string[], environment: NodeJS.ProcessEnv): CheckResult[] =>
  names
    .filter((name) => name.endsWith('_TOKEN'))
    .map((name) => passed(name, environment[name]?.trim() ? 'is set' : 'not set; its bot does not start'))

const TIMEOUT_MS = 5_000

/** Checks that Redis, shared by the bots, answers. The password is not shown. */
export async function checkRedis({ KEYV_URL }: Pick<BotSettings, 'KEYV_URL'>): Promise<CheckResult[]> {
  if (KEYV_URL === undefined) return []
  const { host } = new URL(KEYV_URL)
  const { createClient: createRedisClient } = await import('@keyv/redis')
  const client = createRedisClient({ url: KEYV_URL, socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: false } })
  client.on('error', () => undefined) // `connect` reports it
  try {
    await client.connect()
    await client.ping()
    // Where a server does not allow INFO, nothing is known.
    const infoOf = (section: string) => client.info(section).catch(() => '')
    const losses = [...evictions(await infoOf('memory')), ...unlogged(await infoOf('persistence'))]
    if (losses.length === 0) return [passed('KEYV_URL', `the Redis at ${host} answers`)]
    return losses.map(({ what, advice }) => warning('KEYV_URL', `the Redis at ${host} ${what}`, advice))
  } catch (error) {
    const advice = 'correct it, or start Redis there; unset, a single process remembers in a file'
    return [mend('KEYV_URL', `the Redis at ${host} cannot be used (${reasonOf(error)})`, advice)]
  } finally {
    client.destroy()
  }
}

/** How a Redis loses what bots remember. */
type Loss = { what: string; advice: string }

/** Entries dropped for lack of memory, according to INFO. */
function evictions(info: string): Loss[] {
  const limit = /^maxmemory:(\d+)/m.exec(info)?.[1]
  const policy = /^maxmemory_policy:([\w-]+)/m.exec(info)?.[1]
  if (limit === '0' || policy === undefined || policy === 'noeviction') return []
  const what = `drops what bots remember when its memory is full (maxmemory-policy ${policy})`
  return [{ what, advice: 'set its maxmemory-policy to noeviction' }]
}

/** Writes that a restart loses, according to INFO. */
function unlogged(info: string): Loss[] {
  if (/^aof_enabled:(\d)/m.exec(info)?.[1] !== '0') return []
  const what =
    'keeps no log of its writes (appendonly no): what bots remembered since its last snapshot is lost when it restarts, so threads begin new talks, and messages that wait get no answer'
  return [{ what, advice: 'set appendonly yes in its configuration' }]
}

/** If the bot has a token: its invitation link, with the permissions it needs. */
export function checkDiscord({ DISCORD_TOKEN }: Pick<BotSettings, 'DISCORD_TOKEN'>): CheckResult[] {
  if (DISCORD_TOKEN === undefined) return []
  const application = applicationOf(DISCORD_TOKEN)
  if (application !== undefined) return [passed('Discord', `let the bot into your server: ${inviteLink(application)}`)]
  const advice = `copy it again from ${DISCORD_BOT_PAGE}`
  return [mend('DISCORD_TOKEN', 'does not look like the token of a bot', advice)]
}

type SlackSettings = { [Name in keyof BotSettings as Name extends `SLACK_${string}` ? Name : never]: BotSettings[Name] }

/** If the app has a token: whether it looks valid, and how Slack reaches the app. */
export function checkSlack(settings: SlackSettings): CheckResult[] {
  const { SLACK_BOT_TOKEN, SLACK_APP_TOKEN, SLACK_SIGNING_SECRET, SLACK_CLIENT_ID, SLACK_CLIENT_SECRET } = settings
  const isInstalled = SLACK_CLIENT_ID !== undefined && SLACK_CLIENT_SECRET !== undefined
  if (SLACK_BOT_TOKEN === undefined && !isInstalled) return []
  if (SLACK_BOT_TOKEN !== undefined && !SLACK_BOT_TOKEN.startsWith('xoxb-'))
    return [
      mend(
        'SLACK_BOT_TOKEN',
        'does not look like a bot token',
        `copy it from "OAuth & Permissions" ${SLACK_APP_PAGES}`,
      ),
    ]
  if (SLACK_BOT_TOKEN !== undefined && SLACK_APP_TOKEN !== undefined)
    return SLACK_APP_TOKEN.startsWith('xapp-')
      ? [passed('Slack', 'the app connects by Socket Mode')]
      : [
          mend(
            'SLACK_APP_TOKEN',
            'does not look like an app-level token',
            `copy it from "Basic Information" ${SLACK_APP_PAGES}`,
          ),
        ]
  if (SLACK_SIGNING_SECRET !== undefined)
    return [passed('Slack', `events are taken at http://${settings.SLACK_HOST}:${settings.SLACK_PORT}/slack/events`)]
  return [SLACK_BOT_TOKEN === undefined ? unsigned : unreachable]
}

type Installed = Pick<
  BotSettings,
  'SLACK_BOT_TOKEN' | 'SLACK_CLIENT_ID' | 'SLACK_CLIENT_SECRET' | 'KEYV_URL' | 'DATA_DIR'
>

/** Whether the client secret opens the installations that the Slack app keeps. */
export async function checkSlackInstallations(settings: Installed): Promise<CheckResult[]> {
  const { SLACK_BOT_TOKEN, SLACK_CLIENT_ID, SLACK_CLIENT_SECRET: clientSecret, KEYV_URL, DATA_DIR } = settings
  if (SLACK_BOT_TOKEN !== undefined || SLACK_CLIENT_ID === undefined || clientSecret === undefined) return []
  if (KEYV_URL === undefined && !existsSync(join(DATA_DIR, BOTS_FILE))) return []
  try {
    const memory = KEYV_URL === undefined ? openMemoryToRead(DATA_DIR, 'slack') : await openRedis(KEYV_URL, 'slack')
    try {
      const fault = await faultOfClientSecret(memory.keyv, clientSecret, await installedIds(memory.keyv))
      return fault === undefined ? [] : [mend('SLACK_CLIENT_SECRET', fault.problem, fault.advice)]
    } finally {
      await memory.close()
    }
  } catch {
    return [] // other checks tell of a memory that cannot be read
  }
}

const unsigned = mend(
  'SLACK_SIGNING_SECRET',
  'not set; workspaces can let the app in only where events come by HTTP',
  `copy it from "Basic Information" ${SLACK_APP_PAGES}`,
)
const unreachable = mend(
  'SLACK_APP_TOKEN',
  'not set; Slack cannot reach the app',
  `set it to an app-level token from "Basic Information" ${SLACK_APP_PAGES}, or set SLACK_SIGNING_SECRET`,
)
