import { afterEach, describe, expect, test } from 'vitest'
import { createScriptedModel, type Script, saying } from '../../sim/models/scripted-model.ts'
import { databases } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'

describe.each(databases)('limits on $name', (kind) => {
  let service: Service
  let now = Date.UTC(2026, 10, 30, 12)
  afterEach(() => service.stop())

  async function start(settings: object, script: Script = saying('fine')) {
    now = Date.UTC(2026, 10, 30, 12)
    service = await startService({ kind, now: () => now, model: createScriptedModel(script) })
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', settings)
    const open = async (visitorId?: string) => await service.openSession({ serialNumber, visitorId })
    const ask = (sessionID: number, headers: Record<string, string> = {}, content = 'hi') =>
      service.post('/chat/Chat/ClientAsk', { sessionID, content }, { authorization: service.keys.secret, ...headers })
    const code = async (...args: Parameters<typeof ask>) => (await ask(...args)).envelope.Code
    return { open, ask, code, serialNumber }
  }

  test('the rate limit is a sliding window for each visitor, over all their sessions', async () => {
    const { open, ask, code } = await start({
      RateLimitCount: 2,
      RateLimitTime: 60,
      RateLimitMessage: 'Slow down, please.',
    })
    const [first, second, other] = [await open('ann'), await open('ann'), await open('bob')]
    expect([await code(first), await code(second)]).toEqual([200, 200])
    now += 20_000
    const { status, headers, envelope } = await ask(first)
    expect([status, envelope.Code, envelope.Message]).toEqual([429, 42901, 'Slow down, please.'])
    expect(headers.get('retry-after')).toBe('40')
    expect(await code(other)).toBe(200)
    now += 40_000
    expect(await code(second)).toBe(200)
  })

  test('a question whose process was killed counts no more once it is clear that nobody answers it', async () => {
    const { open, code, serialNumber } = await start({ MessageLimit: 1 })
    const sessionId = await open()
    const chatbot = await service.store.chatbots.bySerial(serialNumber)
    const question = { content: 'hi', type: 'Text', fileIds: [], idempotency: null } as const
    const killed = { ...question, fileIds: [], chatbotId: chatbot?.id ?? 0, sessionId }
    await (await service.store.messages.ask(killed, now + 5_000))?.durable
    now += 3_000_000
    await service.sweep()
    // A process that is held up may go on, and the clock of another machine may be ahead.
    expect(await code(sessionId)).toBe(42902)
    now += 900_000
    await service.sweep()
    expect([await code(sessionId), await code(sessionId)]).toEqual([200, 42902])
  })

  test('questions from before the clock was set back limit nothing', async () => {
    const { open, ask, code } = await start({ RateLimitCount: 2, RateLimitTime: 60 })
    const session = await open('ann')
    expect([await code(session), await code(session), await code(session)]).toEqual([200, 200, 42901])
    now -= 3_600_000
    expect([await code(session), await code(session)]).toEqual([200, 200])
    const { status, headers } = await ask(session)
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
    now += 60_000
    expect(await code(session)).toBe(200)
  })

  test('a wait is no longer than the window, although another machine’s clock is ahead', async () => {
    const { open, ask, code } = await start({ RateLimitCount: 1, RateLimitTime: 60 })
    const session = await open('ann')
    expect(await code(session)).toBe(200)
    now -= 5_000
    const { status, headers } = await ask(session)
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
  })

  test('a visitor without a name is who talks in one session', async () => {
    const { open, code } = await start({ RateLimitCount: 1, RateLimitTime: 60 })
    const [first, second] = [await open(), await open()]
    expect([await code(first), await code(first), await code(second)]).toEqual([200, 42901, 200])
  })

  test.each([{ RateLimitCount: 1 }, { RateLimitTime: 60 }])('%o alone limits nothing', async (settings) => {
    const { open, code } = await start(settings)
    const session = await open()
    expect([await code(session), await code(session)]).toEqual([200, 200])
  })

  test('the monthly limit is of the chatbot, for the month in its time zone', async () => {
    const { open, ask, code } = await start({ MessageLimit: 2, TimeZone: 'Pacific/Auckland' })
    const sessions = [await open('ann'), await open('bob'), await open('eve')]
    expect([await code(sessions[0] ?? 0), await code(sessions[1] ?? 0)]).toEqual([200, 200])
    // In Auckland, 13 hours ahead of UTC, November ends at 11:00 UTC on the 30th: this is December 1, 01:00.
    const { status, headers, envelope } = await ask(sessions[2] ?? 0)
    expect([status, envelope.Code]).toEqual([429, 42902])
    expect(Number(headers.get('retry-after'))).toBe(31 * 86_400 - 3_600)
    now += 31 * 86_400_000
    expect(await code(sessions[2] ?? 0)).toBe(200)
  })

  test('a month without messages allows none', async () => {
    const { open, code } = await start({ MessageLimit: 0 })
    expect(await code(await open())).toBe(42902)
  })

  test('what failed, was refused, or was asked again under its key counts for no limit', async () => {
    let failing = true
    const { open, code, serialNumber } = await start({ MessageLimit: 2 }, async function* () {
      if (failing) throw new Error('not now')
      yield 'fine'
    })
    const session = await open()
    expect(await code(session)).toBe(50001)
    failing = false
    const once = { 'idempotency-key': 'k' }
    expect([await code(session, once), await code(session, once), await code(session, once)]).toEqual([200, 200, 200])
    expect([await code(session), await code(session), await code(session)]).toEqual([200, 42902, 42902])
    // One failed question, two with their answers.
    expect(await service.data('/chat/Chatbot/GetMessageCountByChatbot', { SerialNumber: serialNumber })).toBe(5)
    expect(await service.data('/chat/Chatbot/GetMessageCreditsUsage', {})).toEqual({ Total: -1, Used: 2, Remain: -1 })
  })

  test('questions that come at the same moment do not slip past a limit', async () => {
    const { open, code } = await start({ MessageLimit: 3 })
    const sessions = await Promise.all(Array.from({ length: 10 }, () => open()))
    const codes = await Promise.all(sessions.map((session) => code(session)))
    expect(codes.filter((each) => each === 200)).toHaveLength(3)
    expect(codes.filter((each) => each === 42902)).toHaveLength(7)
  })
})
