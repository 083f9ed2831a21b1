import type { CreateTableBuilder } from 'kysely'

/** Which database a migration runs on; ids are the one thing they make differently. */
export type Flavour = 'sqlite' | 'postgres'

export const withId = <Table extends string>(table: CreateTableBuilder<Table>, flavour: Flavour) =>
  flavour === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
