import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Settings } from '../../src/contract/chatbot/settings.ts'
import type { Envelope } from '../../src/contract/envelope.ts'
import { createModels } from '../../src/models/models.ts'
import { wav } from '../sim/media/media.ts'
import { png } from '../sim/media/pictures.ts'
import { startOpenAi } from '../sim/models/openai.ts'
import { settingsFor } from '../sim/models/settings.ts'
import { type SimVendor, saying } from '../sim/models/vendor.ts'
import { type Service, startService } from '../sim/service/service.ts'
import { upload } from '../sim/service/uploads.ts'

type Sent = { messages: { role: string; content: string }[]; temperature?: number }

const NOON_UTC = Date.UTC(2026, 6, 1, 12)
let vendor: SimVendor
let service: Service
beforeAll(async () => {
  vendor = await startOpenAi(saying('Well.'))
  service = await startService({ models: createModels(settingsFor(vendor.url)), now: () => NOON_UTC })
})
afterAll(async () => {
  await service.stop()
  await vendor.close()
})

const CONCIERGE = 'porchlight/concierge'

/** A new chatbot with these settings, and a way to ask it in one session. */
async function chatbot(settings: object) {
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', settings)
  const opened = await service.data<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber })
  const ask = async (content: string, more: object = {}): Promise<Envelope> =>
    (await service.post('/chat/Chat/ClientAsk', { sessionID: opened.SessionID, content, ...more })).envelope
  return { opened, ask }
}

const said = async (settings: object, question: string): Promise<string> => {
  const { Data } = await (await chatbot(settings)).ask(question)
  return (Data as { content: string }).content
}

/** What a vendor's model is sent. */
async function sent(settings: object): Promise<Sent> {
  await (await chatbot(settings)).ask('hello')
  return vendor.requests.at(-1)?.body as Sent
}
const system = async (settings: object) => (await sent(settings)).messages[0]?.content ?? ''

/** A setting, a value of it, and what is seen with that value and not without it. */
type Effect = { of: (keyof Settings)[]; value: object; seen: (settings: object) => Promise<string>; shows: RegExp }
const instructed = (name: keyof Settings, value: string, shows: RegExp): Effect => ({
  of: [name],
  value: { [name]: value },
  seen: system,
  shows,
})
const concierge = (name: keyof Settings, value: string, question: string, shows: RegExp): Effect => ({
  of: [name],
  value: { [name]: value },
  seen: (settings) => said({ Model: CONCIERGE, ...settings }, question),
  shows,
})

const answered = async (settings: object, more: object): Promise<string> => {
  const { Code, Message } = await (await chatbot(settings)).ask('', more)
  return `${Code} ${Message}`
}
const third = async (settings: object): Promise<string> => {
  const { ask } = await chatbot(settings)
  await ask('one')
  await ask('two')
  const { Code, Message } = await ask('three')
  return `${Code} ${Message}`
}

const effects: [name: string, effect: Effect][] = [
  ['Name, for a vendor', instructed('Name', 'Ada', /You are Ada/)],
  ['SystemMessage, for a vendor', instructed('SystemMessage', 'We close at six.', /We close at six/)],
  ['AIResponseLanguage, for a vendor', instructed('AIResponseLanguage', 'Spanish', /Answer in Spanish/)],
  ['TimeZone, for a vendor', instructed('TimeZone', 'Asia/Tokyo', /9:00 PM \(Asia\/Tokyo\)/)],
  [
    'Temperature, for a vendor',
    {
      of: ['Temperature'],
      value: { Temperature: 0.2 },
      seen: async (settings) => String((await sent(settings)).temperature),
      shows: /^0\.2$/,
    },
  ],
  ['Name, for the concierge', concierge('Name', 'Ada', 'who are you?', /I am Ada/)],
  ['SystemMessage, for the concierge', concierge('SystemMessage', 'We close at six.', 'when do you close?', /at six/)],
  ['TimeZone, for the concierge', concierge('TimeZone', 'Asia/Tokyo', 'what time is it?', /9:00 PM \(Asia\/Tokyo\)/)],
  [
    'AIResponseLanguage, for the concierge, where the question tells no language',
    concierge('AIResponseLanguage', 'Spanish', 'help', /Puedo ayudarle/),
  ],
  [
    'AIResponseLanguage, for the concierge, whatever language the question is in',
    concierge('AIResponseLanguage', 'German', 'how many homes do you have?', /Inserate/),
  ],
  ['WelcomeMessage, for the concierge', concierge('WelcomeMessage', 'Ahoy!', 'hello', /^Ahoy!/)],
  ['AnswerSuffix', concierge('AnswerSuffix', ' — Maple Realty', 'hello', / — Maple Realty$/)],
  [
    'Model',
    {
      of: ['Model'],
      value: { Model: CONCIERGE },
      seen: (settings) => said(settings, 'who are you?'),
      shows: /automated assistant/,
    },
  ],
  [
    'WelcomeMessage and SuggestedMessage',
    {
      of: ['WelcomeMessage', 'SuggestedMessage'],
      value: { WelcomeMessage: 'Ahoy!', SuggestedMessage: 'What is new?' },
      seen: async (settings) => JSON.stringify((await chatbot(settings)).opened),
      shows: /Ahoy!.*What is new\?/,
    },
  ],
  [
    'EnableUploadImage',
    {
      of: ['EnableUploadImage'],
      value: { EnableUploadImage: false },
      seen: async (settings) =>
        answered(settings, { chatAskType: 'Image', fileIds: [(await upload(service, png())).FileId] }),
      shows: /^40302/,
    },
  ],
  [
    'EnablePushToTalk',
    {
      of: ['EnablePushToTalk'],
      value: { EnablePushToTalk: false },
      seen: async (settings) =>
        answered(settings, { chatAskType: 'Audio', fileIds: [(await upload(service, wav())).FileId] }),
      shows: /^40303/,
    },
  ],
  [
    'RateLimitCount, RateLimitTime and RateLimitMessage',
    {
      of: ['RateLimitCount', 'RateLimitTime', 'RateLimitMessage'],
      value: { RateLimitCount: 2, RateLimitTime: 60, RateLimitMessage: 'A moment, please.' },
      seen: third,
      shows: /^42901 A moment, please\./,
    },
  ],
  ['MessageLimit', { of: ['MessageLimit'], value: { MessageLimit: 2 }, seen: third, shows: /^42902/ }],
]

