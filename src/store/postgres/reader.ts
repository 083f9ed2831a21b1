import { type Dialect, type Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { createReadDriver } from '../database/read-driver.ts'
import { createWorkspaceQueue } from '../database/workspace-queue.ts'
import type { Tables } from '../tables.ts'

/** Slow queries have this share of the connections, which keys and writes need too. */
const SHARE = 0.6
/**
 * Slow queries of one workspace at once: with three of them on two cores, another's list took 20 to 24 ms, with one 7 to 10.
 * Its own pages then took up to 40 % longer.
 */
const PER_WORKSPACE = 1

/**
 * A read-only Kysely dialect that runs queries on a share of the `connections` that `db` may have at the moment, so that slow
 * searches leave some free.
 */
export function postgresReaderDialect(db: Kysely<Tables>, connections: () => number): Dialect {
  const atOnce = () => Math.max(1, Math.floor(connections() * SHARE))
  const queue = createWorkspaceQueue({ atOnce, perWorkspace: PER_WORKSPACE })
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
