import type { FilterPart, SortBy } from '../contract/listings/filter-parts.ts'
import type { Filter } from './filter.ts'
import {
  amenities,
  beds,
  elsewhereText,
  feeText,
  nearText,
  notIn,
  onDays,
  parkingText,
  placesText,
  priceText,
  qualities,
  quoted,
  TOURS,
  withList,
} from './filter-texts.ts'
import {
  areaSize,
  between,
  count,
  listOf,
  lotSize,
  money,
  statusWord,
  timeOnMarket,
  typeNouns,
  years,
} from './text/wording.ts'

/** How a part of a filter is worded. */
type Row = {
  /**
   * words the part in one phrase with others ("3+ bed condos in Seattle"; head), or after a comma (tail); "" for
   * nothing to say
   */
  say: { head: (filter: Filter) => string } | { tail: (filter: Filter) => string } | { saidBy: FilterPart }
  /** the names with which a person removes the part: "any budget", "forget the price"; separated by "|" */
  removalPhrases: string
  /**
   * words for a search without the part, with the rank in which parts are dropped (lowest first); `with`: parts that
   * are dropped too
   */
  droppedPhrases: { rank: number; words: string; with?: readonly FilterPart[] } | 'never'
}

const PLACE_NAMES = 'city|cities|location|locations|area|areas|place|places|location filter|city filter'
/** Names for a part of a city: whoever drops the neighborhood still searches the city. */
const QUARTER_NAMES = `${PLACE_NAMES}|neighborhood|neighborhoods|neighbourhood|neighbourhoods`

