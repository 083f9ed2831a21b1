import { type FilterPart, type ListingFilter, SortBy } from '../../../src/contract/listings/filter-parts.ts'
import { AreaUnit, SaleType, Status } from '../../../src/contract/listings/listing.ts'
import type { BridgeTexts } from '../words/en.ts'
import type { FilterLabel } from '../words/filter-labels.ts'

type Choice = keyof BridgeTexts['choices']
/** A search filter as a form field. `city`: text with autocompletion. */
export type FilterField = {
  name: keyof ListingFilter
  label: FilterLabel
  kind: 'text' | 'words' | 'number' | 'city' | readonly Choice[]
  /** whether short forms have it: a Discord command has at most 25 options, and fewer are easier to use */
  isCommon?: true
}

/** Without the order by distance, since a form has no field for a location. */
const SORTS = SortBy.exclude(['Distance']).options

/** A search in natural language, which covers all other fields too. */
export const queryField: FilterField = { name: 'Query', label: 'query', kind: 'words', isCommon: true }

/** The form fields of each part of a filter, in display order: the most wanted first. */
export const partFields: Readonly<Record<FilterPart, readonly FilterField[]>> = {
  cities: [{ name: 'CityName', label: 'city', kind: 'city', isCommon: true }],
  saleType: [{ name: 'SaleType', label: 'sale', kind: SaleType.options, isCommon: true }],
  types: [{ name: 'PropertyType', label: 'type', kind: 'text', isCommon: true }],
  price: [
    { name: 'MinPrice', label: 'min_price', kind: 'number', isCommon: true },
    { name: 'MaxPrice', label: 'max_price', kind: 'number', isCommon: true },
  ],
  bedrooms: [
    { name: 'MinBedrooms', label: 'beds', kind: 'number', isCommon: true },
    { name: 'MaxBedrooms', label: 'max_beds', kind: 'number' },
  ],
  bathrooms: [
    { name: 'MinBathrooms', label: 'baths', kind: 'number', isCommon: true },
    { name: 'MaxBathrooms', label: 'max_baths', kind: 'number' },
  ],
  changed: [],
  sort: [{ name: 'SortBy', label: 'sort', kind: SORTS, isCommon: true }],
  statuses: [{ name: 'Status', label: 'status', kind: Status.options, isCommon: true }],
  area: [
    { name: 'MinArea', label: 'min_area', kind: 'number', isCommon: true },
    { name: 'MaxArea', label: 'max_area', kind: 'number' },
    { name: 'AreaUnit', label: 'area_unit', kind: AreaUnit.options, isCommon: true },
  ],
  unitAreaPrice: [
    { name: 'MinUnitAreaPrice', label: 'min_unit_price', kind: 'number' },
    { name: 'MaxUnitAreaPrice', label: 'max_unit_price', kind: 'number', isCommon: true },
  ],
  lotArea: [
    { name: 'MinLotArea', label: 'min_lot', kind: 'number', isCommon: true },
    { name: 'MaxLotArea', label: 'max_lot', kind: 'number' },
  ],
  yearBuilt: [
    { name: 'MinYearBuilt', label: 'min_year', kind: 'number', isCommon: true },
    { name: 'MaxYearBuilt', label: 'max_year', kind: 'number' },
  ],
  parking: [{ name: 'MinParkingSpots', label: 'min_parking', kind: 'number', isCommon: true }],
  hoa: [{ name: 'MaxHOAMonth', label: 'max_hoa', kind: 'number', isCommon: true }],
  daysOnMarket: [{ name: 'MaxDaysOnMarket', label: 'max_days', kind: 'number', isCommon: true }],
  states: [{ name: 'State', label: 'state', kind: 'text' }],
  zips: [{ name: 'ZIP', label: 'zip', kind: 'text' }],
  mlsNumbers: [{ name: 'MLSNumber', label: 'mls', kind: 'text' }],
  keywords: [{ name: 'Keyword', label: 'keyword', kind: 'text' }],
  // These can be asked for only in natural language.
  notTypes: [],
  locations: [],
  otherPlaces: [],
  notCities: [],
  notLocations: [],
  notZips: [],
  notIds: [],
  currency: [],
  tours: [],
  openHouseDays: [],
  extension: [],
  features: [],
  near: [],
}
