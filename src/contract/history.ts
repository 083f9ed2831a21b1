import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { MessageType } from './events/events.ts'
import { day, utcTime } from './fields/times.ts'
import { filled, identifier } from './fields/values.ts'

/** Maximum number of messages of one history answer. */
export const HISTORY_MAX = 50_000

const Message = z.object({
  Type: MessageType,
  By: z.string().optional().describe('name of the author, for messages of Type Human'),
  Content: z.string(),
  MessageID: z.int(),
  CreateTime: utcTime(),
})

export const Conversation = z.object({
  SessionID: z.int(),
  CreateTime: utcTime(),
  URI: z.string().describe('origin of the web page that opened the session; "" for programs'),
  HandOverTime: z.string().describe('when staff were last asked to take over (ISO 8601); "" if never'),
  Messages: z.array(Message),
})
export type Conversation = z.infer<typeof Conversation>

export const ChatContentHistory = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/ChatContentHistory',
  summary:
    'Read the messages of a period by session, newest session first. Both days are included and in UTC. If there are more, the header X-Next-Before has the Before of the next page',
  auth: 'secret',
  input: z.object({
    SerialNumber: filled(),
    StartTime: day().nullish(),
    EndTime: day().nullish(),
    Limit: z.int().min(1).max(HISTORY_MAX).nullish().describe('maximum number of messages; the newest are returned'),
    Before: identifier().nullish().describe('a MessageID: only messages before it'),
  }),
  output: z.array(Conversation),
  paged: true,
  errors: ['noSuchChatbot', 'historyTooLarge'],
})

export const GetMessageCountByChatbot = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/GetMessageCountByChatbot',
  summary: 'Count the questions and answers of a chatbot',
  auth: 'secret',
  input: z.object({ SerialNumber: filled() }),
  output: z.int(),
  errors: ['noSuchChatbot'],
})

export const GetMessageCreditsUsage = endpoint({
  methods: ['GET', 'POST'],
  path: '/chat/Chatbot/GetMessageCreditsUsage',
  summary: "Count the workspace's questions of this month (UTC); -1: unlimited",
  auth: 'secret',
  input: z.object({}),
  output: z.object({ Total: z.int(), Used: z.int(), Remain: z.int() }),
  errors: [],
})

/** Maximum number of unanswered questions of a report. */
export const UNANSWERED_MAX = 10
/** Maximum number of days of a report: a leap year. */
const DAYS_MAX = 366

export const ReportGet = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/ReportGet',
  summary: "Count questions, answers, leads and more of the last days, including today, in the chatbot's time zone",
  auth: 'secret',
  input: z.object({ serialNumber: filled(), Days: z.int().min(1).max(DAYS_MAX) }),
  output: z.object({
    Questions: z.int(),
    People: z.int().describe('number of people who asked, counted by visitorId, else by session'),
    Answered: z.int(),
    NotAnswered: z.int().describe('number of questions that the chatbot could not answer'),
    HandedOver: z.int().describe('number of sessions in which the visitor asked for a person'),
    Leads: z.int(),
    PerDay: z.array(z.object({ Day: z.string().describe('YYYY-MM-DD'), Questions: z.int() })),
    Unanswered: z
      .array(z.object({ Question: z.string(), Count: z.int(), SessionIDs: z.array(z.int()) }))
      .describe(`the ${UNANSWERED_MAX} most frequent questions that the chatbot could not answer`),
  }),
  errors: ['noSuchChatbot'],
})
