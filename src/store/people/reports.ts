import { type Kysely, sql } from 'kysely'
import { MINUTE_MS } from '../../contract/fields/times.ts'
import type { Period, ReportStore } from '../../core/ports/people.ts'
import { COUNT_OF_ALL } from '../database/expressions.ts'
import { UNCOUNTED } from '../sessions/question-counts.ts'
import type { ForgottenCount, Tables } from '../tables.ts'

/** All UTC offsets in use are multiples of a quarter of an hour, so in every time zone a day begins at a multiple of this. */
export const BUCKET_MS = 15 * MINUTE_MS

const sumOfCounts = sql<number>`sum(count)`.as('total')

export const createReportStore = (reader: Kysely<Tables>): ReportStore => {
  const messages = (chatbotId: number, { from, until }: Period) =>
    reader
      .selectFrom('message')
      .where('message.chatbot_id', '=', chatbotId)
      .where('message.created_at', '>=', from)
      .where('message.created_at', '<', until)
  const questions = (chatbotId: number, period: Period) =>
    messages(chatbotId, period).where('message.role', '=', 'question').where('message.state', 'not in', UNCOUNTED)

  const forgotten = (chatbotId: number, { from, until }: Period) =>
    reader
      .selectFrom('forgotten_count')
      .where('chatbot_id', '=', chatbotId)
      .where('at', '>=', from)
      .where('at', '<', until)

  return {
    async totals(chatbotId, period) {
      const asked = await questions(chatbotId, period)
        .innerJoin('session', 'session.id', 'message.session_id')
        .select((is) => [
          is.fn.countAll<number>().as('questions'),
          // Prefixes keep visitorIds and session ids apart; a session without visitorId counts as one person.
          sql<number>`count(distinct coalesce('v' || session.visitor_id, 's' || session.id))`.as('people'),
        ])
        .executeTakeFirstOrThrow()
      const answers = await messages(chatbotId, period)
        .where('message.role', '=', 'answer')
        .select((is) => [COUNT_OF_ALL, is.fn.sum<number | null>('message.no_answer').as('notAnswered')])
        .executeTakeFirstOrThrow()
      const notAnswered = answers.notAnswered ?? 0
      const handedOver = await reader
        .selectFrom('session')
        .where('chatbot_id', '=', chatbotId)
        .where('handed_over_at', '>=', period.from)
        .where('handed_over_at', '<', period.until)
        .select(COUNT_OF_ALL)
        .executeTakeFirstOrThrow()
      const leads = await reader
        .selectFrom('lead')
        .where('chatbot_id', '=', chatbotId)
        .where('created_at', '>=', period.from)
        .where('created_at', '<', period.until)
        .select(COUNT_OF_ALL)
        .executeTakeFirstOrThrow()
      const gone = new Map(
        (await forgotten(chatbotId, period).select(['role', sumOfCounts]).groupBy('role').execute()).map(
          ({ role, total }) => [role, total],
        ),
      )
      const of = (role: ForgottenCount) => gone.get(role) ?? 0
      return {
        questions: asked.questions + of('question'),
        people: asked.people + of('person'),
        answered: answers.count - notAnswered + of('answer') - of('unanswered'),
        notAnswered: notAnswered + of('unanswered'),
        handedOver: handedOver.count + of('handOver'),
        leads: leads.count + of('lead'),
      }
    },

    async questionsByTime(chatbotId, period) {
      const bucket = sql<number>`message.created_at / ${sql.lit(BUCKET_MS)}`
      const rows = await questions(chatbotId, period)
        .select([bucket.as('bucket'), COUNT_OF_ALL])
        .groupBy(bucket)
        .orderBy(bucket)
        .execute()
      const gone = await forgotten(chatbotId, period).where('role', '=', 'question').select(['at', 'count']).execute()
      const kept = rows.map((row) => ({ at: row.bucket * BUCKET_MS, count: row.count }))
      return [...kept, ...gone].toSorted((one, other) => one.at - other.at)
    },

    async unanswered(chatbotId, period, limit) {
      return await questions(chatbotId, period)
        .innerJoin('message as reply', 'reply.question_id', 'message.id')
        .where('reply.no_answer', '=', 1)
        .select(['message.content', 'message.session_id as sessionId'])
        .orderBy('message.id', 'desc')
        .limit(limit)
        .execute()
    },
  }
}
