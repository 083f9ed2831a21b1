import type { Kysely } from 'kysely'
import type { Clock, Store } from '../core/ports/ports.ts'
import type { Tables } from './tables.ts'

export const createImportedFileStore = (db: Kysely<Tables>, now: Clock): Store['importedFiles'] => ({
  async has(chatbotId, { name, hash }) {
    const found = await db
      .selectFrom('imported_file')
      .select('name')
      .where('chatbot_id', '=', chatbotId)
      .where('name', '=', name)
      .where('hash', '=', hash)
      .executeTakeFirst()
    return found !== undefined
  },
  async add(chatbotId, { name, hash }) {
    await db
      .insertInto('imported_file')
      .values({ chatbot_id: chatbotId, name, hash, imported_at: now() })
      .onConflict((clash) => clash.doNothing())
      .execute()
  },
})
