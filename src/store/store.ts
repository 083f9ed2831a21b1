import { type Kysely, sql } from 'kysely'
import type { Clock, Store } from '../core/ports.ts'
import { createChatbotStore } from './chatbots.ts'
import { atomically, openDatabase } from './database.ts'
import { createFileStore } from './files.ts'
import { createKeyStore } from './keys.ts'
import { createListingStore } from './listings.ts'
import { createLooseBlobStore } from './loose-blobs.ts'
import { createMessageStore } from './messages.ts'
import { secretOf } from './secrets.ts'
import { createSessionStore } from './sessions.ts'
import type { Tables } from './tables.ts'
import type { Vocabularies } from './vocabulary.ts'
import { createWorkspaceStore } from './workspaces.ts'

/** Opens the store at `postgres://…` or in an SQLite file. The caller closes it. */
export async function openStore(url: string, now: Clock): Promise<Store> {
  const { db } = await openDatabase(url)
  return createStore(db, now, new Map())
}

/** The store of a database whose tables are up to date. */
export const createStore = (db: Kysely<Tables>, now: Clock, vocabularies: Vocabularies): Store => ({
  workspaces: createWorkspaceStore(db, now),
  keys: createKeyStore(db, now),
  chatbots: createChatbotStore(db, now),
  sessions: createSessionStore(db, now),
  messages: createMessageStore(db, now),
  listings: (chatbotId) => createListingStore({ db, chatbotId, now, vocabularies }),
  files: createFileStore(db, now),
  looseBlobs: createLooseBlobStore(db, now),
  secret: (name, fresh) => secretOf(db, name, fresh),
  transaction: (work) => atomically(db, (within) => work(createStore(within, now, vocabularies))),
  async ping() {
    await sql`select 1`.execute(db)
  },
  close: () => db.destroy(),
})
