import { randomUUID } from 'node:crypto'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { BridgeParts } from '../../adapters/bridge/bridge.ts'
import { openShortMemory } from '../../adapters/bridge/memory/sqlite.ts'
import { createClient } from '../../src/contract/client/client.ts'
import { nobodyAnswered } from '../../src/contract/client/refused.ts'
import { AppError } from '../../src/contract/errors.ts'
import { startBot } from '../sim/bots/bot.ts'
import { ada, said } from '../sim/bots/person.ts'
import { TEST_MS } from '../sim/clock/deadline.ts'
import { createGate } from '../sim/clock/gate.ts'
import { fastTime } from '../sim/clock/time.ts'
import { listingRow, type Scene, type SimCore, startCore } from '../sim/service/core.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const scene: Scene = {
  secretKey: 'sk',
  chatbots: [{ serialNumber: 'bot-1', Name: 'Ada', WelcomeMessage: 'Welcome to Elm Homes!' }],
  listings: [],
  answer: (content) => ['You said: ', content],
}

async function setUp(changes: Partial<Scene> = {}, parts: Omit<Partial<BridgeParts>, 'platform'> = {}) {
  const core = await startCore({ ...scene, ...changes })
  const bot = await startBot({
    service: { url: core.url, secretKey: 'sk' },
    serialNumber: 'bot-1',
    retryForMs: 0,
    ...parts,
  })
  closing.push(bot.bridge.close, core.close)
  const ask = async (text: string, id: string = randomUUID()) => {
    await bot.bridge.receive(said(id, text))
    await bot.bridge.idle()
  }
  return { core, ...bot, ask, shown: () => bot.platform.viewer(visitor.thread) }
}

const visitor = ada()
const opened = (core: SimCore) => core.asked.filter(({ name }) => name === 'GetSession').map(({ input }) => input)

test('a question in a new thread opens a session for its person, and the thread keeps it', async () => {
  const { core, ask, shown } = await setUp()
  await ask('hello')
  await ask('again')
  expect(shown()).toEqual(['You said: hello', 'You said: again'])
  expect(opened(core)).toEqual([{ serialNumber: 'bot-1', visitorId: 'discord:ada', source: 'discord' }])
})

test('a thread is greeted once, and again when its talk begins anew', async () => {
  const { core, bridge } = await setUp()
  expect((await bridge.greet(visitor))?.text).toBe('Welcome to Elm Homes!')
  expect(await bridge.greet(visitor)).toBeUndefined()
  expect((await bridge.restart(visitor)).text).toBe('Welcome to Elm Homes!')
  expect(opened(core)).toHaveLength(2)
})

test('what is asked while a talk begins anew belongs to the new session', async () => {
  const { core, bridge, ask } = await setUp()
  await ask('first')
  await Promise.all([bridge.restart(visitor), ask('second')])
  await bridge.idle()
  const sessions = core.asked
    .filter(({ name }) => name === 'ClientAsk')
    .map(({ input }) => (input as { sessionID: number }).sessionID)
  expect(new Set(sessions).size).toBe(2)
})

test('a chatbot without a welcome message greets by its name and says what it is', async () => {
  const { bridge } = await setUp({ chatbots: [{ serialNumber: 'bot-1', Name: 'Ada' }] })
  expect((await bridge.greet(visitor))?.text).toMatch(/I am Ada, an automated assistant/)
})

test('a session the service knows no more is replaced, and the question still answered', async () => {
  const { core, ask, shown } = await setUp()
  await ask('hello')
  core.forget()
  await ask('still there?')
  expect(shown().at(-1)).toBe('You said: still there?')
  expect(opened(core)).toHaveLength(2)
})

test('the id of a message travels as its Idempotency-Key', async () => {
  const { core, ask } = await setUp()
  await ask('hello', 'message-7')
  const keys = core.asked.filter(({ name }) => name === 'ClientAsk').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toEqual(['discord/message-7'])
})

test('a long answer arrives whole, in messages that fit the platform', async () => {
  const paragraphs = Array.from({ length: 20 }, (_, index) => `This is paragraph ${index} of a long answer.\n\n`)
  const { ask, shown } = await setUp({ answer: () => paragraphs })
  await ask('tell me all')
  expect(shown().join('')).toBe(paragraphs.join(''))
  expect(shown().every((text) => text.length <= 200)).toBe(true)
})

