import type { ExpressionBuilder, Kysely } from 'kysely'
import type { KeyType, Listing } from '../../../contract/listings/listing.ts'
import type { Tables } from '../../tables.ts'
import { key, urlKey } from '../write/columns.ts'
import { batchesOf, readListings } from './rows.ts'

/** Listings that match any key, newest first. MLS numbers and URLs are compared without case. */
export async function findListings(
  db: Kysely<Tables>,
  chatbotId: number,
  keyType: KeyType,
  keys: string[],
): Promise<Listing[]> {
  const found = new Map<number, Listing>()
  for (const batch of batchesOf(keys)) {
    const rows = await db
      .selectFrom('listing')
      .select('id')
      .where('chatbot_id', '=', chatbotId)
      .where((is) => byKeys(is, keyType, batch))
      .execute()
    for (const ids of batchesOf(rows.map(({ id }) => id)))
      for (const listing of await readListings(db, chatbotId, ids)) found.set(listing.ID, listing)
  }
  // Sorted here: with "order by", SQLite would scan all listings by ID instead of using the key's index.
  return [...found.values()].toSorted((a, b) => b.ID - a.ID)
}

function byKeys(is: ExpressionBuilder<Tables, 'listing'>, keyType: KeyType, keys: string[]) {
  const small = keys.map((one) => one.toLowerCase())
  // The indexed column is folded; the exact match ignores case but not accents.
  if (keyType === 'MLSNumber') return is.and([is('mls', 'in', keys.map(key)), is('mls_key', 'in', small)])
  if (keyType === 'URL') return is('url', 'in', keys.map(urlKey))
  const ids = keys.filter((one) => /^[1-9]\d{0,8}$/.test(one)).map(Number)
  return ids.length === 0 ? is.lit(false) : is('id', 'in', ids)
}
