import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filled } from '../fields.ts'

/** Maximum number of days of a report: a leap year. */
const DAYS_MAX = 366

export const ReportGet = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/ReportGet',
  summary: "Count what happened in the last days, today included, by the chatbot's time zone",
  auth: 'secret',
  input: z.object({ serialNumber: filled(), Days: z.int().min(1).max(DAYS_MAX) }),
  output: z.object({
    Questions: z.int(),
    People: z.int().describe('who asked, by visitorId, else by session'),
    Answered: z.int(),
    NotAnswered: z.int().describe('answers that say that the chatbot does not know'),
    HandedOver: z.int().describe('sessions in which somebody asked for a person'),
    Leads: z.int(),
    PerDay: z.array(z.object({ Day: z.string().describe('YYYY-MM-DD'), Questions: z.int() })),
    Unanswered: z
      .array(z.object({ Question: z.string(), Count: z.int(), SessionIDs: z.array(z.int()) }))
      .describe('the ten most frequent questions that got no answer'),
  }),
  errors: ['noSuchChatbot'],
})
