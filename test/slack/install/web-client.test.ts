import { expect, test } from 'vitest'
import type { Fault } from '../../sim/slack/faults.ts'
import { startBot, until } from '../bot.ts'
import { reply, said, startReplyingVirtually, typed, wordsOf } from '../show/replying.ts'

const ANSWER = wordsOf(520)

/** `npm run test:long` limits each call, every other run every second one. */
const STEP = process.env['TEST_LONG'] === undefined ? 2 : 1

const limits: [says: string, retryAfterS: Extract<Fault, { kind: 'limited' }>['retryAfterS']][] = [
  ['nothing', undefined],
  ['a date', 'date'],
  ['no time at all', 0],
]

test.each(limits)(
  'an answer stands whole, once, whichever of its calls meets a limit that says %s of how long',
  async (_, retryAfterS) => {
    for (let skip = 0; ; skip += STEP) {
      const replying = await startReplyingVirtually()
      const { slack, time, open, question } = replying
      try {
        const asked = question()
        const calls = /^(?:chat|conversations|users)\./
        slack.faults.next(calls, { kind: 'limited', retryAfterS }, { times: 2, skip })
        await time.run(reply(open(), replying, asked).says(typed(time, ANSWER, 16_000)))
        expect({ skip, said: said(replying, asked.ts).join('') }).toEqual({ skip, said: ANSWER })
        if (!slack.record.calls.some(({ outcome }) => outcome === 'limited')) break
      } finally {
        await slack.close()
      }
    }
  },
)

test.each(limits)(
  'a dialog opens after a limit that says %s of how long, and no call comes again at once',
  async (_, retryAfterS) => {
    const { sim, reported } = await startBot({ settings: { speed: 20, triggerMs: 60_000 } })
    sim.faults.next('views.open', { kind: 'limited', retryAfterS })
    await sim.command('/listings')
    const opened = () => sim.record.calls.filter(({ method }) => method === 'views.open')
    await until(() => opened().some(({ outcome }) => outcome === 'ok'))
    const [first, second] = opened()
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(1_000)
    expect(reported).toEqual([])
  },
)
