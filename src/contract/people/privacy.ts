import { z } from 'zod'
import { TOKEN_MAX } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { filled, identifier, text } from '../fields.ts'
import { Conversation } from '../history.ts'
import { LeadItem } from '../lead.ts'
import { Watch } from '../listings/watches.ts'

/** Whose data: all sessions of a visitorId, or one session. */
const person = z.object({
  serialNumber: filled(),
  visitorId: text(TOKEN_MAX).nullish().describe('everything of this person; this or sessionID'),
  sessionID: identifier().nullish().describe('everything of the person who talks in this session; this or visitorId'),
})

export const VisitorExport = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/VisitorExport',
  summary: 'Read everything that is kept of a visitor',
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
  summary: 'Remove everything that is kept of a visitor, for good; answers how much went',
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
