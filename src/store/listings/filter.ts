import { type Expression, expressionBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FilterPart } from '../../contract/listings/filter-parts.ts'
import { type Filter, isPlacePart, type Range } from '../../search/filter.ts'
import type { Tables } from '../tables.ts'
import { searchKey } from './columns.ts'
import { directionsOf, kilometres, withinBox } from './place/distance.ts'
import type { FullText } from './text/full-text.ts'

/** One for all queries, as `COUNT_OF_ALL`. */
const is = expressionBuilder<Tables, 'listing' | 'listing_words'>()

type Conditions = Expression<SqlBool>[]
type Column = keyof Tables['listing']

/**
 * How each filter part is searched: a column `within` a range, `among` or `notAmong` values; `text`: full-text index, `circle`:
 * coordinates, `log`: change log, `order`: only sorts, `places`: some of the columns of places.
 */
export const searchOfPart = {
  price: { within: 'price' },
  unitAreaPrice: { within: 'unit_area_price' },
  bedrooms: { within: 'bedrooms' },
  bathrooms: { within: 'bathrooms' },
  area: { within: 'area' },
  lotArea: { within: 'lot_area' },
  yearBuilt: { within: 'year_built' },
  daysOnMarket: { within: 'days_on_market' },
  hoa: { within: 'hoa' },
  parking: { within: 'parking' },
  saleType: { among: 'sale_type' },
  statuses: { among: 'status' },
  types: { among: 'type' },
  notTypes: { notAmong: 'type' },
  cities: { among: 'city' },
  states: { among: 'state' },
  zips: { among: 'zip' },
  locations: { among: 'location' },
  otherPlaces: 'places',
  notCities: { notAmong: 'city' },
  notLocations: { notAmong: 'location' },
  notZips: { notAmong: 'zip' },
  mlsNumbers: { among: 'mls' },
  notIds: { notAmong: 'id' },
  currency: { among: 'currency' },
  tours: { among: 'tours' },
  openHouseDays: 'text',
  keywords: 'text',
  extension: 'text',
  features: 'text',
  near: 'circle',
  changed: 'log',
  sort: 'order',
} as const satisfies Record<
  FilterPart,
  { within: Column } | { among: Column } | { notAmong: Column } | 'text' | 'circle' | 'log' | 'order' | 'places'
>

/** Whether a column holds folded text, so that values are folded before they are compared with it. */
export const isFolded = (column: Column): boolean => column in folded && folded[column as TextColumn]

type TextColumn = { [Name in Column]: Tables['listing'][Name] extends string | null ? Name : never }[Column]
/** Other columns of text have words of the contract, or keys. */
const folded: Record<TextColumn, boolean> = {
  sale_type: false,
  status: false,
  tours: false,
  type: true,
  currency: true,
  city: true,
  state: true,
  zip: true,
  location: true,
  mls: true,
  mls_key: false,
  url: false,
}

/** Whether a part is searched by the full-text index. */
export const isText = (part: FilterPart): boolean => searchOfPart[part] === 'text'

/** The parts of a filter that exclude listings. */
export const restrictingParts = (filter: Filter): FilterPart[] =>
  (Object.keys(filter) as FilterPart[]).filter((part) => narrows(filter, part))

function narrows(filter: Filter, part: FilterPart): boolean {
  const search = searchOfPart[part]
  if (search === 'order' || filter[part] === undefined) return false
  if (search === 'circle') return filter.near?.km !== undefined
  if (search === 'places') return restrictingParts(filter.otherPlaces ?? {}).length > 0
  // An empty `among` matches nothing, so it narrows; an empty `notAmong` does not.
  const value: unknown = filter[part]
  return !(Array.isArray(value) && value.length === 0) || (typeof search !== 'string' && 'among' in search)
}

/**
 * Condition for all parts of `filter` except text search, see full-text.ts. `areHidden`: keeps SQLite from using indexes of
 * these columns. Another condition leaves fewer listings, which SQLite does not know, since it has no statistics.
 */
export function matches(filter: Filter, areHidden = false): Expression<SqlBool> {
  const { places, elsewhere, others } = partsByPlace(filter)
  const all = (parts: FilterPart[]) => parts.flatMap((part) => conditions(filter, part, areHidden))
  if (elsewhere.length === 0) return is.and(all([...places, ...others]))
  const { otherPlaces = {} } = filter
  const there = elsewhere.flatMap((part) => conditions(otherPlaces, part, areHidden))
  return is.and([...all(others), is.or([...(places.length > 0 ? [is.and(all(places))] : []), ...there])])
}

