import type { HomeType } from '../language/words.ts'

/** Patterns for the listings' property types (folded) that belong to each group. */
export const typePatterns = {
  house:
    /^(?!.*((town|row)[ -]?ho|reihen|mehrfamilien|geschaft|adosad|geminad|em banda|maison (de ville|mitoyenne))).*(single[ -]family|\bhouse\b|detached|\b(casa|chalet|vivienda unifamiliar|moradia|vivenda|sobrado|pavillon)\b|maison\b|haus\b|doppelhaush|bungalow|cottage|villa)/,
  condo: /condo|co-?op/,
  townhouse:
    /town ?(house|home)|row ?(house|home)|terrace|reihen\w*haus|adosad|geminad|moradia em banda|maison (de ville|mitoyenne)|\bsobrado\b/,
  apartment:
    /apartment|\bapt\b|\bflat\b|apartamento|departamento|\b(piso|estudio|atico)\b|wohnung|appartement|\bappart\b|maisonette/,
  'multi-family': /multi|duplex|triplex|fourplex|mehrfamilien/,
  land: /land|\blot\b|terreno|terrain|\b(parcela|parcelle|lote)\b|grundstuck|bauland/,
  manufactured: /manufactured|mobile|modular|trailer/,
  villa: /villa/,
  loft: /loft/,
  penthouse: /penthouse|\b(atico|cobertura)\b|dachterrassenwohnung/,
  cabin: /cabin|chalet/,
  bungalow: /bungalow/,
  cottage: /cottage/,
  ranch: /ranch|farm/,
  commercial: /commercial|comercial|office|retail|gewerbe|geschaftshaus|\bburo\b/,
} as const satisfies Record<HomeType, RegExp>

/** A kind of home in everyday words; also used as property type if the listings have none in the group. */
export type Group = HomeType

/**
 * Wider groups, used if the listings have no type in the group: a flat for sale is a condo in American listings, and an
 * Eigentumswohnung a Wohnung in German ones.
 */
export const WIDER: ReadonlyMap<Group, RegExp> = new Map([
  ['apartment', /condo|co-?op/],
  ['condo', typePatterns.apartment],
  ['penthouse', /condo|apartment/],
])