test('a refusal is told kindly and is no defect', async () => {
  const { ask, shown, reported } = await setUp({
    answer: () => {
      throw new AppError('modelUnavailable')
    },
  })
  await ask('hello')
  expect(shown()).toEqual(['I cannot think of an answer right now. Please ask again in a moment.'])
  expect(reported).toEqual([])
})

test('an answer that breaks off keeps what was said and says that it broke off', async () => {
  const { ask, shown } = await setUp({
    *answer() {
      yield 'There are two'
      throw new AppError('stopping')
    },
  })
  await ask('hello')
  expect(shown()).toEqual(['There are two\n\nI am just being restarted. Please ask again in a moment.'])
})

test('a service that cannot be reached is told kindly', async () => {
  const { core, ask, shown } = await setUp()
  await core.close()
  await ask('hello')
  expect(shown()[0]).toMatch(/^I cannot reach the service/)
})

test('a stopped answer leaves what was said and hangs up on the service', async () => {
  const hungUp = Promise.withResolvers<void>()
  const { ask, shown, bridge } = await setUp({
    async *answer(_, signal) {
      signal.addEventListener('abort', () => hungUp.resolve())
      yield 'There are'
      await hungUp.promise
    },
  })
  const asking = ask('hello')
  await expect.poll(() => shown()).toEqual(['There are'])
  expect(await bridge.stop(visitor)).toBe(true)
  await Promise.all([asking, hungUp.promise])
  expect(shown()).toEqual(['There are\n\nStopped.'])
  expect(await bridge.stop(visitor)).toBe(false)
})

test('while the service is away, nobody is told that nothing is running: another process may answer', async () => {
  const { core, ask, bridge } = await setUp()
  await ask('hello')
  await core.close()
  await expect(bridge.stop(visitor)).rejects.toSatisfy(nobodyAnswered)
})

test('an answer is stopped soon, though the service does not say that it stopped it', async () => {
  const never = createGate()
  onTestFinished(never.open)
  const core = await startCore({
    ...scene,
    async *answer() {
      yield 'There are'
      await never.opened
    },
  })
  const client = createClient({ baseUrl: core.url, secretKey: 'sk' })
  const { bridge, platform } = await startBot({
    service: { url: core.url, secretKey: 'sk' },
    serialNumber: 'bot-1',
    time: fastTime(20),
    client: {
      ...client,
      async call(name, ...given) {
        if (name === 'Stop') await never.opened
        return await client.call(name, ...given)
      },
    },
  })
  closing.push(bridge.close, core.close)
  await bridge.receive(said('1', 'hello'))
  const shown = () => platform.viewer(visitor.thread)
  await expect.poll(shown).toEqual(['There are'])
  expect(await bridge.stop(visitor)).toBe(true)
  await bridge.idle()
  expect(shown()).toEqual(['There are\n\nStopped.'])
})

test('a defect of ours is reported and told kindly', async () => {
  const lasting = openShortMemory()
  const { ask, shown, reported } = await setUp({}, { lasting })
  const defect = new TypeError('cannot read this')
  lasting.keyv.get = () => Promise.reject(defect)
  await ask('hello')
  expect(reported).toEqual([defect])
  expect(shown()).toEqual(['Something went wrong on my side. Please try again in a moment.'])
})

test('listings come as cards, page by page', async () => {
  const listings = Array.from({ length: 7 }, (_, index) => listingRow({ ID: 7 - index, City: 'Kent', Price: '1' }))
  const { bridge } = await setUp({ listings })
  const first = await bridge.listings.find(visitor, { Query: 'kent' })
  const second = await bridge.listings.page(visitor, first.search, 2)
  expect([first.total, first.page, first.pages, first.cards.length]).toEqual([7, 1, 2, 5])
  expect(second?.cards.map((card) => card.id)).toEqual([2, 1])
  expect([first.notes, second?.notes]).toEqual([['Looking for: homes in kent.'], []])
})

test('one person alone never waits for messages that might overtake; several people do, and keep their order', async () => {
  const { bridge, platform, shown } = await setUp()
  // Longer than this test may take.
  platform.reorderMs = 2 * TEST_MS
  await bridge.receive({ ...said('1'), at: 1 })
  await bridge.idle()
  await bridge.receive({ ...said('2'), at: 2 })
  await bridge.idle()
  platform.reorderMs = 700
  await bridge.receive({ ...said('4'), at: 4, person: 'ben' })
  await bridge.receive({ ...said('3'), at: 3 })
  await bridge.idle()
  expect(shown()).toEqual(['You said: 1', 'You said: 2', 'You said: 3\n\n4'])
})
