import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Keeps the place of a value that is given each time a query runs. */
class Slot {
  /** a number where the values are in a list */
  readonly name: string | number
  constructor(name: string) {
    this.name = /^\d+$/.test(name) ? Number(name) : name
  }
}

const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) })

/**
 * A query that is built once for each database, at its first run: to build one costs about as much as to run it. `build`
 * may only pass the values it is given on, one by one, as they are.
 */
export function prepared<Given extends Record<string, unknown> | readonly unknown[], Row>(
  build: (db: Kysely<Tables>, given: Given) => Compilable<Row>,
): (db: Kysely<Tables>, given: Given) => Promise<Row[]> {
  // A database and its transactions have one adapter.
  const built = new WeakMap<DialectAdapter, CompiledQuery<Row>>()
  return async (db, given) => {
    const { adapter } = db.getExecutor()
    const query = built.get(adapter) ?? build(db, slots as Given).compile()
    built.set(adapter, query)
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? given[value.name as keyof Given] : value,
    )
    const bound: CompiledQuery<Row> = { ...query, parameters }
    return (await db.executeQuery(bound)).rows
  }
}
