import type { ExpressionBuilder, Kysely } from 'kysely'
import { HOUR_MS } from '../../contract/fields/times.ts'
import type { QuestionScope, QuestionState } from '../../core/ports/messages.ts'
import type { Store } from '../../core/ports/ports.ts'
import { isPostgres } from '../database/database-kind.ts'
import { COUNT_OF_ALL } from '../database/expressions.ts'
import type { ForgottenCount, Tables } from '../tables.ts'

type Counts = Pick<Store['messages'], 'count' | 'countQuestions' | 'countMonth' | 'prepareMonthCount' | 'nthNewestAt'>

/** Questions beyond the stored count that are counted anew each time, before the stored count is advanced. */
const RECOUNT_MAX = 200

/**
 * How much earlier a message may be by its time than one with a smaller id: it may have waited for its commit, and the clocks
 * of several machines differ.
 */
const LATE_MS = HOUR_MS

/** Counts questions and messages. `reader` is for slow queries. */
export function createQuestionCounts(db: Kysely<Tables>, reader: Kysely<Tables>): Counts {
  return {
    async countQuestions(of, { since, until = Number.MAX_SAFE_INTEGER }) {
      const row = await questionsOf(reader, of)
        .where('message.created_at', '>=', since)
        .where('message.created_at', '<=', until)
        .select(COUNT_OF_ALL)
        .executeTakeFirstOrThrow()
      return row.count + (await forgotten(reader, of, { since, role: 'question' }))
    },

    async prepareMonthCount(chatbotId, since) {
      if ((await ofMonth(db, chatbotId).executeTakeFirst())?.since === since) return
      const counted = (is: ExpressionBuilder<Tables, never>) =>
        is.selectFrom('message').where('chatbot_id', '=', chatbotId).where(counts)
      const { upto, count } = await reader
        .selectNoFrom((is) => [
          // Not the last message of all: an answer may have a higher id than a question that is not yet committed.
          counted(is)
            .select((of) => of.fn.max('id').as('id'))
            .as('upto'),
          counted(is).where('created_at', '>=', since).select(COUNT_OF_ALL).as('count'),
        ])
        .executeTakeFirstOrThrow()
      const gone = await forgotten(reader, { chatbotId }, { since, role: 'question' })
      await storeMonthCount(db, chatbotId, { since, upto: upto ?? 0, count: (count ?? 0) + gone })
    },

    async countMonth(chatbotId, since) {
      const kept = await lockMonthCount(db, chatbotId)
      const { upto, count } =
        kept?.since === since
          ? kept
          : { upto: 0, count: await forgotten(db, { chatbotId }, { since, role: 'question' }) }
      const newer = await db
        .selectFrom('message')
        .where('chatbot_id', '=', chatbotId)
        .where('created_at', '>=', Math.max(since, (await timeOf(db, upto)) - LATE_MS))
        .where('id', '>', upto)
        .where(counts)
        .select((is) => [COUNT_OF_ALL, is.fn.max('id').as('last')])
        .executeTakeFirstOrThrow()
      const all = count + newer.count
      if (newer.count > RECOUNT_MAX) {
        const month = { since, upto: newer.last ?? 0, count: all }
        if (kept?.since !== since) await storeMonthCount(db, chatbotId, month)
        else await db.updateTable('month_count').set(month).where('chatbot_id', '=', chatbotId).execute()
      }
      return all
    },

    async nthNewestAt(of, count, until) {
      const row = await questionsOf(db, of)
        .where('message.created_at', '<=', until)
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
        .where((is) => is.or([is('state', 'is', null), is('state', '!=', 'repeated')]))
        .select(COUNT_OF_ALL)
        .executeTakeFirstOrThrow()
      return row.count + (await forgotten(reader, { chatbotId }, {}))
    },
  }
}

