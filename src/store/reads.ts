import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { AppError } from '../contract/envelope.ts'
import { currentCall } from '../core/handlers.ts'

/** Most queries waiting per tenant. */
const WAITING_MAX = 200
/** Tenant of work outside of API calls: daily mails, the sweep. */
const NOBODY = 0

type Job = { start: () => Promise<void> }

/** Runs queries of tenants. */
type TenantQueue = {
  /** Runs `work` when it is its tenant's next. Fails with `overloaded` if too many of the tenant's queries wait. */
  run<T>(work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T>
}

/**
 * Round-robin by tenant, at most `atOnce` in parallel and `perTenant` of one tenant: its slow searches wait in its own queue and do
 * not block others. Queries whose client has left are skipped.
 */
export function createTenantQueue({ atOnce, perTenant }: { atOnce: number; perTenant: number }): TenantQueue {
  // Tenants are served in the order of the map.
  const lines = new Map<number, Job[]>()
  const atWork: number[] = []
  const isBusy = (tenant: number) => atWork.filter((one) => one === tenant).length >= perTenant

  function next(): void {
    if (atWork.length >= atOnce) return
    const line = [...lines].find(([tenant]) => !isBusy(tenant))
    if (line === undefined) return
    const [tenant, jobs] = line
    const job = jobs.shift()
    lines.delete(tenant)
    if (jobs.length > 0) lines.set(tenant, jobs)
    if (job === undefined) return
    atWork.push(tenant)
    void job.start().finally(() => {
      atWork.splice(atWork.indexOf(tenant), 1)
      next()
    })
    next()
  }

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        const { workspaceId: tenant = NOBODY, signal } = currentCall.getStore() ?? {}
        const line = lines.get(tenant) ?? []
        if (line.length >= WAITING_MAX) throw new AppError('overloaded')
        // A query that waits is started by the end of another's, whose call is not its own.
        const inOwnCall = AsyncLocalStorage.snapshot()
        async function start(): Promise<void> {
          if (signal?.aborted) reject(new AppError('badRequest', 'The client has left.'))
          else await inOwnCall(() => work(signal)).then(resolve, reject)
        }
        lines.set(tenant, [...line, { start }])
        next()
      }),
  }
}

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
