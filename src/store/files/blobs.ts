import { createReadStream, createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError, errorCodeOf } from '../../contract/errors.ts'
import type { Blobs } from '../../core/ports/ports.ts'
import { freeBytes, makeDirectory } from './directory.ts'

/** Free space is checked before the first byte of a file and after every so many bytes. */
const LOOK_EVERY = 8 * 2 ** 20

/**
 * Blobs as files in one directory, created if absent. All processes on one database must share it. Fails with `diskFull` while
 * less than `floor` bytes are free, since the database needs space too.
 */
export function createDiskBlobs(directory: string, floor = 0): Blobs {
  makeDirectory(directory)
  const pathOf = (name: string) => join(directory, name)
  async function* aboveFloor(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let unseen = LOOK_EVERY
    for await (const piece of source) {
      unseen += piece.length
      if (unseen >= LOOK_EVERY) {
        if ((await freeBytes(directory)) < floor) throw new AppError('diskFull')
        unseen = 0
      }
      yield piece
    }
  }
  const partial = (name: string) => join(directory, `${name}.part`)

  return {
    async write(name, source) {
      try {
        makeDirectory(directory) // which somebody may have removed since
        // `flush`: fsync before the file counts as stored.
        await pipeline(aboveFloor(source), createWriteStream(partial(name), { flags: 'wx', flush: true, mode: 0o600 }))
        await rename(partial(name), pathOf(name))
        await flushDirectory(directory)
      } catch (error) {
        await rm(partial(name), { force: true })
        throw isFull(error) ? new AppError('diskFull', undefined, { cause: error }) : error
      }
    },
    read: (name, part) => createReadStream(pathOf(name), part),
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        (error) => {
          if (errorCodeOf(error) === 'ENOENT') return false
          throw error
        },
      ),
    async remove(name) {
      await Promise.all([pathOf(name), partial(name)].map((path) => rm(path, { force: true })))
    },
  }
}

/** Makes a rename durable by an fsync of its directory. */
async function flushDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return // where directories cannot be opened
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCodeOf(error) ?? '')
