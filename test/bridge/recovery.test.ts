import { expect, test } from 'vitest'
import type { Presence } from '../../adapters/bridge/inbox/lease.ts'
import { Undelivered } from '../../adapters/bridge/platform/undelivered.ts'
import { systemTime } from '../../adapters/bridge/time.ts'
import { type Client, createClient } from '../../src/contract/client/client.ts'
import { startBot } from '../sim/bots/bot.ts'
import { said } from '../sim/bots/person.ts'
import { createSimPlatform, type Fault } from '../sim/bots/platform.ts'
import { createGate } from '../sim/clock/gate.ts'
import { startCore } from '../sim/service/core.ts'
import { startProxy } from '../sim/service/proxy.ts'
import type { Service } from '../sim/service/service.ts'
import { useBridges } from './bridges.ts'

const { serve, start, restart, closing, memory } = useBridges()

const talks = (service: Service, SerialNumber: string) =>
  service.data<{ Messages: { Type: string; Content: string }[] }[]>('/chat/Chatbot/ChatContentHistory', {
    SerialNumber,
  })

test('a process killed in the middle of an answer leaves a message that the next one completes', async () => {
  const gate = createGate()
  const place = await serve(async function* () {
    yield 'There are two houses'
    await gate.opened
    yield ' and a barn.'
  })
  const before = await start(place, createSimPlatform())
  await before.bridge.receive(said('1', 'what is there?'))
  await expect.poll(() => before.platform.viewer('t')).toEqual(['There are two houses'])
  const after = await restart(place, before)
  gate.open()
  await after.bridge.idle()
  expect(after.platform.viewer('t')).toEqual(['There are two houses and a barn.'])
  expect(after.platform.busy.size).toBe(0)
  expect([place.model.prompts.length, before.reported, after.reported]).toEqual([1, [], []])
})

test.each([
  ['before', false],
  ['after', true],
])('a process killed just %s its first message was made shows the answer once', async (_when, done) => {
  const place = await serve(async function* () {
    yield 'Two houses.'
  })
  const death = Promise.withResolvers<void>()
  let alive = true
  const fault = (): Fault | undefined => {
    if (!alive) return undefined
    death.resolve()
    return { done, error: new Undelivered('ambiguous', 'nobody hears this') }
  }
  const before = await start(place, createSimPlatform({ fault }))
  await before.bridge.receive(said('1'))
  await death.promise
  const platform = before.platform.reborn()
  alive = false
  void before.bridge.close()
  const after = await start(place, platform)
  await after.bridge.idle()
  expect(platform.viewer('t')).toEqual(['Two houses.'])
  expect(platform.shown.map(({ id, isRetry }) => [id, isRetry]).slice(0, 2)).toEqual([
    [undefined, false],
    [undefined, true],
  ])
  expect(place.model.prompts).toHaveLength(1)
})

test('a process that was suspended for longer than its lease shows nothing before it knows that the answer is still its own', async () => {
  const gate = createGate()
  const { service, serialNumber } = await serve(async function* () {
    yield 'There are two houses'
    await gate.opened
    yield ' and a barn.'
  })
  const happened: string[] = []
  const platform = createSimPlatform({
    fault: () => {
      happened.push('shown')
      return undefined
    },
  })
  const presence: Presence = {
    name: 'suspended',
    beat: async () => void happened.push('alive'),
    isGone: async () => true,
  }
  let sleptMs = 0
  const time = { ...systemTime, now: () => Date.now() + sleptMs }
  const bot = await startBot({
    service: { url: service.url, secretKey: service.keys.secret },
    serialNumber,
    platform,
    presence,
    time,
    memory: memory(),
  })
  closing.push(() => bot.bridge.close())
  await bot.bridge.receive(said('1', 'what is there?'))
  await expect.poll(() => platform.viewer('t')).toEqual(['There are two houses'])
  sleptMs = 10_000
  happened.length = 0
  gate.open()
  await bot.bridge.idle()
  expect(platform.viewer('t')).toEqual(['There are two houses and a barn.'])
  expect(happened[0]).toBe('alive')
})

test('what was answered is not answered again by the next process, nor shown again', async () => {
  const place = await serve(async function* () {
    yield 'Two houses.'
  })
  const before = await start(place, createSimPlatform())
  await before.bridge.receive(said('1'))
  await before.bridge.idle()
  const shown = before.platform.shown.length
  const after = await restart(place, before)
  await after.bridge.receive(said('1'))
  await after.bridge.idle()
  expect([after.platform.viewer('t'), after.platform.shown.length]).toEqual([['Two houses.'], shown])
})

