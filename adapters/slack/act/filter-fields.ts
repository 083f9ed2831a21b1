import type { ListingFilter } from '../../../src/contract/listings/filter-parts.ts'
import type { Words } from '../words/words.ts'

type Choice = keyof Words['choices']
/** A way to narrow a search, as the dialog asks for it. `city`: completed while it is typed. */
export type FilterField = {
  name: keyof ListingFilter
  label: keyof Words['options']
  kind: 'text' | 'words' | 'number' | 'city' | readonly Choice[]
}

/** In the order in which they are asked for, what most people want first. */
export const filterFields: readonly FilterField[] = [
  { name: 'Query', label: 'query', kind: 'words' },
  { name: 'CityName', label: 'city', kind: 'city' },
  { name: 'SaleType', label: 'sale', kind: ['for_sale', 'for_rent'] },
  { name: 'PropertyType', label: 'type', kind: 'text' },
  { name: 'MinPrice', label: 'min_price', kind: 'number' },
  { name: 'MaxPrice', label: 'max_price', kind: 'number' },
  { name: 'MinBedrooms', label: 'beds', kind: 'number' },
  { name: 'MaxBedrooms', label: 'max_beds', kind: 'number' },
  { name: 'MinBathrooms', label: 'baths', kind: 'number' },
  { name: 'MaxBathrooms', label: 'max_baths', kind: 'number' },
  { name: 'SortBy', label: 'sort', kind: ['Newest', 'PriceAsc', 'PriceDesc', 'BedroomsDesc', 'AreaDesc'] },
  { name: 'Status', label: 'status', kind: ['Active', 'PreOnMarket', 'Sold'] },
  { name: 'MinArea', label: 'min_area', kind: 'number' },
  { name: 'MaxArea', label: 'max_area', kind: 'number' },
  { name: 'MinLotArea', label: 'min_lot', kind: 'number' },
  { name: 'MaxLotArea', label: 'max_lot', kind: 'number' },
  { name: 'AreaUnit', label: 'area_unit', kind: ['Square Feet', 'Square Meters'] },
  { name: 'MinYearBuilt', label: 'min_year', kind: 'number' },
  { name: 'MaxYearBuilt', label: 'max_year', kind: 'number' },
  { name: 'MinParkingSpots', label: 'min_parking', kind: 'number' },
  { name: 'MaxHOAMonth', label: 'max_hoa', kind: 'number' },
  { name: 'MaxDaysOnMarket', label: 'max_days', kind: 'number' },
  { name: 'State', label: 'state', kind: 'text' },
  { name: 'ZIP', label: 'zip', kind: 'text' },
  { name: 'MLSNumber', label: 'mls', kind: 'text' },
  { name: 'Keyword', label: 'keyword', kind: 'text' },
]
