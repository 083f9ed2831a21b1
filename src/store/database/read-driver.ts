import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'

/** Grace time of a query whose client has left, in ms. */
export const ABANDONED_MS = 1_000

/** A Kysely driver that runs each query by `run`, and has no transactions. */
export function createReadDriver(
  run: (query: CompiledQuery) => Promise<QueryResult<unknown>>,
  destroy: () => Promise<void>,
): Driver {
  const connection: DatabaseConnection = {
    executeQuery: run as DatabaseConnection['executeQuery'],
    streamQuery: () => {
      throw new Error('the reader does not stream')
    },
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy,
  }
}

async function refuse(): Promise<never> {
  throw new Error('the reader has no transactions')
}
