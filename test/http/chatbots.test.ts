import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultSettings, Settings } from '../../src/contract/chatbot/settings.ts'
import { createModels } from '../../src/models/models.ts'
import { defaultModelSettings } from '../../src/models/settings.ts'
import { type Service, startService } from '../sim/service/service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const add = (fields: object = {}) => service.data<string>('/chat/Chatbot/Add', fields)
const edit = (serialNumber: string, fields: object) => service.post('/chat/Chatbot/Edit', { serialNumber, ...fields })
const detail = (serialNumber: string) => service.data<Record<string, unknown>>('/chat/Chatbot/Detail', { serialNumber })

test('a new chatbot has every setting at its default', async () => {
  const serialNumber = await add({ type: 0, timeZone: 'Europe/Paris' })
  expect(await detail(serialNumber)).toEqual({
    ...defaultSettings,
    serialNumber,
    Model: 'test/scripted',
    TimeZone: 'Europe/Paris',
  })
})

test('a model is read back as ModelList spells it, however it was written', async () => {
  const models = createModels({ ...defaultModelSettings, defaultKey: 'PORCHLIGHT/concierge' })
  const own = await startService({ models })
  const modelOf = async (sn: string) =>
    (await own.data<{ Model: string }>('/chat/Chatbot/Detail', { serialNumber: sn })).Model
  const serialNumber = await own.data<string>('/chat/Chatbot/Add', { Model: 'Porchlight/Concierge' })
  expect(await modelOf(serialNumber)).toBe('porchlight/concierge')
  await own.data('/chat/Chatbot/Edit', { serialNumber, Model: 'PORCHLIGHT/CONCIERGE' })
  expect(await modelOf(serialNumber)).toBe('porchlight/concierge')
  expect(await modelOf(await own.data<string>('/chat/Chatbot/Add', {}))).toBe('porchlight/concierge')
  await own.stop()
})

test('Edit changes what it names, keeps the rest, and null puts the default back', async () => {
  const serialNumber = await add({ Name: 'Ada', Temperature: 0.5 })
  expect((await edit(serialNumber, { name: 'Eve', MESSAGELIMIT: 100 })).envelope.Data).toBe(1)
  expect(await detail(serialNumber)).toMatchObject({ Name: 'Eve', Temperature: 0.5, MessageLimit: 100 })
  await edit(serialNumber, { Temperature: null, MessageLimit: null })
  expect(await detail(serialNumber)).toMatchObject({ Name: 'Eve', Temperature: 1, MessageLimit: -1 })
})

