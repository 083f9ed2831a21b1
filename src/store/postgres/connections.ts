import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { errorCodeOf } from '../../contract/errors.ts'
import type { Log } from '../../core/ports/ports.ts'

/** Longest wait for a connection, long enough for bursts of requests, in ms. */
export const CONNECT_TIMEOUT_MS = 30_000
/** Connections per process: more than its cores keep busy, few enough for several processes on one server. */
export const POOL_SIZE = 10
/** After this time, in ms, connections that the server refused are tried again. */
const FEWER_FOR_MS = 60_000
/** Connections of a crowd are refused one by one: how many there are is only known, and logged, after this time, in ms. */
const TELL_AFTER_MS = 1_000
/** Pauses between tries of a process that has no connection at all, in ms. */
const PAUSES = { first: 50, longest: 1_000 }

/** too_many_connections: of the role, the database or the server. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const TOO_MANY = '53300'

export const FEWER_CONNECTIONS =
  'PostgreSQL allows the service fewer connections than it would use, so it goes on with these; for more, raise the CONNECTION LIMIT of its role or database, or max_connections'

type Connections = {
  /**
   * Takes a connection by `connect`. If the server refuses more connections, callers wait for one of the others; a process that
   * has none tries again until CONNECT_TIMEOUT_MS are over. Throws what `connect` throws otherwise.
   */
  take: <T>(connect: () => Promise<T>) => Promise<T>
  /** The most connections that there may be: after a refusal as many as there were then, until there are more. */
  count: () => number
}

/** The connections of `pool`. */
export function createConnections(
  pool: Pick<Pool, 'options' | 'totalCount'>,
  log: Pick<Log, 'warn'> | undefined,
): Connections {
  let count = POOL_SIZE
  let refusedAt = Number.NEGATIVE_INFINITY
  let told = POOL_SIZE
  let telling: NodeJS.Timeout | undefined

  function goOnWithFewer(): void {
    refusedAt = performance.now()
    pool.options.max = Math.max(1, pool.totalCount)
    count = pool.options.max
    clearTimeout(telling)
    telling = setTimeout(tell, TELL_AFTER_MS).unref()
  }

  function tell(): void {
    const connections = pool.options.max
    if (connections >= told) return
    told = connections
    log?.warn({ connections, wanted: POOL_SIZE }, FEWER_CONNECTIONS)
  }

  async function take<T>(connect: () => Promise<T>): Promise<T> {
    if (performance.now() - refusedAt > FEWER_FOR_MS) pool.options.max = POOL_SIZE
    const giveUpAt = performance.now() + CONNECT_TIMEOUT_MS
    for (let pauseMs = PAUSES.first; ; pauseMs = Math.min(pauseMs * 2, PAUSES.longest))
      try {
        return await connect()
      } catch (error) {
        if (!isTooMany(error) || performance.now() > giveUpAt) throw error
        goOnWithFewer()
        if (pool.totalCount === 0) await delay(pauseMs)
      }
  }

  return {
    take,
    count() {
      count = Math.max(count, pool.totalCount)
      return count
    },
  }
}

const isTooMany = (error: unknown): boolean => errorCodeOf(error) === TOO_MANY
