import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  colourOrEmpty,
  domains,
  emailOrEmpty,
  filled,
  hostOrEmpty,
  LONG_TEXT_MAX,
  languageOrEmpty,
  orEmpty,
  paging,
  text,
  timeZone,
  webUrlOrEmpty,
} from './fields.ts'
import { areDates, openingsIn } from './people/office-hours.ts'

const minutes = () => z.int().min(1).max(1_440)
const officeHours = () =>
  orEmpty(
    (value) => openingsIn(value) !== undefined,
    'must be opening hours such as Mo-Fr 09:00-17:30, Sa 10:00-14:00, or empty',
  )
const officeClosedDates = () => orEmpty(areDates, 'must list dates such as 2026-12-25, split by commas, or be empty')

/** Every setting of a chatbot, by the contract's names. */
export const Settings = z.object({
  Name: text().describe('what the chatbot is called'),
  Model: filled().describe('Key of the AI model, as ModelList shows it'),
  SystemMessage: text(LONG_TEXT_MAX).describe(
    'What the model is told before every session. The built-in concierge quotes of it only sentences of a kind that businesses publish (hours, address, phone, fees …), and whatever stands below a line "Public:".',
  ),
  Temperature: z.number().min(0).max(2).describe('how freely the model words its answers; 1 unless set'),
  TimeZone: timeZone().describe('in which days and months are counted; UTC unless set'),
  AnswerSuffix: text().describe('text put after every answer'),
  ChatProfilePicture: text().describe('id of an uploaded picture'),
  ChatIcon: text().describe('id of an uploaded picture for the bubble'),
  ChatBubbleAlign: z.int().min(0).max(1).describe('0 right, 1 left'),
  ChatBubbleColor: colourOrEmpty().describe('colour of the chat bubble'),
  ChatbotPopupOnce: z.boolean().describe('whether the popup shows only once'),
  ChatbotPrivacyPolicyDescription: text().describe('what is said about privacy'),
  ChatbotPrivacyPolicyName: text().describe('name of the privacy policy'),
  ChatbotPrivacyPolicyUrl: webUrlOrEmpty().describe('where the privacy policy is'),
  EnablePushToTalk: z.boolean().describe('whether voice messages are taken; true unless set'),
  EnableUploadImage: z.boolean().describe('whether pictures are taken; true unless set'),
  SocialPageUrl: webUrlOrEmpty().describe("the business's page on a social network"),
  SocialProfileUrl: webUrlOrEmpty().describe("the business's photo-sharing profile"),
  RemoveChatLogOnBrowserClose: z.boolean().describe('whether the talk is cleared when the browser closes'),
  SuggestedMessage: text().describe('messages to suggest, one a line'),
  TalkToHumanEmail: emailOrEmpty().describe('who is written to when a person is asked for'),
  TalkToHumanResponseMessage: text().describe('what is said when a person is asked for'),
  UserInputPlaceholder: text().describe('placeholder of the input field'),
  UserMessageColor: colourOrEmpty().describe("colour of the user's messages"),
  WelcomeMessage: text().describe('the first greeting'),
  MessengerUrl: webUrlOrEmpty().describe("the chatbot's messenger contact"),
  VerifyDomain: z.boolean().describe('whether only the pages of Domains and CustomDomain may use the chatbot'),
  Domains: domains().describe('hosts whose pages may use the chatbot'),
  RateLimitCount: z.int().min(0).describe('questions a visitor may ask within RateLimitTime; 0 no limit'),
  RateLimitMessage: text().describe('what is said beyond that limit'),
  RateLimitTime: z.int().min(0).describe('length of that window in seconds; 0 no limit'),
  CustomDomain: hostOrEmpty().describe('own domain of the chat'),
  EmailForDailyChatLogs: emailOrEmpty().describe('who receives the talks of the day'),
  EmailForDailyLeads: emailOrEmpty().describe('who receives the leads of the day'),
  AIResponseLanguage: languageOrEmpty().describe(
    'Language of the answers; empty: that of the question. The built-in concierge speaks English, Spanish, French, German and Portuguese.',
  ),
  AlertsPerDay: z.int().min(1).max(1_000).describe('alerts a person gets a day one by one; the rest comes together'),
  HandOverWaitMinutes: minutes().describe('how long a visitor waits for a person before more is done; 5 unless set'),
  AttendedIdleMinutes: minutes().describe('how long a visitor waits for the person who took over; 30 unless set'),
  OfficeHours: officeHours().describe('when people of the business can take over; empty: always'),
  KeepSessionsDays: z
    .int()
    .min(0)
    .max(3_650)
    .describe('how many days after its last word a session is forgotten; 0 never'),
  OfficeClosedDates: officeClosedDates().describe('dates when the office is closed, split by commas'),
  MessageLimit: z.int().min(-1).describe('questions a calendar month may have; -1 no limit'),
})
export type Settings = z.infer<typeof Settings>

