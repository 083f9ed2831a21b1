import { expressionBuilder, type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { isPostgres } from './database-kind.ts'

/** One for all queries: Kysely makes another builder, of some KB, for each function in a query. */
export const COUNT_OF_ALL = expressionBuilder<Tables>().fn.countAll<number>().as('count')

/** The bytes of a row's long columns. */
export const bytesOf = (...columns: string[]) =>
  sql<number>`${sql.join([sql`0`, ...columns.map((name) => sql`coalesce(octet_length(${sql.ref(name)}), 0)`)], sql` + `)}`

/** A text column sorted by its bytes, as SQLite does; PostgreSQL's own order is that of the database's locale. */
export const bytewise = (db: Kysely<Tables>, column: string) =>
  isPostgres(db) ? sql<string>`${sql.ref(column)} collate "C"` : sql.ref<string>(column)

/** A list of ids as one JSON parameter: a statement is the same for any number of them, and may have more than 32,766. */
export const idsIn = (db: Kysely<Tables>, ids: string) =>
  isPostgres(db)
    ? sql<number>`(select value::integer from json_array_elements_text(${ids}::json))`
    : sql<number>`(select value from json_each(${ids}))`
