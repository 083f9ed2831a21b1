import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type Listing, type ListingFields, lengthOf } from '../../../contract/listings/listing.ts'
import type { AlertMode, ListingStore, ListingWrite } from '../../../core/ports/listings.ts'
import type { Clock } from '../../../core/ports/ports.ts'
import { batchesByLength, batchesOf, inTurns } from '../../database/batches.ts'
import type { Tables } from '../../tables.ts'
import { afterLongWrites } from '../../transactions/long-writes.ts'
import { addToCatalogue, changingCatalogue, type Numbers } from '../catalogue.ts'
import { searchColumns } from '../columns.ts'
import { countListings } from '../count/by-value.ts'
import { findListings, readListings, toStoredRow } from '../rows.ts'
import type { FullText } from '../text/full-text.ts'
import { copyWords, haveSameWords, listingWords, prepareWords, prepareWordsOfWrites } from '../text/listing-words.ts'
import { insertTogether } from './insert-together.ts'
import { logWrites, type Written } from './log.ts'

type Writing = { db: Kysely<Tables>; chatbotId: number; now: Clock; fullText: FullText }

/** Each method changes a listing with its text, index words, counts and change log in one transaction. */
export function listingWrites(writing: Writing): Pick<ListingStore, 'insert' | 'replace' | 'write' | 'remove'> {
  const { chatbotId } = writing
  async function changing<T>(added: number, work: (within: Writing & { numbers: Numbers }) => Promise<T>): Promise<T> {
    const { db } = writing
    const done = await changingCatalogue(db, { chatbotId, added }, (within, numbers) =>
      work({ ...writing, db: within, numbers }),
    )
    // The commit of long listings takes up to 40 ms: what follows it gets a turn of the event loop of its own.
    if (!db.isTransaction) await setImmediate()
    return done
  }
  const insert = async (listings: ListingFields[]) => {
    // Before the transaction, for whose end others wait.
    await prepareWords(listings)
    const write = () =>
      changing(listings.length, async (within) => {
        const added = await insertColumns(within, listings)
        await writeLong(within, added, 'on')
        return added.map(({ after }) => after.ID)
      })
    const length = listings.reduce((sum, listing) => sum + lengthOf(listing), 0)
    return length > LONG ? await afterLongWrites(writing.db, write) : await write()
  }
  return {
    insert: (listings) => insertTogether(writing.db, chatbotId, { listings, insert }),
    replace: (listings) =>
      changing(0, async (within) => writeLong(within, await replaceColumns(within, unique(listings)), 'on')),
    write: (writes, alerts) => {
      const inserted = writes.flatMap((one) => ('insert' in one ? [one.insert] : []))
      return changing(inserted.length, async (within) => {
        const added = await insertColumns(within, inserted)
        const replaced = await replaceColumns(
          within,
          unique(writes.flatMap((one) => ('replace' in one ? [one.replace] : []))),
        )
        await writeLong(within, inOrder(writes, added, replaced), alerts)
      })
    },
    remove: (keyType, keys, alerts = 'on') =>
      changing(0, async (within) => {
        const found = await findListings(within, keyType, keys)
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

/** A listing that was inserted or replaced. */
type StoredWrite = Written & { after: Listing }

/**
 * Writes what may be long of listings whose columns are written: first the log, then the texts, last the index of their words.
 * Listing by listing, SQLite would move pages from its cache into the WAL and then write them again, after which a commit
 * computes the checksums of the whole transaction anew: that of 30 listings of 1 MB stopped the service for 60 ms.
 */
async function writeLong(
  writing: Writing & { numbers: Numbers },
  written: StoredWrite[],
  alerts: AlertMode,
): Promise<void> {
  // FTS5 writes what it has gathered to the file before an ID less than the last one.
  const ascending = written.toSorted((one, other) => one.after.ID - other.after.ID)
  const isLong = written.reduce((length, one) => length + lengthBefore(one) + lengthAfter(one), 0) > LONG
  const steps = [
    () => log(writing, written, alerts),
    () => writeTexts(writing, ascending),
    () => writeWords(writing, ascending),
    ...(isLong ? [() => writing.fullText.flush(writing.db)] : []),
  ]
  // Each gets a turn of the event loop of its own, and so does the commit, which writes all changed pages of the cache.
  for (const step of steps) {
    if (isLong) await setImmediate()
    await step()
  }
  if (isLong) await setImmediate()
}

/** Length of the replaced and written texts from which each step takes some ms, in UTF-16 units. */
const LONG = 32 * 1024

async function writeTexts({ db }: Writing, written: StoredWrite[]): Promise<void> {
  for await (const batch of inTurns(batchesByLength(written, lengthAfter))) {
    const { added = [], replaced = [] } = Object.groupBy(batch, ({ before }) =>
      before === undefined ? 'added' : 'replaced',
    )
    if (added.length > 0)
      await db
        .insertInto('listing_text')
        .values(added.map(({ after }) => toStoredRow(after)))
        .execute()
    for (const { after } of replaced) {
      const { id, data } = toStoredRow(after)
      await db.updateTable('listing_text').set({ data }).where('id', '=', id).execute()
    }
  }
}

async function writeWords({ db, chatbotId, fullText }: Writing, written: StoredWrite[]): Promise<void> {
  const changed: StoredWrite[] = []
  for await (const batch of inTurns(batchesByLength(written, lengthAfter)))
    changed.push(...batch.filter(({ before, after }) => before === undefined || !haveSameWords(before, after)))
  const outdated = changed.flatMap(({ before }) => before ?? [])
  for await (const batch of inTurns(batchesOf(idsOf(outdated)))) await fullText.remove(db, batch)
  for await (const batch of inTurns(batchesByLength(changed, lengthAfter)))
    await fullText.put(
      db,
      chatbotId,
      batch.map(({ after }) => ({ id: after.ID, words: listingWords(after) })),
    )
}

const lengthBefore = ({ before }: StoredWrite): number => (before === undefined ? 0 : lengthOf(before))
const lengthAfter = ({ after }: StoredWrite): number => lengthOf(after)

/** Inserted and replaced listings, in the order of the writes. */
function inOrder(writes: ListingWrite[], added: StoredWrite[], replaced: StoredWrite[]): StoredWrite[] {
  const byId = new Map(replaced.map((one) => [one.after.ID, one]))
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

async function insertColumns(writing: Writing, listings: ListingFields[]): Promise<StoredWrite[]> {
  const { db, chatbotId } = writing
  const all: StoredWrite[] = []
  for await (const batch of inTurns(batchesByLength(listings, lengthOf))) {
    const rows = batch.map((listing) => ({ chatbot_id: chatbotId, ...columnsOf(listing, writing) }))
    const inserted = await db.insertInto('listing').values(rows).returning('id').execute()
    // Ids ascend in row order, but neither database guarantees to return them so.
    const ids = inserted.map(({ id }) => id).toSorted((a, b) => a - b)
    const added = batch.map((listing, index): Listing => ({ ...listing, ID: ids[index] ?? 0 }))
    await prepareWords(batch)
    for (const [index, listing] of batch.entries()) copyWords(added[index] ?? listing, listing)
    await countListings(db, chatbotId, { added, removed: [] })
    all.push(...added.map((after) => ({ after })))
  }
  return all
}

async function replaceColumns(writing: Writing, listings: Listing[]): Promise<StoredWrite[]> {
  const { db, chatbotId } = writing
  const all: StoredWrite[] = []
  for await (const batch of inTurns(batchesByLength(listings, lengthOf))) {
    const removed = await readListings(db, chatbotId, idsOf(batch))
    const before = new Map(removed.map((listing) => [listing.ID, listing]))
    const written = batch.flatMap((after) => {
      const was = before.get(after.ID)
      return was === undefined ? [] : [{ before: was, after }]
    })
    await prepareWordsOfWrites(written)
    for (const { after } of written)
      await db.updateTable('listing').set(columnsOf(after, writing)).where('id', '=', after.ID).execute()
    await countListings(db, chatbotId, { added: written.map(({ after }) => after), removed })
    all.push(...written)
  }
  return all
}

async function removeBatch({ db, chatbotId, fullText }: Writing, removed: Listing[]): Promise<void> {
  await prepareWords(removed)
  await fullText.remove(db, idsOf(removed))
  await db.deleteFrom('listing').where('id', 'in', idsOf(removed)).execute()
  await countListings(db, chatbotId, { added: [], removed })
}
