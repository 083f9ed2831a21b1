import { expect, test } from 'vitest'
import { type Mortal, startMortal } from './mortal.ts'
import { reply, said, startReplyingVirtually, typed, wordsOf } from './replying.ts'

/** Two messages, in as few words as let each change show more. */
const ANSWER = wordsOf(520).replaceAll(/ (?!word\d\d0)/g, '-')

/** Shows an answer by an app that dies at its `skip`th call, before that was done or after, and by its successor. */
async function dieAt(skip: number, done: boolean, channelStreams: boolean) {
  const replying = await startReplyingVirtually()
  const { slack, time, question } = replying
  try {
    const asked = question()
    const kept = { ids: [] as string[], tried: 0 }
    let app: Mortal = startMortal(replying, { channelStreams })
    slack.faults.next(/^(?:chat|conversations)\./, { kind: 'pulled', done, work: () => app.kill() }, { skip })
    const tell = () => reply(app.show, replying, asked, kept).says(typed(time, ANSWER, 8_000))
    const died = (await time.run(Promise.race([tell(), app.died]))) === 'died'
    app = startMortal(replying, { channelStreams })
    if (died) await time.run(tell())
    const open = slack.viewer(asked.ts).filter((message) => message.open).length
    return { died, open, said: said(replying, asked.ts).join('') }
  } finally {
    await slack.close()
  }
}

test.each([
  [true, true],
  [false, true],
  [true, false],
  [false, false],
])(
  'an app that dies at any call of an answer, done: %s, streamed: %s, leaves it to its successor, who ends it once and whole',
  async (done, channelStreams) => {
    let deaths = 0
    for (;;) {
      const { died, ...end } = await dieAt(deaths, done, channelStreams)
      expect({ ...end, deaths }).toEqual({ open: 0, said: ANSWER, deaths })
      if (!died) break
      deaths += 1
    }
    // Each of the two messages is begun and ended.
    expect(deaths).toBeGreaterThanOrEqual(4)
  },
)
