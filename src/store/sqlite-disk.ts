import { type FileHandle, open } from 'node:fs/promises'

/** Waits for the disk without holding up the event loop. */
export type Disk = {
  /** Settles when everything that was written before is safe from a power cut. Who asks meanwhile shares the next wait. */
  settle: () => Promise<void>
  close: () => Promise<void>
}

/** The disk under an SQLite file in WAL mode, whose log is all that a commit writes; `undefined` is no file at all. */
export function createDisk(file: string | undefined): Disk {
  let log: Promise<FileHandle> | undefined
  let running = Promise.resolve()
  let next: Promise<void> | undefined

  async function sync(): Promise<void> {
    log ??= open(`${file}-wal`)
    await (await log).datasync()
  }

  return {
    settle() {
      if (file === undefined) return Promise.resolve()
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined
          running = sync()
          return running
        })
      return next
    },
    async close() {
      await running.catch(() => undefined)
      await (await log)?.close()
    },
  }
}
