import { type Dialect, type Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { createReadDriver } from '../reader/read-driver.ts'
import { createWorkspaceQueue } from '../reader/workspace-queue.ts'
import type { Tables } from '../tables.ts'

/**
 * Slow queries at once, fewer than the pool has connections, which writes need too; and of one tenant: with three of them on two
 * cores, another tenant's list took 20 to 24 ms, with one 7 to 10. The tenant's own pages then took up to 40 % longer.
 */
const READS = { atOnce: 6, perWorkspace: 1 }

/** A read-only Kysely dialect that runs queries on the connections of `db`, so that one tenant's slow searches leave some free. */
export function postgresReaderDialect(db: Kysely<Tables>): Dialect {
  const queue = createWorkspaceQueue(READS)
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (reader) => new PostgresIntrospector(reader),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () =>
      createReadDriver(
        (query) => queue.run(() => db.executeQuery(query)),
        async () => {},
      ),
  }
}
