import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DailyMailStore, DueMail, MailStore } from '../../core/ports/people.ts'
import type { Clock } from '../../core/ports/ports.ts'
import { hasComeByTries } from '../database/due.ts'
import { COUNT_OF_ALL } from '../database/expressions.ts'
import type { Tables } from '../tables.ts'
import { mapMissingParent } from '../transactions/foreign-keys.ts'

type State = Tables['mail']['state']

export function createMailStore(db: Kysely<Tables>, now: Clock): MailStore {
  /** Only the process with the latest claim may update a mail: each claim increments `tries`. */
  const change = async (
    { id, tries }: DueMail,
    row: { state?: State; due_at?: number; reply_to?: ''; text?: ''; html?: '' },
  ) => {
    const changing = db.updateTable('mail').set(row).where('id', '=', id).where('tries', '=', tries).returning('id')
    return (await changing.executeTakeFirst()) !== undefined
  }

  return {
    async add({ chatbotId, cause, to, replyTo, subject, text, html }) {
      const said = { chatbot_id: chatbotId, cause, recipient: to, reply_to: replyTo, subject, text, html }
      const row = { ...said, key: randomUUID(), state: 'waiting' as const, tries: 0, due_at: 0, created_at: now() }
      const write = () =>
        db
          .insertInto('mail')
          .values(row)
          .onConflict((clash) => clash.column('cause').doNothing())
          .returning('id')
          .executeTakeFirst()
      return (await mapMissingParent('noSuchChatbot', write)) !== undefined
    },

    async claim(until, waits = []) {
      const row = await db
        .updateTable('mail')
        .set((is) => ({ due_at: until, tries: is('tries', '+', 1) }))
        .where('id', '=', (first) =>
          first
            .selectFrom('mail')
            .select('id')
            .where('state', '=', 'waiting')
            .where(hasComeByTries('due_at', now(), waits))
            .orderBy('due_at')
            .orderBy('id')
            .limit(1),
        )
        // Repeated outside the subquery: if two processes select the same row, the second one finds it changed.
        .where('state', '=', 'waiting')
        .where(hasComeByTries('due_at', now(), waits))
        .returning(['id', 'key', 'tries', 'recipient', 'reply_to', 'subject', 'text', 'html'])
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { recipient, reply_to, ...rest } = row
      return { ...rest, to: recipient, replyTo: reply_to }
    },

    extend: (mail, until) => change(mail, { due_at: until }),
    sent: async (mail) => void (await change(mail, { state: 'sent', reply_to: '', text: '', html: '' })),
    postpone: async (mail, dueAt) => void (await change(mail, { due_at: dueAt })),
    giveUp: async (mail) => void (await change(mail, { state: 'given up' })),

    async endWaits(after) {
      const waiting = db.updateTable('mail').where('state', '=', 'waiting').where('due_at', '>', after)
      await waiting.set((is) => ({ due_at: now(), tries: is('tries', '-', 1) })).execute()
    },

    async count() {
      const rows = await db
        .selectFrom('mail')
        .select(['state', COUNT_OF_ALL])
        .where('state', '!=', 'sent')
        .groupBy('state')
        .execute()
      const of = (state: State) => rows.find((row) => row.state === state)?.count ?? 0
      return { waiting: of('waiting'), givenUp: of('given up') }
    },
  }
}

export const createDailyMailStore = (db: Kysely<Tables>): DailyMailStore => ({
  last: (chatbotId, kind) =>
    db
      .selectFrom('digest')
      .select(['day', 'until'])
      .where('chatbot_id', '=', chatbotId)
      .where('kind', '=', kind)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst(),

  async add(chatbotId, kind, { day, until }) {
    const write = () =>
      db
        .insertInto('digest')
        .values({ chatbot_id: chatbotId, kind, day, until })
        .onConflict((clash) => clash.columns(['chatbot_id', 'kind', 'day']).doNothing())
        .returning('day')
        .executeTakeFirst()
    return (await mapMissingParent('noSuchChatbot', write)) !== undefined
  },

  async removeAfter(chatbotId, kind, time) {
    const days = db.deleteFrom('digest').where('chatbot_id', '=', chatbotId).where('kind', '=', kind)
    await days.where('until', '>', time).execute()
  },
})
