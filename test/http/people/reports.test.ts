import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createScriptedModel, saying } from '../../sim/models/scripted-model.ts'
import { databases } from '../../sim/service/databases.ts'
import { shortestStopDuring } from '../../sim/service/event-loop-stalls.ts'
import { type Service, startService } from '../../sim/service/service.ts'

/** Knows nothing of pools. */
const scripted = createScriptedModel(saying('so it is'))
const model: typeof scripted = {
  ...scripted,
  answer: (prompt, signal, tell) =>
    scripted.answer(prompt, signal, (part) =>
      tell(part.type === 'end' ? { ...part, noAnswer: /pool/i.test(prompt.question) } : part),
    ),
}

describe.each(databases)('reports on $name', (kind) => {
  let now = Date.UTC(2026, 10, 20, 3)
  let service: Service
  beforeAll(async () => {
    service = await startService({ kind, model, now: () => now })
  })
  afterAll(() => service.stop())

  const call = <T>(name: string, body: object) => service.data<T>(`/chat/Chatbot/${name}`, body)
  async function start() {
    const serialNumber = await call<string>('Add', { TimeZone: 'America/New_York', TalkToHumanEmail: 'a@example.com' })
    const open = async (visitorId?: string) =>
      (await call<{ SessionID: number }>('GetSession', { serialNumber, visitorId })).SessionID
    const ask = (sessionID: number, content: string) => service.data('/chat/Chat/ClientAsk', { sessionID, content })
    return { serialNumber, open, ask }
  }

  test('counts the last days of the time zone, today included', async () => {
    const { serialNumber, open, ask } = await start()
    // 22:00 on the 19th in New York, then 10:00 on the 20th.
    now = Date.UTC(2026, 10, 20, 3)
    const [ada, adaAgain, nobody] = [await open('ada'), await open('ada'), await open()]
    await ask(ada, 'one')
    await ask(adaAgain, 'I want to talk to a human')
    now = Date.UTC(2026, 10, 20, 15)
    await ask(nobody, 'a pool? reach me at bo@example.com')
    expect(await call('ReportGet', { serialNumber, Days: 2 })).toMatchObject({
      Questions: 3,
      People: 2,
      Answered: 2,
      NotAnswered: 1,
      HandedOver: 1,
      Leads: 1,
      PerDay: [
        { Day: '2026-11-19', Questions: 2 },
        { Day: '2026-11-20', Questions: 1 },
      ],
    })
    expect(await call('ReportGet', { serialNumber, Days: 1 })).toMatchObject({
      Questions: 1,
      People: 1,
      HandedOver: 0,
      PerDay: [{ Day: '2026-11-20', Questions: 1 }],
    })
    const { PerDay } = await call<{ PerDay: object[] }>('ReportGet', { serialNumber, Days: 366 })
    expect([PerDay.length, PerDay[0]]).toEqual([366, { Day: '2025-11-20', Questions: 0 }])
  })

  test('counts a session that a program handed over, without a desk and e-mail address too', async () => {
    const serialNumber = await call<string>('Add', {})
    const { SessionID } = await call<{ SessionID: number }>('GetSession', { serialNumber })
    await service.data('/chat/Chat/ClientAsk', { sessionID: SessionID, content: 'hello' })
    await service.data('/chat/Chat/HandOver', { sessionID: SessionID, Reason: 'wants a viewing' })
    expect(await call('ReportGet', { serialNumber, Days: 1 })).toMatchObject({ HandedOver: 1 })
    const history = await call('ChatContentHistory', { SerialNumber: serialNumber })
    expect(history).toMatchObject([{ SessionID, HandOverTime: new Date(now).toISOString() }])
  })

  test('counts a session whenever its visitor asks for a person, not the first time alone', async () => {
    const { serialNumber, open, ask } = await start()
    const session = await open()
    await ask(session, 'I want to talk to a human')
    const { HandOverTime: first } =
      (await call<{ HandOverTime: string }[]>('ChatContentHistory', { SerialNumber: serialNumber }))[0] ?? {}
    await service.data('/chat/Chat/HandBack', { sessionID: session })
    now += 3 * 24 * 3_600_000
    expect(await call('ReportGet', { serialNumber, Days: 2 })).toMatchObject({ HandedOver: 0 })
    await ask(session, 'I want to talk to a human')
    expect(await call('ReportGet', { serialNumber, Days: 2 })).toMatchObject({ HandedOver: 1 })
    expect(await call('ReportGet', { serialNumber, Days: 30 })).toMatchObject({ HandedOver: 1 })
    const history = await call('ChatContentHistory', { SerialNumber: serialNumber })
    expect(history).toMatchObject([{ HandOverTime: new Date(now).toISOString() }])
    expect(first).not.toBe(new Date(now).toISOString())
  })

  test('counts what people asked who are forgotten since, and each of them once', async () => {
    const { serialNumber, open, ask } = await start()
    const [ada, adaAgain, nobody, bo] = [await open('ada'), await open('ada'), await open(), await open('bo')]
    await ask(ada, 'one')
    await ask(bo, 'is there a pool?')
    now += 2 * 24 * 3_600_000
    for (const session of [adaAgain, nobody]) await ask(session, 'a pool? reach me at bo@example.com')
    await ask(adaAgain, 'I want to talk to a human')
    await ask(bo, 'two')
    const report = async (Days: number) => {
      const { Unanswered: _, ...figures } = await call<Record<string, unknown>>('ReportGet', { serialNumber, Days })
      return figures
    }
    const before = [await report(1), await report(7)]
    expect(before[1]).toMatchObject({ Questions: 6, People: 3, Answered: 3, NotAnswered: 3, HandedOver: 1, Leads: 2 })
    await call('VisitorForget', { serialNumber, visitorId: 'ada' })
    expect([await report(1), await report(7)]).toEqual(before)
    await call('VisitorForget', { serialNumber, sessionID: nobody })
    expect([await report(1), await report(7)]).toEqual(before)
    const messages = await call('GetMessageCountByChatbot', { SerialNumber: serialNumber })
    expect(messages).toBe(12)
    expect(await call('ReportGet', { serialNumber, Days: 7 })).toMatchObject({
      Unanswered: [{ Question: 'is there a pool?', SessionIDs: [bo] }],
    })
  })

  test('counts a person once of whom an old session is forgotten and a newer one is not', async () => {
    const { serialNumber, open, ask } = await start()
    await call('Edit', { serialNumber, KeepSessionsDays: 3 })
    const first = await open('ada')
    await ask(first, 'one')
    now += 2 * 24 * 3_600_000
    const second = await open('ada')
    await ask(second, 'two')
    const figures = { Questions: 2, People: 1, Answered: 2 }
    for (const sessions of [2, 1, 0]) {
      expect(await call('ReportGet', { serialNumber, Days: 30 })).toMatchObject(figures)
      const { Sessions } = await call<{ Sessions: object[] }>('VisitorExport', { serialNumber, visitorId: 'ada' })
      expect(Sessions).toHaveLength(sessions)
      now += 1.9 * 24 * 3_600_000
      await service.sweep()
    }
  })

  test('counts a question once that is written with and without its apostrophe', async () => {
    const { serialNumber, open, ask } = await start()
    const session = await open()
    await ask(session, "What's with the pool?")
    await ask(session, 'whats with the pool')
    const { Unanswered } = await call<{ Unanswered: object[] }>('ReportGet', { serialNumber, Days: 1 })
    expect(Unanswered).toEqual([{ Question: 'whats with the pool', Count: 2, SessionIDs: [session] }])
  })

  test('tells the questions that got no answer, the most frequent first', async () => {
    const { serialNumber, open, ask } = await start()
    const [first, second] = [await open(), await open()]
    await ask(first, 'Is there a wading pool?')
    await ask(first, 'Is there a pool?')
    await ask(second, 'is there a POOL')
    await ask(second, 'fine')
    expect(await call('ReportGet', { serialNumber, Days: 1 })).toMatchObject({
      Unanswered: [
        { Question: 'is there a POOL', Count: 2, SessionIDs: [second, first] },
        { Question: 'Is there a wading pool?', Count: 1, SessionIDs: [first] },
      ],
    })
  })

  test('many long questions that got no answer do not stop others', async () => {
    const { serialNumber, open, ask } = await start()
    const sessionID = await open()
    for (let count = 0; count < 100; count++) await ask(sessionID, `${count} ${'é à pool? '.repeat(3_000)}`)
    const report = async () =>
      expect(await call('ReportGet', { serialNumber, Days: 1 })).toMatchObject({ NotAnswered: 100 })
    expect(await shortestStopDuring(report, 100)).toBeLessThan(100)
  })

  test('an empty day, and days that are none', async () => {
    const { serialNumber } = await start()
    expect(await call('ReportGet', { serialNumber, Days: 1 })).toMatchObject({
      Questions: 0,
      People: 0,
      Unanswered: [],
    })
    for (const Days of [0, 367, 1.5, '7', null, undefined])
      expect((await service.post('/chat/Chatbot/ReportGet', { serialNumber, Days })).envelope.Code).toBe(40002)
  })
})
