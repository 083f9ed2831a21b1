import type { Kysely } from 'kysely'
import type { DigestStore } from '../../core/ports/people.ts'
import { mapMissingParent } from '../database.ts'
import type { Tables } from '../tables.ts'

export const createDigestStore = (db: Kysely<Tables>): DigestStore => ({
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
})
