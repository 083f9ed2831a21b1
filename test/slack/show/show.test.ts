import { afterEach, expect, test } from 'vitest'
import type { ReplyProgress } from '../../../adapters/bridge/reply/show-reply.ts'
import { MESSAGE_LIMITS } from '../../../adapters/slack/limits/limits.ts'
import { escapeMentions } from '../../../adapters/slack/text/escape.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { readable } from '../../sim/slack/viewer.ts'
import { type Replying, reply, said, startReplying, startReplyingVirtually, typed, wordsOf } from './replying.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

async function begin(settings: Parameters<typeof startReplying>[0] = {}) {
  const replying = await startReplying(settings)
  open.push(replying.slack.close)
  return replying
}

async function beginVirtually() {
  const replying = await startReplyingVirtually()
  open.push(replying.slack.close)
  return replying
}

test('an answer of 15 s is streamed at once, steadily and whole, in at most 16 requests', async () => {
  const replying = await beginVirtually()
  const { slack, time, open: openShow, question } = replying
  const asked = question()
  const answer = wordsOf(225)
  await time.run(reply(openShow(), replying, asked).says(typed(time, answer, 15_000)))
  expect(said(replying, asked.ts)).toEqual([answer])
  expect(slack.viewer(asked.ts).at(-1)?.open).toBe(false)
  const methods = slack.record.calls.map(({ method }) => method).filter((method) => method.startsWith('chat.'))
  expect(methods[0]).toBe('chat.startStream')
  expect(methods.at(-1)).toBe('chat.stopStream')
  expect(methods.length).toBeLessThanOrEqual(16)
  const changedAt = slack.record.changes.filter(({ ts }) => ts !== asked.ts).map(({ at }) => at)
  // The first word comes after 67 ms, the last one after 15 s.
  expect(changedAt.at(0)).toBeLessThan(100)
  expect(changedAt.at(-1)).toBe(15_000)
  const rests = changedAt.slice(1).map((at, index) => at - (changedAt[index] ?? 0))
  expect(Math.max(...rests)).toBeLessThan(2_000)
})

test('a long answer arrives whole in messages that can be edited, though Slack closes streams after five minutes', async () => {
  const replying = await begin({ speed: 1_000 })
  const { slack, time, open: openShow, question } = replying
  const asked = question()
  const answer = wordsOf(3_750)
  await reply(openShow(), replying, asked).says(typed(time, answer, 480_000))
  const parts = said(replying, asked.ts)
  expect(parts.join('')).toBe(answer)
  expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(MESSAGE_LIMITS.text)
  expect(slack.viewer(asked.ts).filter(({ open: isOpen }) => isOpen)).toEqual([])
})

test('a message that grows for longer than a stream may live goes on by edits', async () => {
  const replying = await begin({ speed: 1_000 })
  const { slack, time, open: openShow, question } = replying
  const asked = question()
  const answer = wordsOf(300)
  await reply(openShow(), replying, asked).says(typed(time, answer, 420_000))
  expect(said(replying, asked.ts)).toEqual([answer])
  expect(slack.record.outcomes()).not.toHaveProperty('chat.appendStream message_not_in_streaming_state')
  expect(slack.record.calls.at(-1)?.method).toBe('chat.update')
})

for (const method of ['chat.startStream', 'chat.appendStream', 'chat.stopStream', 'chat.update'])
  for (const kind of ['lost', 'cut'] as const)
    test(`the answer stands once and whole when ${method} is ${kind}`, async () => {
      const replying = await beginVirtually()
      const { slack, time, open: openShow, question } = replying
      const asked = question()
      slack.faults.next(method, { kind }, { times: 2 })
      // An edit is needed where an append was lost.
      if (method === 'chat.update') slack.faults.next('chat.appendStream', { kind: 'lost' })
      const answer = wordsOf(60)
      await time.run(reply(openShow(), replying, asked).says(typed(time, answer, 5_000)))
      expect(said(replying, asked.ts)).toEqual([answer])
      expect(slack.viewer(asked.ts).at(-1)?.open).toBe(false)
      expect(slack.record.calls.filter(({ outcome }) => outcome === kind).length).toBeGreaterThanOrEqual(1)
    })

test('a post whose answer was lost is found by its mark and not made again', async () => {
  const replying = await begin({ speed: 20 })
  const { slack, open: openShow, question } = replying
  const asked = question()
  slack.faults.next('chat.postMessage', { kind: 'lost' })
  const show = openShow()
  const message = showing(asked, 'Three homes.')
  await expect(show.show(message)).rejects.toMatchObject({ failure: 'ambiguous' })
  await show.show({ ...message, isRetry: true })
  expect(said(replying, asked.ts)).toEqual(['Three homes.'])
  expect(slack.record.outcomes()).toMatchObject({ 'chat.postMessage lost': 1, 'conversations.replies ok': 1 })
})

