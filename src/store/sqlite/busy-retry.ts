import { setTimeout } from 'node:timers/promises'
import type { DatabaseConnection } from 'kysely'
import { isBusy } from './errors.ts'
import { BUSY_PAUSE_MS } from './file.ts'

/**
 * How long a connection waits for another process's write, in ms. Its users come one after the other: if each began to wait anew, the
 * last of them would wait for as long as all together, and so would those that only read.
 */
const BUSY_TIMEOUT_MS = 5_000

const ONLY_READS = /^\s*(?:select|pragma)\b/i

/**
 * Patches connections to the same file to retry on SQLITE_BUSY asynchronously; SQLite's own busy timeout would block the event loop.
 * `toError`: what is thrown for an error of SQLite.
 */
export function createBusyRetry(toError: (error: unknown) => unknown) {
  const patched = new WeakSet<DatabaseConnection>()
  let busySince = 0
  /** when a try failed last, unless a write has succeeded since */
  let seenBusyAt = Number.NEGATIVE_INFINITY

  function hasWaitedEnough(isFirstTry: boolean): boolean {
    const now = performance.now()
    if (isFirstTry && now - seenBusyAt > BUSY_TIMEOUT_MS) busySince = now
    seenBusyAt = now
    return now - busySince > BUSY_TIMEOUT_MS
  }

  return (connection: DatabaseConnection): DatabaseConnection => {
    if (patched.has(connection)) return connection
    patched.add(connection)
    const execute = connection.executeQuery.bind(connection)
    const executeWithRetry = async (...query: Parameters<typeof execute>) => {
      for (let isFirstTry = true; ; isFirstTry = false) {
        try {
          const result = await execute(...query)
          if (!ONLY_READS.test(query[0].sql)) seenBusyAt = Number.NEGATIVE_INFINITY
          return result
        } catch (error) {
          if (!isBusy(error) || hasWaitedEnough(isFirstTry)) throw toError(error)
        }
        await setTimeout(BUSY_PAUSE_MS)
      }
    }
    connection.executeQuery = executeWithRetry as typeof connection.executeQuery
    return connection
  }
}
