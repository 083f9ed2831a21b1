import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { QuestionScope, Store } from '../../core/ports/ports.ts'
import type { Tables } from '../tables.ts'

type Counts = Pick<Store['messages'], 'count' | 'countQuestions' | 'countMonth' | 'prepareMonthCount' | 'nthNewestAt'>

/** Questions beyond the kept count that are counted each time, before the kept count moves on. */
const RECOUNTED = 200

/** How much was asked and said. Queries of `reader` may take long. */
export function createQuestionCounts(db: Kysely<Tables>, reader: Kysely<Tables>): Counts {
  async function keptCount(chatbotId: number, since: number) {
    return await db
      .selectFrom('month_count')
      .select(['upto', 'count'])
      .where('chatbot_id', '=', chatbotId)
      .where('since', '=', since)
      .executeTakeFirst()
  }
  async function keep(chatbotId: number, month: { since: number; upto: number; count: number }) {
    await db
      .insertInto('month_count')
      .values({ chatbot_id: chatbotId, ...month })
      .onConflict((clash) => clash.column('chatbot_id').doUpdateSet(month))
      .execute()
  }

  return {
    async countQuestions(of, since) {
      const row = await questionsOf(reader, of)
        .where('message.created_at', '>=', since)
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count + (await forgotten(reader, of, { since, role: 'question' }))
    },

    async prepareMonthCount(chatbotId, since) {
      if ((await keptCount(chatbotId, since)) !== undefined) return
      const ofChatbot = (is: ExpressionBuilder<Tables, never>) =>
        is.selectFrom('message').where('chatbot_id', '=', chatbotId)
      const { upto, count } = await reader
        .selectNoFrom((is) => [
          ofChatbot(is)
            .select((of) => of.fn.max('id').as('id'))
            .as('upto'),
          ofChatbot(is)
            .where('created_at', '>=', since)
            .where(counts)
            .select((of) => of.fn.countAll<number>().as('count'))
            .as('count'),
        ])
        .executeTakeFirstOrThrow()
      const gone = await forgotten(reader, { chatbotId }, { since, role: 'question' })
      if (upto !== null) await keep(chatbotId, { since, upto, count: (count ?? 0) + gone })
    },

    async countMonth(chatbotId, since) {
      const kept = (await keptCount(chatbotId, since)) ?? { upto: 0, count: 0 }
      const newer = await db
        .selectFrom('message')
        .where('chatbot_id', '=', chatbotId)
        .where('id', '>', kept.upto)
        // As a sum, so that no index of times is taken: few messages are newer than the kept count.
        .where(sql<number>`created_at + 0`, '>=', since)
        .where(counts)
        .select((is) => [is.fn.countAll<number>().as('count'), is.fn.max('id').as('last')])
        .executeTakeFirstOrThrow()
      const count = kept.count + newer.count
      if (newer.count > RECOUNTED) await keep(chatbotId, { since, upto: newer.last ?? 0, count })
      return count
    },

    async nthNewestAt(of, count) {
      const row = await questionsOf(db, of)
        .select('message.created_at')
        .orderBy('message.created_at', 'desc')
        .offset(count - 1)
        .limit(1)
        .executeTakeFirst()
      return row?.created_at
    },

    async count(chatbotId) {
      const row = await reader
        .selectFrom('message')
        .where('chatbot_id', '=', chatbotId)
        .where('role', 'in', ['question', 'answer'])
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count + (await forgotten(reader, { chatbotId }, {}))
    },
  }
}

/** How much was said by people who were forgotten since. What one visitor or session said is none of it. */
async function forgotten(
  db: Kysely<Tables>,
  of: QuestionScope,
  { since = 0, role }: { since?: number; role?: 'question' },
): Promise<number> {
  if ('sessionId' in of || 'visitorId' in of) return 0
  let rows = db.selectFrom('forgotten_count').where('at', '>=', since)
  if (role !== undefined) rows = rows.where('role', '=', role)
  if ('chatbotId' in of) rows = rows.where('chatbot_id', '=', of.chatbotId)
  else
    rows = rows.where('chatbot_id', 'in', (chatbots) =>
      chatbots.selectFrom('chatbot').select('chatbot.id').where('workspace_id', '=', of.workspaceId),
    )
  const row = await rows.select((is) => is.fn.sum<number | null>('count').as('count')).executeTakeFirstOrThrow()
  return row.count ?? 0
}

/** Takes a question that failed out of its month's kept count, where it was counted. */
export async function uncount(
  db: Kysely<Tables>,
  question: { id: number; chatbot_id: number; created_at: number },
): Promise<void> {
  await db
    .updateTable('month_count')
    .set((is) => ({ count: is('count', '-', 1) }))
    .where('chatbot_id', '=', question.chatbot_id)
    .where('since', '<=', question.created_at)
    .where('upto', '>=', question.id)
    .execute()
}

/** Whether a message is a question that counts for limits: what failed or went to a person does not. */
const counts = (is: ExpressionBuilder<Tables, 'message'>) =>
  is.and([is('message.role', '=', 'question'), is('message.state', 'in', ['asked', 'answered'])])

function questionsOf(db: Kysely<Tables>, of: QuestionScope) {
  const questions = db.selectFrom('message').innerJoin('session', 'session.id', 'message.session_id').where(counts)
  if ('workspaceId' in of)
    return questions.where('message.chatbot_id', 'in', (chatbots) =>
      chatbots.selectFrom('chatbot').select('chatbot.id').where('workspace_id', '=', of.workspaceId),
    )
  if ('sessionId' in of) return questions.where('message.session_id', '=', of.sessionId)
  const ofChatbot = questions.where('message.chatbot_id', '=', of.chatbotId)
  return 'visitorId' in of ? ofChatbot.where('session.visitor_id', '=', of.visitorId) : ofChatbot
}
