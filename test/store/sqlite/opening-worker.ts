import { parentPort, workerData } from 'node:worker_threads'
import { openToWrite } from '../../../src/store/sqlite/file.ts'

/** Opens a file, writes and closes it, so many times, as one command after another does. Says what failed. */
const { file, times } = workerData as { file: string; times: number }
const failures: string[] = []
for (let count = 0; count < times; count++)
  try {
    const db = openToWrite(file)
    try {
      db.exec('pragma busy_timeout = 60000')
      db.exec('insert into secret values (hex(randomblob(8)), hex(zeroblob(20000)))')
    } finally {
      db.close()
    }
  } catch (error) {
    failures.push(String(error))
  }
parentPort?.postMessage(failures, [])
