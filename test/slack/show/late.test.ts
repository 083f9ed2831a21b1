import { webApi } from '@slack/bolt'
import { expect, onTestFinished, test } from 'vitest'
import { HARMLESS_TIMEOUT_MS } from '../../../adapters/bridge/retry.ts'
import { clientOptions, withShortTimeouts } from '../../../adapters/slack/install/web-client.ts'
import { quiet } from '../../sim/slack/bolt.ts'
import { startSlack } from '../../sim/slack/slack.ts'
import { reply, said, startReplying, typed, wordsOf } from './replying.ts'

const SPEED = 20
/** How late Slack does something while it is in trouble, in ms. */
const LATE_MS = 30_000

test.each([
  ['a post', 'chat.postMessage'],
  ['an edit', 'chat.update'],
])('while Slack is slow the answer stands there whole, once, with %s that it does late', async (_what, method) => {
  const replying = await startReplying({ speed: SPEED }, clientOptions.timeout / SPEED)
  const { slack, time, open, question } = replying
  onTestFinished(() => slack.close())
  const asked = question()
  slack.faults.next(method, { kind: 'late', ms: LATE_MS })
  const answer = wordsOf(60)
  await reply(open({ channelStreams: false }), replying, asked).says(typed(time, answer, 20_000))
  await expect.poll(() => slack.record.calls.every(({ outcome }) => outcome !== '')).toBe(true)
  expect(said(replying, asked.ts)).toEqual([answer])
})

test('who only reads waits less long for a slow Slack than who posts', async () => {
  const slack = await startSlack({ speed: SPEED })
  onTestFinished(() => slack.close())
  const client = new webApi.WebClient(slack.workspace.token, {
    ...clientOptions,
    timeout: clientOptions.timeout / SPEED,
    fetch: withShortTimeouts(clientOptions.fetch, HARMLESS_TIMEOUT_MS / SPEED),
    slackApiUrl: slack.apiUrl,
    logger: quiet,
  })
  slack.faults.next(/./, { kind: 'late', ms: LATE_MS }, { times: 2 })
  const channel = slack.channel.id
  const posted = client.apiCall('chat.postMessage', { channel, text: 'hello' })
  await expect(client.conversations.members({ channel })).rejects.toThrow('timeout')
  expect(await posted).toMatchObject({ ok: true })
})
