import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf, idOfPerson } from '../../../adapters/slack/ids.ts'
import { readable } from '../../sim/slack/viewer.ts'
import {
  type Question,
  type Replying,
  reply,
  said,
  startReplying,
  startReplyingVirtually,
  typed,
  wordsOf,
} from './replying.ts'

/** Two messages. */
const ANSWER = wordsOf(520)
const WORD = 'a_word_that_nobody_foresaw'
const NOTICE = 'Slack does not let me answer where you asked'

/** What the person sees of the answer: where they asked, then in private. */
function seen({ slack }: Pick<Replying, 'slack'>, asked: Question, channel = slack.channel): string {
  const inPrivate = slack
    .viewer(undefined, slack.directly())
    .filter(({ ours, text }) => ours && !text.startsWith(NOTICE))
    .map(({ text }) => text)
  return [...said({ slack }, asked.ts, channel), ...inPrivate].join('')
}

type Refused = { on: string | RegExp; times: number; skip: number }
type Told = { seen: string; failed: unknown; reported: unknown[]; open: number; outcomes: { [name: string]: number } }

/** Shows an answer on a Slack that refuses these calls with a word that nobody foresaw. */
async function tell(refused: Refused[], { channelStreams = true, direct = false } = {}): Promise<Told> {
  const replying = await startReplyingVirtually()
  const { slack, time, open, question, reported } = replying
  try {
    const channel = direct ? slack.directly() : slack.channel
    const asked = question({ channel })
    for (const { on, ...when } of refused) slack.faults.next(on, { kind: 'refused', word: WORD }, when)
    const says = reply(open({ channelStreams }), replying, asked).says(typed(time, ANSWER, 16_000))
    const failed = await time.run(says).then(
      () => undefined,
      (error: unknown) => error,
    )
    const left = slack.viewer(asked.ts, channel).filter((message) => message.open).length
    return { seen: seen(replying, asked, channel), failed, reported, open: left, outcomes: slack.record.outcomes() }
  } finally {
    await slack.close()
  }
}

/** `npm run test:long` refuses each call, every other run every second one. */
const isLong = process.env['TEST_LONG'] !== undefined
const STEP = isLong ? 1 : 2

const ways = [
  { channelStreams: true, direct: false },
  { channelStreams: false, direct: false },
  { channelStreams: false, direct: true },
]

test.each(ways)('an answer stands whole, once, whichever of its calls Slack refuses: %o', async (way) => {
  for (let skip = 0; ; skip += STEP) {
    const told = await tell([{ on: /^(?:chat|conversations|users)\./, times: 1, skip }], way)
    expect({ skip, seen: told.seen, failed: told.failed }).toEqual({ skip, seen: ANSWER, failed: undefined })
    expect(told.open).toBe(0)
    if (!Object.keys(told.outcomes).some((name) => name.endsWith(WORD))) break
  }
})

test.each(['chat.startStream', 'chat.appendStream', 'chat.stopStream', 'chat.update', 'users.info'])(
  'an answer stands whole, once, where Slack refuses every %s',
  async (method) => {
    for (const way of ways) {
      const told = await tell([{ on: method, times: 1_000, skip: 0 }], way)
      expect({ way, seen: told.seen, failed: told.failed }).toEqual({ way, seen: ANSWER, failed: undefined })
    }
  },
)

test.each(ways)('an answer stands whole, once, where Slack fails on its Markdown: %o', async (way) => {
  const { channelStreams, direct } = way
  for (const failsOn of [/word100/, /word250/]) {
    const replying = await startReplyingVirtually({ failsOn })
    const { slack, time, open, question } = replying
    try {
      const asked = question({ channel: direct ? slack.directly() : slack.channel })
      await time.run(reply(open({ channelStreams }), replying, asked).says(typed(time, ANSWER, 16_000)))
      expect(seen(replying, asked, direct ? slack.directly() : slack.channel)).toBe(ANSWER)
      expect(time.now()).toBeLessThan(30_000)
    } finally {
      await slack.close()
    }
  }
})

