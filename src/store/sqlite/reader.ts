import { Worker } from 'node:worker_threads'
import { type CompiledQuery, type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { AppError } from '../../contract/errors.ts'
import { ABANDONED_MS, createReadDriver } from '../database/read-driver.ts'
import { createWorkspaceQueue } from '../database/workspace-queue.ts'
import { toStoreError } from './errors.ts'
import type { Query, Reply } from './reader-worker.ts'

/** Reader threads: one workspace's slow searches can occupy only one of them. */
const THREADS = 2
/** Idle threads, except the last, end after this time, in ms. */
const IDLE_MS = 30_000

/**
 * A read-only Kysely dialect for an SQLite file that runs queries in worker threads, so that slow ones (a count over a million
 * listings) do not block the process. Threads start on demand and are replaced if they crash. `failed`: called when the disk or damage
 * of the file made a query fail.
 */
export function sqliteReaderDialect(file: string, failed: (error: unknown) => void = () => {}): Dialect {
  const threads = createThreads(file)
  const queue = createWorkspaceQueue({ atOnce: () => THREADS, perWorkspace: 1 })
  async function run({ sql, parameters }: CompiledQuery) {
    try {
      return { rows: await queue.run((signal) => threads.query(sql, parameters, signal)) }
    } catch (error) {
      const known = toStoreError(error)
      if (known !== error) failed(error)
      throw known
    }
  }
  return {
    createAdapter: () => new ParallelAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => createReadDriver(run, () => threads.end()),
  }
}

class ParallelAdapter extends SqliteAdapter {
  /** Otherwise Kysely would serialise queries; here the queue schedules them. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
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
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { workerData: file })
  let underWay: PromiseWithResolvers<unknown[]> | undefined
  worker.on('message', (reply: Reply) => {
    if ('rows' in reply) underWay?.resolve(reply.rows)
    else underWay?.reject(Object.assign(reply.error, { errcode: reply.errcode }))
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
