import { Worker } from 'node:worker_threads'
import { type DatabaseConnection, type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Question, Reply } from './reader-thread.ts'

/**
 * An SQLite file as a Kysely dialect that reads in a thread of its own: what takes long there, a count over a million
 * listings, holds up nobody else. The thread starts with the first query, and anew after it broke.
 */
export function sqliteReaderDialect(file: string): Dialect {
  const thread = createThread(file)
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql, parameters }) => ({ rows: (await thread.query(sql, parameters)) as never }),
    streamQuery: () => {
      throw new Error('the reader does not stream')
    },
  }
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      releaseConnection: async () => {},
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      destroy: () => thread.end(),
    }),
  }
}

async function refuse(): Promise<never> {
  throw new Error('the reader has no transactions')
}

function createThread(file: string) {
  const waiting = new Map<number, PromiseWithResolvers<unknown[]>>()
  let worker: Worker | undefined
  let asked = 0

  function start(): Worker {
    const started = new Worker(new URL('./reader-thread.ts', import.meta.url), { workerData: file })
    started.on('message', (reply: Reply) => {
      const question = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('rows' in reply) question?.resolve(reply.rows)
      else question?.reject(reply.error)
    })
    started.on('error', (cause) => failAll(new Error('the reading thread broke', { cause })))
    started.on('exit', () => failAll(new Error('the reading thread ended')))
    return started
  }
  function failAll(error: Error): void {
    worker = undefined
    for (const question of waiting.values()) question.reject(error)
    waiting.clear()
  }

  return {
    query(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
      worker ??= start()
      const id = asked++
      const question = Promise.withResolvers<unknown[]>()
      waiting.set(id, question)
      worker.postMessage({ id, sql, parameters } satisfies Question, [])
      return question.promise
    },
    async end() {
      await worker?.terminate()
    },
  }
}
