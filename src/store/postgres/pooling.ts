import { type Kysely, sql } from 'kysely'
import { isUnavailable } from '../../contract/errors.ts'
import type { Tables } from '../tables.ts'

/** Tries: a pooler may give out its connections in turn, and has no more than a few dozen. */
const TRIES = 50

const POOLED_BY_TRANSACTION =
  'The pooler before PostgreSQL gives a connection to others after each transaction, which loses prepared statements and settings; let it keep one for each client, PgBouncer by pool_mode = session, or name PostgreSQL itself in DATABASE_URL.'

/** Fails if two connections that are open at once are one at the server, as behind a pooler in transaction mode. */
export async function checkPooling(db: Kysely<Tables>): Promise<void> {
  if (await hasOwnOptions(db)) return
  const compare = () =>
    db.connection().execute((one) => db.connection().execute((other) => compareBackends(one, other)))
  await compare().catch((error: unknown) => {
    // The pooler may have only one connection, and in session mode the second client gets none.
    if (!isUnavailable(error)) throw error
  })
}

/** Poolers do not pass the options of the dialect on. A server does, and may allow no second connection. */
async function hasOwnOptions(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(db)
  return rows[0]?.mode === 'force_custom_plan'
}

async function compareBackends(one: Kysely<Tables>, other: Kysely<Tables>): Promise<void> {
  const [ofOne, ofOther] = [new Set<number>(), new Set<number>()]
  for (let tries = 1; tries <= TRIES; tries++) {
    ofOne.add(await backendOf(one))
    ofOther.add(await backendOf(other))
    if (!ofOne.isDisjointFrom(ofOther)) throw new Error(POOLED_BY_TRANSACTION)
  }
}

async function backendOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}
