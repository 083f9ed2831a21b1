import type { Kysely } from 'kysely'
import type { Listing, ListingFields } from '../../../contract/listings/listing.ts'
import type { Clock, ListingStore } from '../../../core/ports/ports.ts'
import type { Tables } from '../../tables.ts'
import { countListings } from '../count/counts.ts'
import { findListings } from '../read/keys.ts'
import { batchesOf, inTurns, readListings, toRow } from '../read/rows.ts'
import type { FullText } from '../text/full-text.ts'
import { listingWords } from '../text/words.ts'
import { addToCatalogue, changingCatalogue } from './catalogue.ts'
import { searchColumns } from './columns.ts'

export type Writing = { db: Kysely<Tables>; chatbotId: number; now: Clock; fullText: FullText }

/** Each way to write changes all that follows from a listing, its text, words and counts, or nothing. */
export function listingWrites(writing: Writing): Pick<ListingStore, 'insert' | 'replace' | 'remove'> {
  const { chatbotId } = writing
  const changing = <T>(added: number, work: (within: Writing) => Promise<T>) =>
    changingCatalogue(writing.db, { chatbotId, added }, (db) => work({ ...writing, db }))
  return {
    insert: (listings) =>
      changing(listings.length, async (within) => {
        const ids: number[] = []
        for await (const batch of inTurns(batchesOf(listings))) ids.push(...(await insertBatch(within, batch)))
        return ids
      }),
    replace: (listings) =>
      changing(0, async (within) => {
        for await (const batch of inTurns(batchesOf(unique(listings)))) await replaceBatch(within, batch)
      }),
    remove: (keyType, keys) =>
      changing(0, async (within) => {
        const found = await findListings(within.db, chatbotId, keyType, keys)
        for await (const batch of inTurns(batchesOf(found))) await removeBatch(within, batch)
        await addToCatalogue(within.db, chatbotId, { listings: -found.length })
        return found.length
      }),
  }
}

/** Of several listings with one ID, the last: each row is counted once. */
const unique = (listings: Listing[]): Listing[] => [
  ...new Map(listings.map((listing) => [listing.ID, listing])).values(),
]

const columnsOf = (listing: ListingFields, { now }: Writing) => ({ ...searchColumns(listing), updated_at: now() })
const idsOf = (listings: Listing[]): number[] => listings.map(({ ID }) => ID)

async function insertBatch(writing: Writing, batch: ListingFields[]): Promise<number[]> {
  const { db, chatbotId } = writing
  const rows = batch.map((listing) => ({ chatbot_id: chatbotId, ...columnsOf(listing, writing) }))
  const inserted = await db.insertInto('listing').values(rows).returning('id').execute()
  // Ids grow in the order of the rows, but neither database promises to return them in it.
  const ids = inserted.map(({ id }) => id).toSorted((a, b) => a - b)
  const added = batch.map((listing, index): Listing => ({ ...listing, ID: ids[index] ?? 0 }))
  await db.insertInto('listing_text').values(added.map(toRow)).execute()
  await indexWords(writing, added)
  await countListings(db, chatbotId, { added, removed: [] })
  return ids
}

async function replaceBatch(writing: Writing, batch: Listing[]): Promise<void> {
  const { db, chatbotId, fullText } = writing
  const removed = await readListings(db, chatbotId, idsOf(batch))
  const before = new Map(removed.map((listing) => [listing.ID, listing]))
  const added = batch.filter(({ ID }) => before.has(ID))
  for (const listing of added) {
    const { id, data } = toRow(listing)
    await db.updateTable('listing').set(columnsOf(listing, writing)).where('id', '=', id).execute()
    await db.updateTable('listing_text').set({ data }).where('id', '=', id).execute()
  }
  const reworded = added.filter((listing) => wordsKey(listing) !== wordsKey(before.get(listing.ID) ?? listing))
  await fullText.remove(db, idsOf(reworded))
  await indexWords(writing, reworded)
  await countListings(db, chatbotId, { added, removed })
}

const wordsKey = (listing: ListingFields): string => listingWords(listing).join(' ')

async function removeBatch({ db, chatbotId, fullText }: Writing, removed: Listing[]): Promise<void> {
  await fullText.remove(db, idsOf(removed))
  await db.deleteFrom('listing').where('id', 'in', idsOf(removed)).execute()
  await countListings(db, chatbotId, { added: [], removed })
}

const indexWords = ({ db, chatbotId, fullText }: Writing, listings: Listing[]): Promise<void> =>
  fullText.put(
    db,
    chatbotId,
    listings.map((listing) => ({ id: listing.ID, words: listingWords(listing) })),
  )
