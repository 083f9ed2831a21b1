import type { Api } from '../contract/api.ts'
import type { Understood, WordFilter } from '../contract/listing-parse.ts'
import { describe } from '../search/describe.ts'
import type { Filter, Range } from '../search/filter.ts'
import { createParsers } from '../search/parsers.ts'
import { relaxations } from '../search/relax.ts'
import { ownChatbot } from './chatbots.ts'
import type { Handlers } from './handlers.ts'
import type { ListingSearch, Store } from './ports.ts'
import { settleSaleType } from './sale-type.ts'

/** Most ways on that are offered when nothing matches, and most that are counted to find them. */
const RELAXATIONS_MAX = 3
const TRIED_MAX = 20

export function parseHandlers({ store }: { store: Store }): Pick<Handlers<Api>, 'RealEstateParse'> {
  const parserFor = createParsers()
  return {
    async RealEstateParse(caller, { SerialNumber, Query }) {
      const listings = store.listings((await ownChatbot(store, caller, SerialNumber)).id)
      const vocabulary = await listings.vocabulary()
      const parsed = parserFor(vocabulary)(Query)
      const filter = await settleSaleType(listings, parsed.filter)
      const Count = await listings.count(filter)
      return {
        IsSearch: parsed.isSearch,
        Filter: toWire(filter),
        Summary: describe(filter),
        Count,
        NotUnderstood: parsed.notUnderstood,
        Corrections: parsed.corrections.map(({ said, taken }) => ({ Said: said, Taken: taken })),
        Ties: parsed.ties.map(({ said, options }) => ({ Said: said, Options: options })),
        Refused: parsed.refused.map(({ said, reason }) => ({ Said: said, Reason: reason })),
        Relaxations: Count > 0 ? [] : await waysOn(listings, filter, vocabulary.cities),
      }
    },
  }
}

async function waysOn(listings: ListingSearch, filter: Filter, cities: string[]): Promise<Understood['Relaxations']> {
  const found: Understood['Relaxations'] = []
  for (const { filter: looser, change } of relaxations(filter, cities.slice(0, TRIED_MAX)).slice(0, TRIED_MAX)) {
    const Count = await listings.count(looser)
    if (Count > 0) found.push({ Change: change, Count, Filter: toWire(looser) })
    if (found.length === RELAXATIONS_MAX) break
  }
  return found
}

function toWire(filter: Filter): WordFilter {
  const wire = {
    SaleType: filter.saleType,
    Statuses: filter.statuses,
    PropertyTypes: filter.types,
    NotPropertyTypes: filter.notTypes,
    Cities: filter.cities,
    States: filter.states,
    ZIPs: filter.zips,
    Locations: filter.locations,
    MLSNumbers: filter.mlsNumbers,
    CurrencySymbol: filter.currency,
    Tours: filter.tours,
    Keywords: filter.keywords,
    Extension: filter.extension?.map(({ key, value }) => ({ Key: key, value })),
    Features: filter.features,
    Near: filter.near && { Latitude: filter.near.latitude, Longitude: filter.near.longitude, RadiusKm: filter.near.km },
    Price: range(filter.price),
    Bedrooms: range(filter.bedrooms),
    Bathrooms: range(filter.bathrooms),
    Area: range(filter.area),
    LotArea: range(filter.lotArea),
    YearBuilt: range(filter.yearBuilt),
    DaysOnMarket: range(filter.daysOnMarket),
    HOAMonth: range(filter.hoa),
    ParkingSpots: range(filter.parking),
    SortBy: filter.sort,
  }
  return Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== undefined))
}

const range = (of: Range | undefined) => of && { Min: of.min, Max: of.max, Below: of.below }
