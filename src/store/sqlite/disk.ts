import { type FileHandle, open } from 'node:fs/promises'
import { AppError } from '../../contract/envelope.ts'

/** Makes writes durable without blocking the event loop. */
export type Disk = {
  /**
   * Settles once all earlier writes are durable. `hasChanged`: whether the caller has changed anything; only that makes a sync
   * necessary. Concurrent callers share the next sync. Fails with `storeUnavailable`, and then always: after a failed fsync, the
   * system may drop unwritten pages.
   */
  settle: (hasChanged: boolean) => Promise<void>
  close: () => Promise<void>
}

/** Disk syncs for an SQLite file in WAL mode: a commit writes only the WAL. */
export function createDisk(file: string, sync = (log: FileHandle) => log.datasync()): Disk {
  let log: Promise<FileHandle> | undefined
  let running = Promise.resolve()
  let next: Promise<void> | undefined

  async function wait(): Promise<void> {
    try {
      log ??= open(`${file}-wal`, 'r+')
      await sync(await log)
    } catch (cause) {
      throw new AppError('storeUnavailable', 'The disk failed; see to it, then restart the service.', { cause })
    }
  }

  return {
    settle(hasChanged) {
      if (!hasChanged && next === undefined) return running
      next ??= running.then(() => {
        next = undefined
        running = wait()
        return running
      })
      return next
    },
    async close() {
      await running.catch(() => undefined)
      await (await log?.catch(() => undefined))?.close()
    },
  }
}

/** For databases in memory. */
export const noDisk: Disk = { settle: async () => {}, close: async () => {} }
