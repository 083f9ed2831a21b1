import { lexicon } from '../language/lexicon.ts'
import { fold } from '../text/fold.ts'
import { isGivenUp, negationBefore } from '../text/negation.ts'
import { beginsWithOr, type Found, type Phrases, phrases, skipBack, skipWords, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { wordAt } from '../text/tokens.ts'
import { type Group, typePatterns, WIDER } from './type-patterns.ts'

/** Reads property types in everyday words, also excluded ones: "no condos or townhouses". */
export function readTypes(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const first = typeAt(sentence, at)
  if (!first) return undefined
  // A house with land is a house.
  if (isWithLand(tokens, at)) return { from: at, until: first.until, notUnderstood: tokens[at]?.raw ?? '' }
  const start = skipBack(tokens, at, ARTICLES)
  const negation = negationBefore(tokens, start)
  if (negation === 0) return typeWanted(sentence, { from: at, start }, first)
  const all = listFrom(sentence, first)
  const notTypes = [...new Set(all.flatMap(({ value }) => value))]
  return { from: start - negation, until: all.at(-1)?.until ?? first.until, filter: { notTypes } }
}

export const isWithLand = (tokens: Sentence['tokens'], at: number): boolean =>
  tokens[at]?.text === 'land' && tokens[skipBack(tokens, at, AMOUNTS) - 1]?.text === 'with'
const AMOUNTS = wordSet('some a lot lots of more enough its own any')

/** `from`: where the type begins. `start`: where its article does, if it has one. */
function typeWanted(
  { tokens, all }: Sentence,
  { from, start }: { from: number; start: number },
  { value, until }: Found<string[]>,
): Finding {
  if (isGivenUp(tokens, start)) return { from, until }
  // "Or townhouses" at the beginning goes on with the search before; "or townhouses in Tacoma" is another search.
  const isOther = all.slice(until).some(({ text }) => ELSEWHERE.has(text))
  const goesOn = beginsWithOr(tokens, start) && !isOther
  const adds = ADDING.has(wordAt(tokens, start - 1)) || ADDING.has(wordAt(tokens, until)) || goesOn
  return { from, until, filter: { types: value }, ...(adds && { change: 'add' as const }), weak: true }
}

/** The listings' property types that the words at a token name. */
export function typeAt(sentence: Sentence, at: number): Found<string[]> | undefined {
  const { tokens, types, ownTypes } = sentence
  const own = ownTypes(tokens, at)
  const group = lexicon.types(tokens, at)
  if (own && own.until >= (group?.until ?? 0)) return { value: [own.value], until: own.until }
  if (!group) return undefined
  return { value: typesOf(group.value, types), until: group.until }
}

/** Homes of some types, or of any: "houses or condos". */
export function homesAt(sentence: Sentence, at: number): { until: number; homes: string[] } | undefined {
  const type = typeAt(sentence, at)
  const until = type?.until ?? lexicon.generic(sentence.tokens, at)?.until
  if (until === undefined) return undefined
  const next = AND_OR.has(wordAt(sentence.tokens, until)) ? homesAt(sentence, until + 1) : undefined
  return { until: next?.until ?? until, homes: [...new Set([...(type?.value ?? []), ...(next?.homes ?? [])])] }
}

/** A list of types. "No condos, townhouses or land" excludes three; in "not houses, condos" the second is wanted. */
function listFrom(sentence: Sentence, first: Found<string[]>): Found<string[]>[] {
  const all = [first]
  for (let next = nextInList(sentence, first.until); next; next = nextInList(sentence, next.until)) all.push(next)
  const joined = all.slice(1).map(({ until }, index) => ({
    until,
    isComma:
      sentence.tokens[all[index]?.until ?? 0]?.text === ',' &&
      !AND_OR.has(wordAt(sentence.tokens, (all[index]?.until ?? 0) + 1)),
  }))
  return joined.length > 0 && joined.every(({ isComma }) => isComma) ? [first] : all
}

const AND_OR = wordSet('or nor and')

function nextInList(sentence: Sentence, at: number): Found<string[]> | undefined {
  const joined = skipWords(sentence.tokens, at, JOINERS)
  return joined === at ? undefined : typeAt(sentence, joined)
}

/**
 * Phrases for the vocabulary's types by their own words: "Single Family Residential". Leaves out words for any home.
 */
export const typePhrases = (types: readonly string[]): Phrases<string> =>
  phrases(
    types.flatMap((type): [string, string][] => {
      const wording = (fold(type).match(/[\p{L}\d]+/gu) ?? []).join(' ')
      return wording === '' || GENERIC.has(wording) || /^\d+$/.test(wording) ? [] : [[type, wording]]
    }),
  )

/** The listings' types in a group; if there are none, the group's name, so that nothing wrong matches. */
function typesOf(group: Group, types: string[]): string[] {
  const own = types.filter((type) => typePatterns[group].test(fold(type)))
  if (own.length > 0) return own
  const wider = WIDER.get(group)
  const near = wider ? types.filter((type) => wider.test(fold(type))) : []
  return near.length > 0 ? near : [group]
}

const ARTICLES = wordSet('a an the any be want for in show me see include like looking to interested')
const ADDING = wordSet('also add plus too')
const ELSEWHERE = wordSet('in near around at instead')
const JOINERS = wordSet(', or nor and a an')
const GENERIC = wordSet('home homes property listing residential other any')

/** Reads words that make a search without narrowing it: "homes", "listings", "show me". */
export function readGeneric({ tokens, previous }: Sentence, at: number): Finding | undefined {
  const isTalk = Object.keys(previous).length > 0
  const found = lexicon.generic(tokens, at) ?? (isTalk ? CONTINUING(tokens, at) : undefined)
  return found && { from: at, until: found.until, filter: {}, weak: true }
}

const CONTINUING: Phrases<true> = phrases([
  [
    true,
    'something|anything|any other|any others|others|what else|more options|options|other ones|another one|show me|show more',
  ],
])