/** Messages of forgotten visitors; 0 for the scope of one visitor or session. */
async function forgotten(
  db: Kysely<Tables>,
  of: QuestionScope,
  { since = 0, role }: { since?: number; role?: 'question' },
): Promise<number> {
  if ('sessionId' in of || 'visitorId' in of) return 0
  const roles: ForgottenCount[] = role === undefined ? ['question', 'answer'] : [role]
  let rows = db.selectFrom('forgotten_count').where('at', '>=', since).where('role', 'in', roles)
  if ('chatbotId' in of) rows = rows.where('chatbot_id', '=', of.chatbotId)
  else rows = rows.where('chatbot_id', 'in', chatbotsOf(db, of.workspaceId))
  const row = await rows.select((is) => is.fn.sum<number | null>('count').as('count')).executeTakeFirstOrThrow()
  return row.count ?? 0
}

const chatbotsOf = (db: Kysely<Tables>, workspaceId: number) =>
  db.selectFrom('chatbot').select('chatbot.id').where('workspace_id', '=', workspaceId)

/** When the message of an id was asked, or the last one before it; 0 if there is none. */
async function timeOf(db: Kysely<Tables>, id: number): Promise<number> {
  const last = db.selectFrom('message').select('created_at').where('id', '<=', id).orderBy('id', 'desc').limit(1)
  return (await last.executeTakeFirst())?.created_at ?? 0
}

type MonthCount = Omit<Tables['month_count'], 'chatbot_id'>

const ofMonth = (db: Kysely<Tables>, chatbotId: number) =>
  db.selectFrom('month_count').select(['since', 'upto', 'count']).where('chatbot_id', '=', chatbotId)

/** The stored count, locked until the transaction ends. */
async function lockMonthCount(db: Kysely<Tables>, chatbotId: number): Promise<MonthCount | undefined> {
  const month = ofMonth(db, chatbotId)
  return await (isPostgres(db) ? month.forUpdate() : month).executeTakeFirst()
}

/** Stores the first count of a month, unless there is one: questions that failed meanwhile are already subtracted from that one. */
async function storeMonthCount(db: Kysely<Tables>, chatbotId: number, month: MonthCount): Promise<void> {
  await db
    .insertInto('month_count')
    .values({ chatbot_id: chatbotId, ...month })
    .onConflict((clash) => clash.column('chatbot_id').doUpdateSet(month).where('month_count.since', '!=', month.since))
    .execute()
}

/**
 * Adds `changeBy` to the month's stored count of a chatbot. Call it in the transaction that changes which questions count, so
 * that concurrent counts are exact.
 */
export async function changeMonthCount(
  db: Kysely<Tables>,
  chatbotId: number,
  changeBy: (month: MonthCount) => number,
): Promise<void> {
  const month = await lockMonthCount(db, chatbotId)
  const difference = month === undefined ? 0 : changeBy(month)
  if (difference === 0) return
  await db
    .updateTable('month_count')
    .set((is) => ({ count: is('count', '+', difference) }))
    .where('chatbot_id', '=', chatbotId)
    .execute()
}

/** Subtracts a question that counts no longer from its month's stored count, if it was included. */
export const subtractQuestion = (
  db: Kysely<Tables>,
  question: { id: number; chatbot_id: number; created_at: number },
): Promise<void> =>
  changeMonthCount(db, question.chatbot_id, ({ since, upto }) =>
    since <= question.created_at && question.id <= upto ? -1 : 0,
  )

/** States of questions that no report counts, and that are not counted when they are forgotten. */
export const UNCOUNTED: readonly QuestionState[] = ['failed', 'repeated']

/** Condition: the message is a question that counts against limits (neither failed nor passed to a person). */
const counts = (is: ExpressionBuilder<Tables, 'message'>) =>
  is.and([is('message.role', '=', 'question'), is('message.state', 'in', ['asked', 'answered'])])

function questionsOf(db: Kysely<Tables>, of: QuestionScope) {
  const questions = db.selectFrom('message').innerJoin('session', 'session.id', 'message.session_id').where(counts)
  if ('workspaceId' in of) return questions.where('message.chatbot_id', 'in', chatbotsOf(db, of.workspaceId))
  if ('sessionId' in of) return questions.where('message.session_id', '=', of.sessionId)
  const ofChatbot = questions.where('message.chatbot_id', '=', of.chatbotId)
  return 'visitorId' in of ? ofChatbot.where('session.visitor_id', '=', of.visitorId) : ofChatbot
}