/** A process died in the middle of an answer; `takeUp` is what another one makes of it, with `kept` of what was kept. */
async function leftOpen() {
  const replying = await begin({ speed: 20 })
  const { slack, open: openShow, question } = replying
  const asked = question()
  const before = reply(openShow(), replying, asked)
  void before.says(endless('Half of an'))
  const isOpen = () => slack.viewer(asked.ts).at(-1)?.open
  await expect.poll(() => isOpen()).toBe(true)
  await expect.poll(() => before.kept.ids).toHaveLength(1)
  const { kept } = before
  return { ...replying, asked, kept, isOpen, takeUp: (left: ReplyProgress) => reply(openShow(), replying, asked, left) }
}

test('a stream that a crash left open is stopped, then completed', async () => {
  const stage = await leftOpen()
  const answer = wordsOf(60)
  await stage.takeUp(structuredClone(stage.kept)).says(typed(stage.time, answer, 3_000))
  expect(said(stage, stage.asked.ts)).toEqual([answer])
  expect(stage.isOpen()).toBe(false)
})

test.each([
  ['is known', (kept: ReplyProgress) => structuredClone(kept)],
  ['nobody knows', () => ({ ids: [], tried: 1 })],
])('a stream that a crash left open, whose id %s, is closed before the next words come', async (_, keptOf) => {
  const { slack, asked, kept, isOpen, takeUp } = await leftOpen()
  const gate = createGate()
  async function* slow() {
    await gate.opened
    yield 'Half of an answer.'
  }
  slack.faults.next('chat.stopStream', { kind: 'status', status: 503 })
  const saying = takeUp(keptOf(kept)).says(slow())
  await expect.poll(() => isOpen()).toBe(false)
  gate.open()
  await saying
  expect(said({ slack }, asked.ts)).toEqual(['Half of an answer.'])
})

test('an answer is not lost where a proxy answers with a page instead of Slack', async () => {
  const replying = await beginVirtually()
  const asked = replying.question()
  // The library puts a body that is no JSON in the place of Slack's error code.
  replying.slack.faults.next(/^chat\./, { kind: 'refused', word: '<html>Just a moment …</html>' }, { times: 8 })
  await replying.time.run(reply(replying.open(), replying, asked).says(whole('Half of an answer.')))
  expect(said(replying, asked.ts)).toEqual(['Half of an answer.'])
})

test('a message that a crash left closed is not closed again, as Slack counts these requests', async () => {
  const replying = await begin({ speed: 20 })
  const { slack, open: openShow, question } = replying
  const asked = question()
  const before = reply(openShow(), replying, asked)
  await before.says(whole('Half of an'))
  const calls = slack.record.calls.length
  await reply(openShow(), replying, asked, structuredClone(before.kept)).says(whole('Half of an answer.'))
  expect(slack.record.calls.slice(calls).map(({ method }) => method)).toEqual(['chat.update'])
  expect(said(replying, asked.ts)).toEqual(['Half of an answer.'])
})

test('a stream that was begun by a crashed process, whose id nobody knows, is found and completed', async () => {
  const stage = await leftOpen()
  await stage.takeUp({ ids: [], tried: 1 }).says(whole('Half of an answer.'))
  expect(said(stage, stage.asked.ts)).toEqual(['Half of an answer.'])
  expect(stage.isOpen()).toBe(false)
})

