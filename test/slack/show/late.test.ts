import { expect, onTestFinished, test } from 'vitest'
import { clientOptions } from '../../../adapters/slack/install/installations.ts'
import { reply, said, startReplying, typed, wordsOf } from './replying.ts'

const SPEED = 50
/** How late Slack does something while it is in trouble, in ms. */
const LATE_MS = 45_000

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
