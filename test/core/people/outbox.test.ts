import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createOutboxRelay, pauseAfter } from '../../../src/core/people/mails/outbox.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { createMailer } from '../../../src/mail/mailer.ts'
import { openDatabase } from '../../../src/store/database/database.ts'
import { openStore } from '../../../src/store/store.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { addChatbot, databases, type TestDatabase } from '../../sim/service/databases.ts'
import { type SimMailServer, startMailServer } from '../../sim/service/mail-server.ts'

const MINUTE = 60_000

describe.each(databases)('mails on $name', (kind) => {
  let database: TestDatabase
  let server: SimMailServer
  let stores: Store[]
  let chatbotId: number
  let now: number
  let logged: [object, string][]
  beforeEach(async () => {
    database = await kind.create()
    server = await startMailServer()
    now = Date.UTC(2026, 10, 20)
    logged = []
    stores = []
    const store = await open()
    chatbotId = (await addChatbot(store)).chatbotId
  })
  afterEach(async () => {
    await server.close()
    await Promise.all(stores.map((store) => store.close()))
    await database.remove()
  })

  async function open() {
    const store = await openStore(database.url, () => now)
    stores.push(store)
    return store
  }
  /** What one process has: a store and an outbox of its own. */
  async function process(changed = (mails: Store['mails']) => mails) {
    const opened = await open()
    const store = { ...opened, mails: changed(opened.mails) }
    const note = (facts: object, message: string) => void logged.push([facts, message])
    const mailer = createMailer({ url: server.url, from: 'Maple Realty <chat@maple.example.com>' })
    return { store, outbox: createOutboxRelay({ store, mailer, now: () => now, log: { warn: note, error: note } }) }
  }
  const hello = { to: 'maria@example.com', replyTo: '', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  const add = (cause: string, fields: object = {}) =>
    (stores[0] as Store).mails.add({ ...hello, subject: cause, chatbotId, cause, ...fields })
  const subjects = () => server.taken.map(({ mail }) => mail.subject ?? '')
  const count = async () => (stores[0] as Store).mails.count()

  test('a mail is sent as it was written, once, and then forgotten', async () => {
    const { outbox, store } = await process()
    const said = { subject: 'Grüße 🏡', text: 'Ein Mensch, bitte.\n', html: '<p>Ein Mensch, bitte.</p>' }
    expect(await add('one', { ...said, replyTo: 'ana@example.com' })).toBe(true)
    await outbox.run()
    await outbox.run()
    expect(server.taken).toMatchObject([
      {
        from: 'chat@maple.example.com',
        to: ['maria@example.com'],
        mail: {
          subject: said.subject,
          text: expect.stringContaining(said.text),
          html: expect.stringContaining(said.html),
          from: { name: 'Maple Realty', address: 'chat@maple.example.com' },
          replyTo: [{ address: 'ana@example.com' }],
          messageId: expect.stringMatching(/^<[\w-]{36}@maple\.example\.com>$/),
        },
      },
    ])
    expect(await count()).toEqual({ waiting: 0, givenUp: 0 })
    const { db, close } = await openDatabase(database.url)
    const kept = await db.selectFrom('mail').selectAll().execute()
    await close()
    expect(JSON.stringify(kept)).not.toMatch(/ana@example.com|Mensch/)
    // Its cause is still known.
    expect(await store.mails.add({ ...hello, chatbotId, cause: 'one' })).toBe(false)
  })

  test.each(['info@müller.example', 'büro@müller.example'])('a mail reaches %s', async (to) => {
    const { outbox } = await process()
    await add('one', { to, replyTo: 'zoë@müller.example' })
    await outbox.run()
    expect(server.taken).toMatchObject([{ to: [to], mail: { replyTo: [{ address: 'zoë@müller.example' }] } }])
  })

  test('one cause is one mail', async () => {
    const { outbox } = await process()
    expect(await Promise.all([1, 2, 3].map(() => add('one')))).toEqual(expect.arrayContaining([true, false, false]))
    await outbox.run()
    expect(subjects()).toEqual(['one'])
  })

  test('no line of a subject or an address becomes a header', async () => {
    const { outbox } = await process()
    await add('one', { subject: 'Hi\r\nBcc: all@example.com', replyTo: 'ana@example.com\r\nX-Evil: 1' })
    await outbox.run()
    expect(server.taken[0]?.to).toEqual(['maria@example.com'])
    const [headers = ''] = server.taken[0]?.raw.split('\r\n\r\n') ?? []
    expect(headers).not.toMatch(/^(bcc|x-evil):/im)
  })

  test('several processes send every mail once', async () => {
    const processes = await Promise.all([process(), process(), process()])
    const causes = Array.from({ length: 12 }, (_, index) => `mail ${index}`)
    for (const cause of causes) await add(cause)
    while ((await count()).waiting > 0) await Promise.all(processes.map(({ outbox }) => outbox.run()))
    expect(new Set(subjects())).toEqual(new Set(causes))
    expect(server.arrivals).toBe(12)
  })

  test('a mail whose process died while sending is sent by another one, later, under the same Message-ID', async () => {
    const [one, two] = [await process(), await process()]
    const gate = createGate()
    server.receive = async (arrival) => {
      if (arrival > 1) return 'take'
      await gate.opened
      return 'hang up'
    }
    await add('one')
    const first = one.outbox.run()
    await expect.poll(() => server.arrivals).toBe(1)
    now += 6 * MINUTE
    await two.outbox.run()
    expect(server.arrivals).toBe(1)
    now += 6 * MINUTE
    await two.outbox.run()
    expect(subjects()).toEqual(['one'])
    // What the first process learns at last changes nothing any more.
    gate.open()
    await first
    now += 24 * 60 * MINUTE
    await Promise.all([one.outbox.run(), two.outbox.run()])
    expect(server.arrivals).toBe(2)
  })

  test('a process that learns too late that it failed does not disturb the one that sends now', async () => {
    const [one, two, three] = [await process(), await process(), await process()]
    const gates = [createGate(), createGate()] as const
    server.receive = async (arrival) => {
      await gates[arrival - 1]?.opened
      return arrival === 1 ? 'hang up' : 'take'
    }
    await add('one')
    const first = one.outbox.run()
    await expect.poll(() => server.arrivals).toBe(1)
    now += 12 * MINUTE
    const second = two.outbox.run()
    await expect.poll(() => server.arrivals).toBe(2)
    gates[0].open()
    await first
    now += 6 * MINUTE
    await three.outbox.run()
    expect(server.arrivals).toBe(2)
    gates[1].open()
    await second
    expect(server.arrivals).toBe(2)
  })

  test.each([
    ['refuses the mail', 451, 2, { responseCode: 451 }],
    ['hangs up before it answers', 'hang up', 1, {}],
  ] as const)('a server that %s is asked again, with growing pauses', async (_name, reception, atOnce, facts) => {
    const { outbox } = await process()
    server.receive = () => reception
    await add('one')
    await add('two')
    await outbox.run()
    // Where nobody answers, the second mail waits for the next round.
    expect(server.arrivals).toBe(atOnce)
    await outbox.run()
    expect(server.arrivals).toBe(2)
    now += 29_000
    await outbox.run()
    expect(server.arrivals).toBe(2)
    now += 2_000
    server.receive = () => 'take'
    await outbox.run()
    expect(subjects()).toEqual(['one', 'two'])
    const ids = new Set(server.taken.map(({ mail }) => mail.messageId))
    expect(ids.size).toBe(2)
    expect(logged).toHaveLength(2)
    expect(logged[0]).toEqual([
      expect.objectContaining({ tries: 1, ...facts }),
      'a mail could not be sent; it will be tried again',
    ])
    // Neither the address nor what the server said of it.
    expect(JSON.stringify(logged)).not.toContain('example.com')
  })

  test('a server that is down is asked again for about five days, then the mail is given up and kept', async () => {
    const { outbox, store } = await process()
    await server.close()
    const begun = now
    await add('one')
    for (let tries = 1; (await count()).waiting > 0; tries++) {
      await outbox.run()
      now += pauseAfter(tries)
    }
    expect(await count()).toEqual({ waiting: 0, givenUp: 1 })
    expect((now - begun) / (24 * 60 * MINUTE)).toBeCloseTo(5, 0)
    await outbox.run()
    expect(logged.at(-1)).toEqual([
      expect.objectContaining({ originalCode: 'ECONNREFUSED' }),
      'a mail could not be sent and is given up',
    ])
    expect(await store.mails.add({ ...hello, chatbotId, cause: 'one' })).toBe(false)
    server = await startMailServer()
  })

  test('mails that the server does not answer do not delay the others, and are few at a time', async () => {
    const causes = Array.from({ length: 12 }, (_, index) => `mail ${index}`)
    let claims = 0
    const { outbox } = await process((mails) => ({
      ...mails,
      async claim(until) {
        claims += 1
        return await mails.claim(until)
      },
    }))
    const gate = createGate()
    let slow = 2
    server.receive = async (arrival) => {
      if (arrival <= slow) await gate.opened
      return 'take' as const
    }
    for (const cause of causes.slice(0, 8)) await add(cause)
    const rounds = [outbox.run()]
    await expect.poll(() => server.arrivals).toBe(1)
    rounds.push(outbox.run())
    await expect.poll(() => server.arrivals).toBe(2)
    rounds.push(outbox.run())
    await expect.poll(() => server.taken.length).toBe(6)
    slow = Infinity
    for (const cause of causes.slice(8)) await add(cause)
    rounds.push(outbox.run())
    await expect.poll(() => server.arrivals).toBe(9)
    claims = 0
    rounds.push(outbox.run())
    await setImmediate()
    expect(claims).toBe(0)
    gate.open()
    await Promise.all(rounds)
    await outbox.run()
    expect(new Set(subjects())).toEqual(new Set(causes))
    expect(server.arrivals).toBe(12)
  })

  test('a process that starts ends the long waits of mails, which counts as no try; what is being sent stays claimed', async () => {
    const { outbox } = await process()
    server.receive = async () => 451
    await add('waits')
    for (let tries = 1; tries <= 8; tries++) {
      await outbox.run()
      now += pauseAfter(tries)
    }
    now -= pauseAfter(8)
    const other = await process()
    await add('claimed')
    // As long as a mail's end may take, by a clock that is half a minute ahead.
    const claimed = await other.store.mails.claim(now + 12 * MINUTE)
    expect(claimed).toMatchObject({ subject: 'claimed', tries: 1 })

    const again = await process()
    const tries = () => logged.map(([facts]) => (facts as { tries: number }).tries)
    await again.outbox.run()
    expect(tries().slice(-2)).toEqual([8, 8])
    await again.outbox.run()
    expect(tries()).toHaveLength(9)

    server.receive = async () => 'take' as const
    await (await process()).outbox.run()
    expect(subjects()).toEqual(['waits'])
  })

  test('closing waits for the mail under way and begins no other', async () => {
    const { outbox } = await process()
    const gate = createGate()
    server.receive = async () => {
      await gate.opened
      return 'take' as const
    }
    await add('one')
    await add('two')
    const running = outbox.run()
    await expect.poll(() => server.arrivals).toBe(1)
    const closing = outbox.close()
    gate.open()
    await Promise.all([closing, running])
    await outbox.run()
    expect(subjects()).toEqual(['one'])
    expect(await count()).toEqual({ waiting: 1, givenUp: 0 })
  })
})
