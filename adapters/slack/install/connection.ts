import type { AddressInfo } from 'node:net'
import { HTTPReceiver, type InstallationStore, type Receiver } from '@slack/bolt'
import type { Keyv } from 'keyv'
import { type BotSettings, CannotStart } from '../../bridge/program/settings.ts'
import { faultOfClientSecret } from '../../bridge/program/slack-installations.ts'
import { systemTime } from '../../bridge/time.ts'
import { explainStartError } from '../failures.ts'
import { createInstallationStore } from './installation-store.ts'
import {
  clientOptions,
  type Installations,
  type Logger,
  openInstallation,
  singleInstallation,
  storedInstallations,
} from './installations.ts'
import { type ConnectionHooks, type CreateReceiver, createSockets } from './sockets.ts'

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
  { keyv, ...secrets }: Pick<Installing, 'clientId' | 'clientSecret'> & { keyv: Keyv },
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

function openHttp(settings: BotSettings, { logger, tell }: Parts, installing?: Installing) {
  const { SLACK_SIGNING_SECRET: signingSecret, SLACK_HOST: host, SLACK_PORT: port } = settings
  if (signingSecret === undefined)
    throw new CannotStart(
      installing === undefined
        ? 'Slack cannot reach the app: set SLACK_APP_TOKEN, or SLACK_SIGNING_SECRET where it sends events by HTTP.'
        : 'Slack cannot reach the app: with SLACK_CLIENT_SECRET, set SLACK_SIGNING_SECRET too.',
    )
  const onListening = (open: number) => {
    tell(`Slack: events are taken at http://${host}:${open}/slack/events`)
    if (installing) tell(`Slack: workspaces let the app in at http://${host}:${open}/slack/install`)
  }
  return createHttpReceiver({ signingSecret, host, port, logger, installing, onListening })
}

/** The OAuth scopes of the app; the manifest has the same. */
export const SCOPES = [
  'app_mentions:read',
  'assistant:write',
  'channels:history',
  'channels:read',
  'chat:write',
  'chat:write.customize',
  'commands',
  'files:read',
  'files:write',
  'groups:history',
  'groups:read',
  'im:history',
  'mpim:history',
  'reactions:write',
  'users:read',
]

/** The OAuth installation, at /slack/install. */
type Installing = { clientId: string; clientSecret: string; apiUrl: string; store: InstallationStore }
type HttpParts = {
  signingSecret: string
  host: string
  port: number
  logger: Logger
  installing?: Installing | undefined
  /** called with the port when the server listens */
  onListening: (port: number) => void
  /** how long a request may take to arrive, in ms */
  arrivalMs?: number
}

/** Slack sends a request at once; Node would let one that falls silent occupy memory for 5 minutes. */
const ARRIVAL_MS = 10_000
/** How often Node looks for late requests. */
const CHECK_MS = 1_000
/** The largest requests of Slack, events about long messages, have a few 100 KB. */
const BODY_BYTES_MAX = 2 ** 20
/** With bodies of that size, strangers can occupy at most 250 MB. */
const CONNECTIONS_MAX = 250

/** Receives Slack's signed requests at /slack/events. `provider`: set if workspaces install the app over OAuth. */
type HttpReceiving = { createReceiver: CreateReceiver; provider: HTTPReceiver['installer'] }

export function createHttpReceiver({ signingSecret, logger, installing, ...listening }: HttpParts): HttpReceiving {
  const { host, port, onListening, arrivalMs = ARRIVAL_MS } = listening
  const receiver = new HTTPReceiver({
    signingSecret,
    logger,
    bodyLimit: BODY_BYTES_MAX,
    // Bolt answers 500 to an address that is none, and logs it: strangers could fill the log.
    dispatchErrorHandler: ({ response }) => void response.writeHead(404).end(),
    ...(installing && installOptions(installing)),
  })
  const createReceiver = ({ connected }: ConnectionHooks): Receiver => ({
    init: (app) => receiver.init(app),
    async start() {
      const timeouts = { requestTimeout: arrivalMs, headersTimeout: arrivalMs, connectionsCheckingInterval: CHECK_MS }
      const server = await receiver.start({ host, port }, timeouts)
      server.maxConnections = CONNECTIONS_MAX
      onListening((server.address() as AddressInfo).port)
      connected()
      return server
    },
    stop: () => receiver.stop(),
  })
  return { createReceiver, provider: receiver.installer }
}

const installOptions = ({ clientId, clientSecret, apiUrl, store }: Installing) => ({
  clientId,
  clientSecret,
  // Needs no secret of its own: who knows the client secret could do more than a forged state allows.
  stateSecret: clientSecret,
  scopes: SCOPES,
  installationStore: store,
  installerOptions: {
    directInstall: true,
    // Slack's library would retry the renewal of a token for half an hour, and the workspace would wait, though its token is good.
    clientOptions: { ...clientOptions, slackApiUrl: apiUrl },
    authorizationUrl: new URL('/oauth/v2/authorize', apiUrl).href,
  },
})