test('ten answers at once in one workspace end exactly, and none is refused for the limits', async () => {
  const replying = await beginVirtually()
  const { slack, time, open: openShow, question } = replying
  const show = openShow()
  const answer = wordsOf(225)
  const asked = Array.from({ length: 10 }, () => question())
  await time.run(Promise.all(asked.map((one) => reply(show, replying, one).says(typed(time, answer, 15_000)))))
  for (const one of asked) expect(said(replying, one.ts)).toEqual([answer])
  expect(slack.record.calls.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
})

test('ten answers at once that are edited end soon after their last words: edits are kept for each of them', async () => {
  const replying = await beginVirtually()
  const { slack, time, open: openShow, question } = replying
  const show = openShow({ channelStreams: false })
  const answer = wordsOf(225)
  const asked = Array.from({ length: 10 }, () => {
    const channel = slack.world.addChannel(slack.workspace, 'more')
    return { channel, ...question({ channel }) }
  })
  const from = time.now()
  await time.run(Promise.all(asked.map((one) => reply(show, replying, one).says(typed(time, answer, 15_000)))))
  // A budget that was used up gives one edit each 2.7 s: the tenth would be 24 s late.
  expect(time.now() - from).toBeLessThan(15_000 + 8_000)
  for (const { ts, channel } of asked) expect(said(replying, ts, channel)).toEqual([answer])
  expect(slack.record.calls.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
})

test('beyond the budget for streams answers are posted and edited', async () => {
  const replying = await begin({ speed: 20 })
  const { slack, time, open: openShow, question } = replying
  const show = openShow()
  const asked = Array.from({ length: 14 }, () => question({ channel: slack.world.addChannel(slack.workspace, 'more') }))
  await Promise.all(asked.map((one) => reply(show, replying, one).says(typed(time, wordsOf(30), 3_000))))
  expect(slack.record.outcomes()).toMatchObject({ 'chat.startStream ok': 10, 'chat.postMessage ok': 4 })
  expect(slack.record.calls.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
})

test('where Slack does not stream in channels answers are posted and edited, and it is asked once', async () => {
  const replying = await begin({ speed: 20, streamsInChannels: false })
  const { slack, time, open: openShow, question } = replying
  const show = openShow()
  for (const asked of [question(), question()]) {
    await reply(show, replying, asked).says(typed(time, wordsOf(30), 3_000))
    expect(said(replying, asked.ts)).toEqual([wordsOf(30)])
  }
  const outcomes = slack.record.outcomes()
  expect(outcomes).toMatchObject({ 'chat.startStream channel_type_not_supported': 1, 'chat.postMessage ok': 2 })
})

test('in a talk without threads answers are posted and edited, and found again', async () => {
  const replying = await begin({ speed: 20 })
  const { slack, time, open: openShow, question } = replying
  const direct = slack.directly()
  const asked = question({ channel: direct })
  const unthreaded = { ...asked, thread: asked.thread.replace(/[^/]*$/, '') }
  slack.faults.next('chat.postMessage', { kind: 'lost' })
  await reply(openShow(), replying, unthreaded).says(typed(time, wordsOf(30), 3_000))
  expect(slack.viewer(undefined, direct).map(({ text }) => text)).toEqual(['What do you have?', wordsOf(30)])
  expect(slack.record.outcomes()).toMatchObject({ 'conversations.history ok': 1 })
})

test('an app that stops leaves no stream open, and a message can be taken away', async () => {
  const replying = await begin({ speed: 20 })
  const { slack, open: openShow, question } = replying
  const show = openShow()
  const asked = question()
  const { id } = await show.show({ ...showing(asked, 'Half of an'), complete: false })
  expect(slack.viewer(asked.ts).at(-1)?.open).toBe(true)
  await show.close()
  expect(slack.viewer(asked.ts).at(-1)).toMatchObject({ text: 'Half of an', open: false })
  await show.remove({ thread: asked.thread, id })
  await show.remove({ thread: asked.thread, id })
  expect(said(replying, asked.ts)).toEqual([])
})

test('nothing that an answer says calls anybody, streamed, posted or edited', async () => {
  const replying = await begin({ speed: 20 })
  const { slack, time, open: openShow, question } = replying
  const calls = '<!channel> <!here|all> <@U0SIM00002> <!subteam^S1|team> `<!everyone>` @channel '
  const show = openShow()
  const streamed = question()
  const posted = question()
  const edited = question()
  slack.faults.next('chat.startStream', { kind: 'limited', retryAfterS: 1 })
  await reply(show, replying, edited).says(typed(time, calls.repeat(5), 4_000))
  await reply(show, replying, streamed).says(typed(time, calls.repeat(40), 4_000))
  await show.show(showing(posted, escapeMentions(calls)))
  expect(slack.record.pings).toEqual([])
  expect(readable(said(replying, posted.ts).join(''))).toBe(calls)
  expect(said(replying, edited.ts)).toEqual([calls.repeat(5)])
  expect(slack.record.outcomes()).toMatchObject({ 'chat.postMessage ok': 2, 'chat.startStream ok': 1 })
})

/** A message that is whole when it is first shown. */
const showing = ({ thread, key, replyTo }: ReturnType<Replying['question']>, text: string) => ({
  thread,
  key: `${key}/0`,
  replyTo,
  person: 'ada',
  locale: 'en',
  text,
  id: undefined,
  isRetry: false,
  closerLength: 0,
  complete: true,
  isLast: true,
})

async function* whole(text: string) {
  yield text
}

async function* endless(text: string) {
  yield text
  await new Promise(() => undefined)
}
