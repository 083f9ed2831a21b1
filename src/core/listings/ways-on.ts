import type { Filter } from '../../search/filter.ts'
import { type Relaxation, relaxations } from '../../search/relax.ts'
import { lastResorts } from '../../search/talk/last-resorts.ts'

/** How many ways on are offered when nothing matches. */
const OFFERED = 3
/** How many other cities are tried beside the ones asked for. */
const OTHER_CITIES = 5

/** A filter that asks for less, what it gives up in words, and how many listings it finds. */
export type WayOn = Relaxation & { count: number }

/** The smallest relaxations that find something; where none does, what there is at all. `keep` rules some out. */
export async function waysOn(
  count: (filter: Filter) => Promise<number>,
  { filter, otherCities }: { filter: Filter; otherCities: string[] },
  keep: (way: Relaxation) => boolean = () => true,
): Promise<WayOn[]> {
  const smallest = await finding(count, relaxations(filter, otherCities.slice(0, OTHER_CITIES)).filter(keep))
  return smallest.length > 0 ? smallest : await finding(count, lastResorts(filter))
}

/** Counted one after the other, because the first few that find something are enough. */
async function finding(count: (filter: Filter) => Promise<number>, ways: Relaxation[]): Promise<WayOn[]> {
  const found: WayOn[] = []
  for (const way of ways) {
    if (found.length === OFFERED) break
    if (found.some(({ change }) => change === way.change)) continue
    const listings = await count(way.filter)
    if (listings > 0) found.push({ ...way, count: listings })
  }
  return found
}
