import type { Receiver } from '@slack/bolt'

export type ConnectionHooks = {
  /** Called after each connect. */
  connected: () => void
  /** Called if Slack rejects the token permanently. */
  ended: (reason: unknown) => void
}
/** Creates the receiver of events, commands and clicks: one over web sockets or one over HTTP. */
export type CreateReceiver = (hooks: ConnectionHooks) => Receiver
