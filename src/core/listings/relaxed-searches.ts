import type { FilterPart } from '../../contract/listings/filter-parts.ts'
import { type Filter, isRangePart, isRangeWithin, omit } from '../../search/filter.ts'
import { lastResorts, type Relaxation, relaxations, withFewerParts } from '../../search/relax.ts'
import { fold } from '../../search/text/fold.ts'
import type { ListingSearch } from '../ports/models.ts'
import { inUsualCurrency } from './usual-currency.ts'

/** Maximum number of relaxations offered if nothing matches. */
const OFFERED = 3
/** Maximum number of other cities tried. */
const OTHER_CITIES = 5

/** A relaxation: a weaker filter, the same as it is described, what it gives up in words, and how many listings it finds. */
type RelaxedSearch = RelaxationToCount & { count: number }
type RelaxationToCount = Relaxation & { described: Filter }

type Listings = Pick<ListingSearch, 'count' | 'values' | 'search'>

/** The smallest relaxations that find something; if none does, filters that are less narrowed. `held`: parts that none may change. */
export async function relaxedSearches(
  listings: Listings,
  { filter, otherCities, held = [] }: { filter: Filter; otherCities: string[]; held?: readonly FilterPart[] },
): Promise<RelaxedSearch[]> {
  const cities = otherCities.slice(0, OTHER_CITIES)
  const described = await inUsualCurrency(listings, filter)
  const toCount = (relaxation: Relaxation): RelaxationToCount => ({
    ...relaxation,
    described: relaxation.filter,
    filter: filter.currency === undefined ? omit(relaxation.filter, ['currency']) : relaxation.filter,
  })
  const keeps = ({ filter: left }: Relaxation) =>
    held.every((part) => JSON.stringify(left[part]) === JSON.stringify(filter[part]))
  const options = relaxations(described, cities).map(toCount).filter(keeps)
  const smallest = await firstWithMatches(hasTexts(filter) ? countsByCity(listings, cities) : listings.count, options)
  if (smallest.length > 0) return smallest
  const fewer = await firstWithMatches(listings.count, withFewerParts(described, held).map(toCount), 1)
  const last = await firstWithMatches(listings.count, lastResorts(described).map(toCount).filter(keeps))
  return [...fewer, ...last.filter(({ change }) => change !== fewer[0]?.change)].slice(0, OFFERED)
}

/**
 * The first of these that find something, each of another kind: a wider limit that finds no more homes than a narrower one is left out.
 * Counts one after the other, since a few are enough.
 */
async function firstWithMatches(
  count: (filter: Filter) => Promise<number>,
  options: RelaxationToCount[],
  most = OFFERED,
): Promise<RelaxedSearch[]> {
  const found: RelaxedSearch[] = []
  for (const relaxation of options) {
    if (found.length === most) break
    if (found.some(({ change }) => change === relaxation.change)) continue
    const matches = await count(relaxation.filter)
    if (matches > 0 && !found.some((narrower) => narrower.count === matches && isWiderLimit(relaxation, narrower)))
      found.push({ ...relaxation, count: matches })
  }
  return found
}

/** Whether two filters differ by nothing but the ranges of `wider`, which contain those of `narrower`. */
function isWiderLimit({ filter: wider }: Relaxation, { filter: narrower }: Relaxation): boolean {
  const parts = [...new Set([...Object.keys(wider), ...Object.keys(narrower)])] as FilterPart[]
  return parts
    .filter((part) => JSON.stringify(wider[part]) !== JSON.stringify(narrower[part]))
    .every((part) => isRangePart(part) && isRangeWithin(narrower[part] ?? {}, wider[part]))
}

const hasTexts = ({ features, keywords, extension }: Filter): boolean =>
  (features ?? keywords ?? extension) !== undefined

/** Counts with text conditions are slow, so one query counts all cities of a filter and later ones reuse it. */
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
