import { BELONGS, type Group } from '../features/type-words.ts'
import { fold } from './fold.ts'

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
