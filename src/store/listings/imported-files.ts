import type { Kysely } from 'kysely'
import type { Store } from '../../core/ports/ports.ts'
import type { Tables } from '../tables.ts'

/** Files that were imported from a watched folder, by name and content. */
export const createImportedFileStore = (db: Kysely<Tables>): Store['importedFiles'] => ({
  async alike(chatbotId, { name, hash }) {
    return await db
      .selectFrom('imported_file')
      .select(['name', 'hash', 'imported_at as at'])
      .where('chatbot_id', '=', chatbotId)
      .where((is) => is.or([is('name', '=', name), is('hash', '=', hash)]))
      .orderBy('imported_at')
      .execute()
  },
  async add(chatbotId, { name, hash, at }) {
    await db
      .insertInto('imported_file')
      .values({ chatbot_id: chatbotId, name, hash, imported_at: at })
      .onConflict((clash) => clash.columns(['chatbot_id', 'name', 'hash']).doUpdateSet({ imported_at: at }))
      .execute()
  },
})
