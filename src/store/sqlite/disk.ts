import { type FileHandle, open } from 'node:fs/promises'
import { AppError, errorCodeOf } from '../../contract/errors.ts'
import { createPlaceCheck } from './place-check.ts'

/** Makes writes durable without blocking the event loop. */
export type Disk = {
  /**
   * Settles once all earlier writes are durable. `hasChanged`: whether the caller has changed anything; only that makes a sync
   * necessary. Fails with `storeUnavailable`, also by `checkPlace`. After a failed fsync it always fails, since the system may drop
   * unwritten pages; where no file handle was free for a moment, the next call tries again.
   */
  settle: (hasChanged: boolean) => Promise<void>
  /** Fails with `storeUnavailable` while the files are not those of the first call, or are gone. */
  checkPlace: () => void
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
export function createDisk(
  file: string,
  sync = (log: FileHandle) => log.datasync(),
  openLog = () => open(`${file}-wal`, 'r+'),
): Disk {
  const logs = Array.from(
    { length: AT_ONCE },
    (): Log => ({ opened: undefined, running: Promise.resolve(), isIdle: true }),
  )
  /** the sync that began last: it covers all writes before it */
  let last = Promise.resolve()
  /** the sync that begins once a running one is over */
  let next: Promise<void> | undefined
  let failure: AppError | undefined
  /** whether writes wait for a sync that could not begin */
  let isBehind = false
  const checkPlace = createPlaceCheck(file)

  async function run(log: Log): Promise<void> {
    try {
      await sync(await (log.opened ??= openLog()))
      log.isIdle = true
    } catch (cause) {
      if (isOutOfHandles(cause)) throw putOff(log, cause)
      failure = new AppError('storeUnavailable', 'The disk failed; see to it, then restart the service.', { cause })
      throw failure
    }
  }

  function putOff(log: Log, cause: unknown): AppError {
    log.opened = undefined
    log.isIdle = true
    isBehind = true
    return new AppError('storeUnavailable', 'The service has too few file handles (ulimit -n); ask again.', { cause })
  }

  async function settle(hasChanged: boolean): Promise<void> {
    if (failure !== undefined) throw failure
    checkPlace()
    if (next !== undefined || !(hasChanged || isBehind)) return await (next ?? last)
    const idle = logs.find(({ isIdle }) => isIdle)
    if (idle !== undefined) {
      idle.isIdle = false
      isBehind = false
      idle.running = run(idle)
      last = idle.running
      return await last
    }
    const oneIsOver = Promise.race(logs.map(({ running }) => running.catch(() => {})))
    next = oneIsOver.then(() => {
      next = undefined
      return settle(true)
    })
    return await next
  }

  return {
    settle,
    checkPlace,
    async close() {
      await Promise.allSettled([next])
      await Promise.allSettled(logs.map(({ running }) => running))
      for (const { opened } of logs) await (await opened?.catch(() => undefined))?.close()
    },
  }
}

/** A descriptor of the WAL, and the last sync on it. After a failed sync the descriptor is never idle again. */
type Log = { opened: Promise<FileHandle> | undefined; running: Promise<void>; isIdle: boolean }

/** Whether this process, or the whole system, has too many open files. */
const isOutOfHandles = (error: unknown): boolean => ['EMFILE', 'ENFILE'].includes(errorCodeOf(error) ?? '')

/** For databases in memory. */
export const noDisk: Disk = { settle: async () => {}, checkPlace: () => {}, close: async () => {} }
