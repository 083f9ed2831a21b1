import { type Dialect, type Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { createReadDriver, createTenantQueue } from '../reads.ts'
import type { Tables } from '../tables.ts'

/** Slow queries at once, in all and of one tenant: fewer than the pool has connections, which others and writes need too. */
const READS = { atOnce: 6, perTenant: 3 }

/** A read-only Kysely dialect that runs queries on the connections of `db`, so that one tenant's slow searches leave some free. */
export function postgresReaderDialect(db: Kysely<Tables>): Dialect {
  const queue = createTenantQueue(READS)
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
