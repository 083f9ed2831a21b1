import type { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import type { ListingFields } from '../../contract/listings/listing.ts'
import { postgresFullText } from '../listings/text/full-text-postgres.ts'
import { listingWords } from '../listings/text/listing-words.ts'
import { openAlone, type Value } from '../sqlite/file.ts'
import type { OnProgress } from '../sqlite/snapshot.ts'
import type { Tables } from '../tables.ts'
import { atomically } from '../transactions/transactions.ts'
import { openDatabase } from './database.ts'

/** The tables, each after those that it refers to, and whether their rows are copied. */
const COPIED = {
  workspace: true,
  api_key: true,
  secret: true,
  chatbot: true,
  session: true,
  timer: true,
  place: true,
  desk: true,
  file: true,
  file_use: true,
  loose_blob: true,
  message: true,
  month_count: true,
  forgotten_count: true,
  lead: true,
  lead_key: true,
  mail: true,
  digest: true,
  event: true,
  event_counter: true,
  webhook: true,
  listing: true,
  listing_text: true,
  catalogue: true,
  listing_count: true,
  listing_mix: true,
  listing_change: true,
  imported_file: true,
  watch: true,
  watch_cursor: true,
  alert: true,
  alert_day: true,
  // of processes that have ended
  lease: false,
  // made anew from the listings: each kind of database has an index of its own
  listing_words: false,
} satisfies Record<keyof Tables, boolean>

/** Maximum number of rows, and of UTF-16 units of their texts, per statement. */
const ROWS = 500
const LENGTH = 2 ** 22

type Row = Record<string, Value>

/**
 * Copies an SQLite file, which nobody else may have open, into an empty PostgreSQL, whole or not at all. Returns the number of rows;
 * undefined if the PostgreSQL is not empty.
 */
export async function moveToPostgres(file: string, url: string, onProgress: OnProgress): Promise<number | undefined> {
  // Brings its tables up to date.
  await (await openDatabase(file)).close()
  const source = openAlone(file, 'is in use; stop the service first, since nothing may be written to it meanwhile')
  try {
    const target = await openDatabase(url)
    try {
      return await atomically(target.db, (within) => copyAll(source, within, onProgress))
    } finally {
      await target.close()
    }
  } finally {
    source.close()
  }
}

async function copyAll(
  source: DatabaseSync,
  target: Kysely<Tables>,
  onProgress: OnProgress,
): Promise<number | undefined> {
  const [found] = await target.selectFrom('workspace').select('id').limit(1).execute()
  if (found !== undefined) return undefined
  const tables = Object.entries(COPIED).flatMap(([table, isCopied]) => (isCopied ? [table] : []))
  // Each listing counts twice: as a row, and for the index of its words.
  const total = [...tables, 'listing'].reduce((sum, table) => sum + countRows(source, table), 0)
  let copied = 0
  for (const table of tables)
    for (const rows of batches(source, `select * from ${table}`)) {
      await insert(target, table, rows)
      copied += rows.length
      onProgress(copied, total)
    }
  await indexWords(source, target, (indexed) => onProgress(copied + indexed, total))
  // Ids that were given once are never given again.
  for (const { name, seq } of source.prepare('select name, seq from sqlite_sequence where seq > 0').all())
    if (String(name) in COPIED)
      await sql`select setval(pg_get_serial_sequence(${String(name)}, 'id'), ${seq}::bigint)`.execute(target)
  // Else the first searches would be planned as those of empty tables, until PostgreSQL comes to it by itself.
  await sql`analyze ${sql.join(Object.keys(COPIED).map((name) => sql.table(name)))}`.execute(target)
  return copied
}

const countRows = (source: DatabaseSync, table: string): number =>
  Number(source.prepare(`select count(*) as rows from ${table}`).get()?.['rows'])

async function insert(target: Kysely<Tables>, table: string, rows: Row[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    target,
  )
}

async function indexWords(
  source: DatabaseSync,
  target: Kysely<Tables>,
  onProgress: (indexed: number) => void,
): Promise<void> {
  let indexed = 0
  const chatbots = source.prepare('select distinct chatbot_id as id from listing').all()
  for (const { id: chatbotId } of chatbots) {
    const texts = `select id, data from listing join listing_text using (id) where chatbot_id = ${Number(chatbotId)}`
    for (const rows of batches(source, texts)) {
      const words = rows.map(({ id, data }) => ({
        id: Number(id),
        words: listingWords(JSON.parse(data as string) as ListingFields),
      }))
      await postgresFullText.put(target, Number(chatbotId), words)
      indexed += rows.length
      onProgress(indexed)
    }
  }
}

function* batches(source: DatabaseSync, query: string): Generator<Row[], void> {
  let [rows, length] = [[] as Row[], 0]
  for (const row of source.prepare(query).iterate()) {
    rows.push(row)
    for (const value of Object.values(row)) length += typeof value === 'string' ? value.length : 0
    if (rows.length < ROWS && length < LENGTH) continue
    yield rows
    rows = []
    length = 0
  }
  if (rows.length > 0) yield rows
}