/** The settings of a new chatbot. `Model` is missing: its default comes from the service's configuration. */
export const defaultSettings: Omit<Settings, 'Model'> = {
  Name: '',
  SystemMessage: '',
  Temperature: 1,
  TimeZone: 'UTC',
  AnswerSuffix: '',
  ChatProfilePicture: '',
  ChatIcon: '',
  ChatBubbleAlign: 0,
  ChatBubbleColor: '',
  ChatbotPopupOnce: false,
  ChatbotPrivacyPolicyDescription: '',
  ChatbotPrivacyPolicyName: '',
  ChatbotPrivacyPolicyUrl: '',
  EnablePushToTalk: true,
  EnableUploadImage: true,
  SocialPageUrl: '',
  SocialProfileUrl: '',
  RemoveChatLogOnBrowserClose: false,
  SuggestedMessage: '',
  TalkToHumanEmail: '',
  TalkToHumanResponseMessage: '',
  UserInputPlaceholder: '',
  UserMessageColor: '',
  WelcomeMessage: '',
  MessengerUrl: '',
  VerifyDomain: false,
  Domains: '',
  RateLimitCount: 0,
  RateLimitMessage: '',
  RateLimitTime: 0,
  CustomDomain: '',
  EmailForDailyChatLogs: '',
  EmailForDailyLeads: '',
  AIResponseLanguage: '',
  AlertsPerDay: 10,
  HandOverWaitMinutes: 5,
  KeepSessionsDays: 0,
  AttendedIdleMinutes: 30,
  OfficeHours: '',
  OfficeClosedDates: '',
  MessageLimit: -1,
}

/** Settings to change: an absent field keeps its value, null restores its default. */
export const SettingsPatch = z.object(nullishShape(Settings.shape))
export type SettingsPatch = z.infer<typeof SettingsPatch>

type NullishShape<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Name]>> }

function nullishShape<Shape extends z.ZodRawShape>(shape: Shape): NullishShape<Shape> {
  const entries = Object.entries(shape).map(([name, schema]) => [name, z.nullish(schema)])
  return Object.fromEntries(entries) as NullishShape<Shape>
}

const serialNumber = filled()
/** A chatbot as GET returns it: its settings, and a URL for each picture that is set. */
const Chatbot = z.object({
  serialNumber: z.string(),
  ...Settings.shape,
  ChatProfilePictureUrl: z.string().optional(),
  ChatIconUrl: z.string().optional(),
})

export const Add = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/Add',
  summary: 'Create a chatbot; answers its serial number',
  auth: 'secret',
  input: z.object({ type: z.literal(0).nullish(), ...SettingsPatch.shape }),
  output: z.string(),
  errors: [],
})

export const Edit = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/Edit',
  summary: 'Change settings of a chatbot; fields left out keep their value, null puts the default back',
  auth: 'secret',
  input: z.object({
    serialNumber,
    ...SettingsPatch.shape,
    SystemMessageWas: text(LONG_TEXT_MAX)
      .nullish()
      .describe('what SystemMessage was when it was read; where it is another by now, nothing is changed'),
  }),
  output: z.literal(1),
  errors: ['noSuchChatbot', 'settingsChanged'],
})

export const Remove = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/Remove',
  summary: 'Remove a chatbot with everything it owns',
  auth: 'secret',
  input: z.object({ serialNumber }),
  output: z.literal(1),
  errors: ['noSuchChatbot'],
})

export const Detail = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/Detail',
  summary: 'Read every setting of a chatbot, defaults filled in',
  auth: 'secret',
  input: z.object({ serialNumber }),
  output: Chatbot,
  errors: ['noSuchChatbot'],
})

export const List = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/List',
  summary: 'List the chatbots of the workspace, newest first',
  auth: 'secret',
  input: z.object(paging),
  output: z.object({ List: z.array(Chatbot), VirtualCount: z.int() }),
  errors: [],
})

export const ModelList = endpoint({
  methods: ['GET', 'POST'],
  path: '/chat/Chatbot/ModelList',
  summary: 'List the AI models; Status false means known but not usable, for want of a key',
  auth: 'secret',
  input: z.object({}),
  output: z.array(z.object({ Key: z.string(), Value: z.string(), Status: z.boolean() })),
  errors: [],
})
