import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, filled, identifier } from './fields.ts'

const Lead = z.object({
  Type: z.literal('Lead'),
  Name: z.string(),
  Email: z.string(),
  Phone: z.string(),
  SessionID: z.int(),
  /** ISO 8601, UTC */
  CreateTime: z.string(),
})

export const LeadList = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/LeadList',
  summary: 'List the people who left a way to reach them; days are UTC, both included',
  auth: 'secret',
  input: z.object({
    serialNumber: filled(),
    startTime: day().nullish(),
    endTime: day().nullish(),
    sessionID: identifier().nullish(),
  }),
  output: z.array(Lead),
  errors: ['noSuchChatbot'],
})
