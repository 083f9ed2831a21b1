import { type Kysely, sql } from 'kysely'
import { openDatabase } from '../../../src/store/database/database.ts'
import type { DatabaseKind } from '../../../src/store/database/database-kind.ts'
import { BLOCK, sortable, writeTallies } from '../../../src/store/listings/tallies.ts'
import { sqliteFullText } from '../../../src/store/listings/text/full-text-sqlite.ts'
import { listingWords } from '../../../src/store/listings/text/listing-words.ts'
import { openStore } from '../../../src/store/store.ts'
import type { Tables } from '../../../src/store/tables.ts'
import { print, rate } from '../figures.ts'
import { manyListings } from '../homes.ts'

/** More than these are copies of the first `BASE`, made by the database: to write a million takes PostgreSQL ten minutes. */
const WRITTEN_MAX = 100_000
const BASE = 20_000

/** Fills the listings of the only chatbot with homes of the demo, each elsewhere; beyond 100,000 rounded up to 20,000. */
export async function fill(url: string, serialNumber: string, count: number): Promise<void> {
  const written = count <= WRITTEN_MAX ? count : BASE
  const store = await openStore(url, Date.now)
  const chatbotId = (await store.chatbots.bySerial(serialNumber))?.id ?? 0
  const homes = manyListings()
  const started = performance.now()
  for (let from = 0; from < written; from += 1_000)
    await store
      .listings(chatbotId)
      .insert(Array.from({ length: Math.min(1_000, written - from) }, (_, index) => homes(from + index)))
  print('written through the store, 1,000 a transaction', rate(written, performance.now() - started))
  await store.close()
  if (written < count) await copyListings(url, chatbotId, Math.ceil(count / BASE))
}

/** Makes `times` as many of the first listings. The copies differ by their ids only. */
async function copyListings(url: string, chatbotId: number, times: number): Promise<void> {
  const { db, databaseKind, close } = await openDatabase(url)
  const started = performance.now()
  const homes = manyListings()
  const words = Array.from({ length: BASE }, (_, index) => listingWords(homes(index)))
  const { rows: indexes } = await INDEXES[databaseKind].execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db)
  for (let copy = 1; copy < times; copy++)
    await db.transaction().execute((within) => copyRows(within, databaseKind, { chatbotId, by: copy * BASE, words }))
  for (const { definition } of indexes) await sql.raw(definition).execute(db)
  await countCopies(db, chatbotId, times)
  if (databaseKind === 'postgres') await sql`select setval('listing_id_seq', ${times * BASE})`.execute(db)
  await close()
  print('copied', rate(times * BASE, performance.now() - started))
}

/** To keep the dozen indexes while rows are copied would take most of the time. */
const INDEXES = {
  sqlite: sql<Index>`select name, sql as definition from sqlite_schema
    where type = 'index' and tbl_name = 'listing' and sql is not null`,
  postgres: sql<Index>`select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('listing', 'listing_words') and indexname not in (select conname from pg_constraint)`,
}
type Index = { name: string; definition: string }

/** What tells rows of a table apart, and is another number in each copy. */
const NUMBERED = { listing: ['id'], listing_text: ['id'], listing_change: ['sequence', 'write_sequence', 'listing_id'] }

type Copy = { chatbotId: number; by: number; words: string[][] }

async function copyRows(db: Kysely<Tables>, databaseKind: DatabaseKind, { chatbotId, by, words }: Copy): Promise<void> {
  const overriding = databaseKind === 'postgres' ? sql`overriding system value` : sql``
  for (const [table, numbered] of Object.entries(NUMBERED)) {
    const { rows } = await sql<object>`select * from ${sql.table(table)} limit 1`.execute(db)
    const columns = Object.keys(rows[0] ?? {})
    const values = columns.map((name) =>
      numbered.includes(name) ? sql`${sql.ref(name)} + ${sql.lit(by)}` : sql.ref(name),
    )
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) ${overriding}
      select ${sql.join(values)} from ${sql.table(table)} where ${sql.ref(numbered[0] ?? '')} <= ${BASE}`.execute(db)
  }
  if (databaseKind === 'postgres')
    await sql`insert into listing_words (rowid, words)
      select rowid + ${sql.lit(by)}, words from listing_words where rowid <= ${BASE}`.execute(db)
  // SQLite's index keeps no words to copy.
  else
    await sqliteFullText.put(
      db,
      chatbotId,
      words.map((of, index) => ({ id: by + index + 1, words: of })),
    )
}

async function countCopies(db: Kysely<Tables>, chatbotId: number, times: number): Promise<void> {
  await sql`delete from listing_count where kind = 'block'`.execute(db)
  await sql`update listing_count set count = count * ${sql.lit(times)}`.execute(db)
  await sql`update listing_mix set count = count * ${sql.lit(times)}`.execute(db)
  await sql`update catalogue set listings = ${times * BASE}, changes = ${times * BASE}`.execute(db)
  const last = times * BASE
  const blocks = Array.from({ length: Math.floor(last / BLOCK) + 1 }, (_, block) => ({
    kind: 'block' as const,
    value: sortable(block),
    shown: '',
    count: Math.min(last + 1, (block + 1) * BLOCK) - Math.max(1, block * BLOCK),
  }))
  await writeTallies(db, chatbotId, blocks)
}
