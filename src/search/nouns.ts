import { fold } from './fold.ts'
import { BELONGS } from './types.ts'

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
  const group = Object.entries(BELONGS).find(([, pattern]) => pattern.test(fold(type)))?.[0]
  return NOUNS[group ?? ''] ?? type
}

const NOUNS: Readonly<Record<string, string>> = {
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
