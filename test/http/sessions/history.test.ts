import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Conversation } from '../../../src/contract/history.ts'
import { currentCall } from '../../../src/core/handlers.ts'
import { databases } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'

describe.each(databases)('history on $name', (kind) => {
  let service: Service
  let now = 0
  let SerialNumber: string
  const sessions: number[] = []
  beforeAll(async () => {
    service = await startService({ kind, now: () => now })
    SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const headers = { authorization: service.keys.secret, origin: 'https://homes.example' }
    for (const [day, origin] of [
      [28, {}],
      [29, headers],
    ] as const) {
      now = Date.UTC(2026, 10, day, 23, 59, 59, 999)
      const opened = await service.post(
        '/chat/Chatbot/GetSession',
        { serialNumber: SerialNumber },
        { authorization: service.keys.secret, ...origin },
      )
      const sessionID = (opened.envelope.Data as { SessionID: number }).SessionID
      sessions.push(sessionID)
      await service.data('/chat/Chat/ClientAsk', { sessionID, content: `asked on the ${day}th` })
    }
    now = Date.UTC(2026, 10, 30)
    await service.data('/chat/Chat/ClientAsk', { sessionID: sessions[0], content: 'asked on the 30th' })
  })
  afterAll(() => service.stop())

  const history = (fields: object) =>
    service.data<Conversation[]>('/chat/Chatbot/ChatContentHistory', { SerialNumber, ...fields })
  const said = (conversations: Conversation[]) =>
    conversations.map(({ Messages }) => Messages.map(({ Content }) => Content))

  test('shows what was said by session, the newest session first', async () => {
    const conversations = await history({})
    expect(conversations.map(({ SessionID }) => SessionID)).toEqual(sessions.toReversed())
    expect(conversations[0]).toEqual({
      SessionID: sessions[1],
      CreateTime: '2026-11-29T23:59:59.999Z',
      URI: 'https://homes.example',
      HandOverTime: '',
      Messages: [
        {
          Type: 'User',
          Content: 'asked on the 29th',
          MessageID: expect.any(Number),
          CreateTime: '2026-11-29T23:59:59.999Z',
        },
        { Type: 'AI', Content: 'Hello there', MessageID: expect.any(Number), CreateTime: '2026-11-29T23:59:59.999Z' },
      ],
    })
    expect(said(conversations)[1]).toEqual(['asked on the 28th', 'Hello there', 'asked on the 30th', 'Hello there'])
  })

  test.each([
    [
      { StartTime: '2026-11-29' },
      [
        ['asked on the 29th', 'Hello there'],
        ['asked on the 30th', 'Hello there'],
      ],
    ],
    [{ EndTime: '2026-11-28' }, [['asked on the 28th', 'Hello there']]],
    [{ StartTime: '2026-11-29', EndTime: '2026-11-29' }, [['asked on the 29th', 'Hello there']]],
    [{ StartTime: '2027-01-01' }, []],
  ])('both days of %o are included', async (days, expected) => {
    expect(said(await history(days))).toEqual(expected)
  })

  test.each(['2026-02-30', '30.11.2026', '', '2026-11-30T00:00:00Z'])('refuses the day "%s"', async (StartTime) => {
    const { envelope } = await service.post('/chat/Chatbot/ChatContentHistory', { SerialNumber, StartTime })
    expect(envelope.Data).toEqual({ Errors: [{ Field: 'StartTime', Message: 'must be a day such as 2026-11-30' }] })
  })

  const page = async (fields: object) => {
    const { headers, envelope } = await service.post('/chat/Chatbot/ChatContentHistory', { SerialNumber, ...fields })
    return { next: headers.get('x-next-before'), said: said(envelope.Data as Conversation[]) }
  }

  test('pages go back from the newest message, each naming the next, and lose nothing', async () => {
    const first = await page({ Limit: 3 })
    expect(first.said).toEqual([['Hello there'], ['asked on the 30th', 'Hello there']])
    const second = await page({ Limit: 2, Before: Number(first.next) })
    expect(second.said).toEqual([['asked on the 29th'], ['Hello there']])
    const last = await page({ Limit: 2, Before: Number(second.next) })
    expect(last).toEqual({ next: null, said: [['asked on the 28th']] })
  })

  test('is read in the line of the workspace that asks, also while it is sent', async () => {
    const messages = { ...service.store.messages }
    const readers: (number | undefined)[] = []
    const reading = vi.spyOn(service.store.messages, 'byIds').mockImplementation(async (ids) => {
      readers.push(currentCall.getStore()?.workspaceId)
      return await messages.byIds(ids)
    })
    onTestFinished(() => reading.mockRestore())
    expect(await history({})).toHaveLength(2)
    expect(readers).toEqual([1])
  })

  test('pages stay within the days asked for', async () => {
    const first = await page({ StartTime: '2026-11-29', Limit: 3 })
    expect(first.said).toEqual([['Hello there'], ['asked on the 30th', 'Hello there']])
    expect(await page({ StartTime: '2026-11-29', Limit: 3, Before: Number(first.next) })).toEqual({
      next: null,
      said: [['asked on the 29th']],
    })
  })

  test.each([0, 50_001, 1.5, '3'])('refuses the Limit %o', async (Limit) => {
    const { status, envelope } = await service.post('/chat/Chatbot/ChatContentHistory', { SerialNumber, Limit })
    expect([status, envelope.Code]).toEqual([400, 40002])
  })

  test('counts questions and answers, and the questions of the month as credits used', async () => {
    expect(await service.data('/chat/Chatbot/GetMessageCountByChatbot', { SerialNumber })).toBe(6)
    const response = await fetch(`${service.url}/chat/Chatbot/GetMessageCreditsUsage`, {
      headers: { authorization: service.keys.secret },
    })
    expect(await response.json()).toMatchObject({ Data: { Total: -1, Used: 3, Remain: -1 } })
  })
})
