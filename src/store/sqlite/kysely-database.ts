import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { createStatements, type Value } from './file.ts'

export const READS = /^\s*(?:select|pragma|begin|commit|rollback|savepoint|release)\b/i
/** A statement whose result tells whether it has changed anything. Other writes are assumed to have. */
const TELLS_CHANGES = /^\s*(?:insert|update|delete)\b/i

export type OpenDatabase = SqliteDatabase & { isInTransaction: () => boolean }

/** What the current holder of the connection has done so far: run a statement that writes, and changed something. */
export type Written = { hasWritten: boolean; hasChanged: boolean }

/** An open file as Kysely wants it. Sets what statements do in `written`. */
export function forKysely(db: DatabaseSync, written: Written): OpenDatabase {
  const compile = createStatements(db)
  const adapted = new WeakMap<StatementSync, SqliteStatement>()
  const changed = () => {
    written.hasChanged = true
  }
  return {
    isInTransaction: () => db.isTransaction,
    close: () => db.close(),
    prepare(sql) {
      const isRead = READS.test(sql)
      if (!isRead) written.hasWritten = true
      if (!isRead && !TELLS_CHANGES.test(sql)) written.hasChanged = true
      const statement = compile(sql)
      const known = adapted.get(statement) ?? adapt(statement, isRead ? () => undefined : changed)
      adapted.set(statement, known)
      return known
    },
  }
}

/** `changed` is called at each run that has changed something, or may yet. */
function adapt(statement: StatementSync, changed: () => void): SqliteStatement {
  let names = namesOf(statement)
  const reader = names.length > 0
  // `run` returns the last rowid, and FTS5 writes internal rows whose ids need a bigint.
  if (!reader) statement.setReadBigInts(true)
  // Objects that node:sqlite makes are slow to make and to read: 20 exchanges take 28 µs as objects, 18 as arrays.
  statement.setReturnArrays(true)
  return {
    reader,
    all(values) {
      const rows = statement.all(...(values as Value[])) as unknown as Value[][]
      // A migration may have changed what `*` stands for.
      if (rows.length > 0 && rows[0]?.length !== names.length) names = namesOf(statement)
      // A write returns the rows that it has changed.
      if (rows.length > 0) changed()
      return rows.map((row) => toObject(names, row))
    },
    run(values) {
      const done = statement.run(...(values as Value[]))
      if (done.changes > 0) changed()
      return done
    },
    *iterate(values) {
      changed()
      for (const row of statement.iterate(...(values as Value[])) as unknown as Iterable<Value[]>)
        yield toObject(names, row)
    },
  }
}

const namesOf = (statement: StatementSync): string[] => statement.columns().map(({ name }) => name)

/** A plain loop: an iterator over `names` took a third of the time of a query of 20 rows. */
function toObject(names: string[], values: Value[]): Record<string, Value | undefined> {
  const row: Record<string, Value | undefined> = {}
  for (let index = 0; index < names.length; index++) row[names[index] as string] = values[index]
  return row
}
