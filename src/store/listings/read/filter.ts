import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Filter, Range, Ranges } from '../../../search/filter.ts'
import type { Tables } from '../../tables.ts'
import { kilometres, withinBox } from '../place/distance.ts'
import { key } from '../write/columns.ts'

type Is = ExpressionBuilder<Tables, 'listing' | 'listing_words'>
type Conditions = Expression<SqlBool>[]

/** The parts of a filter that leave listings out. */
export const narrowing = ({
  sort: _,
  near,
  notTypes,
  keywords,
  features,
  extension,
  ...rest
}: Filter): (keyof Filter)[] => [
  ...(Object.keys(rest) as (keyof Filter)[]),
  ...(near?.km === undefined ? [] : (['near'] as const)),
  ...(notTypes?.length ? (['notTypes'] as const) : []),
  ...(keywords?.length ? (['keywords'] as const) : []),
  ...(features?.length ? (['features'] as const) : []),
  ...(extension?.length ? (['extension'] as const) : []),
]

/** The condition that a listing fits every part of `filter` but what is looked for in texts, see full-text.ts. */
export const matches = (filter: Filter) => (is: Is) => is.and(conditionsOf(filter, is))

const conditionsOf = (filter: Filter, is: Is): Conditions => [
  ...wordsOf(filter, is),
  ...rangesOf(filter, is),
  ...placeOf(filter, is),
]

/** The parts of a filter that list values, and the columns that have them. */
export const lists = {
  statuses: 'status',
  types: 'type',
  cities: 'city',
  states: 'state',
  zips: 'zip',
  locations: 'location',
  mlsNumbers: 'mls',
  tours: 'tours',
} as const satisfies Partial<Record<keyof Filter, keyof Tables['listing']>>

/** Kept as the contract spells them; every other text column is folded. */
export const VERBATIM = new Set<string>(['status', 'tours'])

function wordsOf(filter: Filter, is: Is): Conditions {
  const conditions: Conditions = []
  if (filter.saleType !== undefined) conditions.push(is('sale_type', '=', filter.saleType))
  if (filter.currency !== undefined) conditions.push(is('currency', '=', key(filter.currency)))
  for (const [name, column] of Object.entries(lists) as [keyof typeof lists, (typeof lists)[keyof typeof lists]][]) {
    const wanted = filter[name]
    if (wanted !== undefined) conditions.push(anyOf(is, column, VERBATIM.has(column) ? wanted : wanted.map(key)))
  }
  if (filter.notIds?.length) conditions.push(is('listing.id', 'not in', filter.notIds))
  if (filter.notTypes?.length) conditions.push(is('type', 'not in', filter.notTypes.map(key)))
  return conditions
}

const anyOf = (is: Is, column: (typeof lists)[keyof typeof lists], values: string[]): Expression<SqlBool> =>
  values.length === 0 ? is.lit(false) : is(column, 'in', values)

/** The ranges of a filter, and the columns they are over. */
export const numbers = {
  price: 'price',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  area: 'area',
  lotArea: 'lot_area',
  yearBuilt: 'year_built',
  daysOnMarket: 'days_on_market',
  hoa: 'hoa',
  parking: 'parking',
} as const satisfies Record<keyof Ranges, keyof Tables['listing']>

type NumberColumn = (typeof numbers)[keyof Ranges]

const rangesOf = (filter: Filter, is: Is): Conditions =>
  (Object.entries(numbers) as [keyof Ranges, NumberColumn][]).flatMap(([name, column]) =>
    inRange(is, column, filter[name] ?? {}),
  )

function inRange(is: Is, column: NumberColumn, { min, max, below }: Range): Conditions {
  const conditions: Conditions = []
  if (min !== undefined) conditions.push(is(column, '>=', min))
  if (max !== undefined) conditions.push(is(column, '<=', max))
  if (below !== undefined) conditions.push(is(column, '<', below))
  return conditions
}

function placeOf({ near }: Filter, is: Is): Conditions {
  if (near?.km === undefined) return []
  return [withinBox(is, near, near.km), is(kilometres(near), '<=', near.km)]
}
