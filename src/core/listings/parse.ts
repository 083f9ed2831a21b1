import type { Api } from '../../contract/api.ts'
import type { WordFilter } from '../../contract/listings/parse.ts'
import { describe } from '../../search/describe.ts'
import type { Filter, Range } from '../../search/filter.ts'
import { createParsers } from '../../search/parsers.ts'
import { ownChatbot } from '../chatbots/chatbots.ts'
import type { Handlers } from '../handlers.ts'
import type { Store } from '../ports/ports.ts'
import { settleNear } from './near.ts'
import { settleSaleType } from './sale-type.ts'
import { waysOn } from './ways-on.ts'

export function parseHandlers({ store }: { store: Store }): Pick<Handlers<Api>, 'RealEstateParse'> {
  const parserFor = createParsers()
  return {
    async RealEstateParse(caller, { SerialNumber, Query }) {
      const listings = store.listings((await ownChatbot(store, caller, SerialNumber)).id)
      const vocabulary = await listings.vocabulary()
      const parsed = parserFor(vocabulary)(Query)
      const filter = await settleSaleType(listings, await settleNear(listings, parsed.filter, parsed.near))
      const Count = await listings.count(filter)
      const ways = Count > 0 ? [] : await waysOn(listings.count, { filter, otherCities: vocabulary.cities })
      return {
        IsSearch: parsed.isSearch,
        Filter: toWire(filter),
        Summary: describe(filter),
        Count,
        NotUnderstood: parsed.notUnderstood,
        Corrections: parsed.corrections.map(({ said, taken }) => ({ Said: said, Taken: taken })),
        Ties: parsed.ties.map(({ said, options }) => ({ Said: said, Options: options })),
        Refused: parsed.refused.map(({ said, reason }) => ({ Said: said, Reason: reason })),
        Relaxations: ways.map(({ change, count, filter: looser }) => ({
          Change: change,
          Count: count,
          Filter: toWire(looser),
        })),
      }
    },
  }
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
    Near: filter.near && {
      Latitude: filter.near.latitude,
      Longitude: filter.near.longitude,
      RadiusKm: filter.near.km,
      Place: filter.near.place,
    },
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
