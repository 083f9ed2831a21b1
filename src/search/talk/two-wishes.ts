import type { FilterPart, RangePart } from '../../contract/listings/filter-parts.ts'
import { type Filter, isRangePart, omit, type Range } from '../filter.ts'
import { beginsWithOr, CORRECTING, OR, skipBack, wordSet } from '../text/phrases.ts'
import { type Finding, originalText, type Sentence, type Written } from '../text/sentence.ts'
import type { TokenSpan } from '../text/tokens.ts'

/**
 * "A house under 600k or a condo under 400k" are two wishes, and a filter holds one: it takes the wider limit, so that nothing that
 * fits one of them is missing, and the narrower is reported as not understood.
 */
export function uniteLimits(findings: readonly Finding[], sentence: Written): Finding[] {
  const united = [...findings]
  for (const [later, finding] of findings.entries())
    for (const part of limitedParts(finding)) {
      const earlier = united.findIndex((other, at) => at < later && limitedParts(other).includes(part))
      const [first, second] = [united[earlier], united[later]]
      if (!first || !second || !isChoice({ from: first.until, until: second.from }, united, sentence)) continue
      const both = unite([first, second], part, sentence)
      if (both !== undefined) [united[earlier], united[later]] = both
    }
  return united
}

const limitedParts = ({ change, filter }: Finding): RangePart[] =>
  change !== undefined || filter === undefined ? [] : (Object.keys(filter) as FilterPart[]).filter(isRangePart)

/** "Or 3" after "2 bedrooms": a limit at the beginning, behind "or", widens that of the search before. "Or 3 instead" does not. */
export function widenByOr(findings: readonly Finding[], { all, previous }: Sentence): Finding[] {
  const isReplaced = all.some(({ text }) => CORRECTING.has(text) || text === 'instead')
  return findings.map((finding) => {
    const isWider = !isReplaced && beginsWithOr(all, skipBack(all, finding.from, BEFORE_NUMBER))
    const wider = (isWider ? limitedParts(finding) : []).flatMap((part) => {
      const [before, later] = [previous[part], finding.filter?.[part]]
      const hull = before && later && hullOf(before, later)
      return hull ? [[part, hull] as const] : []
    })
    return wider.length === 0 ? finding : { ...finding, filter: { ...finding.filter, ...Object.fromEntries(wider) } }
  })
}
const BEFORE_NUMBER = wordSet('with a an at also')

/** Whether "or" stands in a span of the sentence, with a kind of home or a place on both sides of it. */
function isChoice({ from, until }: TokenSpan, findings: Finding[], { all }: Pick<Sentence, 'all'>): boolean {
  const or = all.findIndex(({ text }, at) => at >= from && at < until && OR.has(text))
  if (or < 0 || all.slice(from, until).some(({ text }) => CORRECTING.has(text))) return false
  const names = findings.filter(({ filter }) => NAMING.some((part) => filter?.[part] !== undefined))
  return names.some((name) => name.until <= or) && names.some((name) => name.from > or)
}

const NAMING = ['types', 'cities', 'locations', 'zips', 'states'] as const

/** Two findings with the wider limit in the first of them; undefined if there is none. */
function unite(
  [first, second]: [Finding, Finding],
  part: RangePart,
  sentence: Written,
): [Finding, Finding] | undefined {
  const [one, other] = [first.filter?.[part], second.filter?.[part]]
  const hull = one && other && hullOf(one, other)
  if (!hull) return undefined
  const reported = (finding: Finding, range: Range): Pick<Finding, 'notUnderstood'> =>
    isOpen(range) && JSON.stringify(range) !== JSON.stringify(hull)
      ? { notUnderstood: originalText(sentence, finding) }
      : {}
  const left: Filter = omit(second.filter ?? {}, [part])
  return [
    { ...first, filter: { ...first.filter, [part]: hull }, ...reported(first, one) },
    { ...second, filter: left, ...reported(second, other) },
  ]
}

const isOpen = ({ min, max, below }: Range): boolean => min === undefined || (max ?? below) === undefined

/** The smallest range that holds both; undefined if it would hold everything. */
export function hullOf(one: Range, other: Range): Range | undefined {
  const min = one.min === undefined || other.min === undefined ? undefined : Math.min(one.min, other.min)
  const [, higher] = [one, other].toSorted((a, b) => topOf(a) - topOf(b))
  const isBounded = [one, other].every((range) => Number.isFinite(topOf(range)))
  const { max, below } = (isBounded && higher) || {}
  if (min === undefined && !isBounded) return undefined
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(below !== undefined && { below }),
  }
}

const topOf = ({ max, below }: Range): number => max ?? below ?? Infinity
