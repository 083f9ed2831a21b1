import type { AddressInfo } from 'node:net'
import { HTTPReceiver, type Receiver } from '@slack/bolt'
import { type OAuthSettings, oauthOptions } from '../install/oauth.ts'
import type { Logger } from '../install/web-client.ts'
import type { ConnectionHooks, CreateReceiver } from './receiver.ts'

type HttpParts = {
  signingSecret: string
  host: string
  port: number
  logger: Logger
  /** where workspaces install the app over OAuth */
  oauth?: OAuthSettings | undefined
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

/** `provider`: set if workspaces install the app over OAuth */
type HttpReceiving = { createReceiver: CreateReceiver; provider: HTTPReceiver['installer'] }

/** Receives Slack's signed requests at /slack/events. */
export function createHttpReceiver({ signingSecret, logger, oauth, ...listening }: HttpParts): HttpReceiving {
  const { host, port, onListening, arrivalMs = ARRIVAL_MS } = listening
  const receiver = new HTTPReceiver({
    signingSecret,
    logger,
    bodyLimit: BODY_BYTES_MAX,
    // Bolt answers 500 to an invalid address, and logs it: strangers could fill the log.
    dispatchErrorHandler: ({ response }) => void response.writeHead(404).end(),
    ...(oauth && oauthOptions(oauth)),
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
