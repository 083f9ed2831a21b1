import { BELONGS, type Group } from '../features/type-words.ts'
import type { Range } from '../filter.ts'
import { SQUARE_FEET_PER_ACRE } from '../numbers/area.ts'
import { fold } from './fold.ts'

/** A number with its thousands apart: 1,250. */
export const number = (value: number): string => value.toLocaleString('en-US')

/** An amount as people write it: $900k, $1.25m, $2,000. */
export function money(value: number, currency = '$'): string {
  if (value >= 1e6 && value % 1e4 === 0) return `${currency}${value / 1e6}m`
  if (value >= 1e4 && value % 1e3 === 0) return `${currency}${value / 1e3}k`
  return `${currency}${number(value)}`
}

/** "1 day", "3 days". */
export const counted = (amount: number, noun: string): string => `${number(amount)} ${noun}${amount === 1 ? '' : 's'}`

/** "3", "3+", "2-4", "up to 2"; an open end just above the lower one is the number itself ("2 baths"). */
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

export function years({ min, max }: Range): string {
  if (max === undefined) return `built ${min ?? 0} or later`
  if (min === undefined) return `built ${max} or earlier`
  return min === max ? `built in ${min}` : `built between ${min} and ${max}`
}

/** Acres where they come out even, for lots are spoken of so. */
export function lotSize(value: number): string {
  const acres = value / SQUARE_FEET_PER_ACRE
  const isEven = acres >= 0.25 && Number.isInteger(acres * 100)
  return isEven ? counted(acres, 'acre') : `${number(value)} sq ft`
}

export const KM_PER_MILE = 1.609344

/** Whether it comes out even in quarters. */
const isEven = (value: number): boolean => Math.abs(value * 4 - Math.round(value * 4)) < 1e-3

/** Miles where they come out even and kilometres do not: what was said in miles is said back in miles. */
export function distance(km: number): string {
  const miles = km / KM_PER_MILE
  return isEven(miles) && !isEven(km) ? counted(Math.round(miles * 4) / 4, 'mile') : `${number(km)} km`
}

/** Property types as one plain plural: "Single Family Residential" is "houses"; without any, "homes". */
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

/** The kind of home that a listing's type is; undefined for what people have no common word for. */
export const groupOf = (type: string): Group | undefined => GROUPS.find((one) => BELONGS[one].test(fold(type)))

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