test('what waited when the process was killed is asked after what was begun, in the same session', async () => {
  const gate = createGate()
  const place = await serve(async function* ({ question }) {
    if (question === 'first') await gate.opened
    yield `You said ${question}.`
  })
  const before = await start(place, createSimPlatform())
  for (const id of ['first', 'second', 'third']) await before.bridge.receive(said(id))
  await expect.poll(() => place.model.prompts).toHaveLength(1)
  const after = await restart(place, before)
  gate.open()
  await after.bridge.idle()
  expect(after.platform.viewer('t')).toEqual(['You said first.', 'You said second\n\nthird.'])
  const visitor = await talks(place.service, place.serialNumber)
  expect(visitor.map(({ Messages }) => Messages.length)).toEqual([4])
})

test('while the service is away the person sees what was said, and then all of it, once', async () => {
  const gate = createGate()
  const place = await serve(async function* () {
    yield 'There are two houses'
    await gate.opened
    yield ' and a barn.'
  })
  const proxy = await proxyTo(place.service.url)
  const bot = await start({ ...place, url: proxy.url }, createSimPlatform())
  await bot.bridge.receive(said('1'))
  await expect.poll(() => bot.platform.viewer('t')).toEqual(['There are two houses'])
  proxy.cut()
  gate.open()
  await bot.bridge.receive(said('2'))
  proxy.mend()
  await bot.bridge.idle()
  expect(bot.platform.viewer('t')).toEqual(['There are two houses and a barn.', 'There are two houses and a barn.'])
  expect([place.model.prompts.length, bot.reported]).toEqual([2, []])
})

test('an answer outlasts an outage of the platform of an hour, and stands once', async () => {
  const { service, serialNumber, model } = await serve(async function* () {
    yield 'Two houses'
    yield ' and a barn.'
  })
  let failures = 0
  const fault = (): Fault | undefined => {
    failures += 1
    // With pauses of half a minute, these are an hour.
    return failures > 120 ? undefined : { done: false, error: new Undelivered('ambiguous', 'nobody answers') }
  }
  const platform = createSimPlatform({ fault })
  const time = { ...systemTime, sleep: (_ms: number, signal?: AbortSignal) => systemTime.sleep(1, signal) }
  const core = { url: service.url, secretKey: service.keys.secret }
  const bot = await startBot({ service: core, serialNumber, platform, memory: memory(), time })
  closing.push(() => bot.bridge.close())
  await bot.bridge.receive(said('1'))
  await expect.poll(() => platform.viewer('t')).toEqual(['Two houses and a barn.'])
  await bot.bridge.idle()
  expect([platform.messages().length, model.prompts.length]).toEqual([1, 1])
})

test('an answer made anew takes the place of the other, and leaves no message too many', async () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index} `)
  let round = 0
  const core = await startCore({
    secretKey: 'sk',
    chatbots: [{ serialNumber: 'bot-1' }],
    listings: [],
    async *answer() {
      round += 1
      yield* round === 1 ? words : ['Short.']
      if (round === 1) await createGate().opened
    },
  })
  closing.push(() => core.close())
  const proxy = await proxyTo(core.url)
  const platform = createSimPlatform()
  const service = { url: proxy.url, secretKey: 'sk' }
  const bot = await startBot({ service, serialNumber: 'bot-1', platform, memory: memory() })
  closing.push(() => bot.bridge.close())
  await bot.bridge.receive(said('1'))
  await expect.poll(() => platform.viewer('t').join('')).toBe(words.join(''))
  proxy.cut()
  proxy.mend()
  await bot.bridge.idle()
  expect(platform.viewer('t')).toEqual(['Short.'])
})

async function proxyTo(url: string) {
  const { hostname: host, port } = new URL(url)
  const proxy = await startProxy({ host, port: Number(port) })
  closing.push(() => proxy.close())
  return { ...proxy, url: `http://127.0.0.1:${proxy.port}` }
}

test('a key that the service refuses is told in the log once, not at every try to read events', async () => {
  const { service, serialNumber } = await serve(async function* () {})
  const wrong = createClient({ baseUrl: service.url, secretKey: 'sk-not-a-key' })
  let tries = 0
  const client: Client = {
    ...wrong,
    async call(name, ...input) {
      if (name === 'Events') tries += 1
      return await wrong.call(name, ...input)
    },
  }
  const time = { ...systemTime, sleep: (_ms: number, signal?: AbortSignal) => systemTime.sleep(1, signal) }
  const core = { url: service.url, secretKey: 'sk-not-a-key' }
  const bot = await startBot({ service: core, serialNumber, client, memory: memory(), time })
  closing.push(() => bot.bridge.close())
  await expect.poll(() => tries).toBeGreaterThan(3)
  expect(bot.reported).toMatchObject([{ name: 'Refused', status: 401 }])
})
