import { parentPort, workerData } from 'node:worker_threads'
import { openToWrite } from './file.ts'

/** A thread that carries the log over into the file whenever it is told to, as far as readers let it. */
const db = openToWrite(String(workerData))

parentPort?.on('message', () => {
  db.exec('pragma wal_checkpoint(passive)')
  parentPort?.postMessage('done', [])
})
