import { randomUUID } from 'node:crypto'
import { Keyv } from 'keyv'
import { afterEach, expect, test, vi } from 'vitest'
import { createBridge } from '../../adapters/bridge/bridge.ts'
import { type Platform, Undelivered } from '../../adapters/bridge/platform.ts'
import { createThreads } from '../../adapters/bridge/threads.ts'
import { systemTime } from '../../adapters/bridge/time.ts'
import { createClient } from '../../src/contract/client.ts'
import { AppError } from '../../src/contract/envelope.ts'
import { listingRow, type Scene, type SimCore, startCore } from '../sim/core.ts'
import { ada, said } from '../sim/person.ts'

const cores: SimCore[] = []
afterEach(async () => {
  await Promise.all(cores.splice(0).map((core) => core.close()))
})

const scene: Scene = {
  secretKey: 'sk',
  chatbots: [{ serialNumber: 'bot-1', Name: 'Ada', WelcomeMessage: 'Welcome to Elm Homes!' }],
  listings: [],
  answer: (content) => ['You said: ', content],
}

async function setUp(changes: Partial<Scene> = {}, memory = new Keyv()) {
  const core = await startCore({ ...scene, ...changes })
  cores.push(core)
  const client = createClient({ baseUrl: core.url, secretKey: 'sk' })
  const shown = new Map<string, string>()
  const idle = new Map<string, () => void>()
  const platform: Platform = {
    name: 'terminal',
    limits: { text: 200, unit: 'utf16' },
    workingMs: 10_000,
    start: async () => undefined,
    stop: async () => undefined,
    show: async ({ key, text }) => {
      shown.set(key, text)
      return { id: key, left: Number.POSITIVE_INFINITY, resetMs: 0 }
    },
    remove: async () => undefined,
    mark: async () => undefined,
    working: async (thread, on) => (on ? undefined : idle.get(thread)?.()),
    open: () => Promise.reject(new Undelivered('refused', 'no attachments')),
    async *missed() {},
  }
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  const threads = createThreads({ client, memory, serialNumber: 'bot-1', source: 'terminal' })
  const bridge = createBridge({
    client,
    platform,
    memory: new Keyv(),
    threads,
    serialNumber: 'bot-1',
    time: systemTime,
    report,
  })
  const ask = async (text: string, id: string = randomUUID()) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    idle.set(talk.thread, resolve)
    await bridge.receive(said(id, text, talk.thread))
    await promise
  }
  return { core, bridge, ask, shown: () => [...shown.values()], reported, memory }
}

const talk = ada('terminal:ada')
const opened = (core: SimCore) => core.asked.filter(({ name }) => name === 'GetSession').map(({ input }) => input)

test('a question in a new thread opens a session for its person, and the thread keeps it', async () => {
  const { core, ask, shown } = await setUp()
  await ask('hello')
  await ask('again')
  expect(shown()).toEqual(['You said: hello', 'You said: again'])
  expect(opened(core)).toEqual([{ serialNumber: 'bot-1', visitorId: 'ada', source: 'terminal' }])
})

test('a thread is greeted once, and again when its talk begins anew', async () => {
  const { core, bridge } = await setUp()
  expect((await bridge.greet(talk))?.text).toBe('Welcome to Elm Homes!')
  expect(await bridge.greet(talk)).toBeUndefined()
  expect((await bridge.restart(talk)).text).toBe('Welcome to Elm Homes!')
  expect(opened(core)).toHaveLength(2)
})

test('a chatbot without a welcome message greets by its name and says what it is', async () => {
  const { bridge } = await setUp({ chatbots: [{ serialNumber: 'bot-1', Name: 'Ada' }] })
  expect((await bridge.greet(talk))?.text).toMatch(/I am Ada, an automated assistant/)
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
  expect(keys).toEqual(['message-7'])
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
  await vi.waitFor(() => expect(shown()).toEqual(['There are']))
  expect(await bridge.stop(talk)).toBe(true)
  await Promise.all([asking, hungUp.promise])
  expect(shown()).toEqual(['There are\n\nStopped.'])
  expect(await bridge.stop(talk)).toBe(false)
})

test('a defect of ours is reported and told kindly', async () => {
  const broken = new Keyv({ store: new Map() })
  const { ask, shown, reported } = await setUp({}, broken)
  const defect = new TypeError('cannot read this')
  broken.get = () => Promise.reject(defect)
  await ask('hello')
  expect(reported).toEqual([defect])
  expect(shown()).toEqual(['Something went wrong on my side. Please try again in a moment.'])
})

test('listings come as cards, page by page', async () => {
  const listings = Array.from({ length: 7 }, (_, index) => listingRow({ ID: 7 - index, City: 'Kent', Price: '1' }))
  const { bridge } = await setUp({ listings })
  const first = await bridge.listings.find(talk, { Query: 'kent' })
  const second = await bridge.listings.find(talk, { Query: 'kent', PageNumber: 2 })
  expect([first.total, first.page, first.pages, first.cards.length]).toEqual([7, 1, 2, 5])
  expect(second.cards.map((card) => card.id)).toEqual([2, 1])
  expect([first.notes, second.notes]).toEqual([['Looking for: homes in kent.'], []])
})
