import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Event } from '../../../src/contract/events/events.ts'
import { databases, type TestDatabase } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MAIL = { TalkToHumanEmail: 'maria@example.com' }

describe.each(databases)('what is due when nobody does anything, on $name', (kind) => {
  /** A Wednesday, 10:00 UTC. */
  let now = Date.UTC(2026, 10, 18, 10)
  let database: TestDatabase
  let service: Service
  /** A second process at the same database. */
  let other: Service
  beforeAll(async () => {
    database = await kind.create()
    service = await startService({ database, now: () => now })
    other = await startService({ database, keys: service.keys, now: () => now })
  })
  afterAll(async () => {
    await other.stop()
    await service.stop()
    await database.remove()
  })

  async function start(settings: object = {}) {
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', settings)
    const sessionID = await service.openSession({ serialNumber })
    const call = <T>(name: string, body: object = {}) => service.data<T>(`/chat/Chat/${name}`, { sessionID, ...body })
    const ask = (content: string) => call<{ content: string; Attendant?: string }>('ClientAsk', { content })
    const claim = () => call('Claim', { By: 'ana', Name: 'Ana' })
    const attendant = async () => (await call<{ Attendant: string }>('SessionDetail')).Attendant
    const events = async () =>
      (await service.data<{ List: Event[] }>('/chat/Chatbot/Events', { SessionID: sessionID, After: 'oldest' })).List
    const told = async () =>
      (await events()).flatMap(({ Kind, Data }) =>
        Kind === 'message' && Data.Type === 'System'
          ? Data.Content
          : Kind === 'attendant'
            ? `${Data.Attendant}${Data.Reason === 'Reminder' ? '!' : ''}`
            : [],
      )
    return { serialNumber, sessionID, call, ask, claim, attendant, told }
  }
  /** Lets time pass, and both processes look at what is due. */
  async function pass(ms: number) {
    now += ms
    await Promise.all([service.runTimers(), other.runTimers()])
  }
  const mails = async () => (await service.store.mails.count()).waiting

  test('unclaimed, the visitor is told once and asked how to be reached; a desk’s mail waits until then', async () => {
    const { serialNumber, ask, told, attendant } = await start({ ...MAIL, HandOverWaitMinutes: 3 })
    await service.data('/chat/Chatbot/DeskSet', { serialNumber, source: 'slack', Workspace: 'T', Channel: 'C' })
    const before = await mails()
    await ask('I want to talk to a human')
    expect(await mails()).toBe(before)
    await pass(3 * MINUTE - 1)
    expect(await told()).toEqual(['Waiting'])
    await pass(1)
    await pass(DAY)
    expect(await told()).toEqual(['Waiting', expect.stringContaining('Leave an e-mail address or a phone number')])
    expect(await mails()).toBe(before + 1)
    expect(await attendant()).toBe('Waiting')
  })

  test('without a desk the mail is sent at once, the rest after the same minutes, and no second mail', async () => {
    const { ask, told } = await start(MAIL)
    const before = await mails()
    await ask('quiero hablar con una persona')
    expect(await mails()).toBe(before + 1)
    await pass(5 * MINUTE)
    expect(await told()).toEqual(['Waiting', expect.stringContaining('Deje un correo')])
    expect(await mails()).toBe(before + 1)
  })

  test('who waits and asks again days later is told to the business again, once a day, and when it is closed', async () => {
    now = Date.UTC(2026, 10, 18, 10)
    const { ask, told, attendant } = await start({ ...MAIL, OfficeHours: 'Mo-Fr 09:00-17:00' })
    const before = await mails()
    const wish = async () => (await ask('human please')).content
    expect(await wish()).toContain('I have told our team.')
    await pass(5 * MINUTE)
    await pass(23 * 60 * MINUTE)
    expect([await wish(), await mails()]).toEqual([expect.stringContaining('told already'), before + 1])
    await pass(60 * MINUTE)
    expect([await wish(), await mails()]).toEqual([expect.stringContaining('I have told our team.'), before + 2])
    expect([await wish(), await mails()]).toEqual([expect.stringContaining('told already'), before + 2])
    await pass(5 * MINUTE)
    const notYet = expect.stringContaining('could come yet')
    expect(await told()).toEqual(['Waiting', notYet, notYet])
    await pass(2 * DAY)
    expect([await wish(), await mails()]).toEqual([expect.stringContaining('We open again on Monday'), before + 3])
    expect(await attendant()).toBe('Waiting')
  })

  test('a person who is silent while the visitor waits is reminded, then the session waits again', async () => {
    const { ask, claim, call, told, attendant } = await start({ AttendedIdleMinutes: 10 })
    await claim()
    await pass(30 * MINUTE)
    expect(await told()).toEqual(['Person'])
    await ask('are you there?')
    await pass(5 * MINUTE)
    expect(await told()).toEqual(['Person', 'Person!'])
    await call('Say', { By: 'ana', Content: 'Yes.' })
    await pass(30 * MINUTE)
    expect(await told()).toEqual(['Person', 'Person!'])
    await ask('and now?')
    // The second message does not begin the wait anew.
    await pass(9 * MINUTE)
    await ask('hello?')
    await pass(1 * MINUTE)
    expect(await told()).toEqual(['Person', 'Person!', 'Person!', 'Waiting'])
    expect(await attendant()).toBe('Waiting')
    expect(await ask('is anybody there?')).toMatchObject({ content: 'Hello there' })
  })

  test('a visitor who is silent for a day has the bot again, and is told so', async () => {
    const { ask, claim, call, told, attendant } = await start()
    await claim()
    await pass(DAY - 1)
    await ask('late')
    await call('Say', { By: 'ana', Content: 'Yes?' })
    await pass(DAY - 1)
    expect(await attendant()).toBe('Person')
    await pass(1)
    await pass(DAY)
    expect(await told()).toEqual(['Person', 'Bot', expect.stringContaining('assistant again')])
  })

  test('a hand-back ends all that was due', async () => {
    const { ask, claim, call, told } = await start()
    await claim()
    await ask('hello?')
    await call('HandBack')
    await pass(2 * DAY)
    expect(await told()).toEqual(['Person', 'Bot'])
  })

  test('outside office hours the next opening is named, the mail is sent once, and the bot stays', async () => {
    now = Date.UTC(2026, 11, 24, 20)
    const { ask, call, told, attendant } = await start({
      ...MAIL,
      TimeZone: 'America/New_York',
      OfficeHours: 'Mo-Fr 09:00-14:00, Sa 10:00-12:00',
      OfficeClosedDates: '2026-12-25',
    })
    const before = await mails()
    // In New York it is Thursday, 15:00; Friday is closed.
    expect((await ask('human please')).content).toMatch(
      /closed right now.*We open again on Saturday, 26 December, 10:00/,
    )
    await ask('human please')
    expect(await mails()).toBe(before + 1)
    expect(await call('HandOver')).toEqual({ Attendant: 'Bot', Turn: 0 })
    expect([await attendant(), await told()]).toEqual(['Bot', []])
    now = Date.UTC(2026, 11, 26, 15)
    expect(await call('HandOver')).toEqual({ Attendant: 'Waiting', Turn: 1 })
  })
})
