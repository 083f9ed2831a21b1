import { createRequire } from 'node:module'
import { type DatabaseConnection, type Dialect, PostgresDialect, PostgresDriver } from 'kysely'
import type * as Pg from 'pg'
import { AppError } from '../../contract/envelope.ts'
import { currentCall } from '../../core/call.ts'

const load = createRequire(import.meta.url)
/** Loaded where PostgreSQL is used: most services keep everything in a file. */
const pg = (): typeof Pg => load('pg') as typeof Pg

/** PostgreSQL's type numbers (pg_type.oid) of 64-bit integers and numerics: both fit a double here. */
const NUMBERS = [20, 1700]
/** How long a query waits for a connection, a free one or a new one: in a storm of requests, for many others. */
const CONNECT_TIMEOUT_MS = 30_000
/** Connections of one process: more than its cores keep busy, few enough for several processes on one server. */
const POOL_SIZE = 10

/**
 * How long one statement may take, and a transaction may rest between two: longer than anything here needs, so that what a
 * lost process or a bad plan leaves behind ends. In ms.
 */
const STATEMENT_TIMEOUT_MS = 60_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000

/** A `postgres://…` address as a Kysely dialect. A server out of reach fails as `storeUnavailable`; pg reconnects by itself. */
export function postgresDialect(url: string, statementTimeoutMs = STATEMENT_TIMEOUT_MS): Dialect {
  const { Pool, TypeOverrides } = pg()
  const types = new TypeOverrides()
  for (const oid of NUMBERS) types.setTypeParser(oid, Number)
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types,
    // Cities and types are skewed; a plan for the average value is slow for the common one. To compile a plan takes
    // longer than any query here.
    options: [
      '-c plan_cache_mode=force_custom_plan -c jit=off',
      `-c statement_timeout=${statementTimeoutMs}`,
      `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_TIMEOUT_MS}`,
    ].join(' '),
  })
  // The pool drops a connection that breaks, and the query under way fails by itself; but without listeners, one for
  // idle connections and one for busy ones, the process would end.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const dialect = new PostgresDialect({ pool })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new TranslatingDriver({ pool }),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

class TranslatingDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await translated(super.acquireConnection())
    return translating(connection)
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

/** The same connection object, whose queries fail in the store's words; Kysely keeps state on it by identity. */
function translating(connection: DatabaseConnection): DatabaseConnection {
  if (wrapped.has(connection)) return connection
  wrapped.add(connection)
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = (...query: Parameters<typeof execute>) =>
    endAbandoned(connection, query[0].sql, translated(execute(...query))) as never
  return connection
}

/** A query whose client has left may take so long to end by itself, in ms. */
const ABANDONED_MS = 1_000

/** A query is cancelled by a connection of its own, not by one of the pool. */
const refuse = () => Promise.reject(new Error('no connection of the pool cancels queries'))

/** Cancels a query that only reads, and whose client has left. A transaction goes on: it ends as a whole, or not at all. */
async function endAbandoned<T>(connection: DatabaseConnection, sql: string, query: Promise<T>): Promise<T> {
  const signal = currentCall.getStore()?.signal
  if (signal === undefined || inTransaction.has(connection) || !/^\s*(?:select|with)\b/i.test(sql)) return await query
  let abandoned: NodeJS.Timeout | undefined
  let cancelling: Promise<void> | undefined
  async function cancel(): Promise<void> {
    await connection.collectSessionInfo?.()
    // It fails where the query has ended meanwhile.
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
    // The connection serves nobody else before: the next query would be cancelled instead.
    await cancelling
  }
}

async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (isOutage(cause)) throw new AppError('storeUnavailable', undefined, { retryAfterMs: 5_000, cause })
    throw cause
  }
}

/**
 * Whether the database, not the query, failed: a network error of Node, pg's own error without a code (connection ended,
 * connect timeout), or SQLSTATE classes 08 connection, 53 resources, 57P shutting down, 57014 statement timeout.
 */
function isOutage(cause: unknown): boolean {
  if (cause instanceof pg().DatabaseError) return /^(08|53|57P|57014|25P03)/.test(cause.code ?? '')
  return cause instanceof Error
}

/** Whether the database ended a transaction because it and another waited for one another (SQLSTATE 40P01). */
export const isDeadlock = (cause: unknown): boolean => cause instanceof pg().DatabaseError && cause.code === '40P01'
