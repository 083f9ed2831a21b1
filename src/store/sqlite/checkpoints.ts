import { statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** WAL size that triggers a checkpoint: 1,000 pages, SQLite's own default. */
const LOG_BYTES = 4_096_000
/**
 * Shortest interval between checkpoints. The WAL file keeps its size when it restarts, so its size alone does not tell when one
 * is needed. During a checkpoint, commits take longer: 20 ms instead of 2 at a million listings. The WAL grows by at most 40 MB
 * per second.
 */
const EVERY_MS = 1_000
/** Attempts to truncate the WAL while others read and write, and the pause between them: ten seconds in all. */
const TRUNCATE_TRIES = 200
const TRUNCATE_PAUSE_MS = 50

type Done = { mode: 'passive' | 'truncate'; done: boolean }

/**
 * Checkpoints an SQLite file's WAL in a worker thread: checkpoints by the writer blocked the process for 40 to 100 ms at a
 * million listings. The thread starts at the first checkpoint.
 */
export function createCheckpoints(file: string) {
  let worker: Worker | undefined
  let isBusy = false
  let lookedAt = Number.NEGATIVE_INFINITY

  const rest = () => {
    isBusy = false
  }
  function start(): Worker {
    const started = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: file })
    const end = () => {
      rest()
      worker = undefined
    }
    started.on('message', rest)
    // Until a new thread starts, the WAL only grows; beyond a limit the writer checkpoints it itself, see file.ts.
    started.on('error', end)
    started.on('exit', end)
    started.unref()
    return started
  }

  return {
    /** Call after writes; cheap. */
    wrote(): void {
      const now = performance.now()
      if (isBusy || now - lookedAt < EVERY_MS) return
      lookedAt = now
      if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) < LOG_BYTES) return
      isBusy = true
      worker ??= start()
      worker.postMessage('passive', [])
    },
    /** Truncates the WAL, whose pages may contain removed data. Waits for readers and writers. */
    async truncate(): Promise<void> {
      for (let tries = 0; tries < TRUNCATE_TRIES; tries++) {
        const thread = (worker ??= start())
        const truncated = new Promise<boolean>((resolve) => {
          const end = (done: boolean) => {
            thread.off('message', answered).off('exit', ended)
            resolve(done)
          }
          const ended = () => end(false)
          const answered = ({ mode, done }: Done) => mode === 'truncate' && end(done)
          thread.on('message', answered).on('exit', ended)
        })
        thread.postMessage('truncate', [])
        if (await truncated) return
        await delay(TRUNCATE_PAUSE_MS)
      }
    },
    async end(): Promise<void> {
      await worker?.terminate()
    },
  }
}
