import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Clock, Store } from '../core/ports/ports.ts'
import type { Chatbot } from '../core/ports/sessions.ts'
import { batchesByLength, inTurns } from './database/batches.ts'
import { bytesOf, COUNT_OF_ALL } from './database/expressions.ts'
import { prepared } from './database/prepared.ts'
import { removeFilesOf } from './files/file-uses.ts'
import type { FullText } from './listings/text/full-text.ts'
import { clearListings, firstStep, STEP } from './listings/write/clearing.ts'
import type { Tables } from './tables.ts'
import { atomically } from './transactions/transactions.ts'

const columns = ['id', 'workspace_id', 'serial', 'settings'] as const

/** Chatbots read in one turn of the event loop, and the bytes of their settings: those of one may take 400 KB. */
const READ_AT_ONCE = { items: 20, length: 2 ** 19 }

const byId = prepared((db, given: { id: number }) =>
  db.selectFrom('chatbot').select(columns).where('id', '=', given.id).where('removed_at', 'is', null),
)

const bySerial = prepared((db, given: { serialNumber: string }) =>
  db.selectFrom('chatbot').select(columns).where('serial', '=', given.serialNumber).where('removed_at', 'is', null),
)

export function createChatbotStore(db: Kysely<Tables>, now: Clock, fullText: FullText): Store['chatbots'] {
  const rows = () => db.selectFrom('chatbot').select(columns).where('removed_at', 'is', null)

  return {
    async insert({ workspaceId, serialNumber, settings }) {
      const row = {
        workspace_id: workspaceId,
        serial: serialNumber,
        settings: JSON.stringify(settings),
        created_at: now(),
      }
      return (await db.insertInto('chatbot').values(row).returning('id').executeTakeFirstOrThrow()).id
    },
    async bySerial(serialNumber) {
      const [row] = await bySerial(db, { serialNumber })
      return row && toChatbot(row)
    },
    async byId(id) {
      const [row] = await byId(db, { id })
      return row && toChatbot(row)
    },
    async *list(workspaceId, page) {
      const all = rows().where('workspace_id', '=', workspaceId).orderBy('id', 'desc')
      const sized = await (page === undefined ? all : all.limit(page.limit).offset(page.offset))
        .clearSelect()
        .select(['id', bytesOf('settings').as('bytes')])
        .execute()
      for await (const batch of inTurns(batchesByLength(sized, ({ bytes }) => bytes, READ_AT_ONCE))) {
        const ids = batch.map(({ id }) => id)
        yield* (await rows().where('id', 'in', ids).orderBy('id', 'desc').execute()).map(toChatbot)
      }
    },
    async withDailyMails() {
      // Searches for the setting's name in the JSON; the caller checks the value.
      return (await rows().where('settings', 'like', '%"EmailForDaily%').execute()).map(toChatbot)
    },
    async withKeepSessionsDays() {
      return (await rows().where('settings', 'like', '%"KeepSessionsDays"%').execute()).flatMap(
        (row) => toChatbot(row) ?? [],
      )
    },
    async count(workspaceId) {
      const row = await db
        .selectFrom('chatbot')
        .select(COUNT_OF_ALL)
        .where('workspace_id', '=', workspaceId)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow()
      return row.count
    },
    async removing() {
      const left = await db.selectFrom('chatbot').select(['id', 'serial']).where('removed_at', 'is not', null).execute()
      return left.map(({ id, serial }) => ({ id, serialNumber: serial }))
    },
    lock: (id) => lockChatbot(db, id),
    async saveSettings(id, settings) {
      await db
        .updateTable('chatbot')
        .set({ settings: JSON.stringify(settings) })
        .where('id', '=', id)
        .execute()
    },
    async remove(id) {
      // From here on the chatbot is unknown; if the process crashes, the sweep continues the removal.
      await db.updateTable('chatbot').set({ removed_at: now() }).where('id', '=', id).execute()
      // Most rows are removed in steps before the transaction, which would otherwise block writers for as long as a million
      // listings take.
      await clearListings(db, id, fullText)
      await clearSessions(db, id)
      await atomically(db, async (within) => {
        // Locks in the same order as writes of listings, then questions and edits, to avoid deadlocks.
        await within.deleteFrom('catalogue').where('chatbot_id', '=', id).execute()
        await clearListings(within, id, fullText)
        await lockChatbot(within, id)
        await removeFilesOf(within, id)
        await within.deleteFrom('chatbot').where('id', '=', id).execute()
      })
    },
  }
}

/** Blocks other transactions that lock the same chatbot until this one ends. */
export async function lockChatbot(db: Kysely<Tables>, id: number): Promise<void> {
  // Updating the row is the only lock that works in both databases.
  await db
    .updateTable('chatbot')
    .set((is) => ({ serial: is.ref('serial') }))
    .where('id', '=', id)
    .execute()
}

type Row = Pick<Tables['chatbot'], 'workspace_id' | 'serial' | 'settings'> & { id: number }

export const toChatbot = ({ id, workspace_id, serial, settings }: Row): Chatbot => ({
  id,
  workspaceId: workspace_id,
  serialNumber: serial,
  settings: JSON.parse(settings) as Chatbot['settings'],
})

/**
 * The long columns of each table. Referencing rows come before referenced ones, so that no delete cascades to many rows or long
 * ones.
 */
const LONG_COLUMNS = {
  watch: ['filter', 'home', 'summary'],
  message: ['content', 'memory'],
  lead: ['consent_text', 'listings'],
  mail: ['text', 'html'],
  session: [],
}

/** Removes watches, messages, leads, mails and sessions of a removed chatbot, in steps. */
async function clearSessions(db: Kysely<Tables>, chatbotId: number): Promise<void> {
  for (const [table, long] of Object.entries(LONG_COLUMNS))
    while (await clearSome(db, { table, long, chatbotId })) await setImmediate()
}

type Clearing = { table: string; long: string[]; chatbotId: number }

async function clearSome(db: Kysely<Tables>, { table, long, chatbotId }: Clearing): Promise<boolean> {
  const { rows } = await sql<{ id: number; bytes: number }>`
    select id, ${bytesOf(...long)} as bytes from ${sql.table(table)}
    where chatbot_id = ${chatbotId} limit ${sql.lit(STEP)}`.execute(db)
  const ids = firstStep(rows).map(({ id }) => id)
  if (ids.length > 0) await sql`delete from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db)
  return ids.length > 0
}
