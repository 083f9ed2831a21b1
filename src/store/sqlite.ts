import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'

/** How long a write waits for another process (an import, a backup) to finish its own, in ms. */
const BUSY_TIMEOUT_MS = 5_000
/** Statements kept compiled. The program has some hundred; filters of listings make more. */
const STATEMENTS_MAX = 500

/** A file, or `:memory:`, as a Kysely dialect. One connection: Kysely lets transactions and queries take turns. */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver({ database: async () => openFile(file) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Takes the write lock at the start: a transaction that first reads could not upgrade past another process's write. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

function openFile(file: string): SqliteDatabase {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  // FULL keeps an acknowledged write through a power cut, at about 0.4 ms a commit.
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const cache = new Map<string, SqliteStatement>()
  return {
    close: () => db.close(),
    prepare(sql) {
      const known = cache.get(sql)
      if (known !== undefined) return known
      const statement = adapt(db.prepare(sql))
      if (cache.size >= STATEMENTS_MAX) cache.clear()
      cache.set(sql, statement)
      return statement
    },
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...(values as SQLInputValue[])),
    run: (values) => statement.run(...(values as SQLInputValue[])),
    iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
  }
}
