import { GAP, type Token, type TokenSpan, wordAt } from '../text/tokens.ts'

/**
 * Whether somebody wishes the change of a limit that a span states: not in "we can't pay 50k more" and "50k more is too much".
 * `unsaid` if its clause tells of something else: "my salary is 20 % higher", "would they take 20k less?", "add 50k for repairs".
 */
export function willingness(
  tokens: Token[],
  { from, until }: TokenSpan,
  { isRental }: { isRental: boolean },
): 'yes' | 'no' | 'unsaid' {
  const before = wordsOf(tokens.slice(clauseStart(tokens, from), from))
  const behind = wordsOf(tokens.slice(until, clauseEnd(tokens, until)))
  if (!OPENING.test(before)) return 'unsaid'
  if (TOO_MUCH.test(behind)) return 'no'
  if (!(isRental ? RENT_CLOSING : CLOSING).test(behind)) return 'unsaid'
  return DENIED.test(before) ? 'no' : 'yes'
}

function clauseStart(tokens: Token[], at: number): number {
  let start = at
  while (start > 0 && !endsClause(tokens, start - 1)) start--
  return start
}

function clauseEnd(tokens: Token[], at: number): number {
  let end = at
  while (end < tokens.length && !endsClause(tokens, end)) end++
  return end
}

/** What was read before ends a clause too. */
const endsClause = (tokens: Token[], at: number): boolean =>
  tokens[at] === GAP || /^[.,;:!?()]$/.test(wordAt(tokens, at))

const wordsOf = (tokens: Token[]): string => tokens.map(({ text }) => text).join(' ')

const anyOf = (...words: string[]): string => `(?:${words.join('|')})`

/** "We could go", "our budget is now", "something"; no words fit in two ways, so that long ones are soon tested. */
const OPENING = new RegExp(
  `^(?:${anyOf(
    'no|hmm|ok|okay|yes|well|actually|or|and|but|so|then|now|maybe|perhaps|even|also|please|rather',
    "we|we'd|we'll|i|i'd|i'll|us|can|could|(?:we|i) (?:may|might|would|will)|be|able|willing|want|like|try|prefer|decided",
    'to|go|pay|spend|afford|stretch|make it|let us|let me|lets',
    'up|down|by|at most|(?:no|not) more than|as much as|about|around|a|an|another|of',
    '(?:(?:my|our|the) )?(?:budget|limit|max|maximum|price limit)(?: is)?|for|with|rent',
    'do you have|(?:can|could) you|(?:is|are) there|(?:(?:show|find|give) (?:me|us) )?(?:something|anything|one|ones|homes|places)|what about|how about',
    "not|never|cannot|can't|cant|couldn't|won't|don't|dont",
  )}(?: |$))*$`,
)
const DENIED = /\b(?:not(?! more than)|never|cannot|can't|cant|couldn't|won't|don't|dont)\b/

const ACCEPTED = `(?:(?:is|are|would be|might be|could be|will be|may be|be)(?: also)? )?${anyOf(
  'ok|okay|fine|good|alright|possible|acceptable|doable|affordable|great',
  'my limit|our limit|the limit|the max|the maximum',
)}`
const TOO_MUCH = /^(?:is|would be|will be|is already) (?:too much|too expensive|not|impossible)\b/

const closing = (...more: string[]): RegExp =>
  new RegExp(
    `^(?:(?:${anyOf(
      ACCEPTED,
      'works|please|pls|too|also|as well|then|now|max|tops|total|instead|though|thanks|at most|for (?:me|us)|if (?:needed|necessary|possible)',
      'to (?:the|my|our) (?:budget|limit|max|maximum)',
      ...more,
    )}(?: |$))*(?:${anyOf('and', 'but', 'with', 'without', 'in', 'near', 'around', 'if', 'or(?! (?:less|so|more)\\b)')} .*)?)$`,
  )
/** "Is fine", "please", and what begins another wish. */
const CLOSING = closing()
/** "100 more a month" changes a rent only. */
const RENT_CLOSING = closing('a month|per month|monthly|/ month')
