import type { App } from '@slack/bolt'
import { expect, onTestFinished, test } from 'vitest'
import { CannotStart } from '../../../adapters/bridge/program/settings.ts'
import type { Time } from '../../../adapters/bridge/time.ts'
import { createSockets } from '../../../adapters/slack/connect/sockets.ts'
import { explainStartError } from '../../../adapters/slack/failures.ts'
import { createLogger } from '../../../adapters/slack/install/web-client.ts'
import type { Settings } from '../../sim/slack/settings.ts'
import { begin } from '../../sim/slack/stage.ts'
import { until } from '../bot.ts'

/** The app's connections to a Slack, on a clock that stands still. */
async function startSockets(settings: Partial<Settings>) {
  const slack = await begin(settings)
  const pauses: number[] = []
  const reported: unknown[] = []
  const time: Time = { now: () => 0, sleep: async (ms) => void pauses.push(ms) }
  const logger = createLogger((error) => void reported.push(error))
  const { appToken, apiUrl } = slack
  const receiver = createSockets({ appToken, apiUrl, logger, time }, { connected: () => {}, ended: () => {} })
  receiver.init({ processEvent: async () => undefined } as unknown as App)
  onTestFinished(async () => void (await receiver.stop()))
  return { slack, pauses, reported, receiver }
}

test.each([true, false])(
  'while Slack ends each connection at once, greeted or not (%o), the pauses between them grow, and the log says why',
  async (greetsOneMore) => {
    const { slack, pauses, reported, receiver } = await startSockets({ greetsOneMore })
    await receiver.start()
    slack.settings.socketsMax = 0
    slack.sockets.drop()
    await until(() => Math.max(0, ...pauses) === 30_000)
    expect(Math.min(...pauses)).toBe(250)
    expect(reported.join('\n')).toContain('It allows ten to an app')
    slack.settings.socketsMax = 10
    await until(() => slack.sockets.count() === 2)
  },
)

test('an app that Slack takes no connection of says so at its start', async () => {
  const { slack, receiver } = await startSockets({ socketsMax: 0, greetsOneMore: false })
  const refused: unknown = await Promise.resolve(receiver.start()).catch((error: unknown) => error)
  const explained = explainStartError(refused, 'SLACK_APP_TOKEN', slack.apiUrl)
  expect(explained).toBeInstanceOf(CannotStart)
  expect(String(explained)).toContain('each process of the app takes two')
})
