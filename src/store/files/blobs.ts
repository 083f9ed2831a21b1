import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../contract/envelope.ts'
import type { Blobs } from '../../core/ports/ports.ts'
import { makeDirectory } from './directory.ts'

/** Files in one directory, made when absent. Every process that shares the database must see the same one. */
export function createDiskBlobs(directory: string): Blobs {
  makeDirectory(directory)
  const whole = (name: string) => join(directory, name)
  const partial = (name: string) => join(directory, `${name}.part`)

  return {
    async write(name, source) {
      try {
        // `flush`: on the disk, not only in the system's memory, before it counts.
        await pipeline(source, createWriteStream(partial(name), { flags: 'wx', flush: true }))
        await rename(partial(name), whole(name))
        await flushDirectory(directory)
      } catch (error) {
        await rm(partial(name), { force: true })
        throw isFull(error) ? new AppError('storeUnavailable', 'The disk is full.', { cause: error }) : error
      }
    },
    read: (name) => createReadStream(whole(name)),
    async remove(name) {
      await Promise.all([whole(name), partial(name)].map((path) => rm(path, { force: true })))
    },
  }
}

/** A rename is safe from a power cut once its directory is flushed. */
async function flushDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return // where a directory cannot be opened
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
