import type { HomeType } from '../language/words.ts'

/** Which types of the listings belong to a group, tried on the folded type. */
export const BELONGS = {
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

/** A kind of home as people say it; its name is also what is looked for where the listings have no such type. */
export type Group = HomeType

/** What a group means where the listings have no type of its own: a flat for sale is a condo in American listings. */
export const WIDER: ReadonlyMap<Group, RegExp> = new Map([
  ['apartment', /condo|co-?op/],
  ['penthouse', /condo|apartment/],
])
