import { statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** A log of 1,000 pages, at which SQLite itself would do it. */
const LOG_BYTES = 4_096_000
/**
 * How often, at most, the log is carried over: it keeps its size when it begins anew, so its size alone does not tell
 * when. Who writes meanwhile waits longer for the disk, 20 ms for 2 at a million listings; in a second the log grows by
 * 40 MB at most.
 */
const EVERY_MS = 1_000
/** How often, and how far apart, to try to empty the log while others read and write: ten seconds in all. */
const TRUNCATE_TRIES = 200
const TRUNCATE_PAUSE_MS = 50

type Done = { mode: 'passive' | 'truncate'; done: boolean }

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
      worker.postMessage('passive', [])
    },
    /** Empties the log, whose pages still hold what was removed since. Readers and writers go first. */
    async truncate(): Promise<void> {
      for (let tries = 0; tries < TRUNCATE_TRIES; tries++) {
        const thread = (worker ??= start())
        const truncated = new Promise<boolean>((resolve) => {
          const answered = ({ mode, done }: Done) => {
            if (mode !== 'truncate') return
            thread.off('message', answered)
            resolve(done)
          }
          thread.on('message', answered)
          thread.once('exit', () => resolve(false))
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
