import { AppError } from '../../contract/envelope.ts'
import { currentCall } from '../../core/call.ts'

/** Queries that may wait for one tenant. */
const WAITING_MAX = 200
/** What no call asked for: daily mails, the sweep. */
const NOBODY = 0

type Job = { tenant: number; signal: AbortSignal | undefined; start: () => Promise<void> }

/** Runs reading jobs, `atOnce` at a time. */
export type ReaderQueue = {
  /** Runs `work` when it is its turn. Fails with `overloaded` when too many of its tenant wait. */
  run<T>(work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T>
}

/**
 * Tenants take turns, and none has more than one job at work: the slow searches of one stand in its own line and hold
 * up nobody else. What waits for a client that has left is not begun.
 */
export function createReaderQueue(atOnce: number): ReaderQueue {
  // In the order in which their turns come.
  const lines = new Map<number, Job[]>()
  const atWork = new Set<number>()

  function next(): void {
    if (atWork.size >= atOnce) return
    const line = [...lines].find(([tenant]) => !atWork.has(tenant))
    if (line === undefined) return
    const [tenant, jobs] = line
    const job = jobs.shift()
    lines.delete(tenant)
    if (jobs.length > 0) lines.set(tenant, jobs)
    if (job === undefined) return
    atWork.add(tenant)
    void job.start().finally(() => {
      atWork.delete(tenant)
      next()
    })
    next()
  }

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        const { workspaceId: tenant = NOBODY, signal } = currentCall.getStore() ?? {}
        const line = lines.get(tenant) ?? []
        if (line.length >= WAITING_MAX) throw new AppError('overloaded', undefined, { retryAfterMs: 1_000 })
        const start = async () => {
          if (signal?.aborted) reject(new AppError('badRequest', 'The client has left.'))
          else await work(signal).then(resolve, reject)
        }
        lines.set(tenant, [...line, { tenant, signal, start }])
        next()
      }),
  }
}
