import { roundAcresOf, squareMetresOf } from '../../contract/listings/area.ts'
import type { Status } from '../../contract/listings/listing.ts'
import { shortAmount, symbolBefore } from '../../contract/listings/price.ts'
import { type Group, typePatterns } from '../features/type-patterns.ts'
import type { Range } from '../filter.ts'
import { fold } from './fold.ts'

/** A number with thousands separators: 1,250. */
const number = (value: number): string => value.toLocaleString('en-US')

/** An amount in a short form: $900k, $1.25m, $2,000. */
export function money(value: number, currency = '$'): string {
  if (value >= 1e6 && value % 1e4 === 0) return `${symbolBefore(currency)}${value / 1e6}m`
  return shortAmount(currency, value, number)
}

/** "1 day", "3 days". */
const counted = (amount: number, noun: string): string => `${number(amount)} ${noun}${amount === 1 ? '' : 's'}`

/** A count as text: "3", "3+", "2-4", "up to 2". A range from 2 to under 3 ("2 baths") is "2". */
export function count({ min, max, below }: Range): string {
  if (below !== undefined) {
    if (min === undefined) return `under ${below}`
    return below === Math.floor(min) + 1 ? `${min}` : `${min}-${below - 1}`
  }
  if (max === undefined) return `${min ?? 0}+`
  if (min === undefined) return `up to ${max}`
  return min === max ? `${min}` : `${min}-${max}`
}

/** "over 300", "under 500", "between 300 and 500". */
export function between({ min, max, below }: Range, show: (value: number) => string): string {
  const top = max ?? below
  if (top === undefined) return `over ${show(min ?? 0)}`
  if (min === undefined) return `under ${show(top)}`
  return min === top ? `exactly ${show(min)}` : `between ${show(min)} and ${show(top)}`
}

export function years({ min, below, max = below === undefined ? undefined : below - 1 }: Range): string {
  if (max === undefined) return `built ${min ?? 0} or later`
  if (min === undefined) return `built ${max} or earlier`
  return min === max ? `built in ${min}` : `built between ${min} and ${max}`
}

export function timeOnMarket({ min, max }: Range): string {
  if (max === undefined) return `on the market ${counted(min ?? 0, 'day')} or more`
  if (min === undefined) return `listed in the last ${counted(max, 'day')}`
  return `on the market ${number(min)} to ${counted(max, 'day')}`
}

/** The status in words; "" for the default (all but sold). */
export function statusWord(statuses: readonly Status[] | undefined): string {
  if (!statuses || statuses.length === 3) return statuses ? 'sold or active' : ''
  if (statuses.length !== 1) return statuses.includes('Sold') ? 'sold or active' : ''
  return { Active: 'active', PreOnMarket: 'coming soon', Sold: 'sold' }[statuses[0] ?? 'Active']
}

/** A lot size, in acres if they are a round number. */
export function lotSize(value: number): string {
  const acres = roundAcresOf(value)
  return acres === undefined ? areaSize(value) : counted(acres, 'acre')
}

/** An area in the unit that it was given in: "570 sq ft", "53 m²". */
export function areaSize(value: number): string {
  const metres = squareMetresOf(value)
  return metres === undefined ? `${number(value)} sq ft` : `${number(metres)} m²`
}

export const KM_PER_MILE = 1.609344

/** Whether a value is a multiple of a quarter. */
const isEven = (value: number): boolean => Math.abs(value * 4 - Math.round(value * 4)) < 1e-3

/** A distance in miles, if they are round and kilometres are not: the person then spoke of miles. */
export function milesOf(km: number): number | undefined {
  const miles = Math.round((km / KM_PER_MILE) * 100) / 100
  // Distances are kept to six digits.
  const isRound = Math.abs(miles * KM_PER_MILE - km) < km * 5e-6
  return isRound && !isEven(km) ? miles : undefined
}

/** "5 miles", "2.5 km". */
export function kmOrMiles(km: number): string {
  const miles = milesOf(km)
  return miles === undefined ? `${number(km)} km` : counted(miles, 'mile')
}

/** Property types as a plural noun: "Single Family Residential" is "houses"; "homes" for none. */
export function typeNouns(types: readonly string[] | undefined): string {
  if (!types || types.length === 0) return 'homes'
  return listOf([...new Set(types.map(nounOf))], 'or')
}

/** "Seattle, Tacoma or Fife". */
export function listOf(items: readonly string[], word: 'and' | 'or'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

function nounOf(type: string): string {
  const group = groupOf(type)
  return group ? NOUNS[group] : type
}

/** The group of a listing's property type; undefined if there is no common word for it. */
export const groupOf = (type: string): Group | undefined => GROUPS.find((one) => typePatterns[one].test(fold(type)))

const NOUNS: Readonly<Record<Group, string>> = {
  house: 'houses',
  condo: 'condos',
  townhouse: 'townhouses',
  apartment: 'apartments',
  'multi-family': 'multi-family homes',
  land: 'land',
  manufactured: 'manufactured homes',
  villa: 'villas',
  loft: 'lofts',
  penthouse: 'penthouses',
  cabin: 'cabins',
  bungalow: 'bungalows',
  cottage: 'cottages',
  ranch: 'ranches',
  commercial: 'commercial properties',
}

const GROUPS = Object.keys(NOUNS) as Group[]
