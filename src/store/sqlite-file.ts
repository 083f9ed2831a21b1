import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** Statements kept compiled. The program has some hundred; filters of listings make more. */
const STATEMENTS_MAX = 500

/** An open file with its compiled statements. */
export type SqliteFile = { prepare(sql: string): StatementSync; close(): void }
export type Value = SQLInputValue

export function openFile(file: string, options: { readOnly: boolean; timeout: number }): SqliteFile {
  const db = new DatabaseSync(file, options)
  // FULL keeps an acknowledged write through a power cut, at about 0.4 ms a commit.
  if (!options.readOnly) db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // 32 MiB; SQLite's own 2 MB made a walk over an index of a million listings read it from the file every time.
  db.exec('pragma cache_size = -32768')
  const cache = new Map<string, StatementSync>()
  return {
    close: () => db.close(),
    prepare(sql) {
      const known = cache.get(sql)
      if (known !== undefined) return known
      const statement = db.prepare(sql)
      if (cache.size >= STATEMENTS_MAX) cache.clear()
      cache.set(sql, statement)
      return statement
    },
  }
}
