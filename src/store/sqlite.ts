import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
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
import { BUSY_PAUSE_MS } from './sqlite-file.ts'
import { isUnacknowledged } from './unacknowledged.ts'

/** How long a write waits for another process (an import, another core) to finish its own, in ms. */
const BUSY_TIMEOUT_MS = 5_000
/** SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy */
const BUSY = 5
/** Statements kept compiled. The program has some hundred; filters of listings make more. */
const STATEMENTS_MAX = 500

/** An SQLite file, or `:memory:`, as a Kysely dialect. One connection: Kysely lets transactions and queries take turns. */
export function sqliteDialect(open: () => DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver({ database: async () => adaptFile(open()) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class ImmediateDriver extends SqliteDriver {
  /** Takes the write lock at the start: a transaction that first reads could not upgrade past another process's write. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    return patient(await super.acquireConnection())
  }
}

const patients = new WeakSet<DatabaseConnection>()

/** The same connection, which waits for other writers without holding up the event loop, as SQLite's own timeout would. */
function patient(connection: DatabaseConnection): DatabaseConnection {
  if (patients.has(connection)) return connection
  patients.add(connection)
  const execute = connection.executeQuery.bind(connection)
  const executePatiently = async (...query: Parameters<typeof execute>) => {
    for (const giveUpAt = performance.now() + BUSY_TIMEOUT_MS; ; await setTimeout(BUSY_PAUSE_MS))
      try {
        return await execute(...query)
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAt) throw error
      }
  }
  connection.executeQuery = executePatiently as typeof connection.executeQuery
  return connection
}

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === BUSY

function adaptFile(db: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>()
  return {
    close: () => db.close(),
    prepare(sql) {
      const known = cache.get(sql)
      if (known !== undefined) return known
      const statement = isUnacknowledged(sql) ? hurried(db, adapt(db.prepare(sql))) : adapt(db.prepare(sql))
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

/** The same statement, which does not wait until the disk has it. Inside a transaction the commit decides. */
function hurried(db: DatabaseSync, statement: SqliteStatement): SqliteStatement {
  const normal = db.prepare('pragma synchronous = normal')
  const full = db.prepare('pragma synchronous = full')
  const hurry = <Result>(run: () => Result): Result => {
    if (db.isTransaction) return run()
    normal.run()
    try {
      return run()
    } finally {
      full.run()
    }
  }
  return {
    ...statement,
    all: (values) => hurry(() => statement.all(values)),
    run: (values) => hurry(() => statement.run(values)),
  }
}
