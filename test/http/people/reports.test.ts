import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createScriptedModel, saying } from '../../sim/models/scripted-model.ts'
import { databases } from '../../sim/service/databases.ts'
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
