import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { createRests } from '../../../core/event-loop/resting.ts'
import { batchesByLength } from '../../database/batches.ts'
import { bytesOf } from '../../database/expressions.ts'
import type { Tables } from '../../tables.ts'
import { atomically } from '../../transactions/transactions.ts'
import type { FullText } from '../text/full-text.ts'

/** Rows per statement: SQLite blocks the process while a statement runs. */
export const STEP = 500
/** Bytes of their texts: SQLite overwrites what it removes. */
const STEP_BYTES = 2 ** 21

/** The first of the rows, as many as one statement removes without blocking others for long. */
export const firstStep = <Row extends { bytes: number }>(rows: Row[]): Row[] =>
  batchesByLength(rows, ({ bytes }) => bytes, { items: STEP, length: STEP_BYTES })[0] ?? []

/** Removes all listings of a chatbot with their counts and change log, in steps. */
export async function clearListings(db: Kysely<Tables>, chatbotId: number, fullText: FullText): Promise<void> {
  const step = (within: Kysely<Tables>) => clearStep(within, chatbotId, fullText)
  while (await atomically(db, step)) await setImmediate()
}

const clearStep = async (db: Kysely<Tables>, chatbotId: number, fullText: FullText): Promise<boolean> =>
  (await clearSome(db, chatbotId, fullText)) ||
  (await clearCounts(db, chatbotId)) ||
  (await clearCombinations(db, chatbotId)) ||
  (await clearChanges(db, chatbotId))

async function clearSome(db: Kysely<Tables>, chatbotId: number, fullText: FullText): Promise<boolean> {
  const rows = await db
    .selectFrom('listing')
    .leftJoin('listing_text', 'listing_text.id', 'listing.id')
    .select(['listing.id', bytesOf('listing_text.data').as('bytes')])
    .where('chatbot_id', '=', chatbotId)
    .limit(STEP)
    .execute()
  const ids = firstStep(rows).map(({ id }) => id)
  await fullText.remove(db, ids)
  if (ids.length > 0) await db.deleteFrom('listing').where('id', 'in', ids).execute()
  return ids.length > 0
}

async function clearCounts(db: Kysely<Tables>, chatbotId: number): Promise<boolean> {
  const some = db.selectFrom('listing_count').select(['kind', 'value']).where('chatbot_id', '=', chatbotId).limit(STEP)
  const { numDeletedRows } = await db
    .deleteFrom('listing_count')
    .where('chatbot_id', '=', chatbotId)
    .where(sql<boolean>`(kind, value) in ${some}`)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

async function clearCombinations(db: Kysely<Tables>, chatbotId: number): Promise<boolean> {
  const some = db
    .selectFrom('listing_mix')
    .select(['city', 'type', 'price_band'])
    .where('chatbot_id', '=', chatbotId)
    .limit(STEP)
  const { numDeletedRows } = await db
    .deleteFrom('listing_mix')
    .where('chatbot_id', '=', chatbotId)
    .where(sql<boolean>`(city, type, price_band) in ${some}`)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

const clearChanges = async (db: Kysely<Tables>, chatbotId: number): Promise<boolean> =>
  (await removeChanges(db, chatbotId, Infinity)) > 0

/** Removes change-log entries of all chatbots older than `before` (ms), in steps. */
export async function cleanChanges(db: Kysely<Tables>, before: number): Promise<void> {
  const chatbots = await db.selectFrom('catalogue').select('chatbot_id').execute()
  const rest = createRests()
  for (const { chatbot_id } of chatbots) while ((await removeChanges(db, chatbot_id, before)) > 0) await rest()
}

/** Removes the oldest entries before `before` (ms), at most one step. Returns how many. */
async function removeChanges(db: Kysely<Tables>, chatbotId: number, before: number): Promise<number> {
  const oldest = await db
    .selectFrom('listing_change')
    .select(['sequence', bytesOf('before', 'after').as('bytes')])
    .where('chatbot_id', '=', chatbotId)
    .where('at', '<', Math.min(before, Number.MAX_SAFE_INTEGER))
    .orderBy('at')
    .limit(STEP)
    .execute()
  const some = firstStep(oldest)
  if (some.length === 0) return 0
  await db
    .deleteFrom('listing_change')
    .where('chatbot_id', '=', chatbotId)
    .where(
      'sequence',
      'in',
      some.map(({ sequence }) => sequence),
    )
    .execute()
  return some.length
}
