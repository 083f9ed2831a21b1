import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import { rowsOfListings, toListing } from '../rows.ts'
import { type Count, fieldOfColumn, type WordKind, writeTallies } from '../tallies.ts'

/** A value that a write changed: how many listings have it now, how it was shown, and how the listings of the write spell it. */
type Spelt = {
  kind: WordKind
  value: string
  left: number
  shown: string | undefined
  added: ReadonlySet<string>
  removed: ReadonlySet<string>
}

/**
 * Where the shown spelling of a value may be gone, shows the value as the newest listing spells it. Values that were only ever
 * spelt one way cost nothing: those with several spellings have a tally of their own. Returns whether a spelling changed.
 */
export async function keepSpellings(db: Kysely<Tables>, chatbotId: number, values: Spelt[]): Promise<boolean> {
  const respelt = values.filter(addsSpelling)
  const fewer = values.filter(
    ({ left, added, shown, removed }) => added.size === 0 && (left === 0 || removed.has(shown ?? '')),
  )
  const known = await markedOf(db, chatbotId, [...respelt, ...fewer])
  const isMarked = (spelt: Spelt) => known.has(markOf(spelt, 1).value)
  await writeTallies(db, chatbotId, [
    ...respelt.filter((spelt) => !isMarked(spelt)).map((spelt) => markOf(spelt, 1)),
    ...fewer.filter((spelt) => spelt.left === 0 && isMarked(spelt)).map((spelt) => markOf(spelt, -1)),
  ])
  let hasChanged = false
  for (const spelt of fewer.filter((one) => one.left > 0 && isMarked(one))) {
    const shown = await newestSpelling(db, chatbotId, spelt)
    if (shown === undefined || shown === spelt.shown) continue
    await writeTallies(db, chatbotId, [{ kind: spelt.kind, value: spelt.value, shown, count: 0 }])
    hasChanged = true
  }
  return hasChanged
}

/** Whether this write adds another spelling of the value. */
const addsSpelling = ({ left, shown, added }: Spelt): boolean =>
  left > 0 && (added.size > 1 || (shown !== undefined && [...added].some((spelling) => spelling !== shown)))

const markOf = ({ kind, value }: Spelt, count: number): Count => ({
  kind: 'respelt',
  value: `${kind} ${value}`.toWellFormed(),
  shown: '',
  count,
})

async function markedOf(db: Kysely<Tables>, chatbotId: number, values: Spelt[]): Promise<Set<string>> {
  if (values.length === 0) return new Set()
  const rows = await db
    .selectFrom('listing_count')
    .select('value')
    .where('chatbot_id', '=', chatbotId)
    .where('kind', '=', 'respelt')
    .where(
      'value',
      'in',
      values.map((spelt) => markOf(spelt, 1).value),
    )
    .execute()
  return new Set(rows.map(({ value }) => value))
}

async function newestSpelling(
  db: Kysely<Tables>,
  chatbotId: number,
  { kind, value }: Spelt,
): Promise<string | undefined> {
  const row = await rowsOfListings(db, chatbotId)
    .where(`listing.${kind}`, '=', value)
    .orderBy('listing.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && (toListing(row)[fieldOfColumn[kind]] ?? undefined)
}
