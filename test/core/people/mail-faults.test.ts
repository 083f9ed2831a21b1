import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createOutboxRelay } from '../../../src/core/people/mails/outbox.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { createMailer } from '../../../src/mail/mailer.ts'
import { openStore } from '../../../src/store/store.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { addChatbot, databases, type TestDatabase } from '../../sim/service/databases.ts'
import { type SimMailServer, startMailServer } from '../../sim/service/mail-server.ts'

const MINUTE = 60_000

let database: TestDatabase
let server: SimMailServer
let store: Store
let now: number
let add: (cause: string) => Promise<boolean>
beforeEach(async () => {
  now = Date.UTC(2026, 10, 20)
  database = await databases[0].create()
  server = await startMailServer()
  store = await openStore(database.url, () => now)
  const { chatbotId } = await addChatbot(store)
  const hello = { to: 'maria@example.com', replyTo: '', text: 'Hello', html: '<p>Hello</p>' }
  add = (cause) => store.mails.add({ ...hello, subject: cause, chatbotId, cause })
})
afterEach(async () => {
  // The server gives its last clients 30 s, which are none by a clock that stands still.
  vi.useRealTimers()
  await server.close()
  await store.close()
  await database.remove()
})

function createOutbox(over: Store = store) {
  const url = server.url.replace('smtp://', 'smtp://chat:secret@')
  const log = { warn: () => undefined, error: () => undefined }
  const mailer = createMailer({ url, from: 'chat@maple.example.com' })
  return createOutboxRelay({ store: over, mailer, now: () => now, log })
}

const withMails = (changed: Partial<Store['mails']>): Store => ({ ...store, mails: { ...store.mails, ...changed } })

/** `vi.useRealTimers` comes after each test. */
function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

/** Lets what is due in the next `ms` happen at once, and does not wait for timers that others in this worker set meanwhile. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await setImmediate()
}

/** Waits for `work` while the clock goes on slowly, as `expect.poll` has it: the store pauses some ms where a file is busy. */
async function ended(work: Promise<unknown>): Promise<void> {
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  await expect.poll(() => isOver).toBe(true)
  await over
}

/** Has the server wait before it lets a client in, or before it takes a mail, until the gate is opened. */
function holdServerAt(step: 'admit' | 'receive') {
  const gate = createGate()
  server[step] = async () => {
    await gate.opened
    return 'take' as const
  }
  return gate
}

/** The sockets that are opened from now on. */
function openedSockets(): Socket[] {
  const sockets: Socket[] = []
  const note = (message: unknown) => void sockets.push((message as { socket: Socket }).socket)
  subscribe('net.client.socket', note)
  onTestFinished(() => void unsubscribe('net.client.socket', note))
  return sockets
}

test('a server that has the whole mail may take ten minutes to answer: nobody gives up or sends it again meanwhile', async () => {
  fakeTimers()
  const sockets = openedSockets()
  const gate = holdServerAt('receive')
  await add('one')
  const sending = createOutbox().run()
  await expect.poll(() => server.arrivals).toBe(1)
  expect(sockets.map(({ timeout }) => (timeout ?? 0) >= 10 * MINUTE)).toEqual([true])
  now += 10 * MINUTE
  await pass(10 * MINUTE)
  await ended(createOutbox().run())
  gate.open()
  await ended(sending)
  expect(server.arrivals).toBe(1)
  expect(await store.mails.count()).toEqual({ waiting: 0, givenUp: 0 })
})

test('a server that lets its clients wait for the greeting is waited for', async () => {
  fakeTimers()
  const gate = holdServerAt('admit')
  await add('one')
  const sending = createOutbox().run()
  await expect.poll(() => server.connections).toBe(1)
  await pass(25_000)
  gate.open()
  await ended(sending)
  expect(server.taken).toHaveLength(1)
})

test.each(['login', 'sender', 'recipient'])(
  'a server that stalls at the %s is left after a minute',
  async (stalled) => {
    fakeTimers()
    const gate = createGate()
    let isStalled = false
    server.admit = async (step) => {
      if (step !== stalled) return 'take' as const
      isStalled = true
      await gate.opened
      return 'take' as const
    }
    await add('one')
    const sending = createOutbox().run()
    await expect.poll(() => isStalled).toBe(true)
    await pass(MINUTE)
    await ended(sending)
    gate.open()
    expect(server.arrivals).toBe(0)
    expect(await store.mails.count()).toEqual({ waiting: 1, givenUp: 0 })
  },
)

