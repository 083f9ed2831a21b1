import { z } from 'zod'
import { TOKEN_MAX } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { filled, identifier, text } from '../fields/values.ts'
import { Conversation } from '../history.ts'
import { Watch } from '../listings/watches.ts'
import { LeadItem } from './lead.ts'

/** Whose data: all sessions of a visitorId, or one session. */
const person = z.object({
  serialNumber: filled(),
  visitorId: text(TOKEN_MAX).nullish().describe('all data of this person; send this or sessionID'),
  sessionID: identifier().nullish().describe('all data of the visitor of this session; send this or visitorId'),
})

export const VisitorExport = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/VisitorExport',
  summary: 'Read all stored data of a visitor',
  auth: 'secret',
  input: person,
  output: z.object({
    Sessions: z.array(Conversation),
    Leads: z.array(LeadItem),
    Files: z.array(z.object({ FileId: z.int(), FileName: z.string(), Size: z.int(), Url: z.string() })),
    Watches: z.array(Watch),
  }),
  errors: ['noSuchChatbot'],
})

export const VisitorForget = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/VisitorForget',
  summary: 'Delete all stored data of a visitor for good; returns how much was deleted',
  auth: 'secret',
  input: person,
  output: z.object({
    Sessions: z.int(),
    Messages: z.int(),
    Leads: z.int(),
    Files: z.int(),
    Watches: z.int(),
  }),
  errors: ['noSuchChatbot'],
})
