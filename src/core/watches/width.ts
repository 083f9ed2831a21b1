import { setImmediate } from 'node:timers/promises'
import { type TooWide, WatchKind } from '../../contract/listings/watches.ts'
import type { Filter } from '../../search/filter.ts'
import { roundEdges } from '../listings/facets.ts'
import type { ListingStore } from '../ports/ports.ts'
import { createTurns } from '../turns.ts'
import { kindsOf, lengthOfWrite, matchOf, stepOf } from './news.ts'

const DAYS = 30
const DAY_MS = 86_400_000
/** Most writes scanned, from the newest back; for a longer log, the result is extrapolated. */
const WRITES_MAX = 20_000
const PAGE = 200

/** Average number of alerts per day that this filter would have caused over the last 30 days. */
export async function perDay(
  { changes, fits }: Pick<ListingStore, 'changes' | 'fits'>,
  of: { filter: Filter; kinds: WatchKind[] },
  now: number,
): Promise<number> {
  const matches = fits(of.filter)
  const turn = createTurns()
  const [first, last] = [await changes.lastBefore(now - DAYS * DAY_MS), await changes.last()]
  const start = Math.max(first, last - WRITES_MAX)
  let told = 0
  for (let from = start; from < last; ) {
    const writes = await changes.writes({ after: from, until: last, limit: PAGE })
    const to = writes.at(-1)?.rows.at(-1)?.sequence
    if (to === undefined) break
    for (const write of writes) {
      await turn(lengthOfWrite(write))
      const step = stepOf(write)
      const kinds = write.alerts === 'off' ? [] : kindsOf(step, matchOf(step, matches))
      if (kinds.some((kind) => of.kinds.includes(kind))) told += 1
    }
    from = to
    await setImmediate()
  }
  const share = last === start ? 1 : (last - first) / (last - start)
  return Math.round(((told * share) / DAYS) * 100) / 100
}

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

async function prices(listings: ListingStore, filter: Filter): Promise<Narrowing[]> {
  const span = await listings.span(filter, 'price')
  if (span === undefined || span.min === span.max) return []
  const edges = roundEdges(span)
  const counts = await listings.spread(filter, 'price', edges)
  let below = 0
  return counts.map((count, index) => {
    below += count
    return { Field: 'MaxPrice', Value: String(edges[index + 1] ?? span.max), Count: below }
  })
}

/** Default kinds of a watch. */
export const defaultKinds = (isHome: boolean): WatchKind[] =>
  isHome ? [...WatchKind.options] : ['New', 'IntoRange', 'PriceDown', 'Back']
