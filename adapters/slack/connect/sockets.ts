import { type Receiver, SocketModeReceiver } from '@slack/bolt'
import { HARMLESS_TIMEOUT_MS } from '../../bridge/retry.ts'
import type { Time } from '../../bridge/time.ts'
import { EndedAtOnce, isTokenRejected, TokenRejected } from '../failures.ts'
import type { Logger } from '../install/web-client.ts'
import type { ConnectionHooks } from './receiver.ts'

type SocketParts = { appToken: string; apiUrl: string; logger: Logger; time: Time }
type Client = SocketModeReceiver['client']

/** Two connections, because Slack closes each from time to time. */
const SOCKETS = 2
const PAUSE_MS = 250
const PAUSE_MAX_MS = 30_000
const longer = (pauseMs: number): number => Math.min(PAUSE_MAX_MS, pauseMs * 2 + PAUSE_MS)
/** A connection that ends before so long was ended at once, in ms. Slack does that with more than ten of an app. */
const SHORT_MS = 5_000
/** Shorter pauses are not logged: a single connection may end for any reason. */
const LOGGED_PAUSE_MS = 1_000

/** Socket Mode connections that reconnect with backoff. */
export function createSockets(
  { appToken, apiUrl, logger, time }: SocketParts,
  { connected, ended }: ConnectionHooks,
): Receiver {
  const closing = new AbortController()
  const connectedClients = new Set<Client>()
  const receivers = Array.from({ length: SOCKETS }, () => {
    const clientOptions = { slackApiUrl: apiUrl, retryConfig: { retries: 0 }, timeout: HARMLESS_TIMEOUT_MS }
    // Bolt's own reconnect waits for seconds, and ends the process if Slack is unreachable then.
    return new SocketModeReceiver({
      appToken,
      logger,
      autoReconnectEnabled: false,
      installerOptions: { clientOptions },
    })
  })

  /** `pausedMs`: the pause before. */
  async function connect(client: Client, pausedMs = 0): Promise<void> {
    // The client rejects with `undefined` if Slack ends a connection before its greeting.
    await client.start().catch((error: unknown) => {
      throw error ?? new EndedAtOnce()
    })
    if (closing.signal.aborted) return client.disconnect()
    const since = time.now()
    client.once('disconnected', () => {
      connectedClients.delete(client)
      const isShort = time.now() - since < SHORT_MS
      void connectAgain(client, isShort ? pauseAfter(new EndedAtOnce(), pausedMs) : 0)
    })
    connectedClients.add(client)
    if (connectedClients.size === 1) connected()
  }
  async function connectAgain(client: Client, firstPauseMs: number): Promise<void> {
    for (let pauseMs = firstPauseMs; ; ) {
      await time.sleep(pauseMs, closing.signal)
      if (closing.signal.aborted) return
      try {
        return await connect(client, pauseMs)
      } catch (error) {
        if (isTokenRejected(error)) return ended(new TokenRejected('SLACK_APP_TOKEN', error))
        pauseMs = pauseAfter(error, pauseMs)
      }
    }
  }
  /** The next pause, in ms. The client itself logs other errors. */
  function pauseAfter(error: unknown, pausedMs: number): number {
    const pauseMs = longer(pausedMs)
    if (error instanceof EndedAtOnce && pausedMs < LOGGED_PAUSE_MS && pauseMs >= LOGGED_PAUSE_MS)
      logger.error(error.message)
    return pauseMs
  }
  return {
    init: (app) => receivers.forEach((receiver) => receiver.init(app)),
    async start() {
      const tries = await Promise.allSettled(receivers.map(({ client }) => connect(client)))
      const failed = tries.find((one) => one.status === 'rejected')
      if (failed === undefined) return
      await stop()
      throw failed.reason
    },
    stop,
  }

  async function stop(): Promise<void> {
    closing.abort()
    await Promise.all(receivers.map(({ client }) => client.disconnect()))
  }
}
