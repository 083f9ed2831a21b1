import type { Kysely } from 'kysely'
import { type AlertMode, CHANGES_KEPT_MS } from '../../../core/ports/listings.ts'
import { batchesOf, inTurns } from '../../database/batches.ts'
import { prepared } from '../../database/prepared.ts'
import type { Tables } from '../../tables.ts'
import type { Numbers } from '../catalogue.ts'
import { urlKey } from '../columns.ts'
import type { ListingChangeTable } from '../tables.ts'

export async function findGone({ db, chatbotId, now }: Log, created: Row[]): Promise<Gone[]> {
  const keys = created.map(({ mls, url }) => ({ mls: mls.toLowerCase(), url: urlKey(url) }))
  const [only, ...others] = keys
  const rows =
    only !== undefined && others.length === 0
      ? await goneLikeOne(db, { chatbotId, ...only })
      : await goneLike(db, chatbotId, { mls: keys.map(({ mls }) => mls), url: keys.map(({ url }) => url) }).execute()
  const known = new Map(rows.filter(({ at }) => at >= now - CHANGES_KEPT_MS).map((row) => [row.sequence, row]))
  return [...known.values()].toSorted((a, b) => a.sequence - b.sequence)
}

type Gone = Pick<ListingChangeTable, 'sequence' | 'at' | 'gone_mls' | 'gone_url' | 'price'>

/** One subquery per key: with "or", SQLite would scan the whole log. */
const goneLike = (db: Kysely<Tables>, chatbotId: number, { mls, url }: { mls: string[]; url: string[] }) => {
  const gone = () =>
    db
      .selectFrom('listing_change')
      .select(['sequence', 'at', 'gone_mls', 'gone_url', 'price'])
      .where('chatbot_id', '=', chatbotId)
  return gone()
    .where('gone_mls', 'in', mls)
    .unionAll(gone().where('gone_url', 'in', url))
}

const goneLikeOne = prepared((db, { chatbotId, mls, url }: { chatbotId: number; mls: string; url: string }) =>
  goneLike(db, chatbotId, { mls: [mls], url: [url] }),
)

/** Rows marked in one turn of the event loop: each is written anew with the listing of 1 MB that it may have. */
const MARKED_AT_ONCE = 3

export async function forgetGone(
  { db, chatbotId }: Log,
  column: 'listing_id' | 'sequence',
  ids: number[],
): Promise<void> {
  for await (const batch of inTurns(batchesOf(ids, MARKED_AT_ONCE)))
    await db
      .updateTable('listing_change')
      .set({ gone_mls: null, gone_url: null })
      .where('chatbot_id', '=', chatbotId)
      .where(column, 'in', batch)
      .where('gone_mls', 'is not', null)
      .execute()
}

export type Log = { db: Kysely<Tables>; chatbotId: number; now: number; alerts: AlertMode; numbers: Numbers }
export type Row = Omit<ListingChangeTable, 'chatbot_id' | 'sequence' | 'write_sequence' | 'at' | 'alerts'>
