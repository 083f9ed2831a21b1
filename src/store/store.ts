import type { Kysely } from 'kysely'
import type { Clock, Log, Store } from '../core/ports/ports.ts'
import { remembered } from '../search/text/remembered.ts'
import { createChatbotStore } from './chatbots.ts'
import { type Database, openDatabase } from './database/database.ts'
import type { DatabaseKind } from './database/database-kind.ts'
import { createEventStore } from './events/events.ts'
import { createWebhookStore } from './events/webhooks.ts'
import { createBlobRemovalStore } from './files/blob-removals.ts'
import { createFileStore } from './files/files.ts'
import { createLeaseStore } from './leases.ts'
import { createImportedFileStore } from './listings/imported-files.ts'
import { createListingStore, type ListingParts } from './listings/listings.ts'
import { postgresFullText } from './listings/text/full-text-postgres.ts'
import { sqliteFullText } from './listings/text/full-text-sqlite.ts'
import { cleanChanges } from './listings/write/clearing.ts'
import { createAttendantStore } from './people/attendants.ts'
import { createLeadStore } from './people/leads.ts'
import { createDailyMailStore, createMailStore } from './people/mails.ts'
import { createReportStore } from './people/reports.ts'
import { createVisitorStore } from './people/visitors.ts'
import { createMessageStore } from './sessions/messages.ts'
import { createRecentExchanges, type RecentExchanges } from './sessions/recent-exchanges.ts'
import { createSessionStore } from './sessions/sessions.ts'
import type { Tables } from './tables.ts'
import { afterLongWrites } from './transactions/long-writes.ts'
import { atomically } from './transactions/transactions.ts'
import { createWatchStore } from './watches/watches.ts'
import { createKeyStore, createWorkspaceStore } from './workspaces.ts'

/** Opens the store at `postgres://…` or in an SQLite file. The caller closes it. `log`: for what the operator could improve. */
export async function openStore(url: string, now: Clock, log?: Log): Promise<Store> {
  const { databaseKind, close, ...parts } = await openDatabase(url, log)
  return createStore({ ...parts, ...ownParts(databaseKind, now) }, close)
}

/** What a store needs besides a database of its kind. */
export const ownParts = (databaseKind: DatabaseKind, now: Clock): Omit<Parts, keyof OfDatabase> => ({
  now,
  fullText: fullTextOf(databaseKind),
  vocabularies: new Map(),
  recent: createRecentExchanges(),
})

export const fullTextOf = (databaseKind: DatabaseKind) =>
  databaseKind === 'postgres' ? postgresFullText : sqliteFullText

type OfDatabase = Pick<Database, 'db' | 'reader' | 'scrub' | 'ping'>
type Parts = ListingParts & OfDatabase & { recent: RecentExchanges }

/** How many chatbots' listing stores are kept: each question uses one, and making it takes 2.5 KB. */
const LISTING_STORES_MAX = 1_000

/** The store of a migrated database. */
export function createStore(parts: Parts, close: Store['close']): Store {
  const { db, now, fullText, scrub, recent } = parts
  const reader = db.isTransaction ? db : parts.reader
  return {
    workspaces: createWorkspaceStore(db, now),
    keys: createKeyStore(db, now),
    chatbots: createChatbotStore(db, now, fullText),
    sessions: createSessionStore(db, now),
    messages: createMessageStore({ db, reader, recent, now }),
    leads: createLeadStore(db, now),
    mails: createMailStore(db, now),
    visitors: createVisitorStore({ db, reader, recent, scrub }),
    reports: createReportStore(reader),
    dailyMails: createDailyMailStore(db),
    events: createEventStore(db, now),
    webhooks: createWebhookStore(db, now),
    attendants: createAttendantStore(db, now),
    listings: remembered((chatbotId) => createListingStore(parts, chatbotId), LISTING_STORES_MAX),
    cleanChanges: (before) => cleanChanges(db, before),
    importedFiles: createImportedFileStore(db),
    watches: createWatchStore(db, now),
    leases: createLeaseStore(db),
    files: createFileStore(db, now),
    blobRemovals: createBlobRemovalStore(db, now),
    secret: (name, fresh) => secretOf(db, name, fresh),
    transaction: async (work, isLong = false) => {
      const write = () => atomically(db, (within) => work(createStore({ ...parts, db: within }, close)))
      return isLong ? await afterLongWrites(db, write) : await write()
    },
    ping: parts.ping,
    close,
  }
}

/** The stored secret of that name; if there is none, `fresh` is stored. */
async function secretOf(db: Kysely<Tables>, name: string, fresh: string): Promise<string> {
  // If two processes start at once, the second insert does nothing, and both read the first one's.
  await db
    .insertInto('secret')
    .values({ name, value: fresh })
    .onConflict((clash) => clash.column('name').doNothing())
    .execute()
  return (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}
