import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isFinal } from '../../../src/contract/chat.ts'
import { type Client, createClient } from '../../../src/contract/client/client.ts'
import { nobodyAnswered, Refused } from '../../../src/contract/client/refused.ts'
import { AppError } from '../../../src/contract/errors.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Core } from '../../../src/core/core.ts'
import type { Caller } from '../../../src/core/handlers.ts'
import { openStore } from '../../../src/store/store.ts'
import { TEST_MS, WAIT_MS } from '../../sim/clock/deadline.ts'
import { seeded } from '../../sim/clock/seeded.ts'
import { pacedModelSettings, startPacedModel } from '../../sim/models/paced-model.ts'
import { type DatabaseKind, databases } from '../../sim/service/databases.ts'
import { type SimMailServer, startMailServer } from '../../sim/service/mail-server.ts'
import { Lost } from '../../sim/service/mortal-cores.ts'
import { type Started, startCold } from '../../sim/service/process.ts'
import { createInterleaving } from './interleaving.ts'

const SECRET_KEY = 'a-secret-key-of-the-test'

let directory: string
let server: SimMailServer
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'porchlight-'))
  server = await startMailServer()
})
afterEach(async () => {
  await server.close()
  await rm(directory, { recursive: true })
})

test('a mail that was promised before the process was killed is sent by the next one', async () => {
  // Without a mail server the first process can only keep it.
  const first = await startCold(directory, { SECRET_KEY })
  const client = createClient({ baseUrl: first.url, secretKey: SECRET_KEY })
  const serialNumber = await client.call('Add', { TalkToHumanEmail: 'maria@example.com' })
  const { SessionID: sessionID } = await client.call('GetSession', { serialNumber })
  const { content } = await client.call('ClientAsk', { sessionID, content: 'can I talk to a human?' })
  expect(content).toContain('A person will get back to you')
  await first.end('SIGKILL')

  const settings = { SECRET_KEY, SMTP_URL: server.url, MAIL_FROM: 'chat@example.com' }
  const second = await startCold(directory, settings)
  await expect.poll(() => server.taken.length).toBe(1)
  expect(server.taken[0]?.mail.text).toContain('can I talk to a human?')
  expect(await second.end('SIGTERM')).toBe(0)
  expect(server.arrivals).toBe(1)
  // The logs say nothing of who it went to, or what it said.
  for (const { output } of [first, second]) expect(output()).not.toMatch(/maria|talk to a human/)
})

const isLong = process.env['TEST_LONG'] !== undefined
/** `npm run test:long`: two hundred, half of them on each database. */
const KILLS = Number(process.env['KILLS'] ?? (isLong ? 100 : 1))
const SEED = Number(process.env['SEED'] ?? 1)
/** Sessions that go on at once while processes are killed. */
const AT_ONCE = isLong ? 12 : 5

// In every other run attending.test.ts lets cores die on each of them.
describe.each(isLong ? databases : databases.slice(0, 1))('who attends on $name', (kind) => {
  test('while processes are killed, nobody speaks but who attends, and nothing is lost or doubled', {
    timeout: TEST_MS + KILLS * WAIT_MS,
  }, async () => {
    const { sessions } = await playWhileKilled(kind)
    if (isLong) console.log(`${kind.name}: ${KILLS} kills, ${sessions} sessions`)
    expect(sessions).toBeGreaterThanOrEqual(AT_ONCE)
  })
})

/** Another process learns of a claim within this time. What arrived meanwhile is read in the turns that follow, however slow they are. */
const GRACE_MS = 500
async function grace(): Promise<void> {
  await delay(GRACE_MS)
  for (let turns = 0; turns < 50; turns++) await setImmediate()
}

