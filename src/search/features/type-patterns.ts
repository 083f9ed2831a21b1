import type { HomeType } from '../language/words.ts'

/** Patterns for the listings' property types (folded) that belong to each group. */
export const typePatterns = {
  house:
    /^(?!.*(town|row)[ -]?ho).*(single[ -]family|\bhouse\b|detached|\bcasa\b|maison|\bhaus\b|bungalow|cottage|villa)/,
  condo: /condo|co-?op/,
  townhouse: /town ?(house|home)|row ?(house|home)|terrace/,
  apartment: /apartment|\bapt\b|\bflat\b|apartamento|\bpiso\b|wohnung|appartement/,
  'multi-family': /multi|duplex|triplex|fourplex/,
  land: /land|\blot\b|terreno|terrain/,
  manufactured: /manufactured|mobile|modular|trailer/,
  villa: /villa/,
  loft: /loft/,
  penthouse: /penthouse/,
  cabin: /cabin|chalet/,
  bungalow: /bungalow/,
  cottage: /cottage/,
  ranch: /ranch|farm/,
  commercial: /commercial|office|retail/,
} as const satisfies Record<HomeType, RegExp>

/** A kind of home in everyday words; also used as property type if the listings have none in the group. */
export type Group = HomeType

/** Wider groups, used if the listings have no type in the group: a flat for sale is a condo in American listings. */
export const WIDER: ReadonlyMap<Group, RegExp> = new Map([
  ['apartment', /condo|co-?op/],
  ['penthouse', /condo|apartment/],
])
