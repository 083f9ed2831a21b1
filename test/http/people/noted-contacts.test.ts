import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConcierge } from '../../../src/models/concierge/concierge.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
let serialNumber: string
beforeAll(async () => {
  service = await startService({ model: createConcierge() })
  serialNumber = await service.data<string>('/chat/Chatbot/Add', {
    TimeZone: 'America/Boise',
    SystemMessage: 'Our office phone is 208-555-0100.',
    TalkToHumanEmail: 'desk@maple.example',
  })
})
afterAll(() => service.stop())

async function say(content: string) {
  const sessionID = await service.openSession({ serialNumber })
  const { content: answer } = await service.data<{ content: string }>('/chat/Chat/ClientAsk', { sessionID, content })
  const leads = await service.data<{ Email: string; Phone: string }[]>('/chat/Chatbot/LeadList', {
    serialNumber,
    sessionID,
  })
  return { saysNoted: answer.includes('I have noted'), answer, leads }
}

test.each([
  ['zoë@exämple.de', 'zoë@exämple.de'],
  ['my e-mail is 李雷@例え.jp, call me', '李雷@例え.jp'],
  ['my e-mail is uwe@müller-immobilien.de', 'uwe@müller-immobilien.de'],
  ['uwe (at) müller (dot) de is mine', 'uwe@müller.de'],
])('an address in any letters that a visitor gives is noted, and is a lead: "%s"', async (content, Email) => {
  const { saysNoted, leads } = await say(content)
  expect({ saysNoted, leads }).toMatchObject({ saysNoted: true, leads: [{ Email }] })
})

test.each([
  'is your number still 208-555-0100?',
  'is desk@maple.example your e-mail?',
  '> call me at 208-555-0199\nwhat did I say there?',
  'my e-mail is kim.@example.com',
  'a..b@example.com is me',
  'write to kim@-example.com',
])('the concierge does not say that it noted what is no contact of the visitor: "%s"', async (content) => {
  const { saysNoted, leads } = await say(content)
  expect({ saysNoted, leads }).toEqual({ saysNoted: false, leads: [] })
})

test('of two contacts one of which is the business’s, the visitor’s is noted', async () => {
  const { saysNoted, leads } = await say('nobody answers at 208-555-0100, call me at 208-555-0123')
  expect({ saysNoted, leads }).toMatchObject({ saysNoted: true, leads: [{ Phone: '+12085550123' }] })
})

test('an address that cannot be one is said back as not understood', async () => {
  expect((await say('houses in Boise, kim.@example.com')).answer).toContain('didn\'t understand "kim"')
})

test.each(['Ä@müller.example', 'büro@例え.jp'])('%s can be the address of a business and of a lead', async (Email) => {
  await service.data('/chat/Chatbot/Edit', { serialNumber, EmailForDailyLeads: Email })
  await service.data('/chat/Chatbot/LeadCreate', { serialNumber, Email })
  const leads = await service.data<{ Email: string }[]>('/chat/Chatbot/LeadList', { serialNumber })
  expect(leads.map((lead) => lead.Email)).toContain(Email)
})

test.each([
  "don't save my number 208-555-0123",
  'Please do not call me at 208-555-0123 any more',
  'never email me at kim@example.com again',
  'stop calling me on 208-555-0123',
  'no me llame al +34 612 34 56 78',
  'no guarde mi correo: kim@example.com',
  "ne m'appelez pas au +33 6 12 34 56 78",
  'rufen Sie mich bitte nicht unter +49 171 2345678 an',
  'meine Adresse kim@example.com bitte nicht speichern',
  'não me ligue no +55 21 98765-4321',
])('a contact that the visitor does not want to be used is no lead: "%s"', async (content) => {
  const { saysNoted, leads } = await say(content)
  expect({ saysNoted, leads }).toEqual({ saysNoted: false, leads: [] })
})

test.each([
  ["don't hesitate to call me at 208-555-0123", '+12085550123'],
  ["why don't you call me at 208-555-0123?", '+12085550123'],
  ["please don't write, call me at 208-555-0123", '+12085550123'],
  ["don't call me at 208-555-0124, call 208-555-0123", '+12085550123'],
  ["I don't want to miss it. Call me at 208-555-0123", '+12085550123'],
  ["n'hésitez pas à m'appeler au +33 6 12 34 56 78", '+33612345678'],
  ['no dude en llamarme al +34 612 34 56 78', '+34612345678'],
  ['zögern Sie nicht, mich unter +49 171 2345678 anzurufen', '+491712345678'],
  ['não hesite em me ligar no +55 21 98765-4321', '+5521987654321'],
])('a contact beside a denial of something else is a lead: "%s"', async (content, Phone) => {
  expect((await say(content)).leads).toMatchObject([{ Phone }])
})