async function playWhileKilled(kind: DatabaseKind): Promise<{ sessions: number }> {
  const random = seeded(SEED)
  const database = await kind.create()
  const isPostgres = database.url.startsWith('postgres')
  const teller = await startPacedModel(() => ({ fragments: Array.from({ length: 6 }, () => 'word '), everyMs: 15 }))
  const settings = {
    SECRET_KEY,
    ...pacedModelSettings(teller),
    LOG_LEVEL: 'error',
    ...(isPostgres && { DATABASE_URL: database.url }),
  }
  const start = () => startCold(directory, settings)
  const machines: { process: Started; client: Client }[] = []
  for (let count = isPostgres ? 2 : 1; count > 0; count--) machines.push(machine(await start()))
  const [first] = machines
  if (first === undefined) throw new Error('there is always one')
  const cores = machines.map((_, index) => ({
    call: async <T>(work: (core: Core, isAlive: () => boolean) => Promise<T>): Promise<T> =>
      await work(
        coreOver(() => machines[index]?.client ?? first.client),
        () => true,
      ),
  }))
  const serialNumber = await first.client.call('Add', {})
  const { Next: begin } = await first.client.call('Events', { After: 'oldest', Limit: 1 })
  const plays: { id: number; play: ReturnType<typeof createInterleaving> }[] = []
  const kills = Array.from({ length: KILLS }, () => 100 + random() * 900)

  async function kill(): Promise<void> {
    while (kills.length > 0) {
      await delay(kills.at(-1))
      const index = Math.floor(random() * machines.length)
      await machines[index]?.process.end('SIGKILL')
      machines[index] = machine(await start())
      kills.pop()
    }
  }
  async function playSome(): Promise<void> {
    do {
      const { SessionID } = await again(() => machines[0]?.client.call('GetSession', { serialNumber }))
      const play = createInterleaving({ cores, caller, random, grace }, SessionID)
      plays.push({ id: SessionID, play })
      await play.play()
    } while (kills.length > 0)
  }
  await Promise.all([kill(), ...Array.from({ length: AT_ONCE }, playSome)])

  const events: Event[] = []
  for (let After = begin; ; ) {
    const { List, Next } = await again(() => machines[0]?.client.call('Events', { After, Limit: 500 }))
    if (List.length === 0) break
    events.push(...List)
    After = Next
  }
  for (const { process } of machines) await process.end('SIGTERM')
  await teller.close()
  const store = await openStore(isPostgres ? database.url : join(directory, 'porchlight.sqlite'), Date.now)
  const told = Map.groupBy(events, ({ SessionID }) => SessionID)
  for (const { id, play } of plays) {
    const stateOf = async (question: number) => (await store.messages.question(question))?.state ?? ''
    await play.check(told.get(id) ?? [], await store.messages.ofSession(id, 1_000), stateOf)
  }
  await store.close()
  await database.remove()
  return { sessions: plays.length }
}

const machine = (process: Started) => ({
  process,
  client: createClient({ baseUrl: process.url, secretKey: SECRET_KEY }),
})

async function again<T>(work: () => Promise<T> | undefined): Promise<T> {
  for (;;)
    try {
      const result = await work()
      if (result !== undefined) return result
    } catch (error) {
      if (!nobodyAnswered(error)) throw error
      await delay(50)
    }
}

const headers = { origin: undefined, idempotencyKey: undefined, lastEventId: undefined }
const caller: Caller = { workspaceId: 1, ...headers, finishUnread: false, checkKey: async () => undefined, baseUrl: '' }

/** The core behind HTTP, as far as people in a session call it. */
function coreOver(client: () => Client): Core {
  const failing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refused && error.error !== undefined) throw new AppError(error.error)
      if (error instanceof DOMException) throw new AppError('stopping')
      await delay(20)
      throw new Lost('nobody answered', { cause: error })
    }
  }
  const optionsOf = ({ idempotencyKey }: Caller, signal: AbortSignal) => ({
    signal,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
  const handlers = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'ClientAsk'
          ? async (by: Caller, input: { sessionID: number; content: string }, signal: AbortSignal) =>
              (tell: (event: object) => void) =>
                failing(async () => {
                  for await (const event of client().stream('ClientAsk', input, optionsOf(by, signal))) {
                    tell(event)
                    if (isFinal(event)) return
                  }
                })
          : (by: Caller, input: never, signal: AbortSignal) =>
              failing(() => client().call(name as 'Claim', input, optionsOf(by, signal))),
    },
  )
  return { handlers } as Core
}
