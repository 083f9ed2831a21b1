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
  paging,
  text,
  timeZone,
  webUrlOrEmpty,
} from './fields.ts'

/** Every setting of a chatbot, by the contract's names. */
export const Settings = z.object({
  Name: text(),
  Model: filled(),
  SystemMessage: text(LONG_TEXT_MAX),
  Temperature: z.number().min(0).max(2),
  TimeZone: timeZone(),
  AnswerSuffix: text(),
  ChatProfilePicture: text(),
  ChatIcon: text(),
  ChatBubbleAlign: z.int().min(0).max(1),
  ChatBubbleColor: colourOrEmpty(),
  ChatbotPopupOnce: z.boolean(),
  ChatbotPrivacyPolicyDescription: text(),
  ChatbotPrivacyPolicyName: text(),
  ChatbotPrivacyPolicyUrl: webUrlOrEmpty(),
  EnablePushToTalk: z.boolean(),
  EnableUploadImage: z.boolean(),
  SocialPageUrl: webUrlOrEmpty(),
  SocialProfileUrl: webUrlOrEmpty(),
  RemoveChatLogOnBrowserClose: z.boolean(),
  SuggestedMessage: text(),
  TalkToHumanEmail: emailOrEmpty(),
  TalkToHumanResponseMessage: text(),
  UserInputPlaceholder: text(),
  UserMessageColor: colourOrEmpty(),
  WelcomeMessage: text(),
  MessengerUrl: webUrlOrEmpty(),
  VerifyDomain: z.boolean(),
  Domains: domains(),
  RateLimitCount: z.int().min(0),
  RateLimitMessage: text(),
  RateLimitTime: z.int().min(0),
  CustomDomain: hostOrEmpty(),
  EmailForDailyChatLogs: emailOrEmpty(),
  EmailForDailyLeads: emailOrEmpty(),
  AIResponseLanguage: languageOrEmpty(),
  MessageLimit: z.int().min(-1),
})
export type Settings = z.infer<typeof Settings>

/** What a chatbot that was told nothing does. `Model` is the service's own default and comes from its configuration. */
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
  MessageLimit: -1,
}

/** Settings to change: a field left out keeps its value, null puts its default back. */
export const SettingsPatch = z.object(nullishShape(Settings.shape))
export type SettingsPatch = z.infer<typeof SettingsPatch>

type NullishShape<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Name]>> }

function nullishShape<Shape extends z.ZodRawShape>(shape: Shape): NullishShape<Shape> {
  const entries = Object.entries(shape).map(([name, schema]) => [name, z.nullish(schema)])
  return Object.fromEntries(entries) as NullishShape<Shape>
}

const serialNumber = filled()
/** What is read: the settings by their names in Edit, and where to load the pictures, for those that are set. */
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
  input: z.object({ serialNumber, ...SettingsPatch.shape }),
  output: z.literal(1),
  errors: ['noSuchChatbot'],
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
