import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/** The kind of database; migrations differ in how ids are generated. */
export type DatabaseKind = 'sqlite' | 'postgres'

/** Whether the database is PostgreSQL, which can lock rows. SQLite runs one write transaction at a time. */
export const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** A text column sorted by its bytes, as SQLite does; PostgreSQL's own order is that of the database's locale. */
export const bytewise = (db: Kysely<Tables>, column: string) =>
  isPostgres(db) ? sql<string>`${sql.ref(column)} collate "C"` : sql.ref<string>(column)

/** A list of ids as one JSON parameter: a statement is the same for any number of them, and may have more than 32,766. */
export const idsIn = (db: Kysely<Tables>, ids: string) =>
  isPostgres(db)
    ? sql<number>`(select value::integer from json_array_elements_text(${ids}::json))`
    : sql<number>`(select value from json_each(${ids}))`

export const withId = <Table extends string>(table: CreateTableBuilder<Table>, databaseKind: DatabaseKind) =>
  databaseKind === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