test.each(effects)('%s makes a difference', async (_, { value, seen, shows }) => {
  expect(await seen({})).not.toMatch(shows)
  expect(await seen(value)).toMatch(shows)
})

/** Settings whose effect takes more than a question to see, and the test that shows it. */
const elsewhere: Partial<Record<keyof Settings, [file: string, title: string]>> = {
  ChatProfilePicture: [
    'http/files/pictures',
    'an uploaded picture is set, read back with its address, and loaded from there',
  ],
  ChatIcon: ['http/files/pictures', 'an uploaded picture is set, read back with its address, and loaded from there'],
  VerifyDomain: ['http/chatbots', 'with VerifyDomain on, a browser on another site may not open a session or ask'],
  Domains: ['http/chatbots', 'with VerifyDomain on, a browser on another site may not open a session or ask'],
  CustomDomain: ['http/chatbots', 'with VerifyDomain on, a browser on another site may not open a session or ask'],
  TalkToHumanEmail: ['http/people/hand-over', 'without TalkToHumanEmail nothing pretends, and nothing is marked'],
  TalkToHumanResponseMessage: [
    'http/people/hand-over',
    'who asks for a person is answered with TalkToHumanResponseMessage',
  ],
  EmailForDailyChatLogs: [
    'http/people/daily-mails',
    'tell of the day before, five minutes after midnight, to each address',
  ],
  EmailForDailyLeads: [
    'http/people/daily-mails',
    'tell of the day before, five minutes after midnight, to each address',
  ],
  HandOverWaitMinutes: ['http/people/timers', 'unclaimed, the visitor is told once and asked how to be reached'],
  AttendedIdleMinutes: ['http/people/timers', 'a person who is silent while the visitor waits is reminded'],
  OfficeHours: ['http/people/timers', 'outside office hours the next opening is named, the mail is sent once'],
  OfficeClosedDates: ['core/people/office-hours', 'a closed date is passed over'],
  AlertsPerDay: ['http/watches/day-limit', 'no more than so many a day, and the rest in one'],
  KeepSessionsDays: ['http/people/privacy', 'a session is forgotten so many days after its last word'],
  ChatbotPrivacyPolicyName: ['http/people/leads', 'ChatbotPrivacyPolicyName'],
  ChatbotPrivacyPolicyDescription: ['http/people/leads', 'ChatbotPrivacyPolicyDescription'],
  ChatbotPrivacyPolicyUrl: ['http/people/leads', 'ChatbotPrivacyPolicyUrl'],
}

/** What only a widget in a browser can honour: it is kept and read back. */
const forWidgets: (keyof Settings)[] = [
  'ChatBubbleAlign',
  'ChatBubbleColor',
  'ChatbotPopupOnce',
  'SocialPageUrl',
  'SocialProfileUrl',
  'RemoveChatLogOnBrowserClose',
  'UserInputPlaceholder',
  'UserMessageColor',
  'MessengerUrl',
]

describe('every setting', () => {
  test('has an effect that is shown here or in a test named here, or is for widgets alone', () => {
    const shown = effects.flatMap(([, { of }]) => of)
    const named = [...new Set([...shown, ...Object.keys(elsewhere), ...forWidgets])]
    expect(named.toSorted()).toEqual(Object.keys(Settings.shape).toSorted())
  })

  test.each(Object.entries(elsewhere))('%s: the test that is named exists', (_, [file, title]) => {
    expect(readFileSync(`test/${file}.test.ts`, 'utf8')).toContain(title)
  })
})
