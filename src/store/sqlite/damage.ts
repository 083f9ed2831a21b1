import type { DatabaseSync } from 'node:sqlite'
import { isCorrupt } from './errors.ts'
import { openToRead } from './file.ts'

/** What is damaged of an SQLite file, in words; undefined if nothing is found. Reads the whole file. */
export function findDamage(file: string): string | undefined {
  try {
    const db = openToRead(file)
    try {
      return damageOf(db) === undefined ? undefined : damagedTables(db)
    } finally {
      db.close()
    }
  } catch (error) {
    if (isCorrupt(error)) return 'the pages that say which tables it has'
    throw error
  }
}

/** What SQLite finds damaged first, in its own words; undefined if nothing. `table`: looks at that one only. */
export function damageOf(db: DatabaseSync, table?: string): string | undefined {
  const quoted = table === undefined ? '1' : `'${table.replaceAll("'", "''")}'`
  try {
    const found = String(db.prepare(`pragma quick_check(${quoted})`).get()?.['quick_check'])
    return found === 'ok' ? undefined : found
  } catch (error) {
    if (isCorrupt(error) && error instanceof Error) return error.message
    throw error
  }
}

function damagedTables(db: DatabaseSync): string {
  const names = db
    .prepare("select name from sqlite_schema where type = 'table'")
    .all()
    .map(({ name }) => String(name))
  const damaged = names.filter((name) => damageOf(db, name) !== undefined)
  return damaged.length === 0 ? 'pages that belong to no table' : `the tables ${damaged.join(', ')}`
}
