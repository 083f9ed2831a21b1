import type { Kysely } from 'kysely'
import { z } from 'zod'
import { EventKind } from '../../contract/events/events.ts'
import { parsedJson } from '../../contract/text.ts'
import type { DueWebhook, Webhook, WebhookStore } from '../../core/ports/events.ts'
import type { Clock } from '../../core/ports/ports.ts'
import { hasComeByTries } from '../database/due.ts'
import { COUNT_OF_ALL } from '../database/expressions.ts'
import { ID_MAX, type Tables } from '../tables.ts'
import { mapMissingParent } from '../transactions/foreign-keys.ts'
import type { WebhookTable } from './tables.ts'

const Kinds = z.array(EventKind)

export function createWebhookStore(db: Kysely<Tables>, now: Clock): WebhookStore {
  const rows = () =>
    db
      .selectFrom('webhook')
      .leftJoin('chatbot', 'chatbot.id', 'webhook.chatbot_id')
      .selectAll('webhook')
      .select('chatbot.serial')

  /** Only the process with the latest claim may update a webhook. */
  const change = async ({ id, claims }: DueWebhook, row: Partial<Omit<WebhookTable, 'id'>>): Promise<boolean> => {
    const own = db.updateTable('webhook').set(row).where('id', '=', id).where('claims', '=', claims)
    return Number((await own.executeTakeFirst()).numUpdatedRows) === 1
  }

  return {
    async insert({ workspaceId, chatbotId, url, kinds, secret, sequence }) {
      const row = { workspace_id: workspaceId, chatbot_id: chatbotId, url, kinds: JSON.stringify(kinds), secret }
      const begin = { state: 'active' as const, sequence, tries: 0, claims: 0, due_at: 0, created_at: now() }
      const write = () =>
        db
          .insertInto('webhook')
          .values({ ...row, ...begin })
          .returning('id')
          .executeTakeFirstOrThrow()
      return (await mapMissingParent('noSuchChatbot', write)).id
    },

    async list(workspaceId, { offset, limit }) {
      const found = rows().where('webhook.workspace_id', '=', workspaceId).orderBy('webhook.id', 'desc')
      return (await found.limit(limit).offset(offset).execute()).map(toWebhook)
    },

    async count(workspaceId) {
      const all = db.selectFrom('webhook').where('workspace_id', '=', workspaceId)
      return (await all.select(COUNT_OF_ALL).executeTakeFirstOrThrow()).count
    },

    async byId(workspaceId, id) {
      if (id > ID_MAX) return undefined
      const row = await rows()
        .where('webhook.workspace_id', '=', workspaceId)
        .where('webhook.id', '=', id)
        .executeTakeFirst()
      return row && toWebhook(row)
    },

    async remove(workspaceId, id) {
      if (id > ID_MAX) return false
      const { numDeletedRows } = await db
        .deleteFrom('webhook')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return Number(numDeletedRows) === 1
    },

    async resume(workspaceId, id) {
      const known = await this.byId(workspaceId, id)
      if (known === undefined) return false
      if (known.state === 'active') return true
      await db
        .updateTable('webhook')
        .set({ state: 'active', tries: 0, due_at: 0 })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
      return true
    },

    async claim(until, waits = []) {
      const row = await db
        .updateTable('webhook')
        .set((is) => ({ due_at: until, claims: is('claims', '+', 1) }))
        .where('id', '=', (first) =>
          first
            .selectFrom('webhook as due')
            .innerJoin('event_counter', 'event_counter.workspace_id', 'due.workspace_id')
            .select('due.id')
            .where('due.state', '=', 'active')
            .where(hasComeByTries('due.due_at', now(), waits))
            .whereRef('event_counter.last', '>', 'due.sequence')
            .orderBy('due.last_success', (order) => order.asc().nullsFirst())
            .limit(1),
        )
        // Repeated outside the subquery: if two processes select the same row, the second one finds it changed.
        .where('state', '=', 'active')
        .where(hasComeByTries('due_at', now(), waits))
        .returningAll()
        .executeTakeFirst()
      return (
        row && { ...toWebhook({ ...row, serial: null }), sequence: row.sequence, tries: row.tries, claims: row.claims }
      )
    },

    async advance(webhook, sequence, at) {
      return await change(webhook, { sequence, ...(at !== null && { last_success: at, tries: 0 }) })
    },
    async release(webhook) {
      // Not the time of now: if the clock is set back, the webhook would wait until then.
      await change(webhook, { due_at: 0 })
    },
    async fail(webhook, { error, at, dueAt }) {
      const next = dueAt === null ? { state: 'paused' as const } : { due_at: dueAt }
      return await change(webhook, { ...next, tries: webhook.tries + 1, last_failure: at, last_error: error })
    },
    async paused() {
      return (await rows().where('state', '=', 'paused').orderBy('webhook.id').execute()).map(toWebhook)
    },
  }
}

type Row = Omit<WebhookTable, 'id'> & { id: number; serial: string | null }

const toWebhook = (row: Row): Webhook => ({
  id: row.id,
  workspaceId: row.workspace_id,
  chatbotId: row.chatbot_id,
  serialNumber: row.serial,
  url: row.url,
  kinds: Kinds.parse(parsedJson(row.kinds)),
  secret: row.secret,
  state: row.state,
  lastSuccess: row.last_success,
  lastFailure: row.last_failure,
  lastError: row.last_error,
})
