import { type FileHandle, open } from 'node:fs/promises'
import { AppError } from '../../contract/envelope.ts'

/** Makes writes durable without blocking the event loop. */
export type Disk = {
  /**
   * Settles once all earlier writes are durable. `hasChanged`: whether the caller has changed anything; only that makes a sync
   * necessary. Fails with `storeUnavailable`, and then always: after a failed fsync, the system may drop unwritten pages.
   */
  settle: (hasChanged: boolean) => Promise<void>
  close: () => Promise<void>
}

/**
 * Syncs that run at once; further callers share the next one. On a busy machine a sync waits longer for a processor than for the
 * disk: with one at a time, half of 50 questions waited about 5 % longer for a first word. Others need libuv's 4 threads too.
 */
const AT_ONCE = 2

/**
 * Disk syncs for an SQLite file in WAL mode: a commit writes only the WAL. Each sync that runs at once has a descriptor of its own,
 * since the kernel reports a failed write once to each, see https://docs.kernel.org/filesystems/vfs.html.
 */
export function createDisk(file: string, sync = (log: FileHandle) => log.datasync()): Disk {
  const logs = Array.from({ length: AT_ONCE }, (): Log => ({ opened: undefined, running: Promise.resolve() }))
  const idle = [...logs]
  /** the sync that began last: it covers all writes before it */
  let last = Promise.resolve()
  /** the sync that begins once a log is idle again */
  let next: PromiseWithResolvers<void> | undefined
  /** the first sync that failed */
  let failed: Promise<void> | undefined

  async function run(log: Log): Promise<void> {
    try {
      log.opened ??= open(`${file}-wal`, 'r+')
      await sync(await log.opened)
    } catch (cause) {
      throw new AppError('storeUnavailable', 'The disk failed; see to it, then restart the service.', { cause })
    }
  }
  function begin(log: Log): Promise<void> {
    const running = run(log)
    log.running = running
    last = running
    running.then(
      () => (next === undefined ? idle.push(log) : next.resolve(takeNext(log))),
      () => {
        failed ??= running
        next?.resolve(failed)
      },
    )
    return running
  }
  function takeNext(log: Log): Promise<void> {
    next = undefined
    return failed ?? begin(log)
  }

  return {
    settle(hasChanged) {
      if (failed !== undefined) return failed
      if (!hasChanged) return next?.promise ?? last
      const log = idle.pop()
      if (log !== undefined) return begin(log)
      next ??= Promise.withResolvers()
      return next.promise
    },
    async close() {
      await Promise.allSettled(logs.map(({ running }) => running))
      for (const { opened } of logs) await (await opened?.catch(() => undefined))?.close()
    },
  }
}

/** A descriptor of the log, and its sync that is running or ran last. */
type Log = { opened: Promise<FileHandle> | undefined; running: Promise<void> }

/** For databases in memory. */
export const noDisk: Disk = { settle: async () => {}, close: async () => {} }
