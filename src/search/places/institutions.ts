import { skipWords, wordSet } from '../text/phrases.ts'
import { type Finding, notUnderstood, type Sentence } from '../text/sentence.ts'
import { type Token, wordAt } from '../text/tokens.ts'
import { stateCode } from './states.ts'

/**
 * Reads an institution that has the name of a state: "near the University of Washington", "Oregon State University". Where it is, no listing
 * tells, so all of it is said back, and homes are not searched in the whole state. One with the name of a city leaves the city to `readPlaces`.
 */
export function readInstitutions(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const start = skipWords(tokens, at, LEADING)
  const until = namedBehind(tokens, start) ?? namedBefore(tokens, start)
  return until === undefined ? undefined : notUnderstood(sentence, { from: at, until })
}

const LEADING = wordSet('near nearby close next to by around at from the')
const INSTITUTIONS = wordSet('university uni college universidad universidade universite universitat')
const OF = wordSet('of de do da von the')
const STATE = wordSet('state')

/** "University of Washington": where it ends. */
function namedBehind(tokens: Token[], at: number): number | undefined {
  const name = skipWords(tokens, at + 1, OF)
  return INSTITUTIONS.has(wordAt(tokens, at)) && name > at + 1 ? stateUntil(tokens, name) : undefined
}

/** "Washington State University": where it ends. */
function namedBefore(tokens: Token[], at: number): number | undefined {
  const end = stateUntil(tokens, at)
  const noun = end === undefined ? at : skipWords(tokens, end, STATE)
  return end !== undefined && INSTITUTIONS.has(wordAt(tokens, noun)) ? noun + 1 : undefined
}

/** Where the written-out name of a state ends: "IN" is a word more often than Indiana. */
const stateUntil = (tokens: Token[], at: number): number | undefined =>
  [2, 1].map((length) => at + length).find((until) => isState(tokens.slice(at, until).map(({ text }) => text)))

const isState = (words: string[]): boolean => words.join(' ').length > 2 && stateCode(words.join(' ')) !== undefined
