import { parentPort, workerData } from 'node:worker_threads'
import { createStatements, openToRead, type Value } from './file.ts'

/** A thread that only reads: what it is told to query, one after the other. */
export type Question = { id: number; sql: string; parameters: readonly unknown[] }
export type Reply = { id: number; rows: unknown[] } | { id: number; error: Error }

const compile = createStatements(openToRead(String(workerData)))

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question), []))

function answer({ id, sql, parameters }: Question): Reply {
  try {
    return { id, rows: compile(sql).all(...(parameters as Value[])) }
  } catch (error) {
    return { id, error: error as Error }
  }
}
