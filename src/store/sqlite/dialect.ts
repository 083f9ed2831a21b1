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

/** How long a write waits for another process's write, in ms. */
const BUSY_TIMEOUT_MS = 5_000
/** SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy */
const BUSY = 5

/** How to open an SQLite file, and what to do about its writes. */
type SqliteParts = {
  open: () => DatabaseSync
  /** called after anything that may have written */
  wrote: () => void
  disk: Disk
}

/**
 * A Kysely dialect for an SQLite file or `:memory:` with one connection, used by one transaction or query at a time. A write
 * settles once it is synced to disk; others run meanwhile and share the sync.
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
  /** Not true, but Kysely's own queue would hold the connection until the disk sync. */
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
  /** Takes the write lock at the start: a transaction that begins with a read could not upgrade after another process's write. */
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

/** A FIFO mutex. */
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

/** Patches the connection to retry on SQLITE_BUSY asynchronously; SQLite's own busy timeout would block the event loop. */
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

/** Whether the current holder of the connection has written. */
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
  // `run` returns the last rowid, and FTS5 writes internal rows whose ids need a bigint.
  if (!reader) statement.setReadBigInts(true)
  return {
    reader,
    all: (values) => statement.all(...(values as Value[])),
    run: (values) => statement.run(...(values as Value[])),
    iterate: (values) => statement.iterate(...(values as Value[])),
  }
}