/**
 * The parts that restrict a filter. A listing matches if it meets all `others`, and besides either all `places` or one of
 * `elsewhere`, which are parts of `otherPlaces`.
 */
export function partsByPlace(filter: Filter) {
  const { true: places = [], false: others = [] } = Object.groupBy(
    restrictingParts(filter),
    (part) => String(isPlacePart(part)) as 'true' | 'false',
  )
  const elsewhere = filter.otherPlaces === undefined ? [] : restrictingParts(filter.otherPlaces)
  return { places: places.filter((part) => part !== 'otherPlaces'), elsewhere, others }
}

function conditions(filter: Filter, part: FilterPart, areHidden: boolean): Conditions {
  const search = searchOfPart[part]
  if (search === 'circle') return inCircle(filter)
  if (typeof search === 'string') return []
  if ('within' in search) {
    const column = areHidden || isHidden(filter, part) ? sql<number>`${sql.ref(search.within)} + 0` : search.within
    return inRange(column, filter[part] as Range)
  }
  const column = 'among' in search ? search.among : search.notAmong
  const values = columnValues(filter, part, column)
  if ('notAmong' in search) return values.length === 0 ? [] : [notAmong(search.notAmong, values)]
  if (values.length === 0) return [is.lit(false)]
  return [is(areHidden ? sql`+${sql.ref(column)}` : column, 'in', values as never)]
}

/** An empty column has none of the values. */
function notAmong(column: Column, values: (string | number)[]): Conditions[number] {
  const isOther = is(column === 'id' ? 'listing.id' : column, 'not in', values as never)
  return MAY_BE_EMPTY.has(column) ? is.or([is(column, 'is', null), isOther]) : isOther
}
const MAY_BE_EMPTY = new Set<Column>(['city', 'location', 'zip'])

/** A part's values in the form stored in its column. A text of accents alone has none: "" stands for no value. */
export function columnValues(filter: Filter, part: FilterPart, column: Column): (string | number)[] {
  const values = [filter[part] ?? []].flat() as (string | number)[]
  return isFolded(column) ? values.map((value) => searchKey(String(value))).filter((value) => value !== '') : values
}

/** Parts covered by the indexes by price, and by city and price. */
const BESIDE_PRICE = new Set<FilterPart>(['cities', 'price', 'bedrooms', 'bathrooms', 'saleType', 'statuses'])
/** Parts covered by the index by association fee. */
const BESIDE_HOA = new Set<FilterPart>([...BESIDE_PRICE, 'hoa', 'types', 'notTypes'])
/** Numeric parts with an index of their own. */
const INDEXED = new Set<FilterPart>(['price', 'bedrooms', 'area', 'lotArea', 'yearBuilt', 'unitAreaPrice', 'hoa'])

/**
 * Whether to keep the database from using the column's own index. It would look up every listing in the range: 270 ms for 100,000
 * on SQLite, where the covering index takes 11 ms.
 */
function isHidden(filter: Filter, part: FilterPart): boolean {
  const parts = restrictingParts(filter)
  if (!INDEXED.has(part) || parts.length === 1) return false
  if (part === 'bedrooms' && filter.cities !== undefined) return true
  if (part === 'hoa') return !parts.every((one) => BESIDE_HOA.has(one))
  if (part === 'price' || part === 'bedrooms')
    return filter.types === undefined && !parts.every((one) => BESIDE_PRICE.has(one))
  const { min, max, below } = filter[part] as Range
  return filter.cities !== undefined || min === undefined || (max ?? below) === undefined
}

function inRange(column: Column | RawBuilder<number>, { min, max, below }: Range): Conditions {
  const ends: Conditions = []
  if (min !== undefined) ends.push(is(column, '>=', min))
  if (max !== undefined) ends.push(is(column, '<=', max))
  if (below !== undefined) ends.push(is(column, '<', below))
  return ends
}

function inCircle({ near }: Filter): Conditions {
  if (near?.km === undefined) return []
  const beside = directionsOf(near.side).map(([coordinate, sign]) =>
    is(coordinate, sign === 1 ? '>' : '<', near[coordinate]),
  )
  return [withinBox(is, near, near.km), is(kilometres(near), '<=', near.km), ...beside]
}

/** What is needed to read a chatbot's listings. `reader` is for slow queries, `db` for fast ones. */
export type ReadContext = { db: Kysely<Tables>; reader: Kysely<Tables>; chatbotId: number; fullText: FullText }

/**
 * Uses `db`, for fast queries: to pass a query to the reader thread and back takes as long as to look up some hundred listings.
 */
export const quick = (reading: ReadContext): ReadContext => ({ ...reading, reader: reading.db })
