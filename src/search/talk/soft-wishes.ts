import { OR, phrases, skipBack, skipWords, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import type { Token, TokenSpan } from '../text/tokens.ts'

/**
 * Marks what would be nice but need not be: "ideally with a pool", "a yard would be nice but isn't essential", "pool and gym if possible".
 */
export function markSoft(findings: readonly Finding[], { all }: Pick<Sentence, 'all'>): Finding[] {
  const soft = new Set<Finding>()
  const said: TokenSpan[] = []
  for (let at = 0; at < all.length; at++) {
    const phrase = SOFT(all, at)
    const wishes = phrase && wishesOf(findings, all, { ...phrase, from: at })
    if (!wishes || wishes.length === 0) continue
    for (const wish of wishes) soft.add(wish)
    said.push({ from: at, until: phrase.until })
  }
  if (soft.size === 0) return [...findings]
  const isSaid = ({ from, until, filter, notUnderstood }: Finding) =>
    notUnderstood !== undefined && !filter && said.some((phrase) => from >= phrase.from && until <= phrase.until)
  return findings.flatMap((finding) =>
    soft.has(finding) ? [{ ...finding, soft: true }] : isSaid(finding) ? [] : [finding],
  )
}

type Side = 'before' | 'after' | 'either'
/** Where the wish stands that a phrase makes soft. */
const SOFT = phrases<Side>([
  ['after', 'nice to have|would be nice to have|bonus if|bonus points for'],
  ['either', 'ideally|preferably|if possible|if at all possible|if available|where possible|if you can|hopefully'],
  [
    'before',
    [
      ...['nice', 'great', 'lovely', 'good', 'ideal', 'perfect', 'cool', 'awesome', 'a plus', 'a bonus'].map(
        (word) => `would be ${word}`,
      ),
      ...["isn't a", 'not a', 'no'].map((start) => `${start} must`),
      ...['a plus', 'a bonus', 'a nice to have', 'preferred', 'preferable'].map((word) => `is ${word}`),
      'preferred|preferable|would be preferred',
      ...['essential', 'crucial', 'a deal breaker', 'a dealbreaker', 'mandatory'].flatMap((word) => [
        `not ${word}`,
        `isn't ${word}`,
        `not absolutely ${word}`,
      ]),
    ].join('|'),
  ],
])

/** The wishes beside a phrase: the one next to it, and things that "and" joins to that. */
function wishesOf(
  findings: readonly Finding[],
  all: Token[],
  { value, from, until }: TokenSpan & { value: Side },
): Finding[] {
  const end = skipBack(all, from, BEHIND)
  const start = skipWords(all, until, BEFORE)
  const before = findings.findIndex((one) => isWish(one) && one.until <= from && one.until >= end)
  const after = findings.findIndex((one) => isWish(one) && one.from >= until && one.from <= start)
  const side = value === 'either' ? sideOf(all, { from, until }) : value
  const index = side === 'before' ? before : after
  const wish = findings[index]
  if (wish === undefined) return []
  const wishes = [wish]
  const step = index === before ? -1 : 1
  for (let at = index + step; isJoined(findings[at], findings[at - step], all); at += step)
    wishes.push(findings[at] as Finding)
  // "Must have parking and a pool would be nice": what does not begin the clause is another wish.
  const first = wishes.at(-1)
  const begins = first === undefined || CLAUSE.test(all[skipBack(all, first.from, LED) - 1]?.text ?? '.')
  return step < 0 && value === 'before' && !begins ? [wish] : wishes
}

/** "…, if possible with a pool" tells of what follows, "a pool if possible, in Ballard" of what stands before. */
function sideOf(all: Token[], { from, until }: TokenSpan): 'before' | 'after' {
  const [previous = ',', next = ','] = [all[from - 1]?.text, all[until]?.text]
  if (CLAUSE.test(next)) return 'before'
  return LED.has(next) || CLAUSE.test(previous) || all[from]?.text !== 'if' ? 'after' : 'before'
}

const isWish = ({ filter = {}, change }: Finding): boolean =>
  change === undefined && Object.keys(filter).some((part) => !OTHER.has(part))
/** Parts that no home has more or less of. */
const OTHER = wordSet('sort saleType statuses currency')

/** Whether "and" joins a thing that a home has to the one before or after. */
function isJoined(finding: Finding | undefined, other: Finding | undefined, all: Token[]): boolean {
  if (!isThing(finding) || !isThing(other)) return false
  const [first, second] = finding.from < other.from ? [finding, other] : [other, finding]
  const between = all.slice(first.until, second.from).map(({ text }) => text)
  return between.length > 0 && between.every((word) => JOINING.has(word)) && between.some((word) => !LED.has(word))
}
const isThing = (finding: Finding | undefined): finding is Finding =>
  finding !== undefined && isWish(finding) && (finding.filter?.features ?? finding.filter?.parking) !== undefined
const LED = wordSet('with a an the some')
const JOINING = new Set([...LED, ...OR, 'and', '&'])
const CLAUSE = /^[.,;!?]$|^(?:but|and)$/
/** Words between a wish and the phrase behind it, or the phrase before it. */
const BEHIND = wordSet('would be nice great lovely good but it that is this which are , not also really too')
const BEFORE = wordSet('with a an the in to have has some at least near , it on of for')
