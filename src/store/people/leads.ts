import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Lead, LeadStore } from '../../core/ports/people.ts'
import type { Clock } from '../../core/ports/ports.ts'
import { ID_MAX, type Tables } from '../tables.ts'
import { mapMissingParent } from '../transactions/foreign-keys.ts'
import type { LeadTable } from './tables.ts'

const ListingIds = z.array(z.int())

export function createLeadStore(db: Kysely<Tables>, now: Clock): LeadStore {
  const rows = () => db.selectFrom('lead').selectAll()

  return {
    async insert({ chatbotId, sessionId, noticed, source, ...person }) {
      const row = {
        chatbot_id: chatbotId,
        session_id: sessionId,
        noticed: noticed ? 1 : 0,
        source,
        ...columnsOf(person),
        created_at: now(),
      }
      const write = () => db.insertInto('lead').values(row).returning('id').executeTakeFirstOrThrow()
      return (await mapMissingParent('noSuchChatbot', write)).id
    },

    async save(lead) {
      await db.updateTable('lead').set(columnsOf(lead)).where('id', '=', lead.id).execute()
    },

    async consent(id, { text, at }) {
      const shown = { consent_text: text, consent_at: at }
      await db.updateTable('lead').set(shown).where('id', '=', id).where('consent_text', 'is', null).execute()
    },

    async ofSession(sessionId) {
      return (await rows().where('session_id', '=', sessionId).orderBy('id').execute()).map(toLead)
    },

    async byIds(ids) {
      return ids.length === 0 ? [] : (await rows().where('id', 'in', ids).execute()).map(toLead)
    },

    async byKey(chatbotId, key) {
      const row = await db
        .selectFrom('lead_key')
        .select(['lead_id', 'body_hash', 'used_at'])
        .where('chatbot_id', '=', chatbotId)
        .where('key', '=', key)
        .executeTakeFirst()
      return row && { id: row.lead_id, bodyHash: row.body_hash, createdAt: row.used_at }
    },

    async useKey({ id, chatbotId }, { key, bodyHash }, expired) {
      await db.deleteFrom('lead_key').where('chatbot_id', '=', chatbotId).where('used_at', '<', expired).execute()
      const row = { chatbot_id: chatbotId, key, lead_id: id, body_hash: bodyHash, used_at: now() }
      await db.insertInto('lead_key').values(row).execute()
    },

    async list(chatbotId, { from, until, sessionId, limit }) {
      if (sessionId !== undefined && sessionId > ID_MAX) return []
      const inTime = rows()
        .where('chatbot_id', '=', chatbotId)
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
      const wanted = sessionId === undefined ? inTime : inTime.where('session_id', '=', sessionId)
      return (await wanted.orderBy('id').limit(limit).execute()).map(toLead)
    },
  }
}

const columnsOf = ({ name, email, phone, consent, listingIds }: Person) => ({
  name,
  email,
  phone,
  consent_text: consent?.text ?? null,
  consent_at: consent?.at ?? null,
  listings: JSON.stringify(listingIds),
})

type Person = Pick<Lead, 'name' | 'email' | 'phone' | 'consent' | 'listingIds'>

const toLead = (row: Omit<LeadTable, 'id'> & { id: number }): Lead => ({
  id: row.id,
  chatbotId: row.chatbot_id,
  sessionId: row.session_id,
  noticed: row.noticed === 1,
  name: row.name,
  email: row.email,
  phone: row.phone,
  source: row.source,
  consent: row.consent_text === null ? null : { text: row.consent_text, at: row.consent_at ?? 0 },
  listingIds: ListingIds.parse(JSON.parse(row.listings)),
  createdAt: row.created_at,
})
