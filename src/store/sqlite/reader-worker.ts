import { parentPort, workerData } from 'node:worker_threads'
import { createStatements, openToRead, type Value } from './file.ts'

/** Worker thread that runs read queries one at a time. */
export type Query = { sql: string; parameters: readonly unknown[] }
export type Reply = { rows: unknown[] } | { error: Error }

const compile = createStatements(openToRead(String(workerData)))

parentPort?.on('message', (query: Query) => parentPort?.postMessage(answer(query), []))

function answer({ sql, parameters }: Query): Reply {
  try {
    return { rows: compile(sql).all(...(parameters as Value[])) }
  } catch (error) {
    return { error: error as Error }
  }
}
