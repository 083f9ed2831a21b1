import { z } from 'zod'
import { DeskSource, Source } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { filled, identifier, text } from '../fields/values.ts'

/** Maximum length of a thread's or channel's id, in UTF-16 units. */
const THREAD_MAX = 256

const Role = z.enum(['Visitor', 'Desk']).describe('who writes in the thread: the visitor, or staff')
const Thread = filled(THREAD_MAX).describe('the id of the thread on its platform')

/** A thread of a platform that is tied to a session. */
export const SessionThread = z.object({ Role, source: Source, Thread: z.string() })
export type SessionThread = z.infer<typeof SessionThread>

export const PlaceSet = endpoint({
  methods: ['POST'],
  path: '/chat/Chat/PlaceSet',
  summary:
    'Store the thread of a platform in which a session takes place; a thread belongs to the last session stored for it',
  auth: 'secret',
  input: z.object({ sessionID: identifier(), Role, source: Source, Thread }),
  output: z.literal(1),
  errors: ['noSuchSession'],
})

export const PlaceFind = endpoint({
  methods: ['POST'],
  path: '/chat/Chat/PlaceFind',
  summary: 'Find the session of a thread',
  auth: 'secret',
  input: z.object({ source: Source, Thread }),
  output: z.object({ SessionID: z.int(), Role, SerialNumber: z.string() }),
  errors: ['noSuchSession'],
})

const desk = { source: DeskSource, Workspace: z.string(), Channel: z.string() }

export const DeskSet = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/DeskSet',
  summary: "Set the channel of a platform where a chatbot's staff answer (its desk); an empty Channel removes it",
  auth: 'secret',
  input: z.object({
    serialNumber: filled(),
    source: DeskSource,
    Workspace: filled(THREAD_MAX),
    Channel: text(THREAD_MAX),
  }),
  output: z.literal(1),
  errors: ['noSuchChatbot'],
})

export const DeskList = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/DeskList',
  summary: 'List the channels where staff answer (desks); of several on a platform, the first one set comes first',
  auth: 'secret',
  input: z.object({ serialNumber: filled().nullish() }),
  output: z.object({ List: z.array(z.object({ SerialNumber: z.string(), ...desk })), VirtualCount: z.int() }),
  errors: ['noSuchChatbot'],
})
