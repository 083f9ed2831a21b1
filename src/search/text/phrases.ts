import type { ByLanguage } from '../../contract/languages.ts'
import { type Token, wordAt } from './tokens.ts'

export type Found<Value> = { value: Value; until: number }
/** Finds the longest known phrase that starts at a token. */
export type Phrases<Value> = (tokens: readonly Pick<Token, 'text'>[], at: number) => Found<Value> | undefined

/**
 * Creates a matcher from rows of a value and its phrases, separated by "|". Phrases are folded (lower case, no
 * accents); of equal ones the first row wins.
 */
export function phrases<Value>(rows: readonly (readonly [Value, string])[]): Phrases<Value> {
  const root: Step<Value> = {}
  for (const [value, wordings] of rows)
    for (const wording of wordings.split('|')) {
      const words = wording.trim()
      if (words !== '') stepTo(root, words.split(' ')).found ??= { value }
    }
  return (tokens, at) => {
    let longest: Found<Value> | undefined
    let step = root.next?.get(wordAt(tokens, at))
    for (let until = at + 1; step !== undefined; until++) {
      if (step.found) longest = { value: step.found.value, until }
      step = step.next?.get(wordAt(tokens, until))
    }
    return longest
  }
}

/** A node of the trie of phrases. Most have nothing after them: a map for each took 2 MB in all. */
type Step<Value> = { next?: Map<string, Step<Value>>; found?: { value: Value } }

function stepTo<Value>(root: Step<Value>, words: string[]): Step<Value> {
  let step = root
  for (const word of words) {
    step.next ??= new Map()
    const next: Step<Value> = step.next.get(word) ?? {}
    step.next.set(word, next)
    step = next
  }
  return step
}

/** The index after any number of these words. */
export function skipWords(tokens: Token[], at: number, words: ReadonlySet<string>): number {
  let until = at
  while (words.has(wordAt(tokens, until))) until++
  return until
}

/** The index of the first of any number of these words that end before an index. */
export function skipBack(tokens: Token[], at: number, words: ReadonlySet<string>): number {
  let from = at
  while (from > 0 && words.has(wordAt(tokens, from - 1))) from--
  return from
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** The words of all languages in one set, since people and models mix languages; "" for a language that has none. */
export const wordSetOf = (words: ByLanguage<string>): ReadonlySet<string> =>
  wordSet(
    Object.values(words)
      .filter((own) => own !== '')
      .join(' '),
  )

/** "Or" in the five languages. */
export const OR = wordSet('or o u ou oder')

export const NOTHING = wordSet('nothing none')

/** Whether all before a token is "or", "ok, or maybe": what follows goes on with what was said before. */
export function beginsWithOr(tokens: Token[], at: number): boolean {
  const or = skipBack(tokens, at, MAYBE) - 1
  return OR.has(wordAt(tokens, or)) && skipWords(tokens, 0, OPENING) === or
}
const MAYBE = wordSet('maybe perhaps possibly even')
const OPENING = wordSet('ok okay well hm and , maybe yes no')

/** Words by which somebody corrects what was just said. */
export const CORRECTING = wordSet(
  'no not sorry actually rather mean instead wait nein sondern lieber non plutot mejor melhor nao',
)