/** All parts in the order of a description. */
export const filterParts: Readonly<Record<FilterPart, Row>> = {
  bedrooms: {
    say: { head: ({ bedrooms }) => (bedrooms ? beds(bedrooms) : '') },
    removalPhrases: 'bedrooms|number of bedrooms|bedroom count|beds|number of rooms|rooms|bedroom',
    droppedPhrases: { rank: 14, words: 'with any number of bedrooms' },
  },
  bathrooms: {
    say: { head: ({ bathrooms }) => (bathrooms ? `${count(bathrooms)} bath` : '') },
    removalPhrases: 'bathrooms|number of bathrooms|baths|number of baths|bathroom count|bathroom',
    droppedPhrases: { rank: 12, words: 'with any number of bathrooms' },
  },
  statuses: {
    say: { head: ({ statuses }) => statusWord(statuses) },
    removalPhrases: 'status',
    droppedPhrases: 'never',
  },
  types: {
    say: { head: (filter) => [...qualities(filter), typeNouns(filter.types)].join(' ') },
    removalPhrases:
      'type|type of home|property type|kind|kind of home|kind of property|types|home type|type of property',
    droppedPhrases: { rank: 13, words: 'of any type', with: ['notTypes'] },
  },
  saleType: {
    say: { head: ({ saleType }) => (saleType ? { for_sale: 'for sale', for_rent: 'for rent' }[saleType] : '') },
    removalPhrases: '',
    droppedPhrases: 'never',
  },
  locations: {
    say: { head: placesText },
    removalPhrases: QUARTER_NAMES,
    droppedPhrases: { rank: 11, words: 'in any neighborhood', with: ['zips'] },
  },
  cities: {
    say: { saidBy: 'locations' },
    removalPhrases: PLACE_NAMES,
    droppedPhrases: { rank: 16, words: 'anywhere', with: ['states', 'near', 'locations', 'zips', 'otherPlaces'] },
  },
  states: {
    say: { saidBy: 'locations' },
    removalPhrases: PLACE_NAMES,
    droppedPhrases: { rank: 16, words: 'anywhere', with: ['cities', 'near', 'locations', 'zips', 'otherPlaces'] },
  },
  zips: {
    say: { saidBy: 'locations' },
    removalPhrases: QUARTER_NAMES,
    droppedPhrases: { rank: 11, words: 'in any neighborhood', with: ['locations'] },
  },
  near: {
    say: { head: nearText },
    removalPhrases: QUARTER_NAMES,
    droppedPhrases: { rank: 16, words: 'anywhere', with: ['cities', 'states', 'locations', 'zips', 'otherPlaces'] },
  },
  otherPlaces: {
    say: { head: elsewhereText },
    removalPhrases: PLACE_NAMES,
    droppedPhrases: { rank: 16, words: 'anywhere', with: ['cities', 'states', 'near', 'locations', 'zips'] },
  },
  price: {
    say: { head: priceText },
    removalPhrases:
      'price|prices|budget|cost|price range|rent|amount|price limit|price filter|price cap|price ceiling|budget limit|maximum price',
    droppedPhrases: { rank: 15, words: 'at any price' },
  },
  unitAreaPrice: {
    say: {
      tail: ({ unitAreaPrice, currency }) =>
        unitAreaPrice ? `${between(unitAreaPrice, (value) => money(value, currency))} per sq ft` : '',
    },
    removalPhrases: 'price per square foot|price per sqft|price per square meter',
    droppedPhrases: { rank: 9, words: 'at any price per sq ft' },
  },
  area: {
    say: { tail: ({ area }) => (area ? between(area, areaSize) : '') },
    removalPhrases: 'size|area size|square footage|sqft|size limit',
    droppedPhrases: { rank: 8, words: 'of any size' },
  },
  lotArea: {
    say: { tail: ({ lotArea }) => (lotArea ? `lot ${between(lotArea, lotSize)}` : '') },
    removalPhrases: 'size|area size|lot size|lot',
    droppedPhrases: { rank: 7, words: 'with any lot size' },
  },
  yearBuilt: {
    say: { tail: ({ yearBuilt }) => (yearBuilt ? years(yearBuilt) : '') },
    removalPhrases: 'year|age|year built',
    droppedPhrases: { rank: 6, words: 'built in any year' },
  },
  daysOnMarket: {
    say: { tail: ({ daysOnMarket }) => (daysOnMarket ? timeOnMarket(daysOnMarket) : '') },
    removalPhrases: 'time on the market|days on the market|days on market',
    droppedPhrases: { rank: 4, words: 'however long listed' },
  },
  hoa: {
    say: { tail: ({ hoa, currency }) => (hoa ? feeText(hoa, currency) : '') },
    removalPhrases: 'hoa|hoa fee',
    droppedPhrases: { rank: 5, words: 'with any HOA fee' },
  },
  parking: {
    say: { tail: ({ parking }) => (parking ? parkingText(parking) : '') },
    removalPhrases: 'parking|garage',
    droppedPhrases: { rank: 5.5, words: 'with any parking' },
  },
  notTypes: {
    say: { tail: ({ notTypes }) => (notTypes ? `no ${typeNouns(notTypes)}` : '') },
    removalPhrases: 'type|kind|property type',
    droppedPhrases: { rank: 13, words: 'of any type', with: ['types'] },
  },
  notLocations: { say: { tail: notIn }, removalPhrases: QUARTER_NAMES, droppedPhrases: 'never' },
  notCities: { say: { saidBy: 'notLocations' }, removalPhrases: PLACE_NAMES, droppedPhrases: 'never' },
  notZips: { say: { saidBy: 'notLocations' }, removalPhrases: QUARTER_NAMES, droppedPhrases: 'never' },
  tours: {
    say: {
      tail: ({ tours = [], openHouseDays }) =>
        listOf(
          tours.map((tour) => TOURS[tour] + (tour === 'OpenHouse' ? onDays(openHouseDays) : '')),
          'and',
        ),
    },
    removalPhrases: 'tour|tours',
    droppedPhrases: { rank: 1, words: 'without a tour', with: ['openHouseDays'] },
  },
  openHouseDays: {
    say: { saidBy: 'tours' },
    removalPhrases: 'day|days|date|dates',
    droppedPhrases: { rank: 0.5, words: 'with an open house on any day' },
  },
  features: {
    say: { tail: (filter) => withList(amenities(filter)) },
    removalPhrases: 'features|amenities|feature',
    // These parts are dropped on their own.
    droppedPhrases: 'never',
  },
  keywords: {
    say: {
      tail: ({ keywords }) => (keywords ? `mentioning ${listOf(keywords.map(quoted), 'and')}` : ''),
    },
    removalPhrases: 'keywords|keyword',
    droppedPhrases: { rank: 2, words: 'without the words asked for' },
  },
  extension: {
    say: {
      tail: ({ extension = [] }) =>
        listOf(
          extension.map(({ key, value }) => `${key}: ${value}`),
          'and',
        ),
    },
    removalPhrases: '',
    droppedPhrases: { rank: 3, words: 'without the extra fields' },
  },
  mlsNumbers: {
    say: { tail: ({ mlsNumbers }) => (mlsNumbers ? `MLS ${listOf(mlsNumbers, 'or')}` : '') },
    removalPhrases: '',
    droppedPhrases: 'never',
  },
  currency: {
    say: { saidBy: 'price' },
    removalPhrases: 'currency',
    droppedPhrases: { rank: 10, words: 'in any currency' },
  },
  notIds: { say: { tail: () => '' }, removalPhrases: '', droppedPhrases: 'never' },
  changed: {
    say: { tail: ({ changed }) => (changed === undefined ? '' : changed.cheaper ? 'got cheaper lately' : 'with news') },
    removalPhrases: '',
    droppedPhrases: 'never',
  },
  sort: {
    say: { tail: ({ sort }) => (sort ? SORTS[sort] : '') },
    removalPhrases: 'order|sorting|sort',
    droppedPhrases: 'never',
  },
}

export const allParts = Object.keys(filterParts) as FilterPart[]

const SORTS: Readonly<Record<SortBy, string>> = {
  Newest: 'newest first',
  PriceAsc: 'cheapest first',
  PriceDesc: 'most expensive first',
  UnitAreaPriceAsc: 'cheapest per square foot first',
  UnitAreaPriceDesc: 'most expensive per square foot first',
  BedroomsDesc: 'most bedrooms first',
  BathroomsDesc: 'most bathrooms first',
  AreaDesc: 'largest first',
  AreaAsc: 'smallest first',
  LotAreaDesc: 'biggest lot first',
  LotAreaAsc: 'smallest lot first',
  YearBuiltDesc: 'newest built first',
  YearBuiltAsc: 'oldest first',
  DaysOnMarketDesc: 'longest on the market first',
  HOAMonthAsc: 'lowest fee first',
  HOAMonthDesc: 'highest fee first',
  Distance: 'nearest first',
}
