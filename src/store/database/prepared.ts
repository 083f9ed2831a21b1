import type { Compilable, CompiledQuery, DialectAdapter, Kysely, QueryResult } from 'kysely'
import { MutexAdapter } from '../sqlite/dialect.ts'
import type { Tables } from '../tables.ts'
import { isPostgres } from './database-kind.ts'

/** The SQL of all prepared queries. Their number is limited, so that a database may keep them prepared too. */
export const preparedQueries = new Set<string>()

/** Placeholder of a parameter in a prepared query. */
class Slot {
  /** a number if the parameters are a list */
  readonly name: string | number
  constructor(name: string) {
    this.name = /^\d+$/.test(name) ? Number(name) : name
  }
}

const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) })

type Given = Record<string, unknown> | readonly unknown[]
type Build<Asked extends Given, Query> = (db: Kysely<Tables>, given: Asked) => Query
type Run<Asked extends Given, Result> = (db: Kysely<Tables>, given: Asked) => Promise<Result>

/**
 * A query that is built and compiled once per database, at its first use: building costs about as much as running it. `build` may
 * only pass the values of `given` on, one by one and unchanged.
 */
export function prepared<Asked extends Given, Row>(build: Build<Asked, Compilable<Row>>): Run<Asked, Row[]> {
  const run = compiledOnce(build)
  return async (db, given) => (await run(db, given)).rows
}

/** Like `prepared`, for a statement that returns no rows: how many rows it changed. */
export function preparedWrite<Asked extends Given>(build: Build<Asked, Compilable>): Run<Asked, number> {
  const run = compiledOnce(build)
  return async (db, given) => Number((await run(db, given)).numAffectedRows)
}

/**
 * Like `prepared`, for an insert of one row: its id, undefined if it was not inserted. Without `returning` on SQLite, which makes
 * a temporary table for it at each run: that takes twice as long as the insert itself.
 */
export function preparedInsert<Asked extends Given>(build: Build<Asked, Insert>): Run<Asked, number | undefined> {
  const returning = prepared((db, given: Asked) => build(db, given).returning('id'))
  const run = compiledOnce(build)
  return async (db, given) => {
    if (isPostgres(db)) return (await returning(db, given))[0]?.id
    const { insertId, numAffectedRows } = await run(db, given)
    return numAffectedRows === 0n ? undefined : Number(insertId)
  }
}

type Insert = Compilable & { returning: (column: 'id') => Compilable<{ id: number }> }

function compiledOnce<Asked extends Given, Row>(
  build: Build<Asked, Compilable<Row>>,
): (db: Kysely<Tables>, given: Asked) => QueryResult<Row> | Promise<QueryResult<Row>> {
  // A database and its transactions share one adapter.
  const built = new WeakMap<DialectAdapter, CompiledQuery<Row>>()
  return (db, given) => {
    const { adapter } = db.getExecutor()
    const query = built.get(adapter) ?? build(db, slots as Asked).compile()
    built.set(adapter, query)
    preparedQueries.add(query.sql)
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? given[value.name as keyof Asked] : value,
    )
    const done = adapter instanceof MutexAdapter && adapter.runNow(query.sql, parameters, db.isTransaction)
    return done ? (done as QueryResult<Row>) : db.executeQuery<Row>({ ...query, parameters })
  }
}
