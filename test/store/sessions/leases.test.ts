import { describe, expect, onTestFinished, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/contract/fields/times.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot, databases } from '../../sim/service/databases.ts'

/** More than SQLite and PostgreSQL take as parameters of one statement. */
const MANY = 70_000

describe.each(databases)('leases on $name', (kind) => {
  /** A store with one session, and how a question is asked in it. */
  async function start(clock = Date.now) {
    const database = await kind.create()
    onTestFinished(() => database.remove())
    const store = await openStore(database.url, clock)
    onTestFinished(() => store.close())
    const { chatbotId, workspaceId } = await addChatbot(store)
    const sessionId = await store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
    const question = { chatbotId, sessionId, content: 'hi', type: 'Text', fileIds: [], idempotency: null } as const
    const ask = (aliveUntil: number) => store.messages.ask({ ...question, fileIds: [] }, aliveUntil)
    return { store, workspaceId, chatbotId, sessionId, ask }
  }

  test('of a process that ended are free after their time, also once the clock was set back', async () => {
    const { store } = await start()
    const hold = (holder: string, now: number) => store.leases.hold('work', holder, { now, until: now + 1_000 })
    expect([await hold('a', 10_000), await hold('b', 10_999), await hold('b', 11_000)]).toEqual([true, false, true])
    // The clocks of two machines may differ a little.
    expect([await hold('c', 10_500), await hold('c', 5_000), await hold('b', 5_500)]).toEqual([false, true, false])
  })

  test('are renewed and released only by who holds them', async () => {
    const { store } = await start()
    const { leases } = store
    const hold = (holder: string, now: number) => leases.hold('work', holder, { now, until: now + 1_000 })
    expect([await hold('a', 10_000), await leases.renew('work', 'a', 12_000)]).toEqual([true, true])
    await leases.release('work', 'b')
    expect([await leases.renew('work', 'b', 13_000), await hold('b', 11_500)]).toEqual([false, false])
    await leases.release('work', 'a')
    expect([await leases.renew('work', 'a', 13_000), await hold('b', 11_500)]).toEqual([false, true])
  })

  test('of a question whose process died before the clock was set back hold up no later question', async () => {
    const { store, sessionId, ask } = await start()
    const idOf = async (asked: ReturnType<typeof ask>) => (await asked)?.id ?? 0
    const current = await idOf(ask(Date.now() + 60_000))
    const dead = await idOf(ask(Date.now() + 2 * DAY_MS))
    const last = await idOf(ask(Date.now() + 60_000))
    expect((await store.messages.queueStateOf(last, sessionId)).earlier).toBe(current)
    await store.messages.abandonBefore(Date.now())
    expect(await store.messages.keepAlive([current, dead, last], Date.now() + 60_000)).toEqual({
      kept: [current, last],
      lost: [dead],
    })
  })

  test('times of mails, webhooks and timers that were set before the clock was set back have come', async () => {
    let now = Date.now() + 400 * DAY_MS
    const { store, workspaceId, chatbotId, sessionId, ask } = await start(() => now)
    await store.mails.add({ chatbotId, cause: 'it', to: 'a@b.example', replyTo: '', subject: '', text: '', html: '' })
    const posted = { workspaceId, chatbotId, url: 'https://a.example', kinds: [], secret: '', sequence: 0 }
    await store.webhooks.insert(posted)
    await ask(now)
    await store.attendants.setTimer(sessionId, 'unclaimed', now + 60_000)
    const claim = () => Promise.all([store.mails.claim(now + 60_000), store.webhooks.claim(now + 60_000)])
    expect(await claim()).toMatchObject([{ id: expect.any(Number) }, { id: expect.any(Number) }])
    expect([await claim(), await store.attendants.dueTimers(1)]).toEqual([[undefined, undefined], []])
    now = Date.now()
    expect(await claim()).toMatchObject([{ id: expect.any(Number) }, { id: expect.any(Number) }])
    expect(await store.attendants.dueTimers(1)).toMatchObject([{ sessionId }])
    expect(await store.attendants.takeTimer(sessionId, 'unclaimed')).toBe(true)
  })

  test('a mail and a webhook whose next try is soon do not wait for hours once the clock is set back by some', async () => {
    let now = Date.now()
    const { store, workspaceId, chatbotId, ask } = await start(() => now)
    await store.mails.add({ chatbotId, cause: 'it', to: 'a@b.example', replyTo: '', subject: '', text: '', html: '' })
    const posted = { workspaceId, chatbotId, url: 'https://a.example', kinds: [], secret: '', sequence: 0 }
    await store.webhooks.insert(posted)
    await ask(now)
    const waits = Array.from({ length: 9 }, () => MINUTE_MS)
    const claim = () =>
      Promise.all([store.mails.claim(now + MINUTE_MS, waits), store.webhooks.claim(now + MINUTE_MS, waits)])
    const both = [{ id: expect.any(Number) as number }, { id: expect.any(Number) as number }]
    expect(await claim()).toMatchObject(both)
    now -= MINUTE_MS
    expect(await claim()).toEqual([undefined, undefined])
    now -= 3 * HOUR_MS
    expect(await claim()).toMatchObject(both)
    expect(await claim()).toEqual([undefined, undefined])
  })

  test('a timer of minutes does not wait for a day once the clock is set back by one, and one of a day is not early', async () => {
    let now = Date.now()
    const { store, sessionId } = await start(() => now)
    await store.attendants.setTimer(sessionId, 'unclaimed', now + 5 * MINUTE_MS)
    await store.attendants.setTimer(sessionId, 'silent', now + DAY_MS)
    now -= 4 * MINUTE_MS
    expect(await store.attendants.dueTimers(2)).toEqual([])
    now -= HOUR_MS
    expect(await store.attendants.dueTimers(2)).toMatchObject([{ sessionId, kind: 'unclaimed' }])
    now -= 22 * HOUR_MS
    expect(await store.attendants.dueTimers(2)).toMatchObject([{ kind: 'unclaimed' }])
    expect(await store.attendants.takeTimer(sessionId, 'silent')).toBe(false)
    expect(await store.attendants.takeTimer(sessionId, 'unclaimed')).toBe(true)
    now -= 2 * HOUR_MS
    expect(await store.attendants.takeTimer(sessionId, 'silent')).toBe(true)
  })

  test('of a question whose process died before the clock was set back by hours keep nobody from its key or its session', async () => {
    const { store, sessionId, ask } = await start()
    const dead = (await ask(Date.now() + 3 * HOUR_MS))?.id ?? 0
    expect(await store.attendants.answering(sessionId)).toEqual([{ id: dead, isAlive: false }])
    expect(await store.messages.abandon(dead)).toBe(true)
    const alive = (await ask(Date.now() + MINUTE_MS))?.id ?? 0
    expect(await store.attendants.answering(sessionId)).toEqual([{ id: alive, isAlive: true }])
    expect(await store.messages.abandon(alive)).toBe(false)
  })

  test('last at most an hour from now: one of a process that died before the clock was set back by more gives up its key too', async () => {
    const { store, sessionId, ask } = await start()
    const dead = (await ask(Date.now() + 1.5 * HOUR_MS))?.id ?? 0
    expect(await store.messages.abandon(dead)).toBe(true)
    const alive = (await ask(Date.now() + MINUTE_MS))?.id ?? 0
    await store.messages.abandonBefore(Date.now() - HOUR_MS)
    expect((await store.messages.queueStateOf(alive + 1, sessionId)).earlier).toBe(alive)
  })

  test('are renewed, and stops are found, for any number of questions at once', async () => {
    const { store, sessionId, ask } = await start()
    const asked = await ask(Date.now() + 60_000)
    await asked?.durable
    const own = asked?.id ?? 0
    const others = Array.from({ length: MANY }, (_, index) => own + 1 + index)

    expect(await store.messages.stopRequests([own, ...others])).toEqual([])
    await store.messages.requestStop(sessionId)
    expect(await store.messages.stopRequests([own, ...others])).toEqual([{ id: own, why: 'stopped' }])
    expect(await store.messages.keepAlive([own], Date.now() + 90_000)).toEqual({ kept: [own], lost: [] })
    expect(await store.messages.keepAlive([own, ...others], Date.now() + 90_000)).toEqual({
      kept: [own],
      lost: others,
    })
  })
})