test('where Slack refused a stream none is tried for an hour, and then again', async () => {
  const replying = await startReplyingVirtually()
  const { slack, time, open, question } = replying
  onTestFinished(() => slack.close())
  slack.faults.next('chat.startStream', { kind: 'refused', word: WORD })
  const show = open()
  const starts = async () => {
    const asked = question()
    await time.run(reply(show, replying, asked).says(typed(time, wordsOf(60), 5_000)))
    expect(said(replying, asked.ts).join('')).toBe(wordsOf(60))
    return slack.record.calls.filter(({ method }) => method === 'chat.startStream').map(({ outcome }) => outcome)
  }
  expect(await starts()).toEqual([WORD])
  await time.run(time.sleep(59 * 60_000 - time.now()))
  expect(await starts()).toEqual([WORD])
  await time.run(time.sleep(61 * 60_000 - time.now()))
  expect(await starts()).toEqual([WORD, 'ok'])
})

test('where Slack refuses every post in a channel the answer goes to the person, who is told why, and to the log', async () => {
  const { slack, time, open, question, reported } = await startReplying({ speed: 100 })
  try {
    const asked = question()
    slack.faults.next('chat.postMessage', { kind: 'refused', word: WORD }, { times: 3 })
    const show = open({ channelStreams: false })
    await reply(show, { time }, asked).says(typed(time, ANSWER, 5_000))
    const inPrivate = slack.viewer(undefined, slack.directly()).map(({ text }) => text)
    expect(inPrivate[0]).toContain(NOTICE)
    expect(inPrivate.slice(1).join('')).toBe(ANSWER)
    expect(reported).toHaveLength(1)
    // The next answer there asks no more, nor is it explained once more.
    const other = { ...asked, key: `${asked.key}-2` }
    await reply(show, { time }, other).says(typed(time, 'Yes.', 100))
    expect(slack.viewer(undefined, slack.directly()).slice(inPrivate.length)).toMatchObject([{ text: 'Yes.' }])
    expect(slack.record.outcomes()).toMatchObject({ [`chat.postMessage ${WORD}`]: 3 })
  } finally {
    await slack.close()
  }
})

/** Of no use to send in another form: https://docs.slack.dev/reference/methods/chat.postMessage, …/chat.update */
const ABOUT_THE_PLACE = [
  'restricted_action_thread_locked',
  'is_archived',
  'ekm_access_denied',
  'cannot_reply_to_message',
]

test.each(ABOUT_THE_PLACE)('where Slack says “%s” to an answer, it is asked once', async (word) => {
  const replying = await startReplyingVirtually()
  const { slack, time, open, question } = replying
  onTestFinished(() => slack.close())
  const asked = question()
  slack.faults.next('chat.postMessage', { kind: 'refused', word })
  await time.run(reply(open({ channelStreams: false }), replying, asked).says(typed(time, ANSWER, 5_000)))
  expect(seen(replying, asked)).toBe(ANSWER)
  expect([...said(replying, asked.ts)]).toEqual([])
})

test.each(['edit_window_closed', 'cant_update_message', 'is_inactive', 'no_permission'])(
  'where Slack says “%s” to an edit, the answer stands whole, and each text of it is tried once',
  async (word) => {
    const replying = await startReplyingVirtually()
    const { slack, time, open, question } = replying
    onTestFinished(() => slack.close())
    const asked = question()
    slack.faults.next('chat.update', { kind: 'refused', word }, { times: 1_000 })
    await time.run(reply(open({ channelStreams: false }), replying, asked).says(typed(time, ANSWER, 5_000)))
    expect(seen(replying, asked)).toBe(ANSWER)
    const edits = slack.record.calls.filter(({ method }) => method === 'chat.update')
    // The blocks have the text; beside them is its preview.
    const texts = edits.map(({ args }) => JSON.stringify([args['ts'], args['blocks']]))
    expect(texts).toEqual([...new Set(texts)])
  },
)

