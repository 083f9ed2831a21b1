import { expect, test } from 'vitest'
import type { IncomingMessage } from '../../../adapters/bridge/platform/messages.ts'
import { Undelivered } from '../../../adapters/bridge/platform/undelivered.ts'
import { systemTime, type Time } from '../../../adapters/bridge/time.ts'
import { DAY_MS, HOUR_MS } from '../../../src/contract/fields/times.ts'
import { startBot } from '../../sim/bots/bot.ts'
import { said } from '../../sim/bots/person.ts'
import { createSimPlatform } from '../../sim/bots/platform.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { useBridges } from '../bridges.ts'

const { serve, start, restart, memory: sharedMemory, closing } = useBridges()

test('what was said in known threads while nobody listened is answered once, unless it is too old', async () => {
  const place = await serve(async function* ({ question }) {
    yield `You said ${question}.`
  })
  const now = Date.now()
  const history: IncomingMessage[] = []
  const before = await start(place, createSimPlatform({ history }))
  await before.bridge.receive({ ...said('1'), at: now - 60_000 })
  await before.bridge.idle()
  history.push(
    { ...said('old'), at: now - 16 * 60_000 },
    { ...said('1'), at: now - 60_000 },
    { ...said('missed'), at: now - 30_000 },
    { ...said('elsewhere', 'elsewhere', 'unknown'), at: now - 30_000 },
  )
  const after = await restart(place, before)
  await after.bridge.idle()
  await after.platform.on().connected()
  await after.bridge.idle()
  expect(after.platform.viewer('t')).toEqual(['You said 1.', 'You said missed.'])
  expect(after.platform.viewer('unknown')).toEqual([])
  expect([await after.bridge.knows('t'), await after.bridge.knows('unknown')]).toEqual([true, false])
})

test('what came in while the platform was heard is not looked for again', async () => {
  const place = await serve(async function* ({ question }) {
    yield `You said ${question}.`
  })
  const { bridge, platform, memory } = await start(place, createSimPlatform())
  await bridge.receive(said('1'))
  await bridge.idle()
  const lookedBack: number[] = []
  platform.messagesSince = async function* (_, since) {
    lookedBack.push(Math.round((Date.now() - since) / 60_000))
    yield* []
  }
  platform.isReceiving = () => true
  await bridge.connected()
  await expect.poll(() => memory.atomic.read('heard', 'discord')).toBeDefined()
  await bridge.connected()
  expect(lookedBack).toEqual([15, 2])
})

test('what is said while the missed messages are fetched comes after them', async () => {
  const place = await serve(async function* ({ question }) {
    yield `You said ${question}.`
  })
  const platform = createSimPlatform()
  const bot = await start(place, platform)
  const now = Date.now()
  await bot.bridge.receive({ ...said('1'), at: now - 3_000 })
  await bot.bridge.idle()
  const [asked, fetching] = [createGate(), createGate()]
  platform.messagesSince = async function* () {
    asked.open()
    await fetching.opened
    yield { ...said('missed'), at: now - 2_000 }
  }
  const connected = bot.bridge.connected()
  await asked.opened
  await bot.bridge.receive({ ...said('new'), at: now })
  fetching.open()
  await connected
  await bot.bridge.idle()
  expect(platform.viewer('t')).toEqual(['You said 1.', 'You said missed\n\nnew.'])
})

test('a reply that was begun is completed while missed messages are still fetched', async () => {
  const gate = createGate()
  const place = await serve(async function* ({ question }) {
    yield `You said ${question}`
    if (question === 'first') await gate.opened
    yield '.'
  })
  const before = await start(place, createSimPlatform())
  const now = Date.now()
  await before.bridge.receive({ ...said('first'), at: now - 3_000 })
  await expect.poll(() => before.platform.viewer('t')).toEqual(['You said first'])
  const platform = before.platform.reborn()
  const fetching = createGate()
  platform.messagesSince = async function* () {
    await fetching.opened
    yield { ...said('missed'), at: now - 2_000 }
  }
  platform.start = async () => undefined
  void before.bridge.close()
  const after = await start(place, platform)
  const connected = after.bridge.connected()
  await after.bridge.receive({ ...said('new'), at: now })
  gate.open()
  await expect.poll(() => platform.viewer('t')).toEqual(['You said first.'])
  fetching.open()
  await connected
  await after.bridge.idle()
  expect(platform.viewer('t')).toEqual(['You said first.', 'You said missed\n\nnew.'])
})

test('a connection lost again while missed messages are fetched: what was missed then comes first too', async () => {
  const place = await serve(async function* ({ question }) {
    yield `You said ${question}.`
  })
  const platform = createSimPlatform()
  const bot = await start(place, platform)
  const now = Date.now()
  await bot.bridge.receive({ ...said('1'), at: now - 4_000 })
  await bot.bridge.idle()
  const fetches = [createGate(), createGate()]
  let asked = 0
  platform.messagesSince = async function* () {
    const round = asked++
    await fetches[round]?.opened
    if (round === 1) yield { ...said('missed'), at: now - 2_000 }
  }
  const connected = [bot.bridge.connected()]
  await expect.poll(() => asked).toBe(1)
  connected.push(bot.bridge.connected())
  await bot.bridge.receive({ ...said('new'), at: now })
  fetches[0]?.open()
  await expect.poll(() => asked).toBe(2)
  fetches[1]?.open()
  await Promise.all(connected)
  await bot.bridge.idle()
  expect(platform.viewer('t')).toEqual(['You said 1.', 'You said missed\n\nnew.'])
})

