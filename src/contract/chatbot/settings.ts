import { z } from 'zod'
import { domains, emailOrEmpty, hostOrEmpty, webUrlOrEmpty } from '../fields/addresses.ts'
import { languageOrEmpty, timeZone } from '../fields/locale.ts'
import { colourOrEmpty, filled, LONG_TEXT_MAX, orEmpty, text } from '../fields/values.ts'
import { areDates, openingsIn } from '../people/office-hours.ts'

const minutes = () => z.int().min(1).max(1_440)
const officeHours = () =>
  orEmpty(
    (value) => openingsIn(value) !== undefined,
    'must be opening hours such as Mo-Fr 09:00-17:30, Sa 10:00-14:00, or empty',
  )
const officeClosedDates = () => orEmpty(areDates, 'must list dates such as 2026-12-25, split by commas, or be empty')

/** Defaults that descriptions of settings name. */
const named = {
  Temperature: 1,
  TimeZone: 'UTC',
  EnablePushToTalk: true,
  EnableUploadImage: true,
  HandOverWaitMinutes: 5,
  AttendedIdleMinutes: 30,
}

/** Every setting of a chatbot, by the contract's names. */
export const Settings = z.object({
  Name: text().describe('name of the chatbot'),
  Model: filled().describe('key of the AI model; ModelList has the keys'),
  SystemMessage: text(LONG_TEXT_MAX).describe(
    'Instructions for the model in every session. The built-in concierge quotes only two things from it: sentences that businesses usually publish (hours, address, phone, fees …), and all text below a line "Public:", up to a blank line or the next heading. It quotes nothing below a line "Internal:".',
  ),
  Temperature: z
    .number()
    .min(0)
    .max(2)
    .describe(
      `sampling temperature of the model: a higher value gives more varied wording; default ${named.Temperature}`,
    ),
  TimeZone: timeZone().describe(`IANA time zone in which days and months begin; default ${named.TimeZone}`),
  AnswerSuffix: text().describe('text added after every answer'),
  ChatProfilePicture: text().describe('FileId of an uploaded picture'),
  ChatIcon: text().describe('FileId of an uploaded picture for the chat bubble'),
  ChatBubbleAlign: z.int().min(0).max(1).describe('side of the chat bubble: 0 right, 1 left'),
  ChatBubbleColor: colourOrEmpty().describe('colour of the chat bubble'),
  ChatbotPopupOnce: z.boolean().describe('whether the popup is shown only once'),
  ChatbotPrivacyPolicyDescription: text().describe('text about privacy'),
  ChatbotPrivacyPolicyName: text().describe('name of the privacy policy'),
  ChatbotPrivacyPolicyUrl: webUrlOrEmpty().describe('address of the privacy policy'),
  EnablePushToTalk: z.boolean().describe(`whether visitors may send voice messages; default ${named.EnablePushToTalk}`),
  EnableUploadImage: z.boolean().describe(`whether visitors may send pictures; default ${named.EnableUploadImage}`),
  SocialPageUrl: webUrlOrEmpty().describe("the business's page on a social network"),
  SocialProfileUrl: webUrlOrEmpty().describe("the business's photo-sharing profile"),
  RemoveChatLogOnBrowserClose: z.boolean().describe('whether the chat history is cleared when the browser closes'),
  SuggestedMessage: text().describe('questions to suggest to the visitor, one per line'),
  TalkToHumanEmail: emailOrEmpty().describe('address that gets a mail when a visitor asks for a person'),
  TalkToHumanResponseMessage: text().describe('answer to a visitor who asks for a person'),
  UserInputPlaceholder: text().describe('placeholder of the input field'),
  UserMessageColor: colourOrEmpty().describe("colour of the user's messages"),
  WelcomeMessage: text().describe('greeting of a new session'),
  MessengerUrl: webUrlOrEmpty().describe("the chatbot's messenger contact"),
  VerifyDomain: z.boolean().describe('whether only the pages of Domains and CustomDomain may use the chatbot'),
  Domains: domains().describe('hosts whose pages may use the chatbot'),
  RateLimitCount: z.int().min(0).describe('maximum number of questions of a visitor within RateLimitTime; 0: no limit'),
  RateLimitMessage: text().describe('answer to questions beyond that limit'),
  RateLimitTime: z.int().min(0).describe('length of that window in seconds; 0: no limit'),
  CustomDomain: hostOrEmpty().describe('your own domain for the chat'),
  EmailForDailyChatLogs: emailOrEmpty().describe('address that gets a daily mail with all messages of the day'),
  EmailForDailyLeads: emailOrEmpty().describe('address that gets a daily mail with the leads of the day'),
  AIResponseLanguage: languageOrEmpty().describe(
    'language of the answers; empty: the language of the question. The built-in concierge speaks English, Spanish, French, German and Portuguese.',
  ),
  AlertsPerDay: z
    .int()
    .min(1)
    .max(1_000)
    .describe('maximum number of single alerts to a person per day; further ones are sent together in one'),
  HandOverWaitMinutes: minutes().describe(
    `minutes that a visitor waits for a person before TalkToHumanEmail gets a mail; default ${named.HandOverWaitMinutes}`,
  ),
  AttendedIdleMinutes: minutes().describe(
    `minutes that a visitor waits for an answer of the person who took over before anybody else may; default ${named.AttendedIdleMinutes}`,
  ),
  OfficeHours: officeHours().describe('when staff can take sessions over; empty: always'),
  KeepSessionsDays: z
    .int()
    .min(0)
    .max(3_650)
    .describe('days after its last message until a session is deleted; 0: never'),
  OfficeClosedDates: officeClosedDates().describe('dates on which the office is closed, separated by commas'),
  MessageLimit: z.int().min(-1).describe('maximum number of questions per calendar month; -1: no limit'),
})
export type Settings = z.infer<typeof Settings>

/** The settings of a new chatbot. `Model` is missing: its default comes from the service's configuration. */
export const defaultSettings: Omit<Settings, 'Model'> = {
  ...named,
  Name: '',
  SystemMessage: '',
  AnswerSuffix: '',
  ChatProfilePicture: '',
  ChatIcon: '',
  ChatBubbleAlign: 0,
  ChatBubbleColor: '',
  ChatbotPopupOnce: false,
  ChatbotPrivacyPolicyDescription: '',
  ChatbotPrivacyPolicyName: '',
  ChatbotPrivacyPolicyUrl: '',
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
  KeepSessionsDays: 0,
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
