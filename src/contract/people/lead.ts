import { z } from 'zod'
import { TOKEN_MAX } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { emailOrEmpty } from '../fields/addresses.ts'
import { day, moment, utcTime } from '../fields/times.ts'
import { filled, ITEMS_MAX, identifier, text } from '../fields/values.ts'

/** Maximum number of leads in one list. */
export const LEADS_MAX = 10_000
/** Maximum length of a name, in UTF-16 units. */
const NAME_MAX = 200
/** Number of digits of a phone number; the maximum is that of ITU-T E.164 (15) plus room for an extension. */
const PHONE_DIGITS = { min: 5, max: 20 }

function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length
  return /^[\d\s()+./#x-]+$/i.test(value) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max
}
const phone = () => {
  const error = `must be a phone number of ${PHONE_DIGITS.min} to ${PHONE_DIGITS.max} digits`
  return text(64)
    .refine((value) => value.trim() === '' || isPhone(value), { error })
    .meta({ 'x-rule': error })
}

export const LeadItem = z.object({
  Type: z.literal('Lead'),
  Name: z.string(),
  Email: z.string(),
  Phone: z.string().describe('international if the number could be parsed, such as +12065550142'),
  SessionID: z.int().nullable().describe('null for a lead without a session'),
  CreateTime: utcTime(),
  LeadID: z.int(),
  Source: z.string().describe('where the lead comes from, such as http, discord, slack, terminal'),
  Consent: z
    .object({ Text: z.string(), Time: z.string() })
    .nullable()
    .describe('the privacy text that was shown, and when; null if none was'),
  Listings: z.array(z.int()).describe('IDs of the listings that the person looked at'),
})
export type LeadItem = z.infer<typeof LeadItem>

export const LeadCreate = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/LeadCreate',
  summary: 'Create a lead, or add to the lead of the same person in the same session; returns its id',
  auth: 'secret',
  input: z.object({
    serialNumber: filled(),
    sessionID: identifier().nullish().describe('the session in which the person was met'),
    Name: text(NAME_MAX).nullish(),
    Email: emailOrEmpty().nullish().describe('required without Phone'),
    Phone: phone().nullish().describe('required without Email'),
    Source: text(TOKEN_MAX)
      .nullish()
      .describe('where the lead comes from; default: the source of the session, else http'),
    Consent: z
      .object({
        Text: filled().describe('the privacy text that the person was shown'),
        Time: moment().nullish(),
      })
      .nullish()
      .describe('the privacy text that the person was shown; Time defaults to now'),
    Listings: z.array(identifier()).max(ITEMS_MAX).nullish().describe('IDs of the listings that the person looked at'),
  }),
  output: z.int(),
  errors: ['noSuchChatbot', 'noSuchSession', 'originNotAllowed', 'keyReused'],
})

export const LeadList = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/LeadList',
  summary: 'List leads, oldest first; both days are included and in UTC',
  auth: 'secret',
  input: z.object({
    serialNumber: filled(),
    startTime: day().nullish(),
    endTime: day().nullish(),
    sessionID: identifier().nullish(),
  }),
  output: z.array(LeadItem),
  errors: ['noSuchChatbot', 'historyTooLarge'],
})
