import { type DatabaseConnection, type Dialect, PostgresDialect, PostgresDriver } from 'kysely'
import type * as Pg from 'pg'
import { AppError } from '../../contract/errors.ts'
import { currentCall } from '../../core/handlers.ts'
import type { Log } from '../../core/ports/ports.ts'
import { ABANDONED_MS } from '../database/read-driver.ts'
import { endSilent, keepPrepared, noticeReadOnly, tookNoWrite } from './clients.ts'
import { CONNECT_TIMEOUT_MS, createConnections, POOL_SIZE } from './connections.ts'
import { isOfDisk, toStoreError, untilDone } from './errors.ts'
import { pg } from './pg.ts'

/** OIDs of int8 and numeric; the values here fit into a double. */
const NUMBERS = [20, 1700]

/**
 * Longest statement, and longest pause within a transaction, in ms. Longer than anything here needs, so they only end what a lost
 * process or a bad query plan leaves behind.
 */
const STATEMENT_TIMEOUT_MS = 60_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000
/**
 * After this share of the statement timeout, a server that has neither answered nor ended the statement is out of reach: its
 * machine or the network is gone without a word, which TCP takes a quarter of an hour or more to report.
 */
const SILENT_AFTER = 1.1

type Parts = {
  /** 0: statements may take any time */
  statementTimeoutMs?: number
  /** warned if the server allows fewer connections than POOL_SIZE */
  log?: Pick<Log, 'warn'> | undefined
  /** called when the server has failed because of its disk */
  failed?: () => void
}

/** `connections`: how many connections it may have. */
type PoolDialect = Dialect & { connections: () => number }

/** A Kysely dialect for a `postgres://…` address. Outages fail with `storeUnavailable`; pg reconnects by itself. */
export function postgresDialect(
  url: string,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS, log, failed }: Parts = {},
): PoolDialect {
  const { Pool, TypeOverrides } = pg()
  const types = new TypeOverrides()
  for (const oid of NUMBERS) types.setTypeParser(oid, Number)
  const pool = new Pool({
    ...withOptions(url, ownOptions(statementTimeoutMs)),
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types,
  })
  // A broken connection makes its query fail and is dropped by the pool. Without these listeners, for idle and busy connections,
  // its error event would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    keepPrepared(client)
    noticeReadOnly(client)
    if (statementTimeoutMs > 0) endSilent(client, statementTimeoutMs * SILENT_AFTER)
  })
  pool.on('release', (_, client) => {
    if (tookNoWrite(client)) void client.end()
  })
  const toError: ToError = (error) => {
    if (isOfDisk(error)) failed?.()
    return toStoreError(error)
  }
  const dialect = new PostgresDialect({ pool })
  const connections = createConnections(pool, log)
  return {
    connections: connections.count,
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new TranslatingDriver(pool, connections.take, toError),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

/**
 * Transactions here rely on this isolation, whatever the database's own is. Values are skewed, so a generic plan would be slow for
 * frequent ones. JIT compilation takes longer than any query here. Parallel workers take the cores from other workspaces: beside the
 * worst searches of a million listings, a small list took 7 ms with them, 3 to 7 without.
 */
const ownOptions = (statementTimeoutMs: number): string =>
  [
    '-c default_transaction_isolation=read\\ committed',
    '-c plan_cache_mode=force_custom_plan -c jit=off -c max_parallel_workers_per_gather=0',
    `-c statement_timeout=${statementTimeoutMs}`,
    `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_TIMEOUT_MS}`,
  ].join(' ')

/**
 * The address with `options` appended to those that it has: pg would take only those of the address. The server obeys the last.
 */
function withOptions(url: string, options: string): { connectionString: string; options: string } {
  const [address = '', query = ''] = url.split(/\?(.*)/s)
  const settings = new URLSearchParams(query)
  const others = settings.get('options')
  if (others === null) return { connectionString: url, options }
  settings.delete('options')
  return { connectionString: `${address}?${settings.toString()}`, options: `${others} ${options}` }
}

/** What is thrown for an error of PostgreSQL or of the network. */
type ToError = (error: unknown) => unknown
type Take = ReturnType<typeof createConnections>['take']

class TranslatingDriver extends PostgresDriver {
  readonly #take: Take
  readonly #toError: ToError
  constructor(pool: Pg.Pool, take: Take, toError: ToError) {
    super({ pool })
    this.#take = take
    this.#toError = toError
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await translated(
      this.#take(() => super.acquireConnection()),
      this.#toError,
    )
    return translating(connection, this.#toError)
  }
  override async beginTransaction(...begun: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    inTransaction.add(begun[0])
    await super.beginTransaction(...begun)
  }
  override async releaseConnection(...released: Parameters<PostgresDriver['releaseConnection']>): Promise<void> {
    inTransaction.delete(released[0])
    await super.releaseConnection(...released)
  }
}

const inTransaction = new WeakSet<DatabaseConnection>()

const wrapped = new WeakSet<DatabaseConnection>()

/**
 * Patches the connection's queries to translate errors and, outside a transaction, to run again where they are undone. The object
 * stays the same, because Kysely stores state by its identity.
 */
function translating(connection: DatabaseConnection, toError: ToError): DatabaseConnection {
  if (wrapped.has(connection)) return connection
  wrapped.add(connection)
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = (...query: Parameters<typeof execute>) => {
    const ask = () => translated(execute(...query), toError)
    return endAbandoned(connection, query[0].sql, inTransaction.has(connection) ? ask() : untilDone(ask)) as never
  }
  return connection
}

/** Queries are cancelled over a separate connection, not one of the pool. */
const refuse = () => Promise.reject(new Error('no connection of the pool cancels queries'))

/** Cancels a read-only query outside a transaction whose client has left. */
async function endAbandoned<T>(connection: DatabaseConnection, sql: string, query: Promise<T>): Promise<T> {
  const signal = currentCall.getStore()?.signal
  if (signal === undefined || inTransaction.has(connection) || !/^\s*(?:select|with)\b/i.test(sql)) return await query
  let abandoned: NodeJS.Timeout | undefined
  let cancelling: Promise<void> | undefined
  async function cancel(): Promise<void> {
    await connection.collectSessionInfo?.()
    // Fails if the query has ended meanwhile.
    await connection.cancelQuery?.(refuse).catch(() => undefined)
  }
  const leave = () => {
    abandoned = setTimeout(() => {
      cancelling = cancel()
    }, ABANDONED_MS)
  }
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave, { once: true })
  try {
    return await query
  } catch (cause) {
    throw cancelling === undefined ? cause : new AppError('badRequest', 'The client has left.', { cause })
  } finally {
    clearTimeout(abandoned)
    signal.removeEventListener('abort', leave)
    // Waited for before the connection is reused, else its next query would be cancelled.
    await cancelling
  }
}

async function translated<T>(work: Promise<T>, toError: ToError): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw toError(error)
  }
}
