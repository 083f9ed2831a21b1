import type { ExpressionBuilder, Kysely } from 'kysely'
import type { KeyType, Listing, ListingFields } from '../contract/listing.ts'
import type { Clock, ListingStore } from '../core/ports.ts'
import { fold } from '../search/fold.ts'
import { changingCatalogue } from './catalogue.ts'
import { searchColumns } from './listing-columns.ts'
import { matches } from './listing-filter.ts'
import { sorted } from './listing-sort.ts'
import { countWords, wordKinds } from './listing-words.ts'
import type { Tables } from './tables.ts'
import { listingVocabulary, type Vocabularies } from './vocabulary.ts'

type Db = Kysely<Tables>
type Columns = { id: number; data: string }

/** Most keys, or listings, in one statement; both databases take more, but a batch keeps one statement short. */
const BATCH = 500

export type Parts = { db: Db; chatbotId: number; now: Clock; vocabularies: Vocabularies }

export function createListingStore({ db, chatbotId, now, vocabularies }: Parts): ListingStore {
  const mine = (from: Db = db) => from.selectFrom('listing').where('chatbot_id', '=', chatbotId)

  return {
    insert: (listings) =>
      changingCatalogue(db, chatbotId, async (within) => {
        const ids: number[] = []
        for (const batch of batchesOf(listings)) {
          for (const listing of batch) {
            const row = { chatbot_id: chatbotId, ...columnsOf(listing), updated_at: now() }
            ids.push((await within.insertInto('listing').values(row).returning('id').executeTakeFirstOrThrow()).id)
          }
          await countWords(within, chatbotId, { added: batch, removed: [] })
        }
        return ids
      }),

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

    replace: (listings) =>
      changingCatalogue(db, chatbotId, async (within) => {
        for (const batch of batchesOf(unique(listings))) {
          const ids = batch.map(({ ID }) => ID)
          const before = await mine(within)
            .select(['id', ...wordKinds])
            .where('id', 'in', ids)
            .execute()
          const there = new Set(before.map(({ id }) => id))
          const added = batch.filter(({ ID }) => there.has(ID))
          for (const { ID, ...listing } of added)
            await within
              .updateTable('listing')
              .set({ ...columnsOf(listing), updated_at: now() })
              .where('id', '=', ID)
              .execute()
          await countWords(within, chatbotId, { added, removed: before })
        }
      }),

    remove: (keyType, keys) =>
      changingCatalogue(db, chatbotId, async (within) => {
        let count = 0
        for (const batch of batchesOf(keys)) {
          const removed = await within
            .deleteFrom('listing')
            .where('chatbot_id', '=', chatbotId)
            .where((is) => byKeys(is, keyType, batch))
            .returning(wordKinds)
            .execute()
          await countWords(within, chatbotId, { added: [], removed })
          count += removed.length
        }
        return count
      }),

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

    vocabulary: () => listingVocabulary(db, chatbotId, vocabularies),
  }
}

const toListing = ({ id, data }: Columns): Listing => ({ ...(JSON.parse(data) as ListingFields), ID: id })

function columnsOf(listing: ListingFields) {
  // An optional field that is null is unset, so it is not kept.
  const data = Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== null))
  return { data: JSON.stringify(data), ...searchColumns(listing) }
}

/** Of several listings with one ID, the last: each row is counted once. */
const unique = (listings: Listing[]): Listing[] => [
  ...new Map(listings.map((listing) => [listing.ID, listing])).values(),
]

const batchesOf = <T>(items: T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, batch) => items.slice(batch * BATCH, (batch + 1) * BATCH))

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
