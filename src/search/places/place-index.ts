import type { Vocabulary } from '../filter.ts'
import { fold } from '../text/fold.ts'
import { letterMask } from '../text/letters.ts'
import type { Token } from '../text/tokens.ts'
import { ALIASES, STATES } from './states.ts'

/** Kinds of places. If a name has several, the first of them is meant. */
export const PLACE_KINDS = ['cities', 'locations', 'states', 'zips'] as const
type PlaceKind = (typeof PLACE_KINDS)[number]
export type Place = { kind: PlaceKind; name: string }

/** Index of the vocabulary's places by their possible spellings. */
export type PlaceIndex = {
  byKey: ReadonlyMap<string, readonly Place[]>
  /** keys (letters only) by length, each with a mask of its letters, to find similar ones without comparing all */
  byLength: ReadonlyMap<number, readonly MaskedKey[]>
  /** the same by length and first letter, such as "7s" */
  byStart: ReadonlyMap<string, readonly MaskedKey[]>
  /** first words of the keys, to skip other words quickly */
  starts: ReadonlySet<string>
  /** maximum number of words of a name */
  mostWords: number
  names: Readonly<Record<PlaceKind, readonly string[]>>
}

type MaskedKey = { key: string; mask: number }

/** `keyOf`: `placeKey`, or keys made by it before. */
export function indexPlaces(vocabulary: Vocabulary, keyOf: (name: string) => string = placeKey): PlaceIndex {
  const byKey = new Map<string, Place[]>()
  const add = (key: string, place: Place) => {
    const known = byKey.get(key)
    if (!known) byKey.set(key, [place])
    else if (!known.some(({ kind, name }) => kind === place.kind && name === place.name)) known.push(place)
  }
  for (const kind of ['cities', 'locations', 'zips'] as const)
    for (const name of vocabulary[kind]) if (keyOf(name) !== '') add(keyOf(name), { kind, name })
  for (const name of vocabulary.states) for (const key of stateKeys(name)) add(key, { kind: 'states', name })
  addAliases(byKey)
  const letters = [...byKey.keys()].filter((key) => key.length >= 4 && !/\d/.test(key))
  const masked = letters.map((key): MaskedKey => ({ key, mask: letterMask(key) }))
  return {
    byKey,
    byLength: Map.groupBy(masked, ({ key }) => key.length),
    byStart: Map.groupBy(masked, ({ key }) => startOf(key, key.length)),
    starts: new Set([...byKey.keys()].map((key) => key.split(' ', 1)[0] ?? '')),
    mostWords: mostWords(byKey.keys()),
    names: vocabulary,
  }
}

/** Limited to eight words; a longer name is some other text. */
function mostWords(keys: Iterable<string>): number {
  let most = 1
  for (const key of keys) most = Math.max(most, key.split(' ').length)
  return Math.min(8, most)
}

/** The index key of a name: folded, without signs, common abbreviations expanded. */
export const placeKey = (name: string): string =>
  (PLAIN.test(name) ? name.toLowerCase() : fold(name).replaceAll("'", ''))
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map((word) => SHORT.get(word) ?? word)
    .join(' ')

/** The same for words that are already folded. */
export const keyOfTokens = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/' ?/g, '')
    .split(' ')
    .map((word) => SHORT.get(word) ?? word)
    .join(' ')

/** Whether a name may begin with a word, which is already folded. Apostrophes join words and are looked at later. */
export const mayStartName = ({ starts }: PlaceIndex, word: string): boolean =>
  starts.has(SHORT.get(word) ?? word) || word.includes("'")

// Most names need no folding, which is the slow part of indexing thousands of them.
const PLAIN = /^[a-z\d ]+$/i

function stateKeys(name: string): string[] {
  const key = placeKey(name)
  const full = STATES.get(key)
  const code = CODE_BY_KEY.get(key)
  return [key, placeKey(full ?? ''), code ?? ''].filter((one) => one !== '')
}

function addAliases(byKey: Map<string, Place[]>): void {
  for (const [name, others] of ALIASES) {
    const places = byKey.get(placeKey(name))?.filter(({ kind }) => kind === 'cities' || kind === 'locations')
    if (!places || places.length === 0) continue
    for (const other of others.split('|')) if (!byKey.has(placeKey(other))) byKey.set(placeKey(other), places)
  }
}

/** The key of `byStart` for words of a length that begin like this one. */
export const startOf = (word: string, length: number): string => `${length}${word[0]}`

const SHORT = new Map(
  'st:saint ste:saint sta:santa mt:mount mtn:mountain ft:fort hts:heights pt:port n:north s:south e:east w:west nw:northwest ne:northeast sw:southwest se:southeast ave:avenue blvd:boulevard vlg:village spgs:springs pk:park'
    .split(' ')
    .map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']),
)

const CODE_BY_KEY: ReadonlyMap<string, string> = new Map([...STATES].map(([code, name]) => [placeKey(name), code]))
