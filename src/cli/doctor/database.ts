import type { Store } from '../../core/ports/ports.ts'
import { type Inspected, inspectStore } from '../../store/inspect.ts'
import { type Finding, mend, ok, reasonOf, warning } from './finding.ts'

/** Looks into the database without changing it; `further` checks what it holds, once its tables are up to date. */
export async function database(
  url: string,
  name: string,
  further: ((store: Store) => Promise<Finding[]>)[],
): Promise<Finding[]> {
  try {
    const inspected = await inspectStore(url, Date.now)
    if (inspected === undefined) return [ok('database', `${name} will be made by the first start`)]
    try {
      return [tables(name, inspected), ...(await contents(inspected, further))]
    } finally {
      await inspected.store.close()
    }
  } catch (error) {
    const advice = 'check DATABASE_URL, or DATA_DIR for SQLite, and that the database runs'
    return [mend('database', `${name} cannot be read (${reasonOf(error)})`, advice)]
  }
}

function tables(name: string, { waiting }: Inspected): Finding {
  if (waiting.length === 0) return ok('database', `${name}, tables up to date`)
  const message = `${name} is of an older version (${waiting.join(', ')})`
  return warning('database', message, 'make a backup; the next start brings it up to date')
}

async function contents({ store, waiting }: Inspected, further: ((store: Store) => Promise<Finding[]>)[]) {
  if (waiting.length > 0) return []
  return (await Promise.all(further.map((check) => check(store)))).flat()
}
