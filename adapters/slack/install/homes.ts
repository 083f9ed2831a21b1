import { type LogLevel, webApi } from '@slack/bolt'
import { Undelivered } from '../../bridge/platform.ts'
import { clientOptions, type Home } from '../limits/calls.ts'
import type { Installations } from './installations.ts'

/** A workspace with the app in it. */
export type OwnHome = Home & { token: string; botId: string; name: string }
export type Logger = NonNullable<webApi.WebClientOptions['logger']>

/** The workspaces that the app is in. */
export type OwnHomes = {
  /** Fails with `Undelivered` where the app is not, or no more, in the workspace. */
  of: (workspace: string) => Promise<OwnHome>
  /** The workspace has put the app out. */
  leave: (workspace: string) => Promise<void>
}
type Asked = { apiUrl: string; logger: Logger }

/** The workspace that a token was made for. Fails as Slack refuses it. */
export async function openHome(token: string, asked: Asked): Promise<OwnHome> {
  const client = clientFor(token, asked)
  const { user_id: botUser = '', bot_id: botId = '', team: name = '' } = await client.auth.test()
  return { client, token, botUser, botId, name }
}

/** One workspace, whose token is set. */
export const oneHome = (home: OwnHome): OwnHomes => ({ of: async () => home, leave: async () => undefined })

/** The workspaces that let the app in by themselves. */
export function installedHomes(installations: Installations, asked: Asked): OwnHomes {
  const known = new Map<string, OwnHome>()
  return {
    async of(workspace) {
      const { bot, team } = (await installations.find(workspace)) ?? {}
      if (bot === undefined) throw new Undelivered('refused', 'the app is not in this workspace')
      const kept = known.get(workspace)
      if (kept?.token === bot.token) return kept
      const { token, userId: botUser, id: botId } = bot
      const home = { client: clientFor(token, asked), token, botUser, botId, name: team?.name ?? '' }
      known.set(workspace, home)
      return home
    },
    async leave(workspace) {
      known.delete(workspace)
      await installations.forget(workspace)
    },
  }
}

const clientFor = (token: string, { apiUrl, logger }: Asked): webApi.WebClient =>
  new webApi.WebClient(token, { ...clientOptions, slackApiUrl: apiUrl, logger })

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
