import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from 'kysely'
import { TurnsAdapter } from './sqlite/dialect.ts'
import type { Tables } from './tables.ts'

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

/**
 * A query that is built and compiled once per database, at its first use: building costs about as much as running it. `build` may
 * only pass the values of `given` on, one by one and unchanged.
 */
export function prepared<Given extends Record<string, unknown> | readonly unknown[], Row>(
  build: (db: Kysely<Tables>, given: Given) => Compilable<Row>,
): (db: Kysely<Tables>, given: Given) => Promise<Row[]> {
  // A database and its transactions share one adapter.
  const built = new WeakMap<DialectAdapter, CompiledQuery<Row>>()
  return async (db, given) => {
    const { adapter } = db.getExecutor()
    const query = built.get(adapter) ?? build(db, slots as Given).compile()
    built.set(adapter, query)
    preparedQueries.add(query.sql)
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? given[value.name as keyof Given] : value,
    )
    const rows = adapter instanceof TurnsAdapter && adapter.runNow(query.sql, parameters, db.isTransaction)
    return rows ? (rows as Row[]) : (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
