import { fold } from './fold.ts'
import { phrases, wordSet } from './phrases.ts'
import type { Finding, Sentence } from './sentence.ts'
import { said } from './tokens.ts'

/** Kinds of homes as people say them. "home", "place" and the like name no kind. */
export function readTypes(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, types, words } = sentence
  const found = SAID(tokens, at) ?? ownType(sentence, at)
  if (!found) return undefined
  const { value: group, until } = found
  const named = typesOf(group, said(words, tokens, at, until), types)
  const start = skipArticle(sentence, at)
  if (NEGATIONS.has(tokens[start - 1]?.text ?? '') && !(tokens[start - 2]?.text === 'why'))
    return { from: start - 1, until, filter: { notTypes: named } }
  return { from: at, until, filter: { types: named }, weak: true }
}

/** The listings' own types that belong to a group; without any, the said words, so that nothing false matches. */
function typesOf(group: string, wording: string, types: string[]): string[] {
  const pattern = BELONGS[group]
  const own = types.filter((type) => (pattern ? pattern.test(fold(type)) : fold(type) === fold(wording)))
  if (own.length > 0) return own
  const wider = WIDER[group]
  const near = wider ? types.filter((type) => wider.test(fold(type))) : []
  return near.length > 0 ? near : [pattern ? group : wording]
}

/** A type of the vocabulary said in its own words: "Single Family Residential". */
function ownType({ tokens, types }: Sentence, at: number): { value: string; until: number } | undefined {
  for (const type of types) {
    const parts = fold(type).match(/[\p{L}\d]+/gu) ?? []
    if (parts.length === 0 || !parts.every((part, index) => tokens[at + index]?.text === part)) continue
    if (!GENERIC.has(parts.join(' '))) return { value: type, until: at + parts.length }
  }
  return undefined
}

function skipArticle({ tokens }: Sentence, at: number): number {
  let from = at
  while (from > 0 && ARTICLES.has(tokens[from - 1]?.text ?? '')) from--
  return from
}

const ARTICLES = wordSet('a an the any want for in')
const NEGATIONS = wordSet("not no except without excluding don't but nor than isn't avoid")
const GENERIC = wordSet('home property listing residential other')

// A group's name is also what an empty vocabulary gets to see.
const SAID = phrases<string>([
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

/** Which types of the listings belong to a group, tried on the folded type. */
export const BELONGS: Readonly<Record<string, RegExp>> = {
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
}

/** What a group means where the listings have no type of its own: a flat for sale is a condo in American listings. */
const WIDER: Readonly<Record<string, RegExp>> = { apartment: /condo|co-?op/, penthouse: /condo|apartment/ }
