import type { ExpressionBuilder, Kysely } from 'kysely'
import type { KeyType, Listing, ListingFields } from '../../contract/listings/listing.ts'
import { createYielder } from '../../core/event-loop/yielding.ts'
import { batchesByLength, batchesOf, inTurns } from '../database/batches.ts'
import { isPostgres } from '../database/database-kind.ts'
import { bytesOf, idsIn } from '../database/expressions.ts'
import { prepared } from '../database/prepared.ts'
import type { Tables } from '../tables.ts'
import { searchKey, urlKey } from './columns.ts'

type Row = Tables['listing_text']

export const toListing = ({ id, data }: Row): Listing => ({ ...(JSON.parse(data) as ListingFields), ID: id })

export function toStoredRow({ ID, ...listing }: Listing): Row {
  // Optional fields with null are unset, so they are not stored.
  const data = Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== null))
  return { id: ID, data: JSON.stringify(data) }
}

/** Listings per query; and on SQLite, which reads in the event loop, their bytes: a listing may have 1 MB. */
const READ_AT_ONCE = 20
const BYTES_AT_ONCE = 2 ** 20

/** The chatbot's listings of those ids, in the order of the ids. */
export async function readListings(db: Kysely<Tables>, chatbotId: number, ids: number[]): Promise<Listing[]> {
  const found: Listing[] = []
  for await (const some of streamListings(db, chatbotId, ids)) found.push(...some)
  return found
}

/** The same, some at a time as they are taken: of long ones not all need to be in memory. */
export async function* streamListings(
  db: Kysely<Tables>,
  chatbotId: number,
  ids: number[],
): AsyncGenerator<Listing[], undefined> {
  const yieldAfter = createYielder()
  for await (const batch of inTurns(isPostgres(db) ? batchesOf(ids, READ_AT_ONCE) : await batchesBySize(db, ids))) {
    const found = new Map<number, Listing>()
    for (const row of await rowsOfListings(db, chatbotId).where('listing.id', 'in', batch).execute()) {
      await yieldAfter(row.data.length)
      found.set(row.id, toListing(row))
    }
    yield batch.flatMap((id) => found.get(id) ?? [])
  }
}

/** `more`: bytes of each listing besides those that are stored. */
async function batchesBySize(
  db: Kysely<Tables>,
  ids: number[],
  { more = 0, ...most } = { items: READ_AT_ONCE, length: BYTES_AT_ONCE, more: 0 },
): Promise<number[][]> {
  if (ids.length <= 1) return ids.length === 0 ? [] : [ids]
  const sizes = new Map((await selectSizes(db, { ids: JSON.stringify(ids) })).map(({ id, bytes }) => [id, bytes]))
  return batchesByLength(ids, (id) => (sizes.get(id) ?? 0) + more, most)
}

const selectSizes = prepared((db, given: { ids: string }) =>
  db
    .selectFrom('listing_text')
    .select(['id', bytesOf('data').as('bytes')])
    .where('id', 'in', idsIn(db, given.ids)),
)

/** The stored rows of a chatbot's listings, for `toListing`. */
export const rowsOfListings = (db: Kysely<Tables>, chatbotId: number) =>
  db
    .selectFrom('listing')
    .innerJoin('listing_text', 'listing_text.id', 'listing.id')
    .select(['listing_text.id', 'listing_text.data'])
    .where('listing.chatbot_id', '=', chatbotId)

/** Keys per query, and their length in UTF-16 units: some fold to 18 times as many, so that 64 KiB took 20 ms. */
const KEYS_AT_ONCE = { items: 100, length: 16_384 }

type Own = { db: Kysely<Tables>; chatbotId: number }

/** Listings that match any key, newest first. MLS numbers and URLs are compared without case. */
export async function findListings(own: Own, keyType: KeyType, keys: string[]): Promise<Listing[]> {
  const ids = await findIds(own, keyType, keys)
  return await readListings(own.db, own.chatbotId, ids)
}

/** Bytes of one transaction: others wait until it ends, and SQLite writes what its cache cannot hold twice. */
const STEP = { items: 100, length: 2 ** 18 }

/** Ids of the listings that match any key, newest first, as many as one transaction should change; `more` as in `batchesBySize`. */
export async function findIdsInSteps(
  own: Own,
  { keyType, keys, more }: { keyType: KeyType; keys: string[]; more: number },
): Promise<number[][]> {
  return await batchesBySize(own.db, await findIds(own, keyType, keys), { ...STEP, more })
}

async function findIds({ db, chatbotId }: Own, keyType: KeyType, keys: string[]): Promise<number[]> {
  const found = new Set<number>()
  for await (const batch of inTurns(batchesByLength(keys, ({ length }) => length, KEYS_AT_ONCE))) {
    const rows = await db
      .selectFrom('listing')
      .select('id')
      .where('chatbot_id', '=', chatbotId)
      .where((is) => byKeys(is, keyType, batch))
      .execute()
    for (const { id } of rows) found.add(id)
  }
  // Sorted here: with "order by", SQLite would scan all listings by ID instead of using the key's index.
  return [...found].toSorted((a, b) => b - a)
}

function byKeys(is: ExpressionBuilder<Tables, 'listing'>, keyType: KeyType, keys: string[]) {
  const lowerCase = keys.map((one) => one.toLowerCase())
  // The indexed column is folded; the exact match ignores case but not accents.
  if (keyType === 'MLSNumber') return is.and([is('mls', 'in', keys.map(searchKey)), is('mls_key', 'in', lowerCase)])
  if (keyType === 'URL') return is('url', 'in', keys.map(urlKey))
  const ids = keys.filter((one) => /^[1-9]\d{0,8}$/.test(one)).map(Number)
  return ids.length === 0 ? is.lit(false) : is('id', 'in', ids)
}
