import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { MessageType } from './events/events.ts'
import { day, filled, identifier } from './fields.ts'

/** Maximum number of messages of one history answer. */
export const HISTORY_MAX = 50_000

const Message = z.object({
  Type: MessageType,
  By: z.string().optional().describe('of a Human message: the name of who wrote it'),
  Content: z.string(),
  MessageID: z.int(),
  /** ISO 8601, UTC */
  CreateTime: z.string(),
})

export const Conversation = z.object({
  SessionID: z.int(),
  /** ISO 8601, UTC */
  CreateTime: z.string(),
  /** origin of the site that opened the session in a browser, "" for programs */
  URI: z.string(),
  HandOverTime: z.string().describe('when a person of the business was told to take over, ISO 8601; "" where none was'),
  Messages: z.array(Message),
})
export type Conversation = z.infer<typeof Conversation>

export const ChatContentHistory = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/ChatContentHistory',
  summary:
    'Read what was said, by session, newest session first; days are UTC, both included. While more is left, the header X-Next-Before names the Before of the next page',
  auth: 'secret',
  input: z.object({
    SerialNumber: filled(),
    StartTime: day().nullish(),
    EndTime: day().nullish(),
    Limit: z.int().min(1).max(HISTORY_MAX).nullish().describe('most messages of one answer, the newest'),
    Before: identifier().nullish().describe('a MessageID: only what was said before it'),
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
  summary: "Count the workspace's questions of this month (UTC); -1 means unlimited",
  auth: 'secret',
  input: z.object({}),
  output: z.object({ Total: z.int(), Used: z.int(), Remain: z.int() }),
  errors: [],
})
