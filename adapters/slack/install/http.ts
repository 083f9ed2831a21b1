import type { AddressInfo } from 'node:net'
import { HTTPReceiver, type InstallationStore, type Receiver } from '@slack/bolt'
import type { Logger } from './homes.ts'
import { SCOPES } from './scopes.ts'
import type { Hooks } from './sockets.ts'

/** How workspaces let the app in by themselves, at /slack/install. */
export type Installing = { clientId: string; clientSecret: string; apiUrl: string; store: InstallationStore }
export type HttpParts = {
  signingSecret: string
  host: string
  port: number
  logger: Logger
  installing?: Installing | undefined
  /** told the port once it is open */
  listening: (port: number) => void
}

/** Takes Slack's signed requests at /slack/events. */
export function createHttp(parts: HttpParts, { connected }: Hooks): Receiver {
  const { signingSecret, host, port, logger, installing, listening } = parts
  const receiver = new HTTPReceiver({ signingSecret, logger, ...(installing && installOptions(installing)) })
  return {
    init: (app) => receiver.init(app),
    async start() {
      const server = await receiver.start({ host, port } as never)
      listening((server.address() as AddressInfo).port)
      connected()
      return server
    },
    stop: () => receiver.stop(),
  }
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
