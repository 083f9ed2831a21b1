import { setImmediate } from 'node:timers/promises'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Source } from '../../contract/chat.ts'
import { parsedJson } from '../../contract/text.ts'
import { EXCHANGES_MAX, type Exchange, type HistoryMessage, type QuestionState } from '../../core/ports/messages.ts'
import type { Store } from '../../core/ports/ports.ts'
import { ID_MAX, type Tables } from '../tables.ts'
import type { Answered, RecentExchanges } from './recent-exchanges.ts'

type History = Pick<
  Store['messages'],
  'history' | 'historyPage' | 'byIds' | 'ofSession' | 'exchanges' | 'exchangesWithPeople'
>

const withSession = (from: Kysely<Tables>) =>
  from
    .selectFrom('message')
    .innerJoin('session', 'session.id', 'message.session_id')
    .select(['message.id', 'message.role', 'message.content', 'message.created_at', 'message.session_id'])
    .select(['message.by_id', 'message.by_name', 'message.file_ids', 'message.standing_file_ids', 'message.state'])
    .select(['session.uri', 'session.source', 'session.visitor_id', 'session.visitor_name', 'session.handed_over_at'])
    .select('session.created_at as session_created_at')

/** A session's messages that are read in one turn of the event loop: a hundred of the longest take SQLite 70 ms. */
const READ_AT_ONCE = 25

type Parts = { db: Kysely<Tables>; reader: Kysely<Tables>; recent: RecentExchanges }

/** Reads messages. `reader` is for slow queries. */
export function createMessageHistory({ db, reader, recent }: Parts): History {
  return {
    async history(chatbotId, { from, until, limit }) {
      const rows = await withSession(reader)
        .where('message.chatbot_id', '=', chatbotId)
        .where(isThere)
        .where('message.created_at', '>=', from)
        .where('message.created_at', '<', until)
        .orderBy('message.id')
        .limit(limit)
        .execute()
      return rows.map(toHistoryMessage)
    },

    async historyPage(chatbotId, { from, until, before, limit }) {
      const within = (is: ExpressionBuilder<Tables, 'message'>) =>
        is.and([
          is('chatbot_id', '=', chatbotId),
          isThere(is),
          ...(from === undefined ? [] : [is('created_at', '>=', from)]),
          ...(until === undefined ? [] : [is('created_at', '<', until)]),
          ...(before === undefined ? [] : [is('id', '<=', Math.min(before - 1, ID_MAX))]),
        ])
      const newest = reader
        .selectFrom('message')
        .select(['id', 'session_id'])
        .where(within)
        .orderBy('id', 'desc')
        .limit(limit)
      // One string: 50,000 rows would block the event loop for 100 ms.
      const joined = sql<string | null>`string_agg(cast(id as text), ',' order by session_id desc, id)`
      const row = await reader.selectFrom(newest.as('newest')).select(joined.as('ids')).executeTakeFirst()
      return row?.ids ? row.ids.split(',').map(Number) : []
    },

    async byIds(ids) {
      if (ids.length === 0) return []
      const rows = new Map(
        (await withSession(reader).where('message.id', 'in', ids).execute()).map((row) => [row.id, row]),
      )
      return ids.flatMap((id) => {
        const row = rows.get(id)
        return row === undefined ? [] : toHistoryMessage(row)
      })
    },

    async ofSession(sessionId, limit) {
      const newestFirst: HistoryMessage[] = []
      for (let more = true; more; ) {
        const last = newestFirst.at(-1)
        if (last !== undefined) await setImmediate()
        const most = Math.min(READ_AT_ONCE, limit - newestFirst.length)
        const rows = await withSession(db)
          .where('message.session_id', '=', sessionId)
          .where(isThere)
          .where('message.id', '<=', last === undefined ? ID_MAX : last.id - 1)
          .orderBy('message.id', 'desc')
          .limit(most)
          .execute()
        newestFirst.push(...rows.map(toHistoryMessage))
        more = rows.length === most && newestFirst.length < limit
      }
      return newestFirst.toReversed()
    },

    async exchanges(sessionId) {
      return (await recent.of(db, sessionId)).map(({ exchange }) => exchange)
    },

    async exchangesWithPeople(sessionId) {
      return await mergePeople(db, sessionId, await recent.of(db, sessionId))
    },
  }
}

