import type { Keyv } from 'keyv'
import { type BotSettings, CannotStart } from '../../bridge/program/settings.ts'
import { faultOfClientSecret } from '../../bridge/program/slack-installations.ts'
import { systemTime } from '../../bridge/time.ts'
import { explainStartError } from '../failures.ts'
import { createInstallationStore } from '../install/installation-store.ts'
import {
  type Installations,
  openInstallation,
  singleInstallation,
  storedInstallations,
} from '../install/installations.ts'
import type { OAuthSettings } from '../install/oauth.ts'
import type { Logger } from '../install/web-client.ts'
import { createHttpReceiver } from './http-receiver.ts'
import type { CreateReceiver } from './receiver.ts'
import { createSockets } from './sockets.ts'

/** The connection between Slack and the app. */
type Connection = {
  createReceiver: CreateReceiver
  installations: Installations
  /** for the start message: the workspace that the app works in */
  where: string
}
type Parts = { logger: Logger; tell: (line: string) => void }

/**
 * Opens the connection according to the settings. `keyv`: where installations are stored. Throws `CannotStart` if a setting is
 * missing or rejected.
 */
export function openConnection(settings: BotSettings, keyv: Keyv, parts: Parts): Promise<Connection> {
  const { SLACK_BOT_TOKEN: token, SLACK_CLIENT_ID: clientId, SLACK_CLIENT_SECRET: clientSecret } = settings
  if (token !== undefined) return connectOne(token, settings, parts)
  if (clientId !== undefined && clientSecret !== undefined)
    return connectMany({ clientId, clientSecret, keyv }, settings, parts)
  throw new CannotStart('SLACK_BOT_TOKEN is not set; put the bot token of your app into .env ("Slack" in README.md).')
}

/** For one workspace, whose token is in the settings. */
async function connectOne(token: string, settings: BotSettings, parts: Parts): Promise<Connection> {
  const { SLACK_APP_TOKEN: appToken, SLACK_API_URL: apiUrl } = settings
  const { logger } = parts
  const createReceiver: CreateReceiver =
    appToken === undefined
      ? openHttp(settings, parts).createReceiver
      : (hooks) => createSockets({ appToken, apiUrl, logger, time: systemTime }, hooks)
  const installation = await openInstallation(token, { apiUrl, logger }).catch((error: unknown) => {
    throw explainStartError(error, 'SLACK_BOT_TOKEN', apiUrl)
  })
  return {
    createReceiver,
    installations: singleInstallation(installation),
    where: installation.name,
  }
}

/** For all workspaces and organizations that install the app over OAuth. */
async function connectMany(
  { keyv, ...secrets }: Pick<OAuthSettings, 'clientId' | 'clientSecret'> & { keyv: Keyv },
  settings: BotSettings,
  parts: Parts,
): Promise<Connection> {
  const { SLACK_API_URL: apiUrl } = settings
  const store = createInstallationStore({ keyv, clientSecret: secrets.clientSecret })
  const fault = await faultOfClientSecret(keyv, secrets.clientSecret, await store.installed())
  if (fault !== undefined) parts.logger.error(`Slack: SLACK_CLIENT_SECRET ${fault.problem}; ${fault.advice}.`)
  const { createReceiver, provider } = openHttp(settings, parts, { ...secrets, apiUrl, store })
  if (provider === undefined) throw new Error('with a client secret there is an install provider')
  return {
    createReceiver,
    installations: storedInstallations({ store, provider, apiUrl, logger: parts.logger }),
    where: 'every workspace that installs it',
  }
}

function openHttp(settings: BotSettings, { logger, tell }: Parts, oauth?: OAuthSettings) {
  const { SLACK_SIGNING_SECRET: signingSecret, SLACK_HOST: host, SLACK_PORT: port } = settings
  if (signingSecret === undefined)
    throw new CannotStart(
      oauth === undefined
        ? 'Slack cannot reach the app: set SLACK_APP_TOKEN, or SLACK_SIGNING_SECRET where it sends events by HTTP.'
        : 'Slack cannot reach the app: with SLACK_CLIENT_SECRET, set SLACK_SIGNING_SECRET too.',
    )
  const onListening = (open: number) => {
    tell(`Slack: events are taken at http://${host}:${open}/slack/events`)
    if (oauth) tell(`Slack: workspaces let the app in at http://${host}:${open}/slack/install`)
  }
  return createHttpReceiver({ signingSecret, host, port, logger, oauth, onListening })
}
