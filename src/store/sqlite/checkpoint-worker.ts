import { parentPort, workerData } from 'node:worker_threads'
import { openToWrite } from './file.ts'

/** Worker thread that runs WAL checkpoints on request. */
const db = openToWrite(String(workerData))

parentPort?.on('message', (mode: 'passive' | 'truncate') => {
  // For a truncating checkpoint, `busy` is 1 if readers or writers blocked it.
  const { busy } = db.prepare(`pragma wal_checkpoint(${mode})`).get() ?? {}
  parentPort?.postMessage({ mode, done: busy === 0 }, [])
})
