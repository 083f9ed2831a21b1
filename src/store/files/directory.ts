import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { describeSystemError } from '../../guards/system-errors.ts'

/** Creates a directory (mode 700) if absent. Fails with a message for the operator if it cannot be created or written. */
export function makeDirectory(path: string): void {
  try {
    make(resolve(path))
    // With `/.`, a file at this path fails too.
    accessSync(`${path}/.`, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error ? describeSystemError(cause) : String(cause)
    throw new Error(`The folder ${path} cannot be made or written (${reason}); set DATA_DIR to one that can.`, {
      cause,
    })
  }
}

/** Free bytes on the disk of a directory. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

/** One level at a time, because mkdirSync's `recursive` never returns below /proc. */
function make(path: string): void {
  if (existsSync(path)) return
  make(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!existsSync(path)) throw error // else another process created it
  }
}
