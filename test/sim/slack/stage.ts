import { webApi } from '@slack/bolt'
import { onTestFinished } from 'vitest'
import { quiet, startBolt } from './bolt.ts'
import { type SimSlack, startSlack } from './slack.ts'

/** A simulated Slack that ends with the test. */
export async function begin(settings: Parameters<typeof startSlack>[0] = {}): Promise<SimSlack> {
  const slack = await startSlack({ ...settings, checked: false })
  onTestFinished(slack.close)
  return slack
}

/** The real Bolt on it, by Socket Mode, or by signed requests where a secret is given. */
export async function connect(slack: SimSlack, secret?: string) {
  const { app, stop } = await startBolt(slack, secret)
  onTestFinished(async () => {
    await stop()
  })
  return app
}

/** The app's own client, without Bolt. */
export const clientOf = (slack: SimSlack, { token } = slack.workspace) =>
  new webApi.WebClient(token, {
    slackApiUrl: slack.apiUrl,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    logger: quiet,
  })

/** Slack's own word for what a call was refused for. */
export const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: { data?: { error: string }; code: string }) => error.data?.error ?? error.code,
  )
