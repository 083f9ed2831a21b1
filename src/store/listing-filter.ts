import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Filter, Range, Ranges } from '../search/filter.ts'
import { fold } from '../search/fold.ts'
import { extensionLine } from './listing-columns.ts'
import { kilometres, withinBox } from './listing-distance.ts'
import type { Tables } from './tables.ts'

type Is = ExpressionBuilder<Tables, 'listing'>
type Conditions = Expression<SqlBool>[]

/** The condition that a listing fits every part of `filter`. */
export const matches = (filter: Filter) => (is: Is) =>
  is.and([...wordsOf(filter, is), ...rangesOf(filter, is), ...textsOf(filter, is), ...placeOf(filter, is)])

const lists = {
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
const VERBATIM = new Set<string>(['status', 'tours'])

function wordsOf(filter: Filter, is: Is): Conditions {
  const conditions: Conditions = []
  if (filter.saleType !== undefined) conditions.push(is('sale_type', '=', filter.saleType))
  if (filter.currency !== undefined) conditions.push(is('currency', '=', fold(filter.currency)))
  for (const [name, column] of Object.entries(lists) as [keyof typeof lists, (typeof lists)[keyof typeof lists]][]) {
    const wanted = filter[name]
    if (wanted !== undefined) conditions.push(anyOf(is, column, VERBATIM.has(column) ? wanted : wanted.map(fold)))
  }
  if (filter.notTypes?.length) conditions.push(is('type', 'not in', filter.notTypes.map(fold)))
  return conditions
}

const anyOf = (is: Is, column: (typeof lists)[keyof typeof lists], values: string[]): Expression<SqlBool> =>
  values.length === 0 ? is.lit(false) : is(column, 'in', values)

const numbers = {
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

function textsOf({ keywords = [], features = [], extension = [] }: Filter, is: Is): Conditions {
  return [
    ...keywords.map((word) => contains('words', fold(word))),
    ...features.map((spellings) => is.or(spellings.map((word) => contains('words', fold(word))))),
    ...extension.map(({ key, value }) => contains('extension', extensionLine(key, value))),
  ]
}

/** `\` before what LIKE would read as a wildcard. */
const contains = (column: 'words' | 'extension', part: string): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

function placeOf({ near }: Filter, is: Is): Conditions {
  if (near?.km === undefined) return []
  return [withinBox(is, near, near.km), is(kilometres(near), '<=', near.km)]
}
