import { App, HTTPReceiver, LogLevel, SocketModeReceiver } from '@slack/bolt'
import type { SimSlack } from './slack.ts'

/** A logger that says nothing. */
export const quiet = {
  debug() {},
  info() {},
  warn() {},
  error() {},
  setLevel() {},
  setName() {},
  getLevel: () => LogLevel.ERROR,
}

/** The real Bolt, which hears its own messages too: by Socket Mode, or by signed requests where a secret is given. */
export async function startBolt(slack: SimSlack, signingSecret?: string) {
  const clientOptions = { slackApiUrl: slack.apiUrl, retryConfig: { retries: 0 }, rejectRateLimitedCalls: true }
  const common = { token: slack.workspace.token, ignoreSelf: false, logger: quiet, clientOptions }
  if (signingSecret !== undefined) {
    const receiver = new HTTPReceiver({ signingSecret, logger: quiet })
    const app = new App({ ...common, receiver })
    const server = await receiver.start({ port: 0, host: '127.0.0.1' } as never)
    const { port } = server.address() as { port: number }
    slack.sendTo(signingSecret, `http://127.0.0.1:${port}/slack/events`)
    return { app, stop: () => receiver.stop() }
  }
  const receiver = new SocketModeReceiver({
    appToken: slack.appToken,
    // also how long it waits before it connects again
    clientPingTimeout: 500,
    logger: quiet,
    installerOptions: { clientOptions },
  })
  const app = new App({ ...common, receiver })
  await app.start()
  return { app, stop: () => receiver.client.disconnect() }
}