/** States of messages that are not shown any more: removed by their author, or replaced. */
const GONE: readonly QuestionState[] = ['removed', 'repeated']

/** Condition: the message is shown. */
const isThere = (is: ExpressionBuilder<Tables, 'message'>) =>
  is.or([is('message.state', 'is', null), is('message.state', 'not in', GONE)])

const FileIds = z.array(z.int())

/** The ids in a column of file ids; none if it is null. */
export const fileIdsIn = (json: string | null): number[] => (json === null ? [] : FileIds.parse(parsedJson(json)))

/** The files of a message. Those that its author took back are stored until its visitor is forgotten, but shown to nobody. */
export function remainingFilesOf(row: Pick<Tables['message'], 'file_ids' | 'standing_file_ids' | 'state'>): number[] {
  return fileIdsIn(GONE.some((state) => state === row.state) ? null : (row.standing_file_ids ?? row.file_ids))
}

type HistoryRow = Pick<
  Tables['message'],
  'role' | 'content' | 'created_at' | 'session_id' | 'by_id' | 'by_name' | 'file_ids' | 'standing_file_ids' | 'state'
> &
  Pick<Tables['session'], 'uri' | 'source' | 'visitor_id' | 'visitor_name' | 'handed_over_at'> & {
    id: number
    session_created_at: number
  }

const toHistoryMessage = (row: HistoryRow): HistoryMessage => ({
  id: row.id,
  role: row.role,
  content: row.content,
  by: authorOf(row),
  fileIds: remainingFilesOf(row),
  createdAt: row.created_at,
  session: {
    id: row.session_id,
    createdAt: row.session_created_at,
    visitorId: row.visitor_id,
    uri: row.uri,
    source: row.source as Source,
    handedOverAt: row.handed_over_at,
  },
})

function authorOf({ role, by_id, by_name, visitor_id, visitor_name }: HistoryRow): HistoryMessage['by'] {
  const isVisitor = role === 'question'
  const name = by_name ?? (isVisitor ? visitor_name : null)
  return name === null ? null : { id: (isVisitor ? visitor_id : by_id) ?? '', name }
}

type Words = { id: number; role: string; content: string; by_name: string | null }

/**
 * The bot's exchanges merged with those of people: everything a person said before the bot's next answer, and the questions
 * passed to that person, form one exchange. It keeps the bot's last memory.
 */
async function mergePeople(db: Kysely<Tables>, sessionId: number, answered: readonly Answered[]): Promise<Exchange[]> {
  const words: Words[] = await db
    .selectFrom('message')
    .select(['id', 'role', 'content', 'by_name'])
    .where('session_id', '=', sessionId)
    .where((is) =>
      is.or([
        is.and([is('role', '=', 'human'), is('state', 'is', null)]),
        is.and([is('role', '=', 'question'), is('state', '=', 'attended')]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(EXCHANGES_MAX * 2)
    .execute()
  const merged: Exchange[] = []
  let rest = words.toReversed()
  for (const next of [...answered, undefined]) {
    const before = rest.filter(({ id }) => next === undefined || id < next.id)
    rest = rest.slice(before.length)
    if (before.length > 0) merged.push(byPerson(before, merged.at(-1)?.memory ?? null))
    if (next !== undefined) merged.push(next.exchange)
  }
  return merged.slice(-EXCHANGES_MAX)
}

function byPerson(words: Words[], memory: string | null): Exchange {
  const textOf = (role: string) =>
    words.flatMap((one) => (one.role === role && one.content !== '' ? one.content : [])).join('\n')
  const names = new Set(words.flatMap(({ role, by_name }) => (role === 'human' ? (by_name ?? []) : [])))
  return { question: textOf('question'), answer: textOf('human'), by: [...names].join(', '), memory }
}