test('in a channel that is archived an answer goes to the person, and in the thread once it is open again', async () => {
  const replying = await startReplyingVirtually()
  const { slack, time, open, question } = replying
  onTestFinished(() => slack.close())
  const asked = question()
  const show = open({ channelStreams: false })
  slack.channel.archived = true
  await time.run(reply(show, replying, asked).says(typed(time, ANSWER, 5_000)))
  expect([seen(replying, asked), said(replying, asked.ts)]).toEqual([ANSWER, []])
  slack.channel.archived = false
  const ts = slack.say({ text: 'And now?', thread: asked.ts })
  const replyTo = idOfPerson({ ...addressOf(asked.thread), ts }, slack.person.id)
  await time.run(reply(show, replying, { ...asked, replyTo, key: `slack/${replyTo}` }).says(typed(time, 'Yes.', 100)))
  expect(said(replying, asked.ts)).toEqual(['Yes.'])
})

test.each(['team_added_to_org', 'org_login_required', 'external_channel_migrating'])(
  'an answer waits while its workspace or channel moves: %s',
  async (word) => {
    for (const way of ways) {
      const replying = await startReplyingVirtually()
      const { slack, time, open, question, reported } = replying
      onTestFinished(() => slack.close())
      const channel = way.direct ? slack.directly() : slack.channel
      const asked = question({ channel })
      slack.faults.next(/^chat\./, { kind: 'refused', word }, { times: 12, skip: way.direct ? 3 : 0 })
      await time.run(reply(open(way), replying, asked).says(typed(time, ANSWER, 16_000)))
      expect(said(replying, asked.ts, channel).join('')).toBe(ANSWER)
      expect(reported).toEqual([])
    }
  },
)

test.each(ways)(
  'an answer that a moderator deletes while it grows is neither completed nor posted again: %o',
  async (way) => {
    const replying = await startReplyingVirtually()
    const { slack, time, open, question } = replying
    onTestFinished(() => slack.close())
    const channel = way.direct ? slack.directly() : slack.channel
    const asked = question({ channel })
    async function* deletedMidway() {
      for await (const text of typed(time, ANSWER, 16_000)) {
        if (text.length === ANSWER.length) for (const { ts } of ours()) channel.messages.delete(ts)
        yield text
      }
    }
    const ours = () => slack.viewer(asked.ts, channel).filter((message) => message.ours)
    const failed = await time
      .run(reply(open(way), replying, asked).says(deletedMidway()))
      .catch((error: unknown) => error)
    expect([ours(), seen(replying, asked, channel)]).toEqual([[], ''])
    expect(failed).toMatchObject({ failure: 'refused' })
  },
)

test('a post that Slack refuses in private too is told to the caller', async () => {
  const told = await tell([{ on: 'chat.postMessage', times: 1_000, skip: 0 }], { channelStreams: false })
  expect(told.failed).toMatchObject({ failure: 'refused' })
})

/** How long a thousand schedules may take. */
const LONG_MS = 900_000
const METHODS = ['chat.startStream', 'chat.appendStream', 'chat.stopStream', 'chat.update', 'conversations.replies']
const refusals = fc.array(
  fc.record({
    on: fc.constantFrom(...METHODS),
    times: fc.integer({ min: 1, max: 30 }),
    skip: fc.integer({ min: 0, max: 12 }),
  }),
  { minLength: 1, maxLength: 5 },
)

test(
  'an answer stands whole, once, whatever Slack refuses of streams, edits and looks',
  async () => {
    const numRuns = isLong ? Number(process.env['RUNS'] ?? 1_000) : 8
    await fc.assert(
      fc.asyncProperty(refusals, fc.constantFrom(...ways), async (refused, way) => {
        const told = await tell(refused, way)
        expect(readable(told.seen)).toBe(ANSWER)
        expect(told.failed).toBeUndefined()
      }),
      { numRuns },
    )
  },
  LONG_MS,
)
