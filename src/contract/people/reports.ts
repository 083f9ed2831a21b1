import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filled } from '../fields.ts'

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
      .describe('the ten most frequent questions that the chatbot could not answer'),
  }),
  errors: ['noSuchChatbot'],
})
