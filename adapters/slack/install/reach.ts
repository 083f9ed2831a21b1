import { CannotStart } from '../../bridge/config.ts'
import type { BotSettings } from '../../bridge/settings.ts'
import { memoryOf } from '../../bridge/start.ts'
import { systemTime } from '../../bridge/time.ts'
import type { SlackParts } from '../slack.ts'
import { whyNot } from '../why-not.ts'
import { installedHomes, type Logger, type OwnHomes, oneHome, openHome } from './homes.ts'
import { createHttp, type Installing } from './http.ts'
import { createInstallations } from './installations.ts'
import { createSockets } from './sockets.ts'

export type Reach = {
  receive: SlackParts['receive']
  homes: OwnHomes
  /** for whoever starts the app */
  where: string
  close: () => Promise<void>
}
type Parts = { logger: Logger; tell: (line: string) => void }

/** The ways between Slack and the app, by the settings. Throws `CannotStart` where something must be mended first. */
export async function openReach(settings: BotSettings, parts: Parts): Promise<Reach> {
  const { SLACK_BOT_TOKEN: token, SLACK_API_URL: apiUrl } = settings
  const { SLACK_CLIENT_ID: clientId, SLACK_CLIENT_SECRET: clientSecret } = settings
  if (token !== undefined) {
    const receive = waySlackComes(settings, parts)
    const home = await openHome(token, { apiUrl, ...parts }).catch((error: unknown) => {
      throw whyNot(error, 'SLACK_BOT_TOKEN', apiUrl)
    })
    return { receive, homes: oneHome(home), where: home.name, close: async () => undefined }
  }
  if (clientId === undefined || clientSecret === undefined)
    throw new CannotStart('SLACK_BOT_TOKEN is not set; put the bot token of your app into .env ("Slack" in README.md).')
  const memory = await memoryOf(settings, 'slack')
  const store = createInstallations({ keyv: memory.keyv, clientSecret })
  const receive = waySlackComes(settings, { ...parts, installing: { clientId, clientSecret, apiUrl, store } })
  const where = 'every workspace that lets it in'
  return { receive, homes: installedHomes(store, { apiUrl, ...parts }), where, close: () => memory.close() }
}

function waySlackComes(
  settings: BotSettings,
  { logger, tell, installing }: Parts & { installing?: Installing },
): SlackParts['receive'] {
  const { SLACK_APP_TOKEN: appToken, SLACK_SIGNING_SECRET: signingSecret, SLACK_API_URL: apiUrl } = settings
  const { SLACK_HOST: host, SLACK_PORT: port } = settings
  if (appToken !== undefined && installing === undefined)
    return (hooks) => createSockets({ appToken, apiUrl, logger, time: systemTime }, hooks)
  const listening = (open: number) => {
    tell(`Slack: events are taken at http://${host}:${open}/slack/events`)
    if (installing) tell(`Slack: workspaces let the app in at http://${host}:${open}/slack/install`)
  }
  if (signingSecret !== undefined)
    return (hooks) => createHttp({ signingSecret, host, port, logger, installing, listening }, hooks)
  throw new CannotStart(
    installing === undefined
      ? 'Slack cannot reach the app: set SLACK_APP_TOKEN, or SLACK_SIGNING_SECRET where it sends events by HTTP.'
      : 'Slack cannot reach the app: with SLACK_CLIENT_SECRET, set SLACK_SIGNING_SECRET too.',
  )
}
