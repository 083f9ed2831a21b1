import { setImmediate } from 'node:timers/promises'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Listing } from '../../contract/listings/listing.ts'
import type { CountedField } from '../../core/ports/listings.ts'
import { fold } from '../../search/text/fold.ts'
import { batchesOf } from '../database/batches.ts'
import type { DatabaseKind } from '../database/database-kind.ts'
import { searchColumns } from '../listings/columns.ts'
import { createCombinations, writeCombinations } from '../listings/count/combinations.ts'
import { toListing } from '../listings/rows.ts'
import type { ListingTable } from '../listings/tables.ts'
import { columnOfField, type TallyKind, writeTallies } from '../listings/tallies.ts'
import type { FullText } from '../listings/text/full-text.ts'
import { postgresFullText } from '../listings/text/full-text-postgres.ts'
import { sqliteFullText } from '../listings/text/full-text-sqlite.ts'
import { listingWordsFolded } from '../listings/text/listing-words.ts'
import type { Tables } from '../tables.ts'

/** Ids per query, which takes some milliseconds. */
const BATCH = 5_000

/** Listings that are read and rewritten together: each may take 1 MB. */
const AT_ONCE = 50
/** Tallies per statement. */
const TALLIES = 500

/** Letters and apostrophes that were stored as written: since then "ß" is stored as "ss". And those that decompose to them. */
const LETTERS = 'ßẞæÆœŒøØłŁđĐðÐþÞħĦı’‘ʼʻǼǽǢǣǾǿŉᴭᶞℏꟸꟹ\u{10783}\u{10795}\u{107a2}\u{1d6a4}'

/** Writes the search columns, counts and index words anew of listings with letters that are now folded to plain ones. */
export async function plainLetters(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  const tables = db as Kysely<Tables>
  const fullText = databaseKind === 'sqlite' ? sqliteFullText : postgresFullText
  const holds =
    databaseKind === 'sqlite'
      ? sql<boolean>`listing_text.data glob ${`*[${LETTERS}]*`}`
      : sql<boolean>`listing_text.data ~ ${`[${LETTERS}]`}`
  for (let last = 0; ; ) {
    const end = await endOfBatch(tables, last)
    if (end === undefined) return
    const found = await tables
      .selectFrom('listing')
      .innerJoin('listing_text', 'listing_text.id', 'listing.id')
      .select('listing.id')
      .where('listing.id', '>', last)
      .where('listing.id', '<=', end)
      .where(holds)
      .orderBy('listing.id')
      .execute()
    for (const some of batchesOf(found, AT_ONCE)) {
      const rows = await tables
        .selectFrom('listing')
        .innerJoin('listing_text', 'listing_text.id', 'listing.id')
        .selectAll()
        .where(
          'listing.id',
          'in',
          some.map(({ id }) => id),
        )
        .execute()
      for (const [chatbotId, own] of Map.groupBy(rows, (row) => row.chatbot_id))
        await rewrite(tables, fullText, { chatbotId, rows: own.map(toOldListing) })
    }
    last = end
    await setImmediate()
  }
}

async function endOfBatch(db: Kysely<Tables>, last: number): Promise<number | undefined> {
  const ids = db.selectFrom('listing').select('id').where('id', '>', last).orderBy('id').limit(BATCH)
  const { end } = await db
    .selectFrom(ids.as('batch'))
    .select(sql<number | null>`max(id)`.as('end'))
    .executeTakeFirstOrThrow()
  return end ?? undefined
}

type OldListing = { columns: Selectable<ListingTable>; listing: Listing }
const toOldListing = (row: OldListing['columns'] & { data: string }): OldListing => ({
  columns: row,
  listing: toListing(row),
})

async function rewrite(
  db: Kysely<Tables>,
  fullText: FullText,
  { chatbotId, rows }: { chatbotId: number; rows: OldListing[] },
): Promise<void> {
  const words = rows.map(({ listing }) => ({ id: listing.ID, words: listingWordsFolded(listing, fold) }))
  for (const { listing } of rows)
    await db.updateTable('listing').set(searchColumns(listing)).where('id', '=', listing.ID).execute()
  await fullText.remove(
    db,
    words.map(({ id }) => id),
  )
  await fullText.put(db, chatbotId, words)
  for (const some of batchesOf(tallyDifferences(rows), TALLIES)) await writeTallies(db, chatbotId, some)
  const mixes = createCombinations()
  for (const { columns, listing } of rows) {
    mixes.add(columns, -1)
    mixes.add(searchColumns(listing), 1)
  }
  await writeCombinations(
    db,
    mixes.all().map((mix) => ({ chatbot_id: chatbotId, ...mix })),
  )
}

type Difference = { kind: TallyKind; value: string; shown: string; count: number }

/** Counts of the values and words that listings have now, less those that were counted for them. */
function tallyDifferences(rows: OldListing[]): Difference[] {
  const differences = new Map<string, Difference>()
  const add = (kind: TallyKind, value: string | null, count: number, shown = '') => {
    if (value === null) return
    const known = differences.get(`${kind} ${value}`)
    differences.set(`${kind} ${value}`, {
      kind,
      value,
      shown: shown || (known?.shown ?? ''),
      count: count + (known?.count ?? 0),
    })
  }
  for (const { columns, listing } of rows) {
    const now = searchColumns(listing)
    for (const field of Object.keys(columnOfField) as CountedField[]) {
      const kind = columnOfField[field]
      add(kind, columns[kind], -1)
      add(kind, now[kind], 1, listing[field] ?? '')
    }
    for (const word of new Set(listingWordsFolded(listing, foldBefore))) add('word', word, -1)
    for (const word of new Set(listingWordsFolded(listing, fold))) add('word', word, 1)
  }
  return [...differences.values()].filter(({ count }) => count !== 0)
}

/** How texts were normalized before this migration. */
const foldBefore = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
