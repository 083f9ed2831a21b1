import { type FileHandle, open } from 'node:fs/promises'
import { AppError } from '../../contract/envelope.ts'

/** Waits for the disk without holding up the event loop. */
export type Disk = {
  /**
   * Settles when everything that was written before is safe from a power cut. Who asks meanwhile shares the next wait.
   * Fails with `storeUnavailable`, and from then on always: a system that could not write forgets what it was.
   */
  settle: () => Promise<void>
  close: () => Promise<void>
}

/** The disk under an SQLite file in WAL mode, whose log is all that a commit writes. */
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
    settle() {
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

/** What is kept in memory only. */
export const noDisk: Disk = { settle: async () => {}, close: async () => {} }
