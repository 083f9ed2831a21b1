import type { Kysely } from 'kysely'
import type { Source } from '../../contract/chat.ts'
import type { Clock, Store } from '../../core/ports/ports.ts'
import { mapMissingParent } from '../foreign-keys.ts'
import { prepared } from '../prepared.ts'
import { ID_MAX, type Tables } from '../tables.ts'

const byId = prepared((db, given: { id: number }) => db.selectFrom('session').selectAll().where('id', '=', given.id))

export const createSessionStore = (db: Kysely<Tables>, now: Clock): Store['sessions'] => ({
  async insert({ chatbotId, visitorId, source, uri }) {
    const row = { chatbot_id: chatbotId, visitor_id: visitorId, source, uri, created_at: now() }
    const write = () => db.insertInto('session').values(row).returning('id').executeTakeFirstOrThrow()
    return (await mapMissingParent('noSuchChatbot', write)).id
  },

  async byId(id) {
    if (id > ID_MAX) return undefined
    const [row] = await byId(db, { id })
    if (row === undefined) return undefined
    return {
      id: row.id,
      chatbotId: row.chatbot_id,
      visitorId: row.visitor_id,
      source: row.source as Source,
      uri: row.uri,
      handedOverAt: row.handed_over_at,
    }
  },

  async newestOf(chatbotId, visitorId) {
    const row = await db
      .selectFrom('session')
      .select((is) => is.fn.max<number | null>('id').as('id'))
      .where('chatbot_id', '=', chatbotId)
      .where('visitor_id', '=', visitorId)
      .executeTakeFirst()
    return row?.id ?? undefined
  },

  async handOver(id) {
    const marked = await db
      .updateTable('session')
      .set({ handed_over_at: now() })
      .where('id', '=', id)
      .where('handed_over_at', 'is', null)
      .executeTakeFirst()
    return Number(marked.numUpdatedRows) > 0
  },
})
