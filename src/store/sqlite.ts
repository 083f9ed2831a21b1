import type { DatabaseSync, StatementSync } from 'node:sqlite'
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
import { BUSY_PAUSE_MS, createStatements, type Value } from './sqlite-file.ts'

/** How long a write waits for another process (an import, another core) to finish its own, in ms. */
const BUSY_TIMEOUT_MS = 5_000
/** SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy */
const BUSY = 5

/**
 * An SQLite file, or `:memory:`, as a Kysely dialect. One connection: Kysely lets transactions and queries take turns.
 * `wrote` is called after whatever may have written.
 */
export function sqliteDialect(open: () => DatabaseSync, wrote: () => void = () => {}): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver(async () => forKysely(open()), wrote),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #wrote: () => void

  constructor(open: () => Promise<SqliteDatabase>, wrote: () => void) {
    super({ database: open })
    this.#wrote = wrote
  }
  /** Takes the write lock at the start: a transaction that first reads could not upgrade past another process's write. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    return patient(await super.acquireConnection())
  }
  override async releaseConnection(): Promise<void> {
    await super.releaseConnection()
    this.#wrote()
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

function forKysely(db: DatabaseSync): SqliteDatabase {
  const compile = createStatements(db)
  const adapted = new WeakMap<StatementSync, SqliteStatement>()
  return {
    close: () => db.close(),
    prepare(sql) {
      const statement = compile(sql)
      const known = adapted.get(statement) ?? adapt(statement)
      adapted.set(statement, known)
      return known
    },
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  const reader = statement.columns().length > 0
  // A write tells the last row's number, and FTS5 writes rows of its own whose numbers only a bigint holds.
  if (!reader) statement.setReadBigInts(true)
  return {
    reader,
    all: (values) => statement.all(...(values as Value[])),
    run: (values) => statement.run(...(values as Value[])),
    iterate: (values) => statement.iterate(...(values as Value[])),
  }
}
