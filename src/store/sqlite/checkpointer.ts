import { parentPort, workerData } from 'node:worker_threads'
import { openToWrite } from './file.ts'

/** A thread that carries the log over into the file whenever it is told to, as far as readers let it. */
const db = openToWrite(String(workerData))

parentPort?.on('message', (mode: 'passive' | 'truncate') => {
  // Of a truncation, 1 where readers or writers were in its way.
  const { busy } = db.prepare(`pragma wal_checkpoint(${mode})`).get() ?? {}
  parentPort?.postMessage({ mode, done: busy === 0 }, [])
})
