import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { createStatements, openToRead, type Value } from './file.ts'

/** Worker thread that runs read queries one at a time. */
export type Query = { sql: string; parameters: readonly unknown[] }
/** `errcode`: SQLite's code of the error, which is lost on the way between threads. */
export type Reply = { rows: unknown[] } | { error: Error; errcode: unknown }

yieldToOthers()

const compile = createStatements(openToRead(String(workerData)))

parentPort?.on('message', (query: Query) => parentPort?.postMessage(answer(query), []))

function answer({ sql, parameters }: Query): Reply {
  try {
    return { rows: compile(sql).all(...(parameters as Value[])) }
  } catch (error) {
    const { errcode } = error as Error & { errcode?: unknown }
    return { error: error as Error, errcode }
  }
}

/**
 * Lets the service's other threads go first where all cores are busy: it answers short requests. Only Linux gives each thread a
 * priority of its own; elsewhere it would be that of the whole process.
 */
function yieldToOthers(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not allowed in some containers: it then runs as the others do.
  }
}
