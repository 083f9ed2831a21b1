import type { AddressInfo } from 'node:net'
import { HTTPReceiver, type InstallationStore, type Receiver } from '@slack/bolt'
import type { Logger } from './installations.ts'
import type { Hooks } from './sockets.ts'

/** What the app asks of a workspace that installs it; the manifest has the same. */
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

/** How workspaces install the app by themselves, at /slack/install. */
export type Installing = { clientId: string; clientSecret: string; apiUrl: string; store: InstallationStore }
export type HttpParts = {
  signingSecret: string
  host: string
  port: number
  logger: Logger
  installing?: Installing | undefined
  /** called with the port once it is open */
  onListening: (port: number) => void
}

/** Takes Slack's signed requests at /slack/events. `provider` is there where workspaces install the app by themselves. */
export type Http = { receive: (hooks: Hooks) => Receiver; provider: HTTPReceiver['installer'] }

export function createHttp({ signingSecret, host, port, logger, installing, onListening }: HttpParts): Http {
  const receiver = new HTTPReceiver({ signingSecret, logger, ...(installing && installOptions(installing)) })
  const receive = ({ connected }: Hooks): Receiver => ({
    init: (app) => receiver.init(app),
    async start() {
      const server = await receiver.start({ host, port } as never)
      onListening((server.address() as AddressInfo).port)
      connected()
      return server
    },
    stop: () => receiver.stop(),
  })
  return { receive, provider: receiver.installer }
}

const installOptions = ({ clientId, clientSecret, apiUrl, store }: Installing) => ({
  clientId,
  clientSecret,
  // Whoever knows this one could do all that the other protects.
  stateSecret: clientSecret,
  scopes: SCOPES,
  installationStore: store,
  installerOptions: {
    directInstall: true,
    clientOptions: { slackApiUrl: apiUrl },
    authorizationUrl: new URL('/oauth/v2/authorize', apiUrl).href,
  },
})
