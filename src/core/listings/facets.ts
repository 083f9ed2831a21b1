import type { Api } from '../../contract/api.ts'
import { SaleType, Status } from '../../contract/listings/listing.ts'
import { FACETS_LIMIT, FacetKind, type Facets } from '../../contract/listings/search.ts'
import type { Filter, Vocabulary } from '../../search/filter.ts'
import { createCompleter } from '../../search/places/complete.ts'
import { perVocabulary } from '../../search/places/names.ts'
import { ownChatbot } from '../chatbots/chatbots.ts'
import type { Handlers } from '../handlers.ts'
import type { CountedValue, ListingStore } from '../ports/listings.ts'
import type { Clock, Store } from '../ports/ports.ts'
import { roundEdges } from './round-edges.ts'
import { filterOfRequest } from './understand.ts'

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
      const filter = await filterOfRequest(fields, listings, now())
      const completers = Prefix?.trim() ? completersFor(await listings.vocabulary()) : undefined
      const kinds = Kind ? [Kind] : FacetKind.options
      const wanted = { filter, prefix: Prefix ?? '', limit: Limit ?? FACETS_LIMIT, completers }
      const Values = await Promise.all(kinds.map((kind) => valuesOf(listings, kind, wanted)))
      const all = await totals(listings, filter)
      const isOverview = !Kind && completers === undefined
      return { ...all, ...(isOverview && (await rangesIn(listings, filter, all))), Values: Values.flat() }
    },
  }
}

/** `completers`: undefined unless values are looked up by their prefix. */
type Wanted = { filter: Filter; prefix: string; limit: number; completers: Completers | undefined }

async function valuesOf(
  listings: ListingStore,
  kind: FacetKind,
  { filter, prefix, limit, completers }: Wanted,
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
    rangesOf(listings, filter, { part: 'price', span: Price }),
    rangesOf(listings, filter, { part: 'area', span: Area }),
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

type Ranges = NonNullable<Facets['PriceRanges']>

/** Counts matching listings per range between round numbers, for at most eight ranges. */
async function rangesOf(
  listings: Pick<ListingStore, 'spread'>,
  filter: Filter,
  { part, span }: { part: 'price' | 'area'; span: Facets['Price'] },
): Promise<Ranges> {
  if (span === null) return []
  const edges = roundEdges({ min: span.Min, max: span.Max })
  const counts = await listings.spread(filter, part, edges)
  return counts.map((Count, index) => ({ Min: edges[index] ?? 0, Below: edges[index + 1] ?? 0, Count }))
}
