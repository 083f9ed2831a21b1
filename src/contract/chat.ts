import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { HOUR_MS } from './fields/times.ts'
import { filled, identifier, text } from './fields/values.ts'

/** Maximum length of a question, in UTF-16 units. */
export const CONTENT_MAX = 32_000
/** Maximum number of files of one question; more than one only if all are images. */
export const FILES_MAX = 20
/** Maximum length of a visitorId or Idempotency-Key, in UTF-16 units. */
export const TOKEN_MAX = 128
/** How long an Idempotency-Key is stored. */
export const KEY_LIFE_HOURS = 24
export const KEY_LIFE_MS = KEY_LIFE_HOURS * HOUR_MS

export const Source = z.enum(['http', 'discord', 'slack', 'terminal'])
export type Source = z.infer<typeof Source>
/** The platforms on which staff can answer. */
export const DeskSource = Source.extract(['discord', 'slack'])
export type DeskSource = z.infer<typeof DeskSource>
export const AskType = z.enum(['Text', 'Audio', 'Image', 'Video'])
export type AskType = z.infer<typeof AskType>

export const GetSession = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/GetSession',
  summary: 'Open a chat session; returns the greeting. visitorId identifies the person across sessions',
  auth: 'secret',
  input: z.object({
    serialNumber: filled(),
    visitorId: text(TOKEN_MAX).nullish().describe('identifies the person across sessions'),
    visitorName: text(TOKEN_MAX).nullish().describe('name of the visitor that staff see'),
    source: Source.nullish().describe('where the session takes place; default http'),
  }),
  output: z.object({
    SessionID: z.int(),
    WelcomeMessage: z.string().optional().describe('greeting, if the chatbot has one'),
    SuggestedMessage: z.string().optional().describe('questions to suggest, one per line, if the chatbot has some'),
  }),
  errors: ['noSuchChatbot', 'originNotAllowed'],
})

const AttendedBy = z
  .literal('Person')
  .optional()
  .describe('present while staff attend the session: a person will answer, or took over during this answer')

const Answer = z.object({
  messageid: z.int().describe('id of the answer'),
  content: z.string(),
  totalToken: z.int().describe('number of tokens of prompt and answer'),
  noAnswer: z.boolean().describe('true if the chatbot does not know the answer'),
  Attendant: AttendedBy,
})

const Fragment = z.object({ content: z.string() })
const Final = z.object({
  QuestionID: z.int(),
  AnswerID: z.int(),
  Answer: z.string(),
  TotalToken: z.int(),
  NoAnswer: z.boolean(),
  Attendant: AttendedBy,
})
export type Final = z.infer<typeof Final>
/** One object of a streamed answer: text fragments in order, then exactly one final object. */
export const AskEvent = z.union([Final, Fragment])
export type AskEvent = z.infer<typeof AskEvent>

export const isFinal = (event: AskEvent): event is Final => 'AnswerID' in event

function answerOf(last: AskEvent): z.infer<typeof Answer> {
  if (!isFinal(last)) throw new TypeError('a streamed answer ended without its final object')
  return {
    messageid: last.AnswerID,
    content: last.Answer,
    totalToken: last.TotalToken,
    noAnswer: last.NoAnswer,
    ...(last.Attendant && { Attendant: last.Attendant }),
  }
}

export const ClientAsk = endpoint({
  methods: ['POST'],
  path: '/chat/Chat/ClientAsk',
  summary: 'Ask a question in a session; the answer comes as a whole, or streamed with "stream": true',
  auth: 'secret',
  input: z.object({
    sessionID: identifier().describe('from GetSession'),
    content: text(CONTENT_MAX).describe('the question; may be empty if chatAskType is Image, Audio or Video'),
    chatAskType: AskType.nullish().describe('default Text'),
    visitorName: text(TOKEN_MAX).nullish().describe('name of the visitor that staff see'),
    stream: z.boolean().nullish().describe('true: the answer is streamed while it is made'),
    fileIds: z
      .array(identifier())
      .max(FILES_MAX)
      .nullish()
      .describe('several files for Image, exactly one for Audio or Video'),
  }),
  output: Answer,
  errors: [
    'emptyContent',
    'filesWithText',
    'filesMissing',
    'oneFileOnly',
    'unknownFile',
    'wrongFormat',
    'imagesDisabled',
    'audioDisabled',
    'originNotAllowed',
    'noSuchSession',
    'keyReused',
    'rateLimited',
    'messageLimitReached',
    'modelUnavailable',
    'stopping',
  ],
  stream: { event: AskEvent, answer: answerOf },
})

export const Stop = endpoint({
  methods: ['POST'],
  path: '/chat/Chat/Stop',
  summary: 'Stop the running answer of a session; returns how many were stopped, 0 or 1',
  auth: 'secret',
  input: z.object({ sessionID: identifier() }),
  output: z.int(),
  errors: ['noSuchSession'],
})
