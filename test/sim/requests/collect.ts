import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** A request of a bot. `what`: the method of Slack, or method and path of Discord. `count`: how many were like it. */
export type Collected = { platform: 'Discord' | 'Slack'; what: string; body: unknown; count: number }

/** Names the folder for the requests of all tests of a run. */
export const FOLDER = 'TEST_REQUESTS'

/** Keeps one of each kind of request until all tests have ended; see `setup.ts`. Outside of tests it does nothing. */
export function collect(requests: Collected[]): void {
  const folder = process.env[FOLDER]
  if (folder === undefined || requests.length === 0) return
  const lines = oneOfEach(requests).map((request) => `${JSON.stringify(request)}\n`)
  appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''))
}

/** The requests without those that differ from another in nothing but words and ids. */
export function oneOfEach(requests: Collected[]): Collected[] {
  const kinds = new Map<string, Collected>()
  for (const request of requests) {
    const { platform, what, body, count } = request
    const kind = `${platform} ${what.replaceAll(/\/[^/]*\d[^/]*/g, '/…')} ${kindOf(body)}`
    const known = kinds.get(kind)
    kinds.set(kind, { ...(known ?? request), count: (known?.count ?? 0) + count })
  }
  return [...kinds.values()]
}

/** Texts differ by how long they are, roughly, and items of a list by what they are. */
function kindOf(value: unknown, field = ''): string {
  if (Array.isArray(value)) {
    const kinds = [...new Set(value.map((item) => kindOf(item)))].join()
    return `[${value.length > 10 ? 'many' : value.length} ${kinds}]`
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, inside]) => `${name}:${kindOf(inside, name)}`)
    return `{${fields.join()}}`
  }
  if (typeof value !== 'string') return String(value)
  return NAMING.has(field) ? value : `text ${Math.ceil(Math.log2(value.length + 1))}`
}
const NAMING = new Set(['type', 'style', 'status', 'session_status'])
