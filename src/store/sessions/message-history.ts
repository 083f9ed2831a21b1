import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Source } from '../../contract/chat.ts'
import type { Said, Store } from '../../core/ports/ports.ts'
import type { Tables } from '../tables.ts'

type History = Pick<Store['messages'], 'history' | 'historyPage' | 'byIds' | 'said'>

/** What was said. Queries of `reader` may take long. */
export function createMessageHistory(db: Kysely<Tables>, reader: Kysely<Tables>): History {
  const withSession = (from: Kysely<Tables>) =>
    from
      .selectFrom('message')
      .innerJoin('session', 'session.id', 'message.session_id')
      .select(['message.id', 'message.role', 'message.content', 'message.created_at', 'message.session_id'])
      .select(['session.uri', 'session.source', 'session.visitor_id', 'session.handed_over_at'])
      .select('session.created_at as session_created_at')

  return {
    async history(chatbotId, from, until, limit) {
      const rows = await withSession(reader)
        .where('message.chatbot_id', '=', chatbotId)
        .where('message.created_at', '>=', from)
        .where('message.created_at', '<', until)
        .orderBy('message.id')
        .limit(limit)
        .execute()
      return rows.map(toSaid)
    },

    async historyPage(chatbotId, { from, until, before, limit }) {
      const within = (is: ExpressionBuilder<Tables, 'message'>) =>
        is.and([
          is('chatbot_id', '=', chatbotId),
          ...(from === undefined ? [] : [is('created_at', '>=', from)]),
          ...(until === undefined ? [] : [is('created_at', '<', until)]),
          ...(before === undefined ? [] : [is('id', '<', before)]),
        ])
      const newest = reader
        .selectFrom('message')
        .select(['id', 'session_id'])
        .where(within)
        .orderBy('id', 'desc')
        .limit(limit)
      // One text: as 50,000 rows they would take the event loop 100 ms.
      const joined = sql<string | null>`string_agg(cast(id as text), ',' order by session_id desc, id)`
      const row = await reader.selectFrom(newest.as('newest')).select(joined.as('ids')).executeTakeFirst()
      return row?.ids ? row.ids.split(',').map(Number) : []
    },

    async byIds(ids) {
      const rows = new Map(
        (await withSession(reader).where('message.id', 'in', ids).execute()).map((row) => [row.id, row]),
      )
      return ids.flatMap((id) => {
        const row = rows.get(id)
        return row === undefined ? [] : toSaid(row)
      })
    },

    async said(sessionId, limit) {
      const rows = await withSession(db)
        .where('message.session_id', '=', sessionId)
        .orderBy('message.id', 'desc')
        .limit(limit)
        .execute()
      return rows.toReversed().map(toSaid)
    },
  }
}

type SaidRow = Pick<Tables['message'], 'role' | 'content' | 'created_at' | 'session_id'> &
  Pick<Tables['session'], 'uri' | 'source' | 'visitor_id' | 'handed_over_at'> & {
    id: number
    session_created_at: number
  }

const toSaid = ({ id, role, content, created_at, session_id, session_created_at, ...session }: SaidRow): Said => ({
  id,
  role,
  content,
  createdAt: created_at,
  session: {
    id: session_id,
    createdAt: session_created_at,
    visitorId: session.visitor_id,
    uri: session.uri,
    source: session.source as Source,
    handedOverAt: session.handed_over_at,
  },
})
