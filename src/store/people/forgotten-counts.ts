import { type Kysely, sql } from 'kysely'
import { watchPerson } from '../../core/ports/watches.ts'
import { batchesOf, inTurns } from '../database/batches.ts'
import { changeMonthCount, UNCOUNTED } from '../sessions/question-counts.ts'
import type { ForgottenCount, Tables } from '../tables.ts'
import { BUCKET_MS } from './reports.ts'

/** Sessions and visitors per query. */
const IDS = 500

type Moment = { role: ForgottenCount; at: number }

/** Adds what is forgotten to the counts that stay. */
export async function countForgotten(db: Kysely<Tables>, chatbotId: number, moments: Moment[]): Promise<void> {
  const bucketOf = ({ at }: Moment) => Math.floor(at / BUCKET_MS) * BUCKET_MS
  for (const [role, ofRole] of Map.groupBy(moments, (moment) => moment.role))
    for (const [at, { length }] of Map.groupBy(ofRole, bucketOf))
      await db
        .insertInto('forgotten_count')
        .values({ chatbot_id: chatbotId, role, at, count: length })
        .onConflict((clash) =>
          clash
            .columns(['chatbot_id', 'role', 'at'])
            .doUpdateSet({ count: sql<number>`forgotten_count.count + ${length}` }),
        )
        .execute()
}

type Gone = { id: number; role: string; state: string | null; no_answer: number | null; created_at: number }

/** Adds removed questions and answers to the counts that stay, those of the month too. */
export async function countForgottenMessages(db: Kysely<Tables>, chatbotId: number, gone: Gone[]): Promise<void> {
  const counting = gone.filter(
    ({ role, state }) => role === 'answer' || (role === 'question' && !UNCOUNTED.some((one) => one === state)),
  )
  const moments = counting.flatMap(({ role, no_answer, created_at: at }): Moment[] => {
    if (role === 'question') return [{ role: 'question', at }]
    return no_answer === 1
      ? [
          { role: 'answer', at },
          { role: 'unanswered', at },
        ]
      : [{ role: 'answer', at }]
  })
  await countForgotten(db, chatbotId, moments)
  // The month's stored count covers questions up to the id `upto`; removed questions beyond it are added, because they can no
  // longer be counted.
  await changeMonthCount(
    db,
    chatbotId,
    ({ since, upto }) =>
      counting.filter(({ role, id, created_at }) => role === 'question' && created_at >= since && id > upto).length,
  )
}

/**
 * When the people of these sessions asked last (ms), by the session in which they did. Without people who asked in other sessions
 * too: they are not forgotten yet.
 */
export async function lastAsked(
  db: Kysely<Tables>,
  chatbotId: number,
  sessionIds: number[],
): Promise<Map<number, number>> {
  const people = new Map<string, { sessionId: number; at: number }>()
  const visitors = new Set<string>()
  for await (const some of inTurns(batchesOf(sessionIds, IDS)))
    for (const { id, visitor_id, at } of await lastQuestions(db, some)) {
      const person = watchPerson(visitor_id, id)
      if (at > (people.get(person)?.at ?? 0)) people.set(person, { sessionId: id, at })
      if (visitor_id !== null) visitors.add(visitor_id)
    }
  const forgotten = new Set(sessionIds)
  for await (const some of inTurns(batchesOf([...visitors], IDS)))
    for (const { id, visitor_id } of await sessionsWithQuestions(db, chatbotId, some))
      if (!forgotten.has(id)) people.delete(watchPerson(visitor_id, id))
  return new Map([...people.values()].map(({ sessionId, at }) => [sessionId, at]))
}

const lastQuestions = (db: Kysely<Tables>, sessionIds: number[]) =>
  db
    .selectFrom('message')
    .innerJoin('session', 'session.id', 'message.session_id')
    .where('message.session_id', 'in', sessionIds)
    .where('message.role', '=', 'question')
    .where('message.state', 'not in', UNCOUNTED)
    .select((is) => ['session.id', 'session.visitor_id', is.fn.max('message.created_at').as('at')])
    .groupBy(['session.id', 'session.visitor_id'])
    .execute()

const sessionsWithQuestions = (db: Kysely<Tables>, chatbotId: number, visitorIds: string[]) =>
  db
    .selectFrom('session')
    .where('chatbot_id', '=', chatbotId)
    .where('visitor_id', 'in', visitorIds)
    .where((is) =>
      is.exists(
        is
          .selectFrom('message')
          .select('message.id')
          .whereRef('message.session_id', '=', 'session.id')
          .where('message.role', '=', 'question'),
      ),
    )
    .select(['id', 'visitor_id'])
    .execute()
