import { type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely'
import type { Tables } from './tables.ts'

/** Which database a migration runs on; ids are the one thing they make differently. */
export type Flavour = 'sqlite' | 'postgres'

/** Whether rows can be locked: SQLite writes one transaction at a time. */
export const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

export const withId = <Table extends string>(table: CreateTableBuilder<Table>, flavour: Flavour) =>
  flavour === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
