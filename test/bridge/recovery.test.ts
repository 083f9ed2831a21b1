import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Memory } from '../../adapters/bridge/memory.ts'
import { type Incoming, Undelivered } from '../../adapters/bridge/platform.ts'
import { openShortMemory } from '../../adapters/bridge/store.ts'
import { type Bot, startBot } from '../sim/bot.ts'
import { startCore } from '../sim/core.ts'
import { createGate } from '../sim/gate.ts'
import { said } from '../sim/person.ts'
import { createSimPlatform, type Fault, type SimPlatform } from '../sim/platform.ts'
import { startProxy } from '../sim/proxy.ts'
import { createScriptedModel, type Script } from '../sim/scripted-model.ts'
import { type Service, startService } from '../sim/service.ts'

let memory: Memory
const closing: (() => Promise<unknown>)[] = []
beforeEach(() => {
  memory = openShortMemory()
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  await memory.close()
})

/** A service whose model follows the script, and a chatbot. */
async function serve(script: Script) {
  const model = createScriptedModel(script)
  const service = await startService({ model })
  closing.push(() => service.stop())
  return { service, model, serialNumber: await service.data<string>('/chat/Chatbot/Add', {}) }
}

type Place = { service: Service; serialNumber: string; url?: string }

async function start({ service, serialNumber, url = service.url }: Place, platform: SimPlatform): Promise<Bot> {
  const bot = await startBot({ service: { url, secretKey: service.keys.secret }, serialNumber, platform, memory })
  closing.push(() => bot.bridge.close())
  return bot
}

/** Another process on the same memory and platform, after the one before was killed. */
async function restart(place: Place, before: Bot): Promise<Bot> {
  const platform = before.platform.reborn()
  void before.bridge.close()
  return start(place, platform)
}

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
  await vi.waitFor(() => expect(before.platform.viewer('t')).toEqual(['There are two houses']))
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
  expect(platform.shown.map(({ id, again }) => [id, again]).slice(0, 2)).toEqual([
    [undefined, false],
    [undefined, true],
  ])
  expect(place.model.prompts).toHaveLength(1)
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
  await vi.waitFor(() => expect(place.model.prompts).toHaveLength(1))
  const after = await restart(place, before)
  gate.open()
  await after.bridge.idle()
  expect(after.platform.viewer('t')).toEqual(['You said first.', 'You said second\n\nthird.'])
  const talk = await talks(place.service, place.serialNumber)
  expect(talk.map(({ Messages }) => Messages.length)).toEqual([4])
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
  await vi.waitFor(() => expect(bot.platform.viewer('t')).toEqual(['There are two houses']))
  proxy.cut()
  gate.open()
  await bot.bridge.receive(said('2'))
  proxy.mend()
  await bot.bridge.idle()
  expect(bot.platform.viewer('t')).toEqual(['There are two houses and a barn.', 'There are two houses and a barn.'])
  expect([place.model.prompts.length, bot.reported]).toEqual([2, []])
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
  const bot = await startBot({ service, serialNumber: 'bot-1', platform, memory })
  closing.push(() => bot.bridge.close())
  await bot.bridge.receive(said('1'))
  await vi.waitFor(() => expect(platform.viewer('t').join('')).toBe(words.join('')))
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

test('what was said in known threads while nobody listened is answered once, unless it is too old', async () => {
  const place = await serve(async function* ({ question }) {
    yield `You said ${question}.`
  })
  const now = Date.now()
  const history: Incoming[] = []
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
  platform.missed = async function* () {
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
  await vi.waitFor(() => expect(before.platform.viewer('t')).toEqual(['You said first']))
  const platform = before.platform.reborn()
  const fetching = createGate()
  platform.missed = async function* () {
    await fetching.opened
    yield { ...said('missed'), at: now - 2_000 }
  }
  platform.start = async () => undefined
  void before.bridge.close()
  const after = await start(place, platform)
  const connected = after.bridge.connected()
  await after.bridge.receive({ ...said('new'), at: now })
  gate.open()
  await vi.waitFor(() => expect(platform.viewer('t')).toEqual(['You said first.']))
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
  platform.missed = async function* () {
    const round = asked++
    await fetches[round]?.opened
    if (round === 1) yield { ...said('missed'), at: now - 2_000 }
  }
  const connected = [bot.bridge.connected()]
  await vi.waitFor(() => expect(asked).toBe(1))
  connected.push(bot.bridge.connected())
  await bot.bridge.receive({ ...said('new'), at: now })
  fetches[0]?.open()
  await vi.waitFor(() => expect(asked).toBe(2))
  fetches[1]?.open()
  await Promise.all(connected)
  await bot.bridge.idle()
  expect(platform.viewer('t')).toEqual(['You said 1.', 'You said missed\n\nnew.'])
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
  platform.missed = async function* (thread) {
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
  await vi.waitFor(() => expect(looked[4]).toBe(last))
  for (const gate of gates) gate.open()
  await connected
  await bot.bridge.idle()
  expect([looked.length, platform.viewer(last)]).toEqual([12, ['You said old.', 'You said new.']])
})
