import { type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely'
import type { Tables } from '../tables.ts'

/** The kind of database; migrations differ in how ids are generated. */
export type DatabaseKind = 'sqlite' | 'postgres'

/** Whether the database is PostgreSQL, which can lock rows. SQLite runs one write transaction at a time. */
export const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

export const withId = <Table extends string>(table: CreateTableBuilder<Table>, databaseKind: DatabaseKind) =>
  databaseKind === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
