import type { Range } from '../../../search/filter.ts'
import type { Reading } from '../read/filter.ts'
import { numberColumns, sortable, type TallyKind } from './tallies.ts'

/** Number of all listings of the chatbot. */
export async function countAll({ db, chatbotId }: Reading): Promise<number> {
  const row = await db.selectFrom('catalogue').select('listings').where('chatbot_id', '=', chatbotId).executeTakeFirst()
  return row?.listings ?? 0
}

/** Number of listings with any of these values. */
export async function countValues(reading: Reading, kind: TallyKind, values: string[]): Promise<number> {
  if (values.length === 0) return 0
  return total(await counts(reading, kind).where('value', 'in', values).execute())
}

/** Number of listings in a range of a column; undefined if the column has no tallies. */
export async function countRange(
  reading: Reading,
  column: string,
  { min, max, below }: Range,
): Promise<number | undefined> {
  const kind = numberColumns.find((counted) => counted === column)
  if (kind === undefined) return undefined
  if (max !== undefined && max < 0) return 0
  let rows = counts(reading, kind)
  if (min !== undefined) rows = rows.where('value', '>=', sortable(Math.max(0, min)))
  if (max !== undefined) rows = rows.where('value', '<=', sortable(max))
  if (below !== undefined) rows = rows.where('value', '<', sortable(Math.max(0, below)))
  return total(await rows.execute())
}

const counts = ({ db, chatbotId }: Reading, kind: TallyKind) =>
  db.selectFrom('listing_count').select('count').where('chatbot_id', '=', chatbotId).where('kind', '=', kind)

const total = (rows: { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0)
