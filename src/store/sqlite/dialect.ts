import type { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { createBusyRetry } from './busy-retry.ts'
import type { Disk } from './disk.ts'
import { isBusy, toStoreError } from './errors.ts'
import { forKysely, type OpenDatabase, READS, type Written } from './kysely-database.ts'

/** How to open an SQLite file, and what to do about its writes. */
type SqliteParts = {
  open: () => DatabaseSync
  /** called after anything that may have written */
  wrote: () => void
  /** called when the disk, damage of the file, or another process that keeps it locked, made a query fail */
  failed?: (error: unknown) => void
  disk: Disk
}

/**
 * A Kysely dialect for an SQLite file or `:memory:` with one connection, used by one transaction or query at a time. A write
 * settles once it is synced to disk; others run meanwhile and share the sync.
 */
export function sqliteDialect(parts: SqliteParts): Dialect {
  function toError(error: unknown): unknown {
    const known = toStoreError(error)
    if (known !== error) parts.failed?.(error)
    return known
  }
  const connection: Connection = {
    mutex: createMutex(),
    database: undefined,
    hasWritten: false,
    hasChanged: false,
    toError,
    withBusyRetry: createBusyRetry(toError),
  }
  return {
    createAdapter: () => new MutexAdapter(connection),
    createDriver: () => new MutexDriver(parts, connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** `database`: undefined until it is opened. `toError`: what is thrown for an error of SQLite. */
type Connection = Written & {
  mutex: Mutex
  database: OpenDatabase | undefined
  toError: (error: unknown) => unknown
  withBusyRetry: ReturnType<typeof createBusyRetry>
}

export class MutexAdapter extends SqliteAdapter {
  readonly #connection: Connection

  constructor(connection: Connection) {
    super()
    this.#connection = connection
  }
  /** There is one connection, but if Kysely knew that, its queue would hold the connection until the disk sync. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
  /**
   * Kysely's own adapter returns false. Then a process killed during an upgrade would leave half a change of tables, and two
   * that start at once would both make it.
   */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
  /**
   * Runs a query at once: one of the current transaction, or a read while nobody has the connection. Kysely's promises cost
   * several times as much as a short statement. Undefined if the query has to wait; Kysely then runs it.
   */
  runNow(sql: string, parameters: readonly unknown[], isInTransaction: boolean): QueryResult<unknown> | undefined {
    const { mutex, database, toError } = this.#connection
    const mayRunNow = isInTransaction ? database?.isInTransaction() : !mutex.isTaken() && READS.test(sql)
    if (database === undefined || mayRunNow !== true) return undefined
    const statement = database.prepare(sql)
    try {
      if (statement.reader) return { rows: statement.all(parameters) }
      const { changes, lastInsertRowid } = statement.run(parameters)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    } catch (error) {
      if (isBusy(error)) return undefined
      throw toError(error)
    }
  }
}

class MutexDriver extends SqliteDriver {
  readonly #parts: SqliteParts
  readonly #connection: Connection

  constructor(parts: SqliteParts, connection: Connection) {
    super({
      database: async () => {
        connection.database = forKysely(parts.open(), connection)
        return connection.database
      },
    })
    this.#parts = parts
    this.#connection = connection
  }
  /** Takes the write lock at the start: a transaction that begins with a read could not upgrade after another process's write. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  /** A full disk makes SQLite roll back by itself; a second rollback would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.database?.isInTransaction() === true) await super.rollbackTransaction(connection)
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#connection.mutex.take()
    this.#connection.hasWritten = false
    this.#connection.hasChanged = false
    return this.#connection.withBusyRetry(await super.acquireConnection())
  }
  override async releaseConnection(): Promise<void> {
    const { hasWritten, hasChanged, mutex } = this.#connection
    mutex.give()
    if (!hasWritten) return
    if (hasChanged) this.#parts.wrote()
    await this.#parts.disk.settle(hasChanged)
  }
  override async destroy(): Promise<void> {
    await this.#parts.disk.close()
    await super.destroy()
  }
}

/** A FIFO mutex. */
type Mutex = { take: () => Promise<void>; give: () => void; isTaken: () => boolean }

function createMutex(): Mutex {
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
    isTaken: () => isTaken,
  }
}
