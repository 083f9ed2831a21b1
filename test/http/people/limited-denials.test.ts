import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConcierge } from '../../../src/models/concierge/concierge.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
let serialNumber: string
beforeAll(async () => {
  service = await startService({ model: createConcierge() })
  serialNumber = await service.data<string>('/chat/Chatbot/Add', { TimeZone: 'America/Boise' })
})
afterAll(() => service.stop())

async function say(...contents: string[]) {
  const sessionID = await service.openSession({ serialNumber })
  const answers: string[] = []
  for (const content of contents) {
    const { content: answer } = await service.data<{ content: string }>('/chat/Chat/ClientAsk', { sessionID, content })
    answers.push(answer)
  }
  const leads = await service.data<{ Phone: string }[]>('/chat/Chatbot/LeadList', { serialNumber, sessionID })
  return { answer: answers.at(-1), phones: leads.map(({ Phone }) => Phone) }
}

test.each([
  'please never call me on 208-555-0123 before noon',
  "please don't call 208-555-0123 before 10, afternoons are fine",
  "don't ring 208-555-0123 at weekends",
  'do not call me at 208-555-0123 after 6pm please, otherwise ok',
  "don't call me at 208-555-0123, please, until I am home",
  "don't phone 208-555-0123 on Sundays",
  "don't text 208-555-0123 unless it is urgent",
  "at weekends please don't ring 208-555-0123",
  'before 9 never call me on 208-555-0123',
  'no me llame al 208 555 0123 antes de las 10',
  'no me llame al 208 555 0123 los domingos',
  "ne m'appelez pas au 208 555 0123 avant 10 h",
  "ne m'appelez pas au 208 555 0123 le soir",
  'rufen Sie mich nicht unter 208 555 0123 vor 10 Uhr an',
  'am Wochenende rufen Sie mich bitte nicht unter 208 555 0123 an',
  'não me ligue no 208 555 0123 antes das 10',
  'não me ligue no 208 555 0123 à noite',
])('a contact that is denied for some hours or days only is a lead: "%s"', async (content) => {
  expect((await say(content)).phones).toEqual(['+12085550123'])
})

test.each([
  ["don't call me on 208-555-0123", /Nobody will contact you there/],
  ["don't call me on 208-555-0123 after today", /Nobody will contact you there/],
  ["don't call me on 208-555-0123 until further notice", /Nobody will contact you there/],
  ["I don't want you to call me on 208-555-0123", /Nobody will contact you there/],
  ['I called before, never call me on 208-555-0123', /Nobody will contact you there/],
  ['no me llame al 208 555 0123', /Nadie le contactará/],
  ["ne m'appelez pas au 208 555 0123", /Personne ne vous y contactera/],
  ['rufen Sie mich nicht unter 208 555 0123 an', /Niemand wird Sie dort kontaktieren/],
  ['bitte nicht unter 208 555 0123 anrufen', /Niemand wird Sie dort kontaktieren/],
  ['não me ligue no 208 555 0123', /Ninguém vai contatar você/],
])('a contact that is denied for good is not kept, which is said: "%s"', async (content, said) => {
  const { answer, phones } = await say(content)
  expect(answer).toMatch(said)
  expect(phones).toEqual([])
})

test('a contact that is denied after it was given is kept, and the answer says how it is forgotten', async () => {
  const { answer, phones } = await say('call me on 208-555-0123', "don't call me on 208 555 0123")
  expect(answer).toContain('Your message alone removes nothing')
  expect(phones).toEqual(['+12085550123'])
})
