import { expect, test } from 'vitest'
import type { ReplyPart, ShownPart } from '../../../adapters/bridge/platform/platform.ts'
import { Undelivered } from '../../../adapters/bridge/platform/undelivered.ts'
import { noProgress, showReply } from '../../../adapters/bridge/reply/show-reply.ts'
import { restFor } from '../../../adapters/discord/show/messages.ts'
import { type VirtualTime, virtualTime } from '../../sim/clock/time.ts'

const ROUND_TRIP_MS = 80
const limits = { text: 2_000, unit: 'utf16' } as const
type Seen = ReplyPart & { at: number }

/** A platform that takes 5 requests in 5 s, and keeps what a reader saw and when. */
function createPlatform(time: VirtualTime, faults: (Error | undefined)[] = []) {
  const seen: Seen[] = []
  const messages = new Map<string, string>()
  let inFlight = 0
  let window = { from: Number.NEGATIVE_INFINITY, used: 0 }
  const show = async (showing: ReplyPart): Promise<ShownPart> => {
    inFlight += 1
    expect(inFlight).toBe(1)
    await time.sleep(ROUND_TRIP_MS)
    inFlight -= 1
    if (time.now() >= window.from + 5_000) window = { from: time.now(), used: 0 }
    const resetMs = window.from + 5_000 - time.now()
    window.used += 1
    const fault = faults.shift()
    if (fault !== undefined) throw fault
    if (window.used > 5) throw new Undelivered('retryable', 'too many requests', { retryAfterMs: resetMs })
    seen.push({ ...showing, at: time.now() })
    messages.set(showing.key, showing.text)
    return { id: `id of ${showing.key}`, restMs: restFor(5 - window.used, resetMs) }
  }
  const remove = async () => undefined
  const closeAbandoned = async () => undefined
  return {
    limits,
    encode: (text: string) => text,
    closeAbandoned,
    show,
    remove,
    seen,
    text: () => [...messages.values()].join(''),
  }
}

async function* typed(time: VirtualTime, words: string[], everyMs: number) {
  let text = ''
  for (const word of words) {
    await time.sleep(everyMs)
    text += word
    yield text
  }
}

async function* brokenOff() {
  yield 'Half of '
  yield 'Half of an'
  throw new Error('broke off')
}

