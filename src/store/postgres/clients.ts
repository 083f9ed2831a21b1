import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { preparedQueries } from '../database/prepared.ts'
import { isOutdated, isReadOnly } from './errors.ts'

type Ask = (...asked: unknown[]) => Promise<unknown>

/** Replaces how a client of the pool asks the server. */
function changeQuery(client: PoolClient, change: (query: Ask) => Ask): void {
  client.query = change(client.query.bind(client)) as typeof client.query
}

/**
 * Has the server parse prepared queries once per connection, and again after another process has changed the types of columns:
 * until then the server refuses them.
 */
export function keepPrepared(client: PoolClient): void {
  changeQuery(client, (query) => {
    let outdated = 0
    const ask = (text: string, values: unknown) => query({ name: `${nameOf(text)}_${outdated}`, text, values })
    async function askPrepared(text: string, values: unknown): Promise<unknown> {
      try {
        return await ask(text, values)
      } catch (error) {
        if (!isOutdated(error)) throw error
        outdated += 1
        // Within a transaction, which the error has ended, this fails too; the transaction runs again.
        return await ask(text, values).catch(() => Promise.reject(error))
      }
    }
    return (text, values, ...others) =>
      typeof text === 'string' && preparedQueries.has(text) ? askPrepared(text, values) : query(text, values, ...others)
  })
}

const names = new Map<string, string>()

/** The same name means the same statement in every process: behind a pooler they may share connections. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  names.set(text, name)
  return name
}

/** Clients of servers that took no write. */
const readOnly = new WeakSet<PoolClient>()

/** Whether the client's server took no write. It is not used again: another server may take them at the same address. */
export const tookNoWrite = (client: PoolClient): boolean => readOnly.has(client)

/** Notices when the server takes no writes, for `tookNoWrite`. */
export function noticeReadOnly(client: PoolClient): void {
  changeQuery(client, (query) => async (...asked) => {
    try {
      return await query(...asked)
    } catch (error) {
      if (isReadOnly(error)) readOnly.add(client)
      throw error
    }
  })
}

/** Closes the connection when the server leaves a query unanswered for `silentMs`; its query then fails. */
export function endSilent(client: PoolClient, silentMs: number): void {
  changeQuery(client, (query) => async (...asked) => {
    const silent = setTimeout(() => void client.end(), silentMs)
    try {
      return await query(...asked)
    } finally {
      clearTimeout(silent)
    }
  })
}
