import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import type { DatabaseKind } from '../database/database-kind.ts'
import type { Tables } from '../tables.ts'
import { migrations } from './migrations.ts'

/** Runs the migrations of a database, and tells which have run. */
export async function createMigrator(db: Kysely<Tables>, databaseKind: DatabaseKind): Promise<Migrator> {
  const schema = await schemaOf(db, databaseKind)
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations(databaseKind) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
}

/** Names of migrations that ran on the database and that this version does not know. */
export async function newerMigrations(db: Kysely<Tables>, databaseKind: DatabaseKind): Promise<string[]> {
  const own = await schemaOf(db, databaseKind)
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name, schema }) => name === DEFAULT_MIGRATION_TABLE && (own === undefined || own === schema)))
    return []
  const ran = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`
  const known = migrations(databaseKind)
  return (await ran.execute(db)).rows.map(({ name }) => name).filter((name) => !(name in known))
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
