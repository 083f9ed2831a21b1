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
import type { Disk } from './disk.ts'
import { BUSY_PAUSE_MS, createStatements, type Value } from './file.ts'

/** How long a write waits for another process (an import, another core) to finish its own, in ms. */
const BUSY_TIMEOUT_MS = 5_000
/** SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy */
const BUSY = 5

/** A connection to an SQLite file, and what is to be done about what it writes. */
export type SqliteParts = {
  open: () => DatabaseSync
  /** called after whatever may have written */
  wrote: () => void
  disk: Disk
}

/**
 * An SQLite file, or `:memory:`, as a Kysely dialect. On its one connection transactions and queries take turns. A write
 * is answered when the disk has it; meanwhile others have their turn, and share the wait.
 */
export function sqliteDialect(parts: SqliteParts): Dialect {
  return {
    createAdapter: () => new TurnsAdapter(),
    createDriver: () => new TurnsDriver(parts),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class TurnsAdapter extends SqliteAdapter {
  /** Not so, but the turns that Kysely would give otherwise last until the disk is done. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class TurnsDriver extends SqliteDriver {
  readonly #parts: SqliteParts
  readonly #turns = createQueue()
  readonly #turn: Turn

  constructor(parts: SqliteParts) {
    const turn = { writes: false }
    super({ database: async () => forKysely(parts.open(), turn) })
    this.#parts = parts
    this.#turn = turn
  }
  /** Takes the write lock at the start: a transaction that first reads could not upgrade past another process's write. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take()
    this.#turn.writes = false
    return patient(await super.acquireConnection())
  }
  override async releaseConnection(): Promise<void> {
    const { writes } = this.#turn
    this.#turns.give()
    if (!writes) return
    this.#parts.wrote()
    await this.#parts.disk.settle()
  }
  override async destroy(): Promise<void> {
    await this.#parts.disk.close()
    await super.destroy()
  }
}

/** One after the other, in the order they asked. */
function createQueue(): { take: () => Promise<void>; give: () => void } {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    async take() {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
    },
    give() {
      const next = waiting.shift()
      if (next === undefined) isTaken = false
      else next()
    },
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

/** Whether anything was written in this turn. */
type Turn = { writes: boolean }

const READS = /^\s*(?:select|pragma|begin|commit|rollback|savepoint|release)\b/i

function forKysely(db: DatabaseSync, turn: Turn): SqliteDatabase {
  const compile = createStatements(db)
  const adapted = new WeakMap<StatementSync, SqliteStatement>()
  return {
    close: () => db.close(),
    prepare(sql) {
      if (!READS.test(sql)) turn.writes = true
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
