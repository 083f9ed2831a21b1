import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Makes a directory, for its owner alone, where there is none. Fails with a sentence that names it when it cannot be made or written. */
export function makeDirectory(path: string): void {
  try {
    make(resolve(path))
    // With the dot, a file in its place fails too.
    accessSync(`${path}/.`, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The folder ${path} cannot be made or written (${reason}); set DATA_DIR to one that can.`, {
      cause,
    })
  }
}

/** One at a time: below /proc, whose folders take no others, mkdirSync's own `recursive` never returns. */
function make(path: string): void {
  if (existsSync(path)) return
  make(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!existsSync(path)) throw error // else another process was quicker
  }
}
