import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import type { DatabaseKind } from '../database/database-kind.ts'
import type { Tables } from '../tables.ts'
import { migrations } from './migrations.ts'

/** Runs the migrations of a database. */
export async function createMigrator(db: Kysely<Tables>, databaseKind: DatabaseKind): Promise<Migrator> {
  const schema = await schemaOf(db, databaseKind)
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations(databaseKind) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
}

/**
 * `waiting`: migrations of this version that have not run on a database; `newer`: those that have, of a newer version. `isNew`: none
 * has run.
 */
export type MigrationState = { waiting: string[]; newer: string[]; isNew: boolean }

/** Only reads the database. */
export async function migrationStateOf(db: Kysely<Tables>, databaseKind: DatabaseKind): Promise<MigrationState> {
  const known = Object.keys(migrations(databaseKind))
  const ran = await namesOfRun(db, databaseKind)
  return {
    waiting: known.filter((name) => !ran.includes(name)),
    newer: ran.filter((name) => !known.includes(name)),
    isNew: ran.length === 0,
  }
}

async function namesOfRun(db: Kysely<Tables>, databaseKind: DatabaseKind): Promise<string[]> {
  const own = await schemaOf(db, databaseKind)
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name, schema }) => name === DEFAULT_MIGRATION_TABLE && (own === undefined || own === schema)))
    return []
  const ran = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`
  return (await ran.execute(db)).rows.map(({ name }) => name)
}

/**
 * The schema of the tables: other schemas of the same PostgreSQL database may have tables of these names too. Undefined on SQLite,
 * and where the search path names none.
 */
async function schemaOf(db: Kysely<Tables>, databaseKind: DatabaseKind): Promise<string | undefined> {
  if (databaseKind === 'sqlite') return undefined
  const { rows } = await sql<{ schema: string | null }>`
    select coalesce(
      (select nspname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where pg_class.oid = to_regclass(${DEFAULT_MIGRATION_TABLE})),
      current_schema()) as schema`.execute(db)
  return rows[0]?.schema ?? undefined
}
