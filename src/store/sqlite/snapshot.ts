import { backup, DatabaseSync } from 'node:sqlite'
import { damageOf } from './damage.ts'
import { openToRead } from './file.ts'

/** Pages of 4 KiB copied between progress reports. */
const PAGES = 1_000

/** Tells how much of long work is done. */
export type OnProgress = (done: number, total: number) => void

/**
 * Copies an SQLite file as a consistent snapshot while others read and write it. `onProgress` gets the number of pages copied. Fails if
 * the copy, and thus the file, is corrupt.
 */
export async function copyDatabase(file: string, copy: string, onProgress: OnProgress): Promise<void> {
  const source = openToRead(file)
  try {
    // A read transaction pins the snapshot. Without it, the backup restarts at each write of another process.
    source.exec('begin; select 1 from sqlite_schema')
    const progress = ({ remainingPages, totalPages }: { remainingPages: number; totalPages: number }) =>
      onProgress(totalPages - remainingPages, totalPages)
    const pages = await backup(source, copy, { rate: PAGES, progress })
    onProgress(pages, pages) // SQLite does not report the last pages
  } finally {
    source.close()
  }
  checkSound(file, copy)
}

function checkSound(file: string, copy: string): void {
  const db = new DatabaseSync(copy)
  try {
    const damage = damageOf(db)
    if (damage !== undefined) throw new Error(`${file} is damaged: ${damage}`)
  } finally {
    db.close()
  }
}

/** Blob names of uploaded files, from a database of any schema version. */
export function blobNames(file: string): string[] {
  const db = openToRead(file)
  try {
    const knowsFiles = db.prepare("select 1 from sqlite_schema where type = 'table' and name = 'file'").get()
    if (knowsFiles === undefined) return []
    return db
      .prepare('select blob from file where blob is not null')
      .all()
      .map(({ blob }) => String(blob))
  } finally {
    db.close()
  }
}
