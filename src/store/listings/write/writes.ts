import type { Kysely } from 'kysely'
import { type Listing, type ListingFields, lengthOf } from '../../../contract/listings/listing.ts'
import type { AlertMode, ListingWrite } from '../../../core/ports/listings.ts'
import type { Clock, ListingStore } from '../../../core/ports/ports.ts'
import type { Tables } from '../../tables.ts'
import { countListings } from '../count/tallies.ts'
import { batchesByLength, findListings, inTurns, readListings, toStoredRow } from '../read/rows.ts'
import { type FullText, listingWords, prepareWords, wordsKey } from '../text/full-text.ts'
import { addToCatalogue, changingCatalogue, type Numbers } from './catalogue.ts'
import { searchColumns } from './columns.ts'
import { logWrites, type Written } from './log.ts'
import { insertTogether } from './together.ts'

type Writing = { db: Kysely<Tables>; chatbotId: number; now: Clock; fullText: FullText }

/** Each method changes a listing with its text, index words, counts and change log in one transaction. */
export function listingWrites(writing: Writing): Pick<ListingStore, 'insert' | 'replace' | 'write' | 'remove'> {
  const { chatbotId } = writing
  const changing = <T>(added: number, work: (within: Writing & { numbers: Numbers }) => Promise<T>) =>
    changingCatalogue(writing.db, { chatbotId, added }, (db, numbers) => work({ ...writing, db, numbers }))
  const insert = (listings: ListingFields[]) =>
    changing(listings.length, async (within) => {
      const added = await insertAll(within, listings)
      await log(
        within,
        added.map((after) => ({ after })),
        'on',
      )
      return idsOf(added)
    })
  return {
    insert: (listings) => insertTogether(writing.db, chatbotId, { listings, insert }),
    replace: (listings) => changing(0, async (within) => log(within, await replaceAll(within, unique(listings)), 'on')),
    write: (writes, alerts) => {
      const inserted = writes.flatMap((one) => ('insert' in one ? [one.insert] : []))
      return changing(inserted.length, async (within) => {
        const added = (await insertAll(within, inserted)).map((after): Written => ({ after }))
        const replaced = await replaceAll(
          within,
          unique(writes.flatMap((one) => ('replace' in one ? [one.replace] : []))),
        )
        await log(within, inOrder(writes, added, replaced), alerts)
      })
    },
    remove: (keyType, keys, alerts = 'on') =>
      changing(0, async (within) => {
        const found = await findListings(within.db, chatbotId, keyType, keys)
        for await (const batch of inTurns(batchesByLength(found, lengthOf))) await removeBatch(within, batch)
        await addToCatalogue(within.db, chatbotId, { listings: -found.length })
        await log(
          within,
          found.map((before) => ({ before })),
          alerts,
        )
        return found.length
      }),
  }
}

const log = async (
  { db, chatbotId, now, numbers }: Writing & { numbers: Numbers },
  writes: Written[],
  alerts: AlertMode,
): Promise<void> => {
  await logWrites({ db, chatbotId, now: now(), alerts, numbers }, writes)
}

async function insertAll(writing: Writing, listings: ListingFields[]): Promise<Listing[]> {
  const added: Listing[] = []
  for await (const batch of inTurns(batchesByLength(listings, lengthOf)))
    added.push(...(await insertBatch(writing, batch)))
  return added
}

async function replaceAll(writing: Writing, listings: Listing[]): Promise<Written[]> {
  const written: Written[] = []
  for await (const batch of inTurns(batchesByLength(listings, lengthOf)))
    written.push(...(await replaceBatch(writing, batch)))
  return written
}

/** Inserted and replaced listings, in the order of the writes. */
function inOrder(writes: ListingWrite[], added: Written[], replaced: Written[]): Written[] {
  const byId = new Map(replaced.map((one) => [one.after?.ID, one]))
  const inserted = added.values()
  return writes.flatMap((one) => {
    if ('insert' in one) return inserted.next().value ?? []
    const found = byId.get(one.replace.ID)
    byId.delete(one.replace.ID)
    return found ?? []
  })
}

/** The last of several listings with the same ID, so that each row is counted once. */
const unique = (listings: Listing[]): Listing[] => [
  ...new Map(listings.map((listing) => [listing.ID, listing])).values(),
]

const columnsOf = (listing: ListingFields, { now }: Writing) => ({ ...searchColumns(listing), updated_at: now() })
const idsOf = (listings: Listing[]): number[] => listings.map(({ ID }) => ID)

async function insertBatch(writing: Writing, batch: ListingFields[]): Promise<Listing[]> {
  const { db, chatbotId } = writing
  const rows = batch.map((listing) => ({ chatbot_id: chatbotId, ...columnsOf(listing, writing) }))
  const inserted = await db.insertInto('listing').values(rows).returning('id').execute()
  // Ids ascend in row order, but neither database guarantees to return them so.
  const ids = inserted.map(({ id }) => id).toSorted((a, b) => a - b)
  const added = batch.map((listing, index): Listing => ({ ...listing, ID: ids[index] ?? 0 }))
  await db.insertInto('listing_text').values(added.map(toStoredRow)).execute()
  await prepareWords(added)
  await indexWords(writing, added)
  await countListings(db, chatbotId, { added, removed: [] })
  return added
}

async function replaceBatch(writing: Writing, batch: Listing[]): Promise<Written[]> {
  const { db, chatbotId, fullText } = writing
  const removed = await readListings(db, chatbotId, idsOf(batch))
  const before = new Map(removed.map((listing) => [listing.ID, listing]))
  const added = batch.filter(({ ID }) => before.has(ID))
  await prepareWords([...removed, ...added])
  for (const listing of added) {
    const { id, data } = toStoredRow(listing)
    await db.updateTable('listing').set(columnsOf(listing, writing)).where('id', '=', id).execute()
    await db.updateTable('listing_text').set({ data }).where('id', '=', id).execute()
  }
  const reworded = added.filter((listing) => wordsKey(listing) !== wordsKey(before.get(listing.ID) ?? listing))
  await fullText.remove(db, idsOf(reworded))
  await indexWords(writing, reworded)
  await countListings(db, chatbotId, { added, removed })
  return added.flatMap((after) => ({ before: before.get(after.ID) ?? after, after }))
}

async function removeBatch({ db, chatbotId, fullText }: Writing, removed: Listing[]): Promise<void> {
  await prepareWords(removed)
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
