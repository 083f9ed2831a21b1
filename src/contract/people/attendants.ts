import { z } from 'zod'
import { CONTENT_MAX, FILES_MAX, Source, TOKEN_MAX } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { Attendant, Person } from '../events/events.ts'
import { paging } from '../fields/paging.ts'
import { utcTime } from '../fields/times.ts'
import { filled, identifier, text } from '../fields/values.ts'
import { SessionThread } from './threads.ts'

/** Maximum length of a hand-over's reason, in UTF-16 units. */
export const REASON_MAX = 2_048

const sessionID = identifier()
const MessageID = identifier()
const By = filled(TOKEN_MAX).describe('your id of the person; the same in every call')
const Turn = z.int().describe('0 at first; increases by one with each change of Attendant')

export const HandOver = endpoint({
  methods: ['POST'],
  path: '/chat/Chat/HandOver',
  summary: 'Ask for a person in a session; the bot continues to answer until one takes over',
  auth: 'secret',
  input: z.object({ sessionID, Reason: text(REASON_MAX).nullish() }),
  output: z.object({ Attendant, Turn }),
  errors: ['noSuchSession'],
})

export const Claim = endpoint({
  methods: ['POST'],
  path: '/chat/Chat/Claim',
  summary: 'Take over a session; after this, the bot says nothing until the session is handed back',
  auth: 'secret',
  input: z.object({ sessionID, By, Name: filled(TOKEN_MAX).describe('the name that the visitor sees') }),
  output: z.object({ Turn }),
  errors: ['noSuchSession', 'sessionTaken', 'modelUnavailable'],
})

export const Say = endpoint({
  methods: ['POST'],
  path: '/chat/Chat/Say',
  summary: 'Send a message to the visitor, as the person who took the session over; returns its id',
  auth: 'secret',
  input: z.object({
    sessionID,
    By,
    Content: text(CONTENT_MAX).describe('may be empty if there are files'),
    fileIds: z.array(identifier()).max(FILES_MAX).nullish(),
  }),
  output: z.object({ MessageID: z.int() }),
  errors: ['noSuchSession', 'sessionNotClaimed', 'emptyContent', 'unknownFile', 'keyReused'],
})

export const SayEdit = endpoint({
  methods: ['POST'],
  path: '/chat/Chat/SayEdit',
  summary: 'Change a message; only its author may, also after the session was handed back',
  auth: 'secret',
  input: z.object({
    MessageID,
    By,
    Content: text(CONTENT_MAX).describe('may be empty if files stay'),
    fileIds: z.array(identifier()).max(FILES_MAX).nullish().describe('those of its files that stay; all unless given'),
  }),
  output: z.literal(1),
  errors: ['noSuchMessage', 'sessionNotClaimed', 'emptyContent', 'unknownFile'],
})

export const SayRemove = endpoint({
  methods: ['POST'],
  path: '/chat/Chat/SayRemove',
  summary: 'Delete a message; only its author may, also after the session was handed back',
  auth: 'secret',
  input: z.object({ MessageID, By }),
  output: z.literal(1),
  errors: ['noSuchMessage', 'sessionNotClaimed'],
})

export const SayUndelivered = endpoint({
  methods: ['POST'],
  path: '/chat/Chat/SayUndelivered',
  summary: 'Report that a message of Say cannot be shown to the visitor; for programs that relay messages to visitors',
  auth: 'secret',
  input: z.object({ MessageID }),
  output: z.literal(1),
  errors: ['noSuchMessage'],
})

export const AskEdit = endpoint({
  methods: ['POST'],
  path: '/chat/Chat/AskEdit',
  summary:
    'Change what a visitor said to a person who attends, as the visitor did; what the bot answered stays as it was',
  auth: 'secret',
  input: z.object({
    sessionID,
    MessageID: MessageID.describe('QuestionID of a streamed answer, or MessageID of the event'),
    Content: text(CONTENT_MAX).describe('"" without fileIds takes the message back, with its files'),
    fileIds: z
      .array(identifier())
      .max(FILES_MAX)
      .nullish()
      .describe('those of its files that stay; all unless given, none where the message is taken back'),
  }),
  output: z.literal(1),
  errors: ['noSuchSession', 'noSuchMessage', 'unknownFile'],
})

export const HandBack = endpoint({
  methods: ['POST'],
  path: '/chat/Chat/HandBack',
  summary: 'Hand a session back to the bot, which answers again',
  auth: 'secret',
  input: z.object({ sessionID, By: By.nullish() }),
  output: z.object({ Turn }),
  errors: ['noSuchSession'],
})

export const SessionDetail = endpoint({
  methods: ['POST'],
  path: '/chat/Chat/SessionDetail',
  summary: 'Read a session: its visitor, who attends it, and in which threads it takes place',
  auth: 'secret',
  input: z.object({ sessionID }),
  output: z.object({
    SessionID: z.int(),
    SerialNumber: z.string(),
    visitorId: z.string().nullable(),
    visitorName: z.string().nullable(),
    source: Source,
    CreateTime: utcTime(),
    Attendant,
    Turn,
    By: Person.optional().describe('the person who took it over'),
    Places: z.array(SessionThread),
  }),
  errors: ['noSuchSession'],
})

export const HandOverList = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/HandOverList',
  summary: 'List the sessions that wait for a person or are attended by one, longest waiting first',
  auth: 'secret',
  input: z.object({
    serialNumber: filled(),
    State: z.enum(['Waiting', 'Person']).nullish().describe('default: both'),
    ...paging,
  }),
  output: z.object({
    List: z.array(
      z.object({
        SessionID: z.int(),
        Attendant,
        Since: utcTime(),
        By: Person.optional(),
        Reason: z.string(),
        Turn,
        visitorId: z.string().nullable(),
        visitorName: z.string().nullable(),
        source: Source,
        LastMessageTime: utcTime().nullable(),
      }),
    ),
    VirtualCount: z.int(),
  }),
  errors: ['noSuchChatbot'],
})
