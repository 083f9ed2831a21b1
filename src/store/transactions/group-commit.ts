import { nextTick } from 'node:process'
import type { Kysely } from 'kysely'
import { isUnavailable } from '../../contract/errors.ts'
import { isPostgres } from '../database/database-kind.ts'
import type { Tables } from '../tables.ts'
import { type LockedSession, lockSessions, readLastAsked } from './lock-sessions.ts'
import { atomically } from './transactions.ts'

/** Maximum number of writes per transaction, so that it blocks the event loop for only a few ms. */
const TOGETHER_MAX = 100

/**
 * This many transactions, each less than `pauseMs` (ms) after the one before, count as a crowd. It arrives one by one, because libuv
 * accepts one connection per turn of the event loop; a transaction for each question would double its cost.
 */
const CROWD = { transactions: 16, pauseMs: 5 }

/** In a crowd, a transaction begins after `quietTurns` turns without a write, with `enough` writes, or after `maxMs` (ms). */
const GATHER = { quietTurns: 4, enough: 32, maxMs: 5 }

/** Work on a locked session; undefined if the session is gone. */
type Work<T> = (within: Kysely<Tables>, session: LockedSession | undefined) => Promise<T>

/** What is written: `question` if the work needs to know of an earlier question that waits for its answer. */
type Kind = 'question' | 'answer'

type Write<T> = { sessionId: number; kind: Kind; work: Work<T> }

type Written<T> = { result: T; durable: Promise<void> }

type Job = Write<unknown> & { done: PromiseWithResolvers<Written<unknown>> }

const groups = new WeakMap<Kysely<Tables>, ReturnType<typeof createGroup>>()

/**
 * Group commit: like `commitDeferred`, but writes that come together share one transaction and fsync, and one statement that
 * locks their sessions. Each gets its own result. If one fails, all are retried separately, so that only the failing one fails;
 * not while the database is away.
 */
export async function commitTogether<T>(
  db: Kysely<Tables>,
  of: Omit<Write<T>, 'work'>,
  work: Work<T>,
): Promise<Written<T>> {
  const write = { ...of, work }
  if (db.isTransaction) return await commitDeferred(db, (within) => doLocked(within, write))
  const group = groups.get(db) ?? createGroup(db)
  groups.set(db, group)
  return (await group.add(write)) as Written<T>
}

function createGroup(db: Kysely<Tables>) {
  // Writes that were let in together come in one turn of the event loop. SQLite is asked without waiting, so they are all
  // there once the promises of this moment are settled.
  const afterOthers = isPostgres(db) ? setImmediate : nextTick
  let waiting: Job[] = []
  let isBusy = false
  let [lastAt, inARow] = [0, 0]

  async function write(jobs: Job[]): Promise<void> {
    const [only, ...others] = jobs
    if (only !== undefined && others.length === 0) return await settle(only)
    try {
      const { result, durable } = await commitDeferred(db, async (within) => {
        const sessions = await lockFor(within, jobs)
        const results: unknown[] = []
        for (const { sessionId, work } of jobs) results.push(await work(within, sessions.get(sessionId)))
        return results
      })
      jobs.forEach(({ done }, index) => done.resolve({ result: result[index], durable }))
    } catch (error) {
      if (isUnavailable(error)) for (const { done } of jobs) done.reject(error)
      else for (const job of jobs) await settle(job)
    }
  }
  const settle = ({ done, ...job }: Job): Promise<void> =>
    commitDeferred(db, (within) => doLocked(within, job)).then(done.resolve, done.reject)

  async function next(): Promise<void> {
    while (waiting.length > 0) {
      const jobs = waiting.slice(0, TOGETHER_MAX)
      waiting = waiting.slice(TOGETHER_MAX)
      await write(jobs)
    }
    isBusy = false
  }

  /** Begins the next transaction; in a crowd once enough writes are there. */
  function begin(): void {
    const now = performance.now()
    inARow = now - lastAt < CROWD.pauseMs ? inARow + 1 : 0
    lastAt = now
    if (inARow < CROWD.transactions) afterOthers(() => void next())
    else gather(now + GATHER.maxMs, GATHER.quietTurns)
  }
  function gather(until: number, quietTurns: number): void {
    const before = waiting.length
    setImmediate(() => {
      const left = waiting.length > before && quietTurns > 1 ? GATHER.quietTurns : quietTurns - 1
      if (left === 0 || waiting.length >= GATHER.enough || performance.now() > until) void next()
      else gather(until, left)
    })
  }

  return {
    add(added: Write<unknown>): Promise<Written<unknown>> {
      const done = Promise.withResolvers<Written<unknown>>()
      waiting.push({ ...added, done })
      if (!isBusy) {
        isBusy = true
        begin()
      }
      return done.promise
    },
  }
}

async function doLocked<T>(within: Kysely<Tables>, write: Write<T>): Promise<T> {
  const sessions = await lockFor(within, [write])
  return await write.work(within, sessions.get(write.sessionId))
}

async function lockFor(within: Kysely<Tables>, writes: Write<unknown>[]): Promise<Map<number, LockedSession>> {
  const ids = writes.map(({ sessionId }) => sessionId)
  const sessions = await lockSessions(within, ids)
  if (writes.some(({ kind }) => kind === 'question')) await readLastAsked(within, sessions)
  return sessions
}

/** Runs `work` in one transaction and returns its result once it is committed. `durable` settles once it survives a power cut. */
async function commitDeferred<T>(
  db: Kysely<Tables>,
  work: (within: Kysely<Tables>) => Promise<T>,
): Promise<{ result: T; durable: Promise<void> }> {
  if (db.isTransaction) return { result: await work(db), durable: Promise.resolve() }
  const written = Promise.withResolvers<T>()
  const durable = db.connection().execute(async (within) => written.resolve(await atomically(within, work)))
  durable.catch(written.reject)
  return { result: await written.promise, durable }
}
