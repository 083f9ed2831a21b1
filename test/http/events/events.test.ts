import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Event } from '../../../src/contract/events/events.ts'
import { databases } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'

const EVENTS = '/chat/Chatbot/Events'
type Page = { List: Event[]; Next: string }

describe.each(databases)('events on $name', (kind) => {
  const DAY_MS = 24 * 3_600_000
  let now = Date.UTC(2026, 10, 20)
  let service: Service
  beforeAll(async () => {
    service = await startService({ kind, now: () => now })
  })
  afterAll(() => service.stop())

  async function start() {
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const open = async () => await service.openSession({ serialNumber })
    const sessionID = await open()
    const ask = (content: string, session = sessionID) =>
      service.data<{ messageid: number }>('/chat/Chat/ClientAsk', { sessionID: session, content })
    const read = (fields: object = {}) => service.data<Page>(EVENTS, { serialNumber, After: 'oldest', ...fields })
    return { serialNumber, sessionID, open, ask, read }
  }

  test('question, answer and lead are told in order, with what they are about', async () => {
    const { serialNumber, sessionID, ask, read } = await start()
    const { messageid } = await ask('I am Ana Moreno, ana@example.com')
    const { List } = await read()
    const told = { SerialNumber: serialNumber, SessionID: sessionID, CreateTime: new Date(now).toISOString() }
    expect(List.map(({ Sequence: _, ...event }) => event)).toEqual([
      {
        ...told,
        Kind: 'message',
        Data: { MessageID: messageid - 1, Type: 'User', Content: 'I am Ana Moreno, ana@example.com' },
      },
      {
        ...told,
        Kind: 'lead',
        Data: expect.objectContaining({ Type: 'Lead', Name: 'Ana Moreno', Email: 'ana@example.com' }),
      },
      { ...told, Kind: 'message', Data: { MessageID: messageid, Type: 'AI', Content: 'Hello there' } },
    ])
  })

  test('a reader goes on from Next, or from any event, and misses none', async () => {
    const { ask, read } = await start()
    await ask('one')
    await ask('two')
    const all = await read()
    const words: string[] = []
    for (let After = 'oldest'; ; ) {
      const page = await read({ After, Limit: 1 })
      if (page.List.length === 0) break
      words.push(...page.List.map(contentOf))
      After = page.Next
    }
    expect(words).toEqual(['one', 'Hello there', 'two', 'Hello there'])
    const second = await read({ After: all.List[0]?.Sequence })
    expect(second.List.map(contentOf)).toEqual(words.slice(1))
  })

  test('a page of long messages ends before it is very long, and Next goes on', async () => {
    const { sessionID, read } = await start()
    await service.data('/chat/Chat/Claim', { sessionID, By: 'ana', Name: 'Ana' })
    const said = (number: number) => `${number} ${'あ'.repeat(31_000)}`
    for (let number = 0; number < 110; number++)
      await service.data('/chat/Chat/ClientAsk', { sessionID, content: said(number) })
    const words: string[] = []
    let longest = 0
    for (let After = 'oldest'; ; ) {
      const page = await read({ After, Limit: 500, Kinds: ['message'] })
      if (page.List.length === 0) break
      longest = Math.max(longest, page.List.length)
      words.push(...page.List.map(contentOf))
      After = page.Next
    }
    expect(words).toEqual(Array.from({ length: 110 }, (_, number) => said(number)))
    expect(longest).toBeLessThan(110)
  })

  test('a page of long digests ends before it is very long, and Next goes on', async () => {
    const { sessionID, read } = await start()
    const chatbotId = (await service.store.sessions.byId(sessionID))?.chatbotId ?? 0
    const Text = 'a home '.repeat(40_000)
    const digests = Array.from({ length: 60 }, (_, WatchID) => ({
      chatbotId,
      sessionId: sessionID,
      kind: 'alert' as const,
      subjectId: null,
      data: JSON.stringify({ WatchID, WatchIDs: [WatchID], Digest: true, Listings: [], Text }),
    }))
    await service.store.events.append(digests)
    const told: unknown[] = []
    let longest = 0
    for (let After = 'oldest'; ; ) {
      const page = await read({ After, Limit: 500 })
      if (page.List.length === 0) break
      longest = Math.max(longest, page.List.length)
      told.push(...page.List.map(({ Data }) => 'WatchID' in Data && Data.WatchID))
      After = page.Next
    }
    expect(told).toEqual(Array.from({ length: 60 }, (_, at) => at))
    expect(longest).toBeLessThan(30)
  })

  test('only what was asked for is told, by kind and by session', async () => {
    const { open, ask, read } = await start()
    const other = await open()
    await ask('reach me at bo@example.com')
    await ask('elsewhere', other)
    expect((await read({ Kinds: ['lead'] })).List.map(({ Kind }) => Kind)).toEqual(['lead'])
    expect((await read({ SessionID: other })).List.map(contentOf)).toEqual(['elsewhere', 'Hello there'])
    expect(await read({ Kinds: [] })).toEqual(await read())
  })

  test('from now on, a wait ends with the first event, and without one after its time', async () => {
    const { ask, read } = await start()
    await ask('before')
    const { Next } = await read({ After: '' })
    const waiting = read({ After: Next, WaitMs: 20_000 })
    await ask('after')
    expect((await waiting).List.map(contentOf)[0]).toBe('after')
    const late = read({ WaitMs: 50, After: '', Kinds: ['lead'] })
    // Time that is over is over, although the clock is set back meanwhile.
    const before = now
    const ticking = setInterval(() => (now -= 60_000), 5)
    const empty = await late
    clearInterval(ticking)
    now = before
    expect(empty.List).toEqual([])
    expect((await read({ After: empty.Next })).List).toEqual([])
  })

  test('streamed events carry their cursor, and a reader that comes back goes on behind it', async () => {
    const { serialNumber, ask } = await start()
    await ask('one')
    const first = await follow({ serialNumber, After: 'oldest' }, {}, 2)
    expect(first.map(({ event, data }) => [event, contentOf(data)])).toEqual([
      ['message', 'one'],
      ['message', 'Hello there'],
    ])
    expect(first.map(({ id }) => id)).toEqual(first.map(({ data }) => data.Sequence))
    const again = follow({ serialNumber, After: 'oldest' }, { 'last-event-id': first[0]?.id ?? '' }, 3)
    await ask('two')
    expect((await again).map(({ data }) => contentOf(data))).toEqual(['Hello there', 'two', 'Hello there'])
  })

  test('hundreds of streams of one workspace are all told, also when events come fast', async () => {
    const { serialNumber, open, ask } = await start()
    const sessions = await Promise.all(Array.from({ length: 5 }, open))
    const opened: Promise<void>[] = []
    const streams = Array.from({ length: 200 }, () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      opened.push(promise)
      return follow({ serialNumber }, {}, 10, resolve)
    })
    await Promise.all(opened)
    await Promise.all(sessions.map((session) => ask('hello', session)))
    const counts = (await Promise.all(streams)).map((frames) => frames.length)
    expect(counts.filter((count) => count < 10)).toEqual([])
  })

  test('who comes back to the stream of a chatbot that was removed is told so', async () => {
    const { serialNumber } = await start()
    await service.data('/chat/Chatbot/Remove', { serialNumber })
    expect((await service.post(EVENTS, { serialNumber, stream: true })).envelope.Code).toBe(40402)
  })

  test('a cursor that is none, another workspace’s or of the future is refused', async () => {
    const { read } = await start()
    const { Next } = await read()
    const others = await service.addWorkspace(`others ${kind.name}`)
    const foreign = { authorization: others.secret }
    const theirs = await service.post(EVENTS, { After: Next }, foreign)
    expect([theirs.status, theirs.envelope.Code]).toEqual([400, 40021])
    for (const After of ['nonsense', `${Next}x`, Buffer.from('e1.zzzzzz').toString('base64url'), Next.padEnd(129, 'x')])
      expect((await service.post(EVENTS, { After })).envelope.Code).toBe(40021)
  })

  test('what is wrong with a Last-Event-ID is said of that header, and without a stream it counts for nothing', async () => {
    const { read } = await start()
    const { Next: After } = await read()
    const wrong = { authorization: service.keys.secret, 'last-event-id': 'nonsense' }
    const { envelope } = await service.post(EVENTS, { After, stream: true }, wrong)
    expect([envelope.Code, envelope.Message.split(' ')[0]]).toEqual([40021, 'Last-Event-ID'])
    const { envelope: other } = await service.post(EVENTS, { After: 'nonsense', stream: true })
    expect([other.Code, other.Message.split(' ')[0]]).toEqual([40021, 'After'])
    expect((await service.post(EVENTS, { After }, wrong)).status).toBe(200)
  })

  test('another workspace’s chatbot and session are as unknown as none', async () => {
    const { serialNumber, sessionID } = await start()
    const { secret } = await service.addWorkspace(`strangers ${kind.name}`)
    const asStranger = (body: object) => service.post(EVENTS, body, { authorization: secret })
    expect((await asStranger({ serialNumber })).envelope.Code).toBe(40402)
    expect((await asStranger({ SessionID: sessionID })).envelope.Code).toBe(40403)
    const other = await start()
    const mixed = await service.post(EVENTS, { serialNumber: other.serialNumber, SessionID: sessionID })
    expect(mixed.envelope.Code).toBe(40403)
  })

  test('after seven days an event is gone, and a cursor from before names the oldest kept', async () => {
    const { ask, read } = await start()
    const { Next } = await read({ After: '' })
    await ask('old')
    now += 6 * DAY_MS
    await ask('young')
    now += DAY_MS + 1
    await service.sweep()
    const stale = await service.post(EVENTS, { After: Next })
    expect([stale.status, stale.envelope.Code]).toEqual([410, 41001])
    expect((await read()).List.map(contentOf)).toEqual(['young', 'Hello there'])
    const named = /comes after (\S+), of/.exec(stale.envelope.Message)?.[1]
    expect((await read({ After: named })).List.map(contentOf)).toEqual(['young', 'Hello there'])
  })

  /** Reads that many streamed events, then hangs up. `onOpen` is called when the stream has begun. */
  async function follow(body: object, headers: Record<string, string>, count: number, onOpen?: () => void) {
    const left = new AbortController()
    const response = await fetch(service.url + EVENTS, {
      method: 'POST',
      headers: { authorization: service.keys.secret, ...headers },
      body: JSON.stringify({ ...body, stream: true }),
      signal: left.signal,
    })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    onOpen?.()
    const frames: { id: string; event: string; data: Event }[] = []
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const whole = text.split('\n\n')
      text = whole.pop() ?? ''
      for (const frame of whole.filter((one) => !one.startsWith(':'))) {
        const [, id = '', event = '', data = ''] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(frame) ?? []
        frames.push({ id, event, data: JSON.parse(data) as Event })
      }
      if (frames.length >= count) break
    }
    left.abort()
    return frames
  }
})

const contentOf = (event: Event): string => (event.Kind === 'message' ? event.Data.Content : event.Kind)