test('threads that cannot be looked through hold up no other, nor themselves once the platform is back', async () => {
  const place = await serve(async function* ({ question }) {
    yield `You said ${question}.`
  })
  const platform = createSimPlatform()
  const bot = await start(place, platform)
  const now = Date.now()
  const sick = ['s1', 's2', 's3', 's4', 's5']
  for (const thread of [...sick, 'well'])
    await bot.bridge.receive({ ...said(`1 ${thread}`, '1', thread), at: now - 3_000 })
  await bot.bridge.idle()
  let failures = 0
  let areSick = true
  platform.messagesSince = async function* (thread) {
    if (!areSick || !sick.includes(thread)) return yield* []
    failures += 1
    throw new Undelivered('retryable', 'later', { retryAfterMs: 3_600_000 })
  }
  const connected = [bot.bridge.connected()]
  await expect.poll(() => failures).toBe(5)
  connected.push(bot.bridge.connected())
  await bot.bridge.receive({ ...said('2', '2', 'well'), at: now })
  await expect.poll(() => platform.viewer('well')).toEqual(['You said 1.', 'You said 2.'])
  areSick = false
  await bot.bridge.receive({ ...said('3', '3', 's1'), at: now })
  await Promise.all([...connected, bot.bridge.connected()])
  await bot.bridge.idle()
  expect(platform.viewer('s1')).toEqual(['You said 1.', 'You said 3.'])
})

test('while many threads are looked through, one where somebody speaks comes first', async () => {
  const place = await serve(async function* ({ question }) {
    yield `You said ${question}.`
  })
  const platform = createSimPlatform()
  const bot = await start(place, platform)
  const threads = Array.from({ length: 12 }, (_, index) => `t${index}`)
  for (const thread of threads) await bot.bridge.receive(said(`old ${thread}`, 'old', thread))
  await bot.bridge.idle()
  const looked: string[] = []
  const full = createGate()
  const gates = threads.map(createGate)
  platform.messagesSince = async function* (thread) {
    looked.push(thread)
    if (looked.length === 4) full.open()
    await gates[looked.length - 1]?.opened
    yield* []
  }
  const connected = bot.bridge.connected()
  await full.opened
  const last = threads.find((thread) => !looked.includes(thread)) ?? ''
  await bot.bridge.receive(said('new', 'new', last))
  gates[0]?.open()
  await expect.poll(() => looked[4]).toBe(last)
  for (const gate of gates) gate.open()
  await connected
  await bot.bridge.idle()
  expect([looked.length, platform.viewer(last)]).toEqual([12, ['You said old.', 'You said new.']])
})

/** A bot that was spoken to, and answers what it missed for a day. */
async function startWithDay(time: Time = systemTime) {
  const { service, model, serialNumber } = await serve(async function* ({ question }) {
    yield `You said ${question}.`
  })
  const asked = () => model.prompts.map(({ question }) => question)
  const of = { url: service.url, secretKey: service.keys.secret }
  const bot = await startBot({ service: of, serialNumber, memory: sharedMemory(), time, catchUpMs: DAY_MS })
  closing.push(bot.bridge.close)
  await bot.bridge.receive(said('1'))
  await bot.bridge.idle()
  return { ...bot, asked }
}

test('what became older than a day while other channels were read is not answered: it may have been answered before', async () => {
  let waitedMs = 0
  const now = () => Date.now() + waitedMs
  const { bridge, platform, asked } = await startWithDay({ ...systemTime, now })
  platform.otherChannels = () => [async () => ['other']]
  platform.messagesSince = async function* (thread) {
    if (thread !== 'other') return
    const messages = ([23, 1] as const).map((hours) => ({
      ...said(`${hours} hours`, `${hours} hours`, 'other'),
      at: now() - hours * HOUR_MS,
    }))
    waitedMs = 2 * HOUR_MS
    yield* messages
  }
  await bridge.connected()
  await expect.poll(asked).toEqual(['1', '1 hours'])
})

test('a workspace whose channels cannot be listed holds up no other', async () => {
  const { bridge, platform, asked, reported } = await startWithDay()
  const failing = () => Promise.reject(new Undelivered('retryable', 'the token is revoked'))
  platform.otherChannels = () => [failing, async () => ['other']]
  platform.messagesSince = async function* (thread) {
    if (thread === 'other') yield { ...said('first', 'first', 'other'), at: Date.now() }
  }
  await bridge.connected()
  await expect.poll(asked).toEqual(['1', 'first'])
  expect(reported).toEqual([])
})
