import type { Api } from '../../contract/api.ts'
import { SaleType, Status } from '../../contract/listings/listing.ts'
import { FACETS_LIMIT, FacetKind, type Facets } from '../../contract/listings/search.ts'
import type { Filter, Vocabulary } from '../../search/filter.ts'
import { perVocabulary } from '../../search/parse.ts'
import { createCompleter } from '../../search/places/complete.ts'
import { ownChatbot } from '../chatbots/chatbots.ts'
import type { Handlers } from '../handlers.ts'
import type { Clock, CountedValue, ListingStore, Store } from '../ports/ports.ts'
import { filterFrom } from './understand.ts'

type Completers = ReturnType<typeof completersOf>
const completersOf = (vocabulary: Vocabulary) => ({
  City: createCompleter(vocabulary.cities),
  State: createCompleter(vocabulary.states),
  ZIP: createCompleter(vocabulary.zips),
  Location: createCompleter(vocabulary.locations),
  PropertyType: createCompleter(vocabulary.types),
})

export function facetHandlers({ store, now }: { store: Store; now: Clock }): Pick<Handlers<Api>, 'RealEstateFacets'> {
  const completersFor = perVocabulary(completersOf)
  return {
    async RealEstateFacets(caller, { SerialNumber, Kind, Prefix, Limit, ...fields }) {
      const listings = store.listings((await ownChatbot(store, caller, SerialNumber)).id)
      const filter = await filterFrom(fields, listings, now())
      const completers = Prefix?.trim() ? completersFor(await listings.vocabulary()) : undefined
      const kinds = Kind ? [Kind] : FacetKind.options
      const wanted = { filter, prefix: Prefix ?? '', limit: Limit ?? FACETS_LIMIT }
      const Values = await Promise.all(kinds.map((kind) => valuesOf(listings, kind, wanted, completers)))
      const all = await totals(listings, filter)
      const isOverview = !Kind && completers === undefined
      return { ...all, ...(isOverview && (await rangesIn(listings, filter, all))), Values: Values.flat() }
    },
  }
}

type Wanted = { filter: Filter; prefix: string; limit: number }

async function valuesOf(
  listings: ListingStore,
  kind: FacetKind,
  { filter, prefix, limit }: Wanted,
  completers: Completers | undefined,
): Promise<Facets['Values']> {
  const found =
    completers === undefined
      ? await listings.values(filter, kind, { limit })
      : await completed(listings, kind, { filter, limit, names: completers[kind](prefix) })
  return found.map(({ value, count }) => ({ Kind: kind, Value: value, Count: count }))
}

/** The first names that matching listings have. Most often the very first ones suffice; else ever more are looked up at once. */
async function completed(
  listings: ListingStore,
  kind: FacetKind,
  { filter, limit, names }: { filter: Filter; limit: number; names: string[] },
): Promise<CountedValue[]> {
  const found: CountedValue[] = []
  let [from, some] = [0, limit]
  while (from < names.length && found.length < limit) {
    const among = names.slice(from, from + some)
    const counted = await listings.values(filter, kind, { limit: some, among })
    found.push(...counted.toSorted((one, other) => among.indexOf(one.value) - among.indexOf(other.value)))
    from += some
    some *= 4
  }
  return found.slice(0, limit)
}

/** Histogram of prices and areas; left out of completions while somebody types. */
async function rangesIn(listings: ListingStore, filter: Filter, { Price, Area }: Pick<Facets, 'Price' | 'Area'>) {
  const [PriceRanges, AreaRanges] = await Promise.all([
    rangesOf(listings, filter, 'price', Price),
    rangesOf(listings, filter, 'area', Area),
  ])
  return { PriceRanges, AreaRanges }
}