const place = (time: VirtualTime, platform: ReturnType<typeof createPlatform>) => ({
  platform,
  time,
  thread: 't',
  key: 'q1',
  replyTo: 'q',
  person: 'ada',
  locale: 'en',
  begun: noProgress,
  keep: async () => undefined,
  signal: new AbortController().signal,
})
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${100 + (index % 900)} `)

test('an answer of 15 s comes at once, grows steadily and ends whole, within what the platform takes', async () => {
  const time = virtualTime()
  const platform = createPlatform(time)
  const answer = words(225)
  await time.run(showReply(typed(time, answer, 15_000 / 225), place(time, platform)))
  const { seen } = platform
  const firstFragmentAt = 15_000 / 225
  expect(seen[0]?.at).toBeCloseTo(firstFragmentAt + ROUND_TRIP_MS)
  expect(time.now()).toBeLessThanOrEqual(15_000 + 2 * ROUND_TRIP_MS + 1)
  expect(platform.text()).toBe(answer.join(''))
  expect(seen.length).toBeLessThanOrEqual(14)
  expect(new Set(seen.map((showing) => showing.text)).size).toBe(seen.length)
  const gaps = seen.slice(1).map((showing, index) => showing.at - (seen[index]?.at ?? 0))
  expect(Math.max(...gaps)).toBeLessThanOrEqual(1_500)
})

test('half of a character waits for the other, and one that stays alone is shown as a sign that no platform refuses', async () => {
  const time = virtualTime()
  const platform = createPlatform(time)
  await time.run(
    showReply(typed(time, ['a \ud83c', '\udfe1 b \ud83c', ' c \udfe1', ' d \ud83c'], 2_000), place(time, platform)),
  )
  expect(platform.text()).toBe('a 🏡 b \ufffd c \ufffd d \ufffd')
  const states = platform.seen.map(({ text }) => text)
  expect(states.filter((text) => !text.isWellFormed() || !platform.text().startsWith(text))).toEqual([])
})

test('one message grows: it is made once and then changed, and only its last state is complete', async () => {
  const time = virtualTime()
  const platform = createPlatform(time)
  await time.run(showReply(typed(time, words(40), 100), place(time, platform)))
  expect(new Set(platform.seen.map(({ key }) => key))).toEqual(new Set(['q1/0']))
  expect(platform.seen.map(({ id }) => id)).toEqual([undefined, ...platform.seen.slice(1).map(() => 'id of q1/0')])
  expect(platform.seen.map(({ complete }) => complete)).toEqual([...platform.seen.slice(1).map(() => false), true])
})

test('a long answer goes on in further messages, and those left behind are complete and never touched again', async () => {
  const time = virtualTime()
  const platform = createPlatform(time)
  const answer = words(600)
  await time.run(showReply(typed(time, answer, 50), place(time, platform)))
  expect(platform.text()).toBe(answer.join(''))
  const completed = platform.seen.filter(({ complete }) => complete).map(({ key }) => key)
  expect(completed).toEqual(['q1/0', 'q1/1', 'q1/2'])
  const afterFirst = platform.seen.slice(platform.seen.findIndex(({ complete }) => complete) + 1)
  expect(afterFirst.filter(({ key }) => key === 'q1/0')).toEqual([])
})

test('an answer that is there at once takes one request, a blank one none', async () => {
  const time = virtualTime()
  const platform = createPlatform(time)
  await time.run(showReply(typed(time, ['All ', 'at ', 'once'], 0), place(time, platform)))
  await time.run(showReply(typed(time, [' \n'], 0), { ...place(time, platform), key: 'q2' }))
  expect(platform.seen.at(-1)).toMatchObject({ key: 'q1/0', text: 'All at once', complete: true })
  expect(platform.seen.filter(({ key }) => key.startsWith('q2'))).toEqual([])
})

test('a fragment that ends inside a character is shown without the half until the rest comes', async () => {
  const time = virtualTime()
  const platform = createPlatform(time)
  await time.run(showReply(typed(time, ['House \ud83c', '\udfe1'], 3_000), place(time, platform)))
  expect([...new Set(platform.seen.map(({ text }) => text))]).toEqual(['House ', 'House 🏡'])
})

test('a refused pace and a lost answer are tried again with the same key, and the newest text wins', async () => {
  const time = virtualTime()
  const faults = [
    new Undelivered('ambiguous', 'the connection broke'),
    new Undelivered('retryable', 'slow down', { retryAfterMs: 2_000 }),
  ]
  const platform = createPlatform(time, faults)
  await time.run(showReply(typed(time, words(30), 100), place(time, platform)))
  const [first] = platform.seen
  expect([first?.key, first?.id, first?.at]).toEqual(['q1/0', undefined, 100 + 80 + 500 + 80 + 2_000 + 80])
  expect(first?.text).toBe(words(27).join(''))
  expect(platform.text()).toBe(words(30).join(''))
})

test('a message the platform refuses ends the reply with its error', async () => {
  const time = virtualTime()
  const refusal = new Undelivered('refused', 'no permission to write here')
  const platform = createPlatform(time, [refusal])
  await expect(time.run(showReply(typed(time, words(3), 10), place(time, platform)))).rejects.toBe(refusal)
})

test('an outage without end is given up, not waited for', async () => {
  const time = virtualTime()
  const outage = Array.from({ length: 36 }, () => new Undelivered('ambiguous', 'no answer'))
  const platform = createPlatform(time, outage)
  await expect(time.run(showReply(typed(time, words(3), 10), place(time, platform)))).rejects.toBe(outage[35])
  expect(time.now()).toBeLessThan(20 * 60_000)
})

test('what broke an answer off is thrown after the part of it that came is shown', async () => {
  const time = virtualTime()
  const platform = createPlatform(time)
  await expect(time.run(showReply(brokenOff(), place(time, platform)))).rejects.toThrow('broke off')
  expect(platform.text()).toBe('Half of an')
})
