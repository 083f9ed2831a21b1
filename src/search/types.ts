import { fold } from './fold.ts'
import { type Found, type Phrases, phrases, skip, wordSet } from './phrases.ts'
import type { Finding, Sentence } from './sentence.ts'
import { said } from './tokens.ts'

/** Kinds of homes as people say them, with those they rule out: "no condos or townhouses". */
export function readTypes(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const first = typeAt(sentence, at)
  if (!first) return undefined
  const start = skipArticle(sentence, at)
  const before = tokens[start - 1]?.text ?? ''
  if (!NEGATIONS.has(before)) {
    const adds = ADDING.has(before) || ADDING.has(tokens[first.until]?.text ?? '')
    return {
      from: at,
      until: first.until,
      filter: { types: first.value },
      ...(adds ? { change: 'add' } : {}),
      weak: true,
    }
  }
  const all = [first]
  for (let next = nextInList(sentence, first.until); next; next = nextInList(sentence, next.until)) all.push(next)
  const notTypes = [...new Set(all.flatMap(({ value }) => value))]
  return { from: start - 1, until: all.at(-1)?.until ?? first.until, filter: { notTypes } }
}

/** The types of the listings that the words at a token name. */
function typeAt(sentence: Sentence, at: number): Found<string[]> | undefined {
  const { tokens, words, types, ownTypes } = sentence
  const own = ownTypes(tokens, at)
  const group = SAID(tokens, at)
  if (own && own.until >= (group?.until ?? 0)) return { value: [own.value], until: own.until }
  if (!group) return undefined
  return { value: typesOf(group.value, said(words, tokens, at, group.until), types), until: group.until }
}

function nextInList(sentence: Sentence, at: number): Found<string[]> | undefined {
  const joined = skip(sentence.tokens, at, JOINERS)
  return joined === at ? undefined : typeAt(sentence, joined)
}

/** The vocabulary's types in their own words: "Single Family Residential". Words that mean any home are left out. */
export const typePhrases = (types: readonly string[]): Phrases<string> =>
  phrases(
    types.flatMap((type): [string, string][] => {
      const wording = (fold(type).match(/[\p{L}\d]+/gu) ?? []).join(' ')
      return wording === '' || GENERIC.has(wording) || /^\d+$/.test(wording) ? [] : [[type, wording]]
    }),
  )

/** The listings' own types that belong to a group; without any, the said words, so that nothing false matches. */
function typesOf(group: string, wording: string, types: string[]): string[] {
  const pattern = BELONGS[group]
  const own = types.filter((type) => (pattern ? pattern.test(fold(type)) : fold(type) === fold(wording)))
  if (own.length > 0) return own
  const wider = WIDER[group]
  const near = wider ? types.filter((type) => wider.test(fold(type))) : []
  return near.length > 0 ? near : [pattern ? group : wording]
}

function skipArticle({ tokens }: Sentence, at: number): number {
  let from = at
  while (from > 0 && ARTICLES.has(tokens[from - 1]?.text ?? '')) from--
  return from
}

const ARTICLES = wordSet('a an the any want for in')
const NEGATIONS = wordSet("not no except without excluding don't but nor than isn't avoid kein keine keinen sin sem")
const ADDING = wordSet('also add plus too')
const JOINERS = wordSet(', or nor and a an')
const GENERIC = wordSet('home homes property listing residential other any')

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
