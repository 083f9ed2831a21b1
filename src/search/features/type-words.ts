import { phrases } from '../text/phrases.ts'

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
} as const

/** A kind of home as people say it; its name is also what is looked for where the listings have no such type. */
export type Group = keyof typeof BELONGS

/** The words for each group. */
export const SAID = phrases<Group>([
  [
    'house',
    'house|houses|single family|single family home|single family homes|single family house|single family houses',
  ],
  [
    'house',
    'single family residential|single family residence|sfh|detached|detached house|detached houses|detached home',
  ],
  [
    'house',
    'family home|family homes|family house|detached homes|casa|casas|maison|maisons|haus|hauser|einfamilienhaus',
  ],
  ['condo', 'condo|condos|condominium|condominiums|co op|co ops|coop|coops|condominio|eigentumswohnung|condo / co op'],
  [
    'townhouse',
    'townhouse|townhouses|town house|town houses|townhome|townhomes|town home|town homes|row house|row houses',
  ],
  [
    'townhouse',
    'rowhouse|rowhouses|rowhome|rowhomes|row home|terraced house|terraced houses|reihenhaus|brownstone|brownstones',
  ],
  [
    'apartment',
    'apartment|apartments|apt|apts|flat|flats|apartamento|apartamentos|piso|pisos|departamento|departamentos',
  ],
  [
    'apartment',
    'appartement|appartements|wohnung|wohnungen|apartement|appartment|appartments|apratment|apartmant|apartement',
  ],
  [
    'multi-family',
    'multi family|multifamily|duplex|duplexes|triplex|triplexes|fourplex|quadplex|multi family home|2 4 unit',
  ],
  ['multi-family', 'multi family homes|multiplex|income property|mehrfamilienhaus'],
  [
    'land',
    'land|vacant land|vacant lot|vacant lots|empty lot|lots for sale|building lot|building lots|plot of land|plots',
  ],
  ['land', 'raw land|acreage|terreno|terrenos|terrain|grundstuck|lot for sale|empty lots'],
  [
    'manufactured',
    'manufactured home|manufactured homes|mobile home|mobile homes|trailer|trailers|manufactured|modular home',
  ],
  ['villa', 'villa|villas'],
  ['loft', 'loft|lofts'],
  ['penthouse', 'penthouse|penthouses'],
  ['cabin', 'cabin|cabins|chalet|chalets'],
  ['bungalow', 'bungalow|bungalows'],
  ['cottage', 'cottage|cottages'],
  ['ranch', 'ranch|farm|farms|farmhouse|farm house|ranches'],
  ['commercial', 'commercial|commercial property|office space|retail space|shop space|warehouse'],
])

/** What a group means where the listings have no type of its own: a flat for sale is a condo in American listings. */
export const WIDER: ReadonlyMap<Group, RegExp> = new Map([
  ['apartment', /condo|co-?op/],
  ['penthouse', /condo|apartment/],
])
