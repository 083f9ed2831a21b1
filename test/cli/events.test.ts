import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from '../../src/cli/cli.ts'
import { openStore } from '../../src/store/store.ts'
import { createGate } from '../sim/clock/gate.ts'
import { addChatbot, databases, type TestDatabase } from '../sim/service/databases.ts'
import { aListing } from '../sim/service/listing.ts'
import { startProxy } from '../sim/service/proxy.ts'
import { createPorchlight, type Porchlight } from './porchlight.ts'

let porchlight: Porchlight
let sessionId: number
let chatbotId: number
beforeEach(async () => {
  porchlight = await createPorchlight()
  chatbotId = (await porchlight.store.chatbots.bySerial('shop'))?.id ?? 0
  const session = { chatbotId, visitorId: null, source: 'http', uri: '' } as const
  sessionId = await porchlight.store.sessions.insert(session)
})
afterEach(() => porchlight.close())

const ask = (content: string) =>
  porchlight.store.messages.ask({ chatbotId, sessionId, content, type: 'Text', fileIds: [], idempotency: null }, 0)

test('events are printed in order, in words or as JSON, of the kinds that are asked for', async () => {
  await ask('one')
  await ask('two')
  const { code, out } = await porchlight.run('events')
  expect(code).toBe(0)
  expect(out.split('\n').map((line) => line.replace(/^\S+ /, ''))).toEqual([
    `shop session ${sessionId} message User: one`,
    `shop session ${sessionId} message User: two`,
  ])
  const lines = (await porchlight.run('events', '--json', '--chatbot', 'shop')).out.split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ Kind: 'message' }, { Data: { Content: 'two' } }])
  expect((await porchlight.run('events', '--kinds', 'lead,alert')).out).toBe('')
  expect(await porchlight.run('events', '--kinds', 'leads')).toMatchObject({ code: 2 })
  expect(await porchlight.run('events', '--chatbot', 'none')).toMatchObject({ code: 1 })
})

test('with --follow they are printed as they come', async () => {
  await ask('before')
  const env = { ...process.env, DATA_DIR: porchlight.path('.') }
  const child = spawn(process.execPath, ['src/cli/main.ts', 'events', '--follow', '--json'], { env })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  // Until the process reads, what is asked is before its beginning.
  const asking = setInterval(() => void ask('after'), 100)
  const { value } = await lines.next()
  clearInterval(asking)
  expect(JSON.parse(value ?? '')).toMatchObject({ Kind: 'message', Data: { Type: 'User', Content: 'after' } })
  child.kill()
  await once(child, 'exit')
})

const [server] = databases.filter(({ name }) => name !== 'SQLite')

test.skipIf(server === undefined)(
  'with --follow an outage of the database is told, and leaves no event out',
  async () => {
    const database = (await server?.create()) as TestDatabase
    const store = await openStore(database.url, Date.now)
    const shop = await addChatbot(store)
    const session = await store.sessions.insert({ ...shop, visitorId: null, source: 'http', uri: '' })
    const question = { ...shop, sessionId: session, type: 'Text', fileIds: [], idempotency: null } as const
    const askThere = (content: string) => store.messages.ask({ ...question, fileIds: [], content }, 0)
    const url = new URL(database.url)
    const proxy = await startProxy({ host: url.hostname, port: Number(url.port || 5432) })
    Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) })
    const env = { ...process.env, DATABASE_URL: url.href, DATA_DIR: porchlight.path('.') }
    const child = spawn(process.execPath, ['src/cli/main.ts', 'events', '--follow', '--json'], { env })
    const lines = createInterface({ input: child.stdout })
    const said: string[] = []
    const printed: unknown[] = []
    createInterface({ input: child.stderr }).on('line', (line) => said.push(line))
    lines.on('line', (line) => printed.push(JSON.parse(line).Data.Content))

    // Until the process reads, what is asked is before its beginning.
    const asking = setInterval(() => void askThere('before'), 100)
    await expect.poll(() => printed).toContain('before')
    clearInterval(asking)
    const told = said.length
    proxy.cut()
    await expect.poll(() => said.length).toBeGreaterThan(told)
    await askThere('meanwhile')
    proxy.mend()
    await expect.poll(() => printed).toContain('meanwhile')
    expect(said).toHaveLength(told + 1)
    child.kill()
    await once(child, 'exit')
    await proxy.close()
    await store.close()
    await database.remove()
  },
)

test('while their reader pauses, no more are read', async () => {
  await porchlight.listings.insert(Array.from({ length: 1_200 }, () => aListing()))
  let printed = 0
  const reader = createGate()
  const io = {
    environment: { DATA_DIR: porchlight.path('.') },
    out: () => void (printed += 1),
    err: () => {},
    drained: () => reader.opened,
    status: undefined,
  }
  const done = runCli(['events'], io)
  await expect.poll(() => printed).toBeGreaterThan(0)
  // Another reads all of them meanwhile.
  expect((await porchlight.run('events')).out.split('\n')).toHaveLength(1_200)
  expect(printed).toBeLessThan(1_000)
  reader.open()
  expect(await done).toBe(0)
  expect(printed).toBe(1_200)
})
