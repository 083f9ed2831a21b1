import type { ExpressionBuilder, Kysely } from 'kysely'
import type { KeyType, Listing, ListingFields } from '../contract/listing.ts'
import type { Clock, ListingStore } from '../core/ports.ts'
import { fold } from '../search/fold.ts'
import { searchColumns } from './listing-columns.ts'
import { matches } from './listing-filter.ts'
import { sorted } from './listing-sort.ts'
import type { Tables } from './tables.ts'
import { listingVocabulary } from './vocabulary.ts'

type Db = Kysely<Tables>
type Columns = { id: number; data: string }

/** Most keys in one statement; both databases take more, but a batch keeps one statement short. */
const KEYS_AT_ONCE = 500

export function createListingStore(db: Db, chatbotId: number, now: Clock): ListingStore {
  const mine = () => db.selectFrom('listing').where('chatbot_id', '=', chatbotId)

  return {
    async insert(listings) {
      const ids: number[] = []
      for (const listing of listings) {
        const row = { chatbot_id: chatbotId, ...columnsOf(listing), updated_at: now() }
        ids.push((await db.insertInto('listing').values(row).returning('id').executeTakeFirstOrThrow()).id)
      }
      return ids
    },

    async find(keyType, keys) {
      const found: Listing[] = []
      for (const batch of batchesOf(keys)) {
        const rows = await mine()
          .select(['id', 'data'])
          .where((is) => byKeys(is, keyType, batch))
          .execute()
        found.push(...rows.map(toListing))
      }
      // Ordered here: asked to order, SQLite would walk all listings by ID instead of looking up the keys.
      return found.toSorted((a, b) => b.ID - a.ID)
    },

    async replace(listings) {
      for (const { ID, ...listing } of listings)
        await db
          .updateTable('listing')
          .set({ ...columnsOf(listing), updated_at: now() })
          .where('chatbot_id', '=', chatbotId)
          .where('id', '=', ID)
          .execute()
    },

    async remove(keyType, keys) {
      let removed = 0
      for (const batch of batchesOf(keys)) {
        const result = await db
          .deleteFrom('listing')
          .where('chatbot_id', '=', chatbotId)
          .where((is) => byKeys(is, keyType, batch))
          .executeTakeFirst()
        removed += Number(result.numDeletedRows)
      }
      return removed
    },

    async search(filter, page) {
      const rows = await sorted(mine().where(matches(filter)), filter)
        .select(['id', 'data'])
        .limit(page.limit)
        .offset(page.offset)
        .execute()
      return rows.map(toListing)
    },

    async count(filter) {
      const row = await mine()
        .where(matches(filter))
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },

    async after(id, limit) {
      const rows = await mine().select(['id', 'data']).where('id', '>', id).orderBy('id').limit(limit).execute()
      return rows.map(toListing)
    },

    vocabulary: () => listingVocabulary(db, chatbotId),
  }
}

const toListing = ({ id, data }: Columns): Listing => ({ ...(JSON.parse(data) as ListingFields), ID: id })

function columnsOf(listing: ListingFields) {
  // An optional field that is null is unset, so it is not kept.
  const data = Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== null))
  return { data: JSON.stringify(data), ...searchColumns(listing) }
}

const batchesOf = (keys: string[]): string[][] =>
  Array.from({ length: Math.ceil(keys.length / KEYS_AT_ONCE) }, (_, batch) =>
    keys.slice(batch * KEYS_AT_ONCE, (batch + 1) * KEYS_AT_ONCE),
  )

function byKeys(is: ExpressionBuilder<Tables, 'listing'>, keyType: KeyType, keys: string[]) {
  // The indexed column is folded for search; as a key an MLS number ignores case, but not accents.
  if (keyType === 'MLSNumber')
    return is.and([
      is('mls', 'in', keys.map(fold)),
      is(
        'mls_key',
        'in',
        keys.map((key) => key.toLowerCase()),
      ),
    ])
  if (keyType === 'URL')
    return is(
      'url',
      'in',
      keys.map((key) => key.toLowerCase()),
    )
  const ids = keys.filter((key) => /^[1-9]\d{0,8}$/.test(key)).map(Number)
  return ids.length === 0 ? is.lit(false) : is('id', 'in', ids)
}
