import { createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createTarPacker, type TarPackController } from 'modern-tar'

/** A file and the name it bears in the archive. */
export type Entry = { path: string; name: string }
export type Archived = { files: number; bytes: number; gone: string[] }

/**
 * Writes files into a new tar archive that only its owner may read. Files that are no longer there are left out, and
 * named in `gone`. `told` hears of every file.
 */
export async function writeArchive(target: string, entries: Entry[], told: (done: number) => void): Promise<Archived> {
  const { readable, controller } = createTarPacker()
  const written = pipeline(
    Readable.fromWeb(readable),
    createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true }),
  )
  const [archived] = await Promise.all([pack(controller, entries, told), written])
  return archived
}

async function pack(controller: TarPackController, entries: Entry[], told: (done: number) => void): Promise<Archived> {
  const archived: Archived = { files: 0, bytes: 0, gone: [] }
  for (const [index, { path, name }] of entries.entries()) {
    const file = await openPresent(path)
    if (file === undefined) archived.gone.push(name)
    else {
      archived.bytes += await add(controller, name, file)
      archived.files += 1
    }
    told(index + 1)
  }
  controller.finalize()
  return archived
}

/** How many bytes it was. */
async function add(controller: TarPackController, name: string, file: FileHandle): Promise<number> {
  const { size, mtime } = await file.stat()
  const entry = Writable.fromWeb(controller.add({ name, size, mtime, mode: 0o600 }))
  await pipeline(file.createReadStream(), entry)
  return size
}

async function openPresent(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
