import type { RangePart } from '../../contract/listings/filter-parts.ts'
import { isOpenRange } from '../filter.ts'
import { wordSet } from '../text/phrases.ts'
import type { Sentence } from '../text/sentence.ts'
import type { TokenSpan } from '../text/tokens.ts'

/**
 * "Ok then 1 acre" after "at least 2 acres": the side of the limit that a number alone takes the place of; undefined where it is a
 * number of its own. `span`: the tokens of the number.
 */
export function sideOfSettled(sentence: Sentence, part: RangePart, span: TokenSpan): Side | undefined {
  const before = sentence.previous[part]
  if (before === undefined || !isOpenRange(before) || !isSettled(sentence, span)) return undefined
  return before.min === undefined ? 'max' : 'min'
}
type Side = 'min' | 'max'

/** Whether a message says nothing but the number and that less will do. */
export function isSettled({ tokens, all }: Sentence, { from, until }: TokenSpan): boolean {
  const others = [...tokens.slice(0, from), ...tokens.slice(until)]
  return (
    all.length === tokens.length &&
    others.some(({ text }) => SETTLING.has(text)) &&
    others.every(({ text }) => SETTLING.has(text) || BESIDE.has(text))
  )
}
const SETTLING = wordSet('then settle')
const BESIDE = wordSet(
  "ok okay fine alright right well so and maybe hm how what about for with i we will would id ill wed i'd i'll we'd we'll take a an , . ! ?",
)