/** Counts and ranges that every answer has. */
async function totals(listings: ListingStore, filter: Filter): Promise<Omit<Facets, 'Values'>> {
  const [VirtualCount, statuses, saleTypes, price, area] = await Promise.all([
    listings.count(filter),
    listings.values(filter, 'Status', { limit: Status.options.length }),
    listings.values(filter, 'SaleType', { limit: SaleType.options.length }),
    listings.span(filter, 'price'),
    listings.span(filter, 'area'),
  ])
  return {
    VirtualCount,
    Statuses: statuses.map(({ value, count }) => ({ Value: Status.parse(value), Count: count })),
    SaleTypes: saleTypes.map(({ value, count }) => ({ Value: SaleType.parse(value), Count: count })),
    Price: price === undefined ? null : { Min: price.min, Max: price.max },
    Area: area === undefined ? null : { Min: area.min, Max: area.max },
  }
}

type Span = Facets['Price']
type Ranges = NonNullable<Facets['PriceRanges']>

/** Counts matching listings per range between round numbers, for at most eight ranges. */
async function rangesOf(
  listings: Pick<ListingStore, 'spread'>,
  filter: Filter,
  part: 'price' | 'area',
  span: Span,
): Promise<Ranges> {
  if (span === null) return []
  const edges = roundEdges({ min: span.Min, max: span.Max })
  const counts = await listings.spread(filter, part, edges)
  return counts.map((Count, index) => ({ Min: edges[index] ?? 0, Below: edges[index + 1] ?? 0, Count }))
}

/** Most ranges in one histogram. */
export const RANGES_MAX = 8
/** Ratio of highest to lowest value above which equal steps would put nearly all listings into the first range. */
const WIDE = 20

/**
 * Round bounds of ranges that cover a span: the first bound is at most `min`, the last is above `max`. A narrow span gets equal
 * steps (300,000, 400,000 …), a wide one growing steps (2,000, 5,000, 10,000 …).
 */
export function roundEdges({ min, max }: { min: number; max: number }): number[] {
  return min >= 1 && max / min > WIDE ? growing(min, max) : equal(min, max)
}

function equal(min: number, max: number): number[] {
  const step = stepFor(min, max)
  const below = Math.floor(min / step)
  // A quotient just below a whole number may be rounded up to it.
  const first = below * step > min ? below - 1 : below
  const count = Math.floor(max / step) - first + 1
  return Array.from({ length: count + 1 }, (_, index) => exact((first + index) * step))
}

/** The smallest step of 1, 2 or 5 times a power of ten that gives at most RANGES_MAX ranges, whose bounds are exact. */
function stepFor(min: number, max: number): number {
  const least = Math.max(1, max / 10 ** (DIGITS - 1))
  return roundNumbers(1, [1, 2, 5]).find((step) => step >= least && (max - min) / step <= RANGES_MAX - 1) ?? max
}

/** Bounds with leading digits 1, 2, 5; with fewer digits if those are too many. */
function growing(min: number, max: number): number[] {
  const cuts = [[1, 2, 5], [1, 3], [1]].map((digits) => edgesAmong(roundNumbers(min, digits), min, max))
  return cuts.find((edges) => edges.length <= RANGES_MAX + 1) ?? edgesAmong(cuts.at(-1) ?? [], min, max, RANGES_MAX)
}

/**
 * The bounds from the last one at most `min` to the first one above `max`. If there are more than `most`, the lowest are merged
 * into one range.
 */
function edgesAmong(round: number[], min: number, max: number, most = Infinity): number[] {
  const from = round.findLastIndex((value) => value <= min)
  const until = round.findIndex((value) => value > max)
  const edges = round.slice(from, until + 1)
  return edges.length <= most + 1 ? edges : [...edges.slice(0, 1), ...edges.slice(-most)]
}

/** Round numbers: each digit times each power of ten, from below `around` to beyond any price or area. */
function roundNumbers(around: number, digits: number[]): number[] {
  const least = Math.floor(Math.log10(around)) - 1
  return Array.from({ length: 24 }, (_, power) => digits.map((digit) => exact(digit * 10 ** (least + power)))).flat()
}

/** Digits of a bound: fewer than a number has, so that errors of rounding vanish. */
const DIGITS = 12
const exact = (value: number): number => Number(value.toPrecision(DIGITS))
