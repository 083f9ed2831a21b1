import type { Kysely } from 'kysely'
import type { Source } from '../../contract/chat.ts'
import type { QuestionScope, Said, Store } from '../../core/ports/ports.ts'
import type { Tables } from '../tables.ts'

type Counts = Pick<Store['messages'], 'count' | 'countQuestions' | 'nthNewestAt' | 'history' | 'said'>

/** How much was said, and all of it. */
export function createMessageCounts(db: Kysely<Tables>): Counts {
  /** Questions that count for limits: what failed does not. */
  const counting = (of: QuestionScope) => {
    const questions = db
      .selectFrom('message')
      .innerJoin('session', 'session.id', 'message.session_id')
      .where('message.role', '=', 'question')
      .where('message.state', '!=', 'failed')
    if ('workspaceId' in of)
      return questions.where('message.chatbot_id', 'in', (chatbots) =>
        chatbots.selectFrom('chatbot').select('chatbot.id').where('workspace_id', '=', of.workspaceId),
      )
    if ('sessionId' in of) return questions.where('message.session_id', '=', of.sessionId)
    const ofChatbot = questions.where('message.chatbot_id', '=', of.chatbotId)
    return 'visitorId' in of ? ofChatbot.where('session.visitor_id', '=', of.visitorId) : ofChatbot
  }

  /** Messages with their session. */
  const said = () =>
    db
      .selectFrom('message')
      .innerJoin('session', 'session.id', 'message.session_id')
      .select(['message.id', 'message.role', 'message.content', 'message.created_at', 'message.session_id'])
      .select(['session.uri', 'session.source', 'session.visitor_id', 'session.handed_over_at'])
      .select('session.created_at as session_created_at')

  return {
    async countQuestions(of, since) {
      const row = await counting(of)
        .where('message.created_at', '>=', since)
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },

    async nthNewestAt(of, count) {
      const row = await counting(of)
        .select('message.created_at')
        .orderBy('message.created_at', 'desc')
        .offset(count - 1)
        .limit(1)
        .executeTakeFirst()
      return row?.created_at
    },

    async count(chatbotId) {
      const row = await db
        .selectFrom('message')
        .where('chatbot_id', '=', chatbotId)
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },

    async history(chatbotId, from, until, limit) {
      const rows = await said()
        .where('message.chatbot_id', '=', chatbotId)
        .where('message.created_at', '>=', from)
        .where('message.created_at', '<', until)
        .orderBy('message.id')
        .limit(limit)
        .execute()
      return rows.map(toSaid)
    },

    async said(sessionId, limit) {
      const rows = await said()
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
