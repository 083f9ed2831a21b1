import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database/database-kind.ts'
import { createCombinations, writeCombinations } from '../listings/count/combinations.ts'
import type { Tables } from '../tables.ts'

/** Listings per query. */
const BATCH = 10_000

/** Pre-aggregated counts per city, type, sale, status, price band and bedrooms. */
export async function listingMixes(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('listing_mix')
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('sale_type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('price_band', 'integer', (column) => column.notNull())
    .addColumn('bedrooms', 'double precision', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_mix_key', [
      'chatbot_id',
      'city',
      'type',
      'sale_type',
      'status',
      'price_band',
      'bedrooms',
    ])
    // Otherwise SQLite would store every key twice.
    .modifyEnd(databaseKind === 'sqlite' ? sql`without rowid` : sql``)
    .execute()
  await countAll(db)
}

async function countAll(db: Kysely<Tables>): Promise<void> {
  const mixes = new Map<number, ReturnType<typeof createCombinations>>()
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('listing')
      .select(['id', 'chatbot_id', 'city', 'type', 'sale_type', 'status', 'price', 'bedrooms'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      const known = mixes.get(row.chatbot_id) ?? createCombinations()
      mixes.set(row.chatbot_id, known)
      known.add(row, 1)
    }
    last = rows.at(-1)?.id ?? 0
    if (rows.length < BATCH) break
  }
  for (const [chatbot_id, known] of mixes)
    await writeCombinations(
      db,
      known.all().map((mix) => ({ chatbot_id, ...mix })),
    )
}
