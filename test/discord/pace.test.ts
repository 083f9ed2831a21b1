import { RateLimitError, REST, Routes } from 'discord.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { systemTime } from '../../adapters/bridge/time.ts'
import { createDiscordClient } from '../../adapters/discord/connect/client.ts'
import { createFirstResponses } from '../../adapters/discord/connect/first-responses.ts'
import { createPacedRequest, REQUESTS_PER_SECOND } from '../../adapters/discord/connect/pace.ts'
import { seeded } from '../sim/clock/seeded.ts'
import { virtualTime } from '../sim/clock/time.ts'
import { startDiscord } from '../sim/discord/discord.ts'
import { withoutLimits } from '../sim/discord/settings.ts'

/** When as many requests as that, all made at once, reach Discord, in ms: each is on its way for up to `lateMs`. */
async function arrivalsOf(count: number, { lateMs, url = 'channels/1' }: { lateMs: number; url?: string }) {
  const time = virtualTime()
  const random = seeded(1)
  const arrivals: number[] = []
  const request = createPacedRequest(async () => {
    arrivals.push(time.now() + random() * lateMs)
    return new Response()
  }, time)
  await time.run(Promise.all(Array.from({ length: count }, () => request(`https://discord.test/api/${url}`, {}))))
  return arrivals.toSorted((a, b) => a - b)
}

test('however many requests there are, Discord counts no more than 50 of them in any second', async () => {
  const arrivals = await arrivalsOf(1_000, { lateMs: 200 })
  const inASecond = arrivals.map((from) => arrivals.filter((at) => at >= from && at < from + 1_000).length)
  expect(Math.max(...inASecond)).toBeLessThanOrEqual(50)
  // No slower than they have to be.
  expect(arrivals.at(-1)).toBeLessThan(26_000)
})

test('a clock that is set back lengthens no wait', async () => {
  const time = virtualTime()
  let offsetMs = 0
  const request = createPacedRequest(async () => new Response(), { ...time, now: () => time.now() + offsetMs })
  const sendMany = () => Promise.all(Array.from({ length: 60 }, () => request('https://discord.test/channels/1', {})))
  await time.run(sendMany())
  offsetMs = -3_600_000
  await time.run(sendMany())
  expect(time.now()).toBeLessThan(10_000)
})

test('discord.js goes on too where the clock is set back', async () => {
  const sim = await startDiscord(withoutLimits)
  onTestFinished(() => sim.close())
  const clock = Date.now
  let offsetMs = 0
  onTestFinished(() => void vi.restoreAllMocks())
  for (const one of [Date, systemTime]) vi.spyOn(one, 'now').mockImplementation(() => clock() + offsetMs)
  const { rest } = createDiscordClient({
    apiUrl: sim.url,
    firstResponses: createFirstResponses(),
    report: () => undefined,
  })
  rest.setToken(sim.settings.token)
  const look = () => rest.get(Routes.channel(sim.channel.id))
  await look()
  offsetMs = -3_600_000
  await Promise.all(Array.from({ length: REQUESTS_PER_SECOND + 2 }, look))
  expect(sim.requests.map(({ status }) => status)).toEqual(Array(REQUESTS_PER_SECOND + 3).fill(200))
})

test.each(['user', 'global'] as const)(
  'where Discord wants to be left alone for longer than a timer runs (%s), nothing is asked over and over',
  async (scope) => {
    const sim = await startDiscord(withoutLimits)
    onTestFinished(() => sim.close())
    const firstResponses = createFirstResponses()
    const { rest } = createDiscordClient({ apiUrl: sim.url, firstResponses, report: () => undefined })
    rest.setToken(sim.settings.token)
    sim.faults.plan({ kind: 'limited', scope, retryAfterMs: 2 ** 31, headers: true }, { times: 100 })
    await expect(rest.get(Routes.channel(sim.channel.id))).rejects.toThrow(RateLimitError)
    expect(sim.requests).toHaveLength(1)
  },
)

test('first answers to interactions wait for nothing, as no limit counts them', async () => {
  const arrivals = await arrivalsOf(200, { lateMs: 0, url: 'interactions/1/token/callback' })
  expect(arrivals.at(-1)).toBe(0)
})

test('the first reactions in a channel, set and taken away, stay within the limit that both share', async () => {
  const sim = await startDiscord({ roundTripMs: 20 })
  onTestFinished(() => sim.close())
  const { rest } = createDiscordClient({
    apiUrl: sim.url,
    firstResponses: createFirstResponses(),
    report: () => undefined,
  })
  rest.setToken(sim.settings.token)
  const by = sim.join('Ada').id
  const messages = ['one', 'two'].map((text) => sim.say({ by, in: sim.channel.id, text }))
  const reactions = messages.map((id) => Routes.channelMessageOwnReaction(sim.channel.id, id, encodeURIComponent('👀')))
  await Promise.all([...reactions.map((route) => rest.put(route)), ...reactions.map((route) => rest.delete(route))])
  expect(sim.requests.map(({ status }) => status)).toEqual([204, 204, 204, 204])
})

test('in a storm that goes on, no request waits here until discord.js gives it up', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const time = { now: Date.now, sleep: (ms: number) => new Promise<void>((awake) => setTimeout(awake, ms)) }
  const { options } = createDiscordClient({
    apiUrl: 'https://discord.test/api',
    firstResponses: createFirstResponses(),
    report: () => undefined,
  }).rest
  const request = createPacedRequest(async () => new Response(null, { status: 204 }), time)
  let longest = 0
  const makeRequest: typeof request = async (...given) => {
    const since = Date.now()
    const answer = await request(...given)
    longest = Math.max(longest, Date.now() - since)
    return answer
  }
  const rest = new REST({ ...options, makeRequest }).setToken('token')
  const all = Array.from({ length: 2_000 }, (_, channel) => rest.post(Routes.channelTyping(`${channel + 1}`)))
  const storm = Promise.allSettled(all)
  await vi.advanceTimersByTimeAsync(120_000)
  expect((await storm).filter(({ status }) => status === 'rejected')).toEqual([])
  expect(longest).toBeLessThan(options.timeout / 2)
})
