import { Worker } from 'node:worker_threads'
import { type DatabaseConnection, type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { AppError } from '../../contract/envelope.ts'
import { currentCall } from '../../core/handlers.ts'
import type { Query, Reply } from './reader-thread.ts'

/** Reader threads: one tenant's slow searches can occupy only one of them. */
const THREADS = 2
/** Idle threads, except the last, end after this time, in ms. */
const IDLE_MS = 30_000
/** Grace time of a query whose client has left, in ms. */
const ABANDONED_MS = 1_000

/**
 * A read-only Kysely dialect for an SQLite file that runs queries in worker threads, so that slow ones (a count over a million
 * listings) do not block the process. Threads start on demand and are replaced if they crash.
 */
export function sqliteReaderDialect(file: string): Dialect {
  const threads = createThreads(file)
  const queue = createReaderQueue(THREADS)
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql, parameters }) => {
      const rows = await queue.run((signal) => threads.query(sql, parameters, signal))
      return { rows: rows as never }
    },
    streamQuery: () => {
      throw new Error('the reader does not stream')
    },
  }
  return {
    createAdapter: () => new ParallelAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      releaseConnection: async () => {},
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      destroy: () => threads.end(),
    }),
  }
}

class ParallelAdapter extends SqliteAdapter {
  /** Otherwise Kysely would serialise queries; here the queue schedules them. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

async function refuse(): Promise<never> {
  throw new Error('the reader has no transactions')
}

type Thread = {
  query: (query: Query, signal: AbortSignal | undefined) => Promise<unknown[]>
  end: () => Promise<void>
}

function createThreads(file: string) {
  const all = new Set<Thread>()
  const idle: Thread[] = []
  const idleTimers = new WeakMap<Thread, NodeJS.Timeout>()

  function start(): Thread {
    const thread = startThread(file, () => {
      all.delete(thread)
      const at = idle.indexOf(thread)
      if (at >= 0) idle.splice(at, 1)
    })
    all.add(thread)
    return thread
  }
  /** Keeps one idle thread; others end after IDLE_MS. */
  function rest(thread: Thread): void {
    if (!all.has(thread)) return
    idle.push(thread)
    if (all.size === 1) return
    const timer = setTimeout(() => {
      if (all.size > 1 && idle.includes(thread)) void thread.end()
    }, IDLE_MS)
    idleTimers.set(thread, timer.unref())
  }

  return {
    async query(sql: string, parameters: readonly unknown[], signal: AbortSignal | undefined): Promise<unknown[]> {
      const thread = idle.pop() ?? start()
      clearTimeout(idleTimers.get(thread))
      try {
        return await thread.query({ sql, parameters }, signal)
      } finally {
        rest(thread)
      }
    },
    async end() {
      await Promise.all([...all].map((thread) => thread.end()))
    },
  }
}

/** A worker thread that runs one query at a time. `gone` is called when it crashed or was ended, possibly more than once. */
function startThread(file: string, gone: () => void): Thread {
  const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), { workerData: file })
  let underWay: PromiseWithResolvers<unknown[]> | undefined
  worker.on('message', (reply: Reply) => {
    if ('rows' in reply) underWay?.resolve(reply.rows)
    else underWay?.reject(reply.error)
  })
  const fail = (error: Error) => {
    gone()
    underWay?.reject(error)
  }
  worker.on('error', (cause) => fail(new Error('the reading thread broke', { cause })))
  worker.on('exit', () => fail(new Error('the reading thread ended')))
  const end = async () => {
    gone()
    await worker.terminate()
  }

  return {
    end,
    async query(query, signal) {
      underWay = Promise.withResolvers()
      const { promise, reject } = underWay
      let abandoned: NodeJS.Timeout | undefined
      // SQLite offers no interruption here: the thread is terminated with its query, and another one starts.
      const leave = () => {
        abandoned = setTimeout(() => {
          reject(new AppError('badRequest', 'The client has left.'))
          void end()
        }, ABANDONED_MS)
      }
      signal?.addEventListener('abort', leave, { once: true })
      worker.postMessage(query, [])
      try {
        return await promise
      } finally {
        clearTimeout(abandoned)
        signal?.removeEventListener('abort', leave)
      }
    },
  }
}

/** Most queries waiting per tenant. */
const WAITING_MAX = 200
/** Tenant of work outside of API calls: daily mails, the sweep. */
const NOBODY = 0

type Job = { tenant: number; signal: AbortSignal | undefined; start: () => Promise<void> }

/** Runs read queries, at most `atOnce` in parallel. */
type ReaderQueue = {
  /** Runs `work` when it is its tenant's next. Fails with `overloaded` if too many of the tenant's queries wait. */
  run<T>(work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T>
}

/**
 * Round-robin by tenant, with at most one running query per tenant: one tenant's slow searches wait in its own queue and do not
 * block others. Queries whose client has left are skipped.
 */
function createReaderQueue(atOnce: number): ReaderQueue {
  // Tenants are served in the order of the map.
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
