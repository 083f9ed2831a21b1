import type { Kysely } from 'kysely'
import type { Source } from '../../contract/chat.ts'
import { Attendant } from '../../contract/events/events.ts'
import type { Clock, Store } from '../../core/ports/ports.ts'
import type { Session } from '../../core/ports/sessions.ts'
import { toChatbot } from '../chatbots.ts'
import { prepared, preparedInsert } from '../database/prepared.ts'
import { ID_MAX, type Tables } from '../tables.ts'
import { mapMissingParent } from '../transactions/foreign-keys.ts'

const columns = [
  'id',
  'chatbot_id',
  'visitor_id',
  'source',
  'uri',
  'handed_over_at',
  'visitor_name',
  'attendant',
  'turn',
] as const

const byId = prepared((db, given: { id: number }) =>
  db.selectFrom('session').select(columns).where('id', '=', given.id),
)

const withChatbot = prepared((db, given: { id: number; workspaceId: number }) =>
  db
    .selectFrom('session')
    .innerJoin('chatbot', 'chatbot.id', 'session.chatbot_id')
    .select(columns.map((name) => `session.${name}` as const))
    .select(['chatbot.workspace_id', 'chatbot.serial', 'chatbot.settings'])
    .where('session.id', '=', given.id)
    .where('chatbot.workspace_id', '=', given.workspaceId)
    .where('chatbot.removed_at', 'is', null),
)

type NewRow = {
  chatbotId: number
  visitorId: string | null
  visitorName: string | null
  source: Source
  uri: string
  now: number
}

const insert = preparedInsert((db, given: NewRow) =>
  db.insertInto('session').values({
    chatbot_id: given.chatbotId,
    visitor_id: given.visitorId,
    visitor_name: given.visitorName,
    source: given.source,
    uri: given.uri,
    created_at: given.now,
  }),
)

export const createSessionStore = (db: Kysely<Tables>, now: Clock): Store['sessions'] => ({
  async insert({ chatbotId, visitorId, visitorName, source, uri }) {
    const row = { chatbotId, visitorId, visitorName: visitorName ?? null, source, uri, now: now() }
    const id = await mapMissingParent('noSuchChatbot', () => insert(db, row))
    if (id === undefined) throw new Error('a session was stored without an id')
    return id
  },

  async byId(id) {
    if (id > ID_MAX) return undefined
    const [row] = await byId(db, { id })
    return row && toSession(row)
  },

  async withChatbot(id, workspaceId) {
    if (id > ID_MAX) return undefined
    const [row] = await withChatbot(db, { id, workspaceId })
    return row && { session: toSession(row), chatbot: toChatbot({ ...row, id: row.chatbot_id }) }
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

  async markBusinessNotified(id) {
    await db.updateTable('session').set({ handed_over_at: now() }).where('id', '=', id).execute()
  },
})

type Row = Pick<Tables['session'], Exclude<(typeof columns)[number], 'id' | 'attendant' | 'turn'>> & {
  id: number
  attendant: string
  turn: number
}

const toSession = (row: Row): Session => ({
  id: row.id,
  chatbotId: row.chatbot_id,
  visitorId: row.visitor_id,
  source: row.source as Source,
  uri: row.uri,
  handedOverAt: row.handed_over_at,
  visitorName: row.visitor_name,
  attendant: Attendant.parse(row.attendant),
  turn: row.turn,
})
