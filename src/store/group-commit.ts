import type { Kysely } from 'kysely'
import { commitDeferred } from './database.ts'
import type { Tables } from './tables.ts'

/** Most writes per transaction, to block the event loop for only a few ms. */
const TOGETHER_MAX = 100

type Work<T> = (within: Kysely<Tables>) => Promise<T>
type Written<T> = { result: T; durable: Promise<void> }
type Job = { sessionId: number; work: Work<unknown>; done: PromiseWithResolvers<Written<unknown>> }

const groups = new WeakMap<Kysely<Tables>, ReturnType<typeof createGroup>>()

/**
 * Group commit: like `commitDeferred`, but writes from the same turn of the event loop share one transaction and fsync. Each gets
 * its own result. If one fails, all are retried separately, so that only the failing one fails.
 */
export async function commitTogether<T>(db: Kysely<Tables>, sessionId: number, work: Work<T>): Promise<Written<T>> {
  if (db.isTransaction) return await commitDeferred(db, work)
  const group = groups.get(db) ?? createGroup(db)
  groups.set(db, group)
  return (await group.add(sessionId, work)) as Written<T>
}

function createGroup(db: Kysely<Tables>) {
  let waiting: Job[] = []
  let isBusy = false

  async function write(jobs: Job[]): Promise<void> {
    const [only, ...others] = jobs
    if (only !== undefined && others.length === 0) return await settle(only)
    try {
      const { result, durable } = await commitDeferred(db, async (within) => {
        const results: unknown[] = []
        for (const { work } of jobs) results.push(await work(within))
        return results
      })
      jobs.forEach(({ done }, index) => done.resolve({ result: result[index], durable }))
    } catch {
      for (const job of jobs) await settle(job)
    }
  }
  const settle = ({ work, done }: Job): Promise<void> => commitDeferred(db, work).then(done.resolve, done.reject)

  async function next(): Promise<void> {
    while (waiting.length > 0) {
      // Same lock order in every process, to avoid deadlocks between groups.
      const jobs = waiting.slice(0, TOGETHER_MAX).toSorted((one, other) => one.sessionId - other.sessionId)
      waiting = waiting.slice(TOGETHER_MAX)
      await write(jobs)
    }
    isBusy = false
  }

  return {
    add(sessionId: number, work: Work<unknown>): Promise<Written<unknown>> {
      const done = Promise.withResolvers<Written<unknown>>()
      waiting.push({ sessionId, work, done })
      if (!isBusy) {
        isBusy = true
        setImmediate(() => void next())
      }
      return done.promise
    },
  }
}