/** For each setting a value that is taken and reads back, and some that are refused. */
const values: Record<keyof Settings, [good: unknown[], bad: unknown[]]> = {
  Name: [
    ['Ada', '', 'x'.repeat(2_048)],
    [1, 'x'.repeat(2_049)],
  ],
  Model: [['test/scripted'], ['openai/none', '']],
  SystemMessage: [['x'.repeat(65_536)], ['x'.repeat(65_537)]],
  Temperature: [
    [0, 1.5, 2],
    [-1, 2.1, '1'],
  ],
  TimeZone: [
    ['America/New_York', 'UTC'],
    ['Mars/Base', '', '+05:00'],
  ],
  AnswerSuffix: [['— Ada'], [[]]],
  ChatProfilePicture: [[''], [1]],
  ChatIcon: [[''], [true]],
  ChatBubbleAlign: [
    [0, 1],
    [2, 0.5, -1],
  ],
  ChatBubbleColor: [
    ['rgb(0,128,255)', ' RGB( 1 , 2 , 3 ) ', ''],
    ['rgb(0,0,256)', '#fff', 'rgb(1,2)'],
  ],
  ChatbotPopupOnce: [
    [true, false],
    ['true', 1],
  ],
  ChatbotPrivacyPolicyDescription: [['a'], [1]],
  ChatbotPrivacyPolicyName: [['a'], [1]],
  ChatbotPrivacyPolicyUrl: [['https://a.example/x', ''], ['a.example']],
  EnablePushToTalk: [[false], ['no']],
  EnableUploadImage: [[false], [0]],
  SocialPageUrl: [['http://a.example', ''], ['javascript:1']],
  SocialProfileUrl: [['http://a.example', ''], ['x']],
  RemoveChatLogOnBrowserClose: [[true], ['yes']],
  SuggestedMessage: [['What is new?\nShow rentals'], [['a']]],
  TalkToHumanEmail: [
    ['a@b.example', ''],
    ['a@', 'nobody'],
  ],
  TalkToHumanResponseMessage: [['soon'], [1]],
  UserInputPlaceholder: [['Ask…'], [1]],
  UserMessageColor: [['rgb(1,1,1)', ''], ['red']],
  WelcomeMessage: [['Hello!'], [1]],
  MessengerUrl: [['https://m.example', ''], ['m']],
  VerifyDomain: [[true], [1]],
  Domains: [
    ['a.example, https://b.example\n*.c.example', ''],
    ['not a host', 'a.example, ???'],
  ],
  RateLimitCount: [
    [0, 5],
    [-1, 1.5],
  ],
  RateLimitMessage: [['slow down'], [1]],
  RateLimitTime: [[60], [-1]],
  CustomDomain: [['chat.example.com', ''], ['two words']],
  EmailForDailyChatLogs: [['a@b.example', ''], ['x']],
  EmailForDailyLeads: [['a@b.example', ''], ['x']],
  AIResponseLanguage: [
    ['Spanish', 'french', ''],
    ['Klingonese', 'es'],
  ],
  AlertsPerDay: [
    [1, 1_000],
    [0, 1_001, 2.5],
  ],
  KeepSessionsDays: [
    [0, 1, 3_650],
    [-1, 3_651, 1.5, '7'],
  ],
  HandOverWaitMinutes: [
    [1, 5, 1_440],
    [0, 1_441, 1.5],
  ],
  AttendedIdleMinutes: [
    [1, 30, 1_440],
    [0, 1_441, '30'],
  ],
  OfficeHours: [
    [
      '',
      'Mo-Fr 09:00-17:30, Sa 10:00-14:00',
      'Mo,We 09:00-12:00 13:00-17:00',
      '09:00-17:00',
      'Fr 18:00-02:00',
      'Mo-Su',
    ],
    ['nine to five', 'Mo-Fr 9-17', 'Mo-Fr 25:00-26:00', 'Xx 09:00-10:00', 'Mo 09:00-09:00', 'Mo 09:61-10:00'],
  ],
  OfficeClosedDates: [
    ['', '2026-12-25', '2026-12-25, 2027-01-01'],
    ['Christmas', '2026-02-30', '25.12.2026'],
  ],
  MessageLimit: [
    [-1, 0, 10],
    [-2, 0.5],
  ],
}

describe('settings', () => {
  test.each(Object.entries(values))('%s takes its values and refuses others', async (name, [good, bad]) => {
    const serialNumber = await add()
    for (const value of good) {
      expect((await edit(serialNumber, { [name]: value })).envelope.Message).toBe('')
      expect((await detail(serialNumber))[name]).toEqual(value)
    }
    for (const value of bad) {
      const { envelope } = await edit(serialNumber, { [name]: value })
      expect(envelope).toMatchObject({ Code: 40002, Data: { Errors: [{ Field: name }] } })
    }
    expect((await detail(serialNumber))[name]).toEqual(good.at(-1))
  })
})

test('an edit that names what SystemMessage was changes nothing where it is another by now', async () => {
  const serialNumber = await add()
  const compared = (was: string, text: string) => edit(serialNumber, { SystemMessage: text, SystemMessageWas: was })
  expect((await compared('', 'one')).envelope.Code).toBe(200)
  expect((await compared('', 'two')).envelope.Code).toBe(40914)
  expect((await detail(serialNumber))['SystemMessage']).toBe('one')
  // Of many at once that read the same, one is made.
  const many = await Promise.all(['a', 'b', 'c', 'd'].map((text) => compared('one', text)))
  expect(many.filter(({ envelope }) => envelope.Code === 40914)).toHaveLength(3)
})

test('an unknown language is told the nearest one', async () => {
  const { envelope } = await edit(await add(), { AIResponseLanguage: 'Spannish' })
  expect(envelope.Message).toContain('did you mean Spanish?')
})

