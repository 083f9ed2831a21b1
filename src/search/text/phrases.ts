import type { Token } from './tokens.ts'

export type Found<Value> = { value: Value; until: number }
/** Looks for the longest known phrase that starts at a token. */
export type Phrases<Value> = (tokens: Token[], at: number) => Found<Value> | undefined

/**
 * Builds a matcher over rows of a value and its wordings, split by "|". Wordings are written folded (lower case, no
 * accents); of two equal ones the first row wins.
 */
export function phrases<Value>(rows: readonly (readonly [Value, string])[]): Phrases<Value> {
  const byFirst = new Map<string, { words: string[]; value: Value }[]>()
  for (const [value, wordings] of rows) {
    for (const wording of wordings.split('|')) {
      const words = wording.trim().split(' ')
      if (wording.trim() === '') continue
      const first = words[0] ?? ''
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, value }])
    }
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return (tokens, at) => {
    const entries = byFirst.get(tokens[at]?.text ?? '')
    const hit = entries?.find(({ words }) => words.every((word, index) => tokens[at + index]?.text === word))
    return hit && { value: hit.value, until: at + hit.words.length }
  }
}

/** The index after any of these words, as many as stand there. */
export function skip(tokens: Token[], at: number, words: ReadonlySet<string>): number {
  let until = at
  while (words.has(tokens[until]?.text ?? '')) until++
  return until
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
