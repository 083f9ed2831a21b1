import { statSync } from 'node:fs'
import { AppError } from '../../contract/errors.ts'

/**
 * Returns a function that fails with `storeUnavailable` while the files of an open database are not those of its first call, or
 * are gone: somebody has moved, removed or restored them. The open ones can still be written, but nobody would find what is in
 * them.
 */
export function createPlaceCheck(file: string): () => void {
  let atFirst: (number | undefined)[] | undefined
  return () => {
    const now = [file, `${file}-wal`].map(inodeOf)
    atFirst ??= now
    if (now.some((inode, index) => inode !== atFirst?.[index]))
      throw new AppError(
        'storeUnavailable',
        'The files of the database are no longer where they were at the start; put them back, or restart the service.',
      )
  }
}

function inodeOf(path: string): number | undefined {
  try {
    return statSync(path).ino
  } catch {
    return undefined
  }
}