test('a server that lets its clients wait holds up the end of the service for two seconds; the mail is sent after the next start', async () => {
  fakeTimers()
  const gate = holdServerAt('admit')
  await add('one')
  const outbox = createOutbox()
  const sending = outbox.run()
  await expect.poll(() => server.connections).toBe(1)
  const closing = outbox.close()
  await pass(2_000)
  await ended(Promise.all([closing, sending]))
  vi.useRealTimers()
  gate.open()
  now += MINUTE / 2
  await createOutbox().run()
  expect(server.taken).toHaveLength(1)
})

test('a server that has the whole mail is waited for, though the service stops', async () => {
  fakeTimers()
  const gate = holdServerAt('receive')
  await add('one')
  const outbox = createOutbox()
  void outbox.run()
  await expect.poll(() => server.arrivals).toBe(1)
  const closing = outbox.close()
  await pass(9_000)
  gate.open()
  await ended(closing)
  expect(await store.mails.count()).toEqual({ waiting: 0, givenUp: 0 })
})

test.each([
  ['greeting', 554, 1],
  ['login', 535, 1],
  ['sender', 550, 1],
  ['recipient', 421, 1],
  ['recipient', 550, 2],
] as const)('where the %s is answered %i, %i of two mails are tried in one round', async (refused, code, tried) => {
  server.admit = (step) => (step === refused ? code : 'take')
  const outbox = createOutbox()
  await add('one')
  await add('two')
  await outbox.run()
  expect(server.connections).toBe(tried)
  await outbox.run()
  expect(server.connections).toBe(2)
})

test('a mail that was sent while the database failed is not sent again', async () => {
  let failures = 2
  const sent: Store['mails']['sent'] = async (mail) => {
    if (failures-- > 0) throw new Error('the database is away')
    await store.mails.sent(mail)
  }
  const outbox = createOutbox(withMails({ sent }))
  await add('one')
  for (let round = 0; round < 3; round++) {
    await outbox.run()
    now += 20 * MINUTE
  }
  expect(server.arrivals).toBe(1)
  expect(await store.mails.count()).toEqual({ waiting: 0, givenUp: 0 })
})

test('a mail whose claim was stored and not answered, as before an outage, waits two minutes', async () => {
  const claim: Store['mails']['claim'] = async (until) => {
    await store.mails.claim(until)
    throw new Error('the database is away')
  }
  await add('one')
  await createOutbox(withMails({ claim })).run()
  now += 2 * MINUTE
  await createOutbox().run()
  expect(server.taken).toHaveLength(1)
})

test('a mail whose process died before the server had it waits two minutes; the process, if it lives, does not send it again', async () => {
  const gate = createGate()
  server.admit = async (step) => {
    if (step === 'recipient' && server.connections === 1) await gate.opened
    return 'take' as const
  }
  await add('one')
  const first = createOutbox().run()
  await expect.poll(() => server.connections).toBe(1)
  now += 2 * MINUTE
  await createOutbox().run()
  expect(server.taken).toHaveLength(1)
  gate.open()
  await first
  expect(server.arrivals).toBe(1)
  expect(await store.mails.count()).toEqual({ waiting: 0, givenUp: 0 })
})

test('a mail that could not be sent while the database failed waits no longer than after any failure', async () => {
  let isAway = true
  const postpone: Store['mails']['postpone'] = async (...of) => {
    if (isAway) throw new Error('the database is away')
    await store.mails.postpone(...of)
  }
  const outbox = createOutbox(withMails({ postpone }))
  server.admit = () => (isAway ? 421 : 'take')
  await add('one')
  await outbox.run()
  isAway = false
  now += MINUTE / 2
  await outbox.run()
  expect(server.taken).toHaveLength(1)
})

test('a mail that is tried again soon does not wait for hours when the clock is set back by some', async () => {
  const outbox = createOutbox()
  server.admit = () => 421
  await add('one')
  await outbox.run()
  server.admit = () => 'take'
  now -= 5 * 60 * MINUTE
  await outbox.run()
  expect(server.taken).toHaveLength(1)
})

test('a server gets no whole mail while the database does not say whose it is, and one once it does', async () => {
  let isAway = true
  const extend: Store['mails']['extend'] = async (...of) => {
    if (isAway) throw new Error('the database is away')
    return await store.mails.extend(...of)
  }
  const outbox = createOutbox(withMails({ extend }))
  await add('one')
  await outbox.run()
  expect(server).toMatchObject({ connections: 1, arrivals: 0 })
  isAway = false
  now += MINUTE / 2
  await outbox.run()
  expect(server.taken).toHaveLength(1)
})
