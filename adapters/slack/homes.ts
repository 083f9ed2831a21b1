import { type LogLevel, WebClient, type WebClientOptions } from '@slack/web-api'
import { clientOptions, type Home } from './calls.ts'

/** A workspace with the app in it. */
export type OwnHome = Home & { token: string; botId: string; name: string }
export type Logger = NonNullable<WebClientOptions['logger']>

type Asked = { apiUrl: string; logger: Logger }

/** The workspace that a token was made for. Fails as Slack refuses it. */
export async function openHome(token: string, { apiUrl, logger }: Asked): Promise<OwnHome> {
  const client = new WebClient(token, { ...clientOptions, slackApiUrl: apiUrl, logger })
  const { user_id: botUser = '', bot_id: botId = '', team: name = '' } = await client.auth.test()
  return { client, token, botUser, botId, name }
}

const silent = () => undefined

/** A logger for Slack's libraries: errors are reported, all else, among it what people wrote, is not. */
export function createLogger(report: (error: unknown) => void): Logger {
  return {
    debug: silent,
    info: silent,
    warn: silent,
    error: (...words: unknown[]) => report(words.join(' ')),
    setLevel: silent,
    setName: silent,
    getLevel: () => 'error' as LogLevel,
  }
}
