import type { FilterPart, RangePart } from '../../contract/listings/filter-parts.ts'
import { isEmptyRange, isOpenRange, isRangePart, type Range } from '../filter.ts'
import { same } from '../parse/merge.ts'
import { CORRECTING, OR } from '../text/phrases.ts'
import { type Finding, originalText, type Written } from '../text/sentence.ts'
import { wordAt } from '../text/tokens.ts'

/**
 * All parts of a filter must match, so "a pool or a basement" and "under 500k or over 1m" cannot be expressed: the first is kept, the
 * other reported as not understood.
 */
export function separateAlternatives(findings: readonly Finding[], sentence: Written): Finding[] {
  const { all } = sentence
  const between = (before: Finding, finding: Finding) =>
    all.slice(before.until, finding.from + 1).map(({ text }) => text)
  const limits = findings.map(limitsOf)
  return findings.map((finding, index) => {
    const before = findings[index - 1]
    const isOtherKind =
      before !== undefined && areKinds(before, finding) && between(before, finding).some((word) => OR.has(word))
    const excluded = findings.find((_, at) => at < index && excludes(limits[at] ?? [], limits[index] ?? []))
    const isExcluded = excluded !== undefined && !between(excluded, finding).some((word) => CORRECTING.has(word))
    if (!isOtherKind && !isExcluded) return finding
    const { from, until } = finding
    // "Or more than" is one piece of a translation, so only all of it has words of the text.
    const or = isExcluded && OR.has(wordAt(all, from - 1)) ? from - 1 : from
    return { from, until, notUnderstood: originalText(sentence, { from: or, until }) }
  })
}

function areKinds(before: Finding, finding: Finding): boolean {
  const kinds = [kindOf(before), kindOf(finding)]
  // "A balcony or a terrace" is one thing by two names.
  const isOne = same(before.filter, finding.filter)
  return !kinds.includes(undefined) && !isOne && (kinds[0] !== kinds[1] || kinds[0] === 'features')
}

type Limit = { part: RangePart; range: Range }

/** The limits that a finding states, open on one side. */
function limitsOf({ change, filter }: Finding): Limit[] {
  if (change !== undefined || filter === undefined) return []
  return (Object.keys(filter) as FilterPart[]).flatMap((part) => {
    const range = isRangePart(part) ? filter[part] : undefined
    return range !== undefined && isOpenRange(range) ? [{ part: part as RangePart, range }] : []
  })
}

/** Whether no value meets both limits of a part: "at least 3 beds, at most 2". */
const excludes = (some: Limit[], others: Limit[]): boolean =>
  some.some((one) => others.some((other) => one.part === other.part && isEmptyRange({ ...one.range, ...other.range })))

const kindOf = (finding: Finding | undefined) =>
  (['features', 'parking', 'bedrooms', 'yearBuilt'] as const).find(
    (kind) => finding?.change === undefined && finding?.filter?.[kind] !== undefined,
  )
