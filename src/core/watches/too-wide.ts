import { setImmediate } from 'node:timers/promises'
import { DAY_MS } from '../../contract/fields/times.ts'
import { type TooWide, WATCH_LOOK_BACK_DAYS, type WatchKind } from '../../contract/listings/watches.ts'
import type { Filter } from '../../search/filter.ts'
import { createYielder } from '../event-loop/yielding.ts'
import { roundEdges } from '../listings/round-edges.ts'
import type { ListingStore, LoggedWrite } from '../ports/listings.ts'
import { COMPARED_AT_ONCE, homeChangeOf, kindsOf, lengthOfWrite, matchOf } from './home-updates.ts'

/** Maximum number of rows of the log that are read; of a longer log, blocks spread evenly over it. */
const ROWS_MAX = 2_000
const BLOCK = 50
/** Maximum length of the text that is read, in UTF-16 units; beyond it, one page of each block. */
const LENGTH_MAX = 4 * 1024 * 1024

/**
 * Average number of alerts per day that this filter would have caused over the last WATCH_LOOK_BACK_DAYS days: counted, or
 * estimated where so much changed that counting takes long.
 */
export async function estimateAlertsPerDay(
  { changes, fitsInTurns }: Pick<ListingStore, 'changes' | 'fitsInTurns'>,
  of: { filter: Filter; kinds: WatchKind[] },
  now: number,
): Promise<number> {
  const matches = await fitsInTurns(of.filter)
  const yieldAfter = createYielder(COMPARED_AT_ONCE)
  const [first, last] = [await changes.lastBefore(now - WATCH_LOOK_BACK_DAYS * DAY_MS), await changes.last()]
  const tally = { alerts: 0, rows: 0, length: 0 }
  for (const block of blocksOf(first, last))
    for (let from = block.from; from < block.to; ) {
      const writes = await changes.writes({ after: from, until: block.to, limit: BLOCK + 1 })
      const to = writes.at(-1)?.rows.at(-1)?.sequence ?? block.to
      for (const write of writes) {
        await yieldAfter(lengthOfWrite(write))
        tally.length += lengthOfWrite(write)
        const change = homeChangeOf(write)
        const kinds = write.alerts === 'off' || !isWhole(write) ? [] : kindsOf(change, matchOf(change, matches))
        if (kinds.some((kind) => of.kinds.includes(kind))) tally.alerts += 1
      }
      tally.rows += to - from
      from = tally.length > LENGTH_MAX ? block.to : to
      await setImmediate()
    }
  const share = tally.rows === 0 ? 1 : (last - first) / tally.rows
  return Math.round(((tally.alerts * share) / WATCH_LOOK_BACK_DAYS) * 100) / 100
}

/** The rows to read, by sequence: all, or blocks at equal distances. */
function blocksOf(first: number, last: number): { from: number; to: number }[] {
  const total = Math.max(0, last - first)
  const count = Math.ceil(Math.min(total, ROWS_MAX) / BLOCK)
  const startOf = (index: number) => first + Math.floor((index * total) / count)
  return Array.from({ length: count }, (_, index) => {
    const from = startOf(index)
    return { from, to: Math.min(startOf(index + 1), from + BLOCK) }
  })
}

/** Whether the write begins in this block; otherwise it belongs to the block before. */
const isWhole = ({ rows: [first], before }: LoggedWrite): boolean =>
  before !== undefined || first.kind === 'Created' || first.kind === 'Back'

type Narrowing = TooWide['Narrow'][number]

/** Values offered per field. */
const OFFERED = 3
const FACETS = { CityName: 'City', ZIP: 'ZIP', PropertyType: 'PropertyType', SaleType: 'SaleType' } as const

/** Values that would narrow a filter, each with the number of listings left. */
export async function narrowings(listings: ListingStore, filter: Filter, count: number): Promise<Narrowing[]> {
  const narrower = ({ Count }: Narrowing) => Count > 0 && Count < count
  const facets = await Promise.all(
    Object.entries(FACETS).map(async ([Field, field]) => {
      const values = await listings.values(filter, field, { limit: OFFERED })
      return values.map(({ value, count: Count }): Narrowing => ({ Field, Value: value, Count }))
    }),
  )
  return [...facets.map((each) => each.filter(narrower)).flat(), ...(await prices(listings, filter)).filter(narrower)]
}

/** Each price is counted as MaxPrice itself finds it: listings that cost just as much are among them. */
async function prices(listings: ListingStore, filter: Filter): Promise<Narrowing[]> {
  const span = await listings.span(filter, 'price')
  if (span === undefined) return []
  const highest = roundEdges(span).filter((price) => price >= span.min && price < span.max)
  return await Promise.all(
    highest.map(async (max): Promise<Narrowing> => {
      const { below: _, ...range } = filter.price ?? {}
      return {
        Field: 'MaxPrice',
        Value: String(max),
        Count: await listings.count({ ...filter, price: { ...range, max } }),
      }
    }),
  )
}
