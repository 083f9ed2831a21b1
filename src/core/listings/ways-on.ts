import { type Filter, omit } from '../../search/filter.ts'
import { lastResorts, type Relaxation, relaxations } from '../../search/relax.ts'
import { fold } from '../../search/text/fold.ts'
import type { ListingSearch } from '../ports/ports.ts'

/** How many ways on are offered when nothing matches. */
const OFFERED = 3
/** How many other cities are tried beside the ones asked for. */
const OTHER_CITIES = 5

/** A filter that asks for less, what it gives up in words, and how many listings it finds. */
export type WayOn = Relaxation & { count: number }

type Listings = Pick<ListingSearch, 'count' | 'values'>

/** The smallest relaxations that find something; where none does, what there is at all. `keep` rules some out. */
export async function waysOn(
  listings: Listings,
  { filter, otherCities }: { filter: Filter; otherCities: string[] },
  keep: (way: Relaxation) => boolean = () => true,
): Promise<WayOn[]> {
  const cities = otherCities.slice(0, OTHER_CITIES)
  const ways = relaxations(filter, cities).filter(keep)
  const smallest = await finding(hasTexts(filter) ? countsByCity(listings, cities) : listings.count, ways)
  return smallest.length > 0 ? smallest : await finding(listings.count, lastResorts(filter))
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

const hasTexts = ({ features, keywords, extension }: Filter): boolean =>
  (features ?? keywords ?? extension) !== undefined

/** What is looked for in texts takes long to count, so that the same in one city or another is counted at once. */
function countsByCity(listings: Listings, others: string[]): (filter: Filter) => Promise<number> {
  const counted = new Map<string, Promise<Map<string, number>>>()
  const byCity = async (filter: Filter, among: string[]) => {
    const values = await listings.values(filter, 'City', { limit: among.length, among })
    return new Map(values.map(({ value, count }) => [fold(value), count]))
  }
  return async (filter) => {
    const { cities = [] } = filter
    if (!cities.some((city) => others.includes(city))) return await listings.count(filter)
    const elsewhere = omit(filter, ['cities'])
    const name = JSON.stringify(elsewhere)
    const counts = counted.get(name) ?? byCity(elsewhere, [...new Set([...cities, ...others])])
    counted.set(name, counts)
    const known = await counts
    return cities.reduce((sum, city) => sum + (known.get(fold(city)) ?? 0), 0)
  }
}