test('the list shows the newest first, in pages, with the count of all', async () => {
  const fresh = await startService()
  for (const Name of ['a', 'b', 'c']) await fresh.data('/chat/Chatbot/Add', { Name })
  const page = await fresh.data<{ List: { Name: string }[]; VirtualCount: number }>('/chat/Chatbot/List', {
    PageSize: 2,
    PageNumber: 2,
  })
  expect([page.List.map(({ Name }) => Name), page.VirtualCount]).toEqual([['a'], 3])
  await fresh.stop()
})

test('a chatbot in the list reads as its Detail does', async () => {
  const fresh = await startService()
  const serialNumber = await fresh.data<string>('/chat/Chatbot/Add', { Name: 'Ada', Domains: 'a.example' })
  const { List } = await fresh.data<{ List: unknown[] }>('/chat/Chatbot/List', {})
  expect(List).toEqual([await fresh.data('/chat/Chatbot/Detail', { serialNumber })])
  await fresh.stop()
})

test('a removed chatbot is gone', async () => {
  const serialNumber = await add()
  expect(await service.data('/chat/Chatbot/Remove', { serialNumber })).toBe(1)
  expect((await service.post('/chat/Chatbot/Detail', { serialNumber })).envelope.Code).toBe(40402)
})

test('the model list answers GET and POST', async () => {
  const models = [{ Key: 'test/scripted', Value: 'scripted', Status: true }]
  expect(await service.data('/chat/Chatbot/ModelList', {})).toEqual(models)
  const response = await fetch(`${service.url}/chat/Chatbot/ModelList`, {
    headers: { authorization: service.keys.secret },
  })
  expect(await response.json()).toMatchObject({ Code: 200, Data: models })
})

test('with VerifyDomain on, a browser on another site may not open a session or ask', async () => {
  const serialNumber = await add({
    VerifyDomain: true,
    Domains: 'https://homes.example\n*.agency.example',
    CustomDomain: 'chat.example',
  })
  const open = async (origin: string) =>
    (await service.post('/chat/Chatbot/GetSession', { serialNumber }, { authorization: service.keys.secret, origin }))
      .envelope.Code
  expect(await open('https://evil.example')).toBe(40304)
  expect(await open('null')).toBe(40304)
  expect(await open('https://homes.example')).toBe(200)
  expect(await open('http://www.agency.example:8080')).toBe(200)
  expect(await open('https://chat.example')).toBe(200)
  const SessionID = await service.openSession({ serialNumber })
  const headers = { authorization: service.keys.secret, origin: 'https://evil.example' }
  expect(
    (await service.post('/chat/Chat/ClientAsk', { sessionID: SessionID, content: 'hi' }, headers)).envelope.Code,
  ).toBe(40304)
})

test.each([
  ['münchen.example', 'https://xn--mnchen-3ya.example', 200],
  ['https://Häuser.münchen.example:8443', 'https://xn--huser-gra.xn--mnchen-3ya.example', 200],
  ['*.müller.example', 'https://www.xn--mller-kva.example', 200],
  ['www.例え.jp:3000', 'https://www.xn--r8jz45g.jp:3000', 200],
  ['münchen.example', 'https://mnchen.example', 40304],
  ['münchen.example', 'https://xn--mnchen-3ya.example.evil.example', 40304],
])('of the Domains %s, written as people write them, a page at %s is answered %i', async (Domains, origin, code) => {
  const serialNumber = await add({ VerifyDomain: true, Domains })
  const headers = { authorization: service.keys.secret, origin }
  expect((await service.post('/chat/Chatbot/GetSession', { serialNumber }, headers)).envelope.Code).toBe(code)
})

test.each(['mün chen.example', 'mün/chen.example', 'mün@chen.example', 'münchen..example', 'ü–ü.example', 'https://'])(
  'the Domains %s are refused',
  async (Domains) => {
    const { envelope } = await service.post('/chat/Chatbot/Add', { Domains })
    expect(envelope.Data).toMatchObject({ Errors: [{ Field: 'Domains' }] })
  },
)
