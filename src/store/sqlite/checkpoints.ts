import { statSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** A log of 1,000 pages, at which SQLite itself would do it. */
const LOG_BYTES = 4_096_000
/**
 * How often, at most, the log is carried over: it keeps its size when it begins anew, so its size alone does not tell
 * when. Who writes meanwhile waits longer for the disk, 20 ms for 2 at a million listings; in a second the log grows by
 * 40 MB at most.
 */
const EVERY_MS = 1_000

/**
 * Carries what was written over from an SQLite file's log into the file, in a thread of its own: the writer's own
 * checkpoints held everybody up for 40 to 100 ms at a million listings. The thread starts when there is something to do.
 */
export function createCheckpoints(file: string) {
  let worker: Worker | undefined
  let isBusy = false
  let lookedAt = Number.NEGATIVE_INFINITY

  const rest = () => {
    isBusy = false
  }
  function start(): Worker {
    const started = new Worker(new URL('./checkpointer.ts', import.meta.url), { workerData: file })
    const end = () => {
      rest()
      worker = undefined
    }
    started.on('message', rest)
    // The log only grows meanwhile, until the writer carries it over itself, see sqlite-file.ts.
    started.on('error', end)
    started.on('exit', end)
    started.unref()
    return started
  }

  return {
    /** To be called after writes; quick. */
    wrote(): void {
      const now = performance.now()
      if (isBusy || now - lookedAt < EVERY_MS) return
      lookedAt = now
      if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) < LOG_BYTES) return
      isBusy = true
      worker ??= start()
      worker.postMessage('checkpoint', [])
    },
    async end(): Promise<void> {
      await worker?.terminate()
    },
  }
}
