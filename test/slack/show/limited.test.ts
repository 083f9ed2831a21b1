import { expect, onTestFinished, test } from 'vitest'
import type { Chance } from '../../sim/slack/faults.ts'
import type { Call } from '../../sim/slack/record.ts'
import { reply, said, startReplyingVirtually, typed, wordsOf } from './replying.ts'

/** What a Slack in trouble says at the very most. */
const RETRY_AFTER_S = 60
const limited = (on: Chance['on'], share: number): Chance => ({
  on,
  fault: { kind: 'limited', retryAfterS: RETRY_AFTER_S },
  share,
})

test.each([
  ['streamed', true, 1],
  ['edited', false, 3],
] as const)(
  'twenty answers at once, %s, are whole in the end, and none is asked for while Slack wants rest',
  async (...given) => {
    const [, channelStreams, seed] = given
    const replying = await startReplyingVirtually()
    const { slack, time, open, question } = replying
    onTestFinished(() => slack.close())
    slack.faults.random(seed, [limited(/^chat\./, 0.05), limited('conversations.replies', 0.1)])
    const elsewhere = slack.world.addChannel(slack.workspace, 'more', [slack.workspace.bot.user, slack.person.id])
    const asked = Array.from({ length: 20 }, (_, index) => {
      const channel = index % 2 === 0 ? slack.channel : elsewhere
      return { channel, ...question({ channel }) }
    })
    const answer = wordsOf(600)
    const show = open({ channelStreams })
    await time.run(Promise.all(asked.map((one) => reply(show, replying, one).says(typed(time, answer, 15_000)))))
    for (const { ts, channel } of asked) expect(said(replying, ts, channel).join('')).toBe(answer)
    const { calls } = slack.record
    const limits = calls.filter(({ outcome }) => outcome === 'limited')
    expect(limits.length).toBeGreaterThan(1)
    // A limit of posts is one of their channel.
    const isSame = (one: Call, other: Call) =>
      one.method === other.method &&
      (one.method !== 'chat.postMessage' || one.args['channel'] === other.args['channel'])
    const early = calls.filter((call) =>
      limits.some(
        (limit) =>
          isSame(limit, call) && limit.endedAt < call.at && call.at < limit.endedAt + RETRY_AFTER_S * 1_000 - 1,
      ),
    )
    expect(early.map(({ method, at }) => `${method} ${at}`)).toEqual([])
  },
)
