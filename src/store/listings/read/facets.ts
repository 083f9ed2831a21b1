import type { CountedField, CountedValue } from '../../../core/ports/ports.ts'
import type { Filter } from '../../../search/filter.ts'
import { type WordKind, wordFields } from '../count/tallies.ts'
import { soughtIn } from '../text/endings.ts'
import { key } from '../write/columns.ts'
import { narrowing, VERBATIM } from './filter.ts'
import { matching, type Reading } from './search.ts'

type Wanted = { limit: number; among?: string[] }

const kinds = Object.fromEntries(Object.entries(wordFields).map(([kind, field]) => [field, kind])) as Record<
  CountedField,
  WordKind
>

/** The values of a field among what `filter` finds, the most frequent first. */
export async function valuesOf(
  reading: Reading,
  filter: Filter,
  field: CountedField,
  { limit, among }: Wanted,
): Promise<CountedValue[]> {
  const kind = kinds[field]
  const keys = among?.map((value) => (VERBATIM.has(kind) ? value : key(value)))
  if (narrowing(filter).length === 0) return await counted(reading, kind, limit, keys)
  const found = await grouped(reading, filter, kind, limit, keys)
  const shown = new Map(
    (
      await read(
        reading,
        kind,
        found.map(({ value }) => value),
      )
    ).map((row) => [row.value, row.shown]),
  )
  return found.map(({ value, count }) => ({ value: shown.get(value) ?? value, count }))
}

async function counted(reading: Reading, kind: WordKind, limit: number, keys?: string[]): Promise<CountedValue[]> {
  const rows = await read(reading, kind, keys, limit)
  return rows.map(({ shown, count }) => ({ value: shown, count }))
}

async function read({ db, chatbotId }: Reading, kind: WordKind, keys?: string[], limit = keys?.length ?? 0) {
  if (keys?.length === 0) return []
  const rows = db
    .selectFrom('listing_count')
    .select(['value', 'shown', 'count'])
    .where('chatbot_id', '=', chatbotId)
    .where('kind', '=', kind)
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(limit)
  return await (keys === undefined ? rows : rows.where('value', 'in', keys)).execute()
}

async function grouped(reading: Reading, filter: Filter, kind: WordKind, limit: number, keys?: string[]) {
  const rows = (await matching(reading, filter, await soughtIn(reading, filter)))
    .select((is) => [is.ref(`listing.${kind}`).$castTo<string>().as('value'), is.fn.countAll<number>().as('count')])
    .where(`listing.${kind}`, 'is not', null)
    .groupBy(`listing.${kind}`)
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(limit)
  return await (keys === undefined ? rows : rows.where(`listing.${kind}`, 'in', keys)).execute()
}

/** The lowest and the highest value of a column; each is one step in an index where nothing narrows. */
export async function spanOf(reading: Reading, filter: Filter, column: 'price' | 'area') {
  const rows = (await matching(reading, filter, await soughtIn(reading, filter))).where(column, 'is not', null)
  const [low, high] = await Promise.all([
    rows.select((is) => is.fn.min<number | null>(column).as('value')).executeTakeFirst(),
    rows.select((is) => is.fn.max<number | null>(column).as('value')).executeTakeFirst(),
  ])
  if (typeof low?.value !== 'number' || typeof high?.value !== 'number') return undefined
  return { min: low.value, max: high.value }
}
