import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
const CLOSED = { TimeZone: 'America/New_York', OfficeHours: 'Mo-Fr 09:00-14:00', OfficeClosedDates: '2026-12-25' }
beforeAll(async () => {
  // In New York it is Thursday, 24 December, 15:00.
  service = await startService({ now: () => Date.UTC(2026, 11, 24, 20) })
})
afterAll(() => service.stop())

type Answer = { content: string; noAnswer: boolean }

async function start(settings: object) {
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', { ...CLOSED, ...settings })
  const sessionID = await service.openSession({ serialNumber })
  const ask = (content: string) => service.data<Answer>('/chat/Chat/ClientAsk', { sessionID, content })
  const attendant = async () =>
    (await service.data<{ Attendant: string }>('/chat/Chat/SessionDetail', { sessionID })).Attendant
  return { serialNumber, ask, attendant }
}
const mails = async () => (await service.store.mails.count()).waiting

test('an office that is closed and has an address is written to, and the visitor is told so', async () => {
  const { ask } = await start({ TalkToHumanEmail: 'office@example.com' })
  const before = await mails()
  expect((await ask('human please')).content).toContain('I have left word with our team')
  expect(await mails()).toBe(before + 1)
})

test.each(['without a desk', 'with a desk'])(
  'a closed office %s that has no address is not said to have been told, and when it opens is',
  async (desk) => {
    const { serialNumber, ask, attendant } = await start({})
    if (desk === 'with a desk')
      await service.data('/chat/Chatbot/DeskSet', { serialNumber, source: 'slack', Workspace: 'T', Channel: 'C' })
    const before = await mails()
    const answer = await ask('I want to talk to a human')
    expect(answer.content).toMatch(/closed right now.*We open again on Monday, 28 December, 09:00/)
    expect(answer.content).not.toMatch(/left word|told our team|get back to you/)
    expect([answer.noAnswer, await attendant(), await mails()]).toEqual([true, 'Bot', before])
  },
)

test.each([
  ['quiero hablar con una persona', 'lunes, 28 de diciembre, 09:00'],
  ['je veux parler à un humain', 'lundi 28 décembre, 09:00'],
  ['ich möchte mit einem Menschen sprechen', 'Montag, 28. Dezember, 09:00'],
  ['quero falar com uma pessoa', 'segunda-feira, 28 de dezembro, 09:00'],
])('the next opening is a date of the language: "%s"', async (content, opening) => {
  const { ask } = await start({})
  expect((await ask(content)).content).toContain(opening)
})
