import type { FilterPart } from '../../contract/listings/filter-parts.ts'
import { readFeatures } from '../features/features.ts'
import { FEATURES } from '../features/spellings.ts'
import { readTypes } from '../features/types.ts'
import { EXCLUDED_PAIRS, type Filter, isRangePart, type Range } from '../filter.ts'
import type { Relative } from '../language/words.ts'
import { readAmounts } from '../numbers/amounts.ts'
import { readNumber } from '../numbers/numbers.ts'
import { readRooms } from '../numbers/rooms.ts'
import { unitAt } from '../numbers/units.ts'
import { readPlaces } from '../places/places.ts'
import { phrases, skipWords, wordSet } from '../text/phrases.ts'
import { type Finding, originalText, type Sentence, type Written } from '../text/sentence.ts'
import { type Token, type TokenSpan, wordAt } from '../text/tokens.ts'
import { COMPARED } from './comparisons.ts'
import { hullOf } from './two-wishes.ts'

/** "Doesn't have to be Seattle", "no need for 3 bedrooms": the wish is given up, and its opposite is not asked for. */
export function readNeedless(sentence: Sentence, at: number): Finding | undefined {
  const phrase = NEEDLESS(sentence.tokens, at)
  if (!phrase) return undefined
  const start = skipWords(sentence.tokens, phrase.until, FILLERS)
  for (const read of [readPlaces, readRooms, readAmounts, readFeatures, readTypes]) {
    const found = read(sentence, start)
    if (!found?.filter || found.change !== undefined) continue
    const { filter, until } = found
    return filter.features
      ? { from: at, until, filter, change: 'remove' }
      : { from: at, until, drop: Object.keys(filter) as FilterPart[] }
  }
  return undefined
}

/** "Doch lieber kalt", "without utilities then": bills need no longer be in the rent. */
export function readWithoutCharges({ tokens, previous }: Sentence, at: number): Finding | undefined {
  const phrase = WITHOUT_CHARGES(tokens, at)
  const group = FEATURES['utilities included']
  if (!phrase || !previous.features?.some(([name]) => name === group[0])) return undefined
  return { from: at, until: phrase.until, filter: { features: [group] }, change: 'remove' }
}
const WITHOUT_CHARGES = phrases<true>([
  [
    true,
    'plus utilities|plus bills|without utilities|without bills|excluding utilities|excluding bills|utilities excluded|utilities not included|bills not included|not including utilities|before utilities|before bills|cold rent',
  ],
])

const NEEDLESS = phrases<true>([
  [
    true,
    [
      ...[
        "doesn't have to",
        "don't have to",
        "doesn't need to",
        "don't need to",
        'needn',
        "needn't",
        'need not',
      ].flatMap((must) => [`${must} be`, `${must} necessarily be`, `${must} have`]),
      "doesn't necessarily have to be",
      'not necessarily',
      'not necessarily be',
      "doesn't need",
      'no need for',
      'no need to have',
    ].join('|'),
  ],
])
const FILLERS = wordSet('in a an the at any')

/**
 * "Condos are fine too": after houses a kind is added, after "no condos" the exclusion is taken back, and after "3 bedrooms" the range
 * becomes wider.
 */
export const readAccepted = (findings: Finding[], { all, previous }: Pick<Sentence, 'all' | 'previous'>): Finding[] =>
  findings.map((finding) => {
    if (finding.relative !== undefined) return acceptedCompared(finding, finding.relative, { all, previous })
    const accepted = finding.filter && finding.change === undefined ? ACCEPTED(all, finding.until) : undefined
    return accepted ? { ...finding, ...widened(finding.filter ?? {}, previous, accepted.value) } : finding
  })

const FINE = ['ok', 'okay', 'fine', 'alright', 'all right', 'good', 'acceptable', 'possible', 'great', 'enough']
const TOO = ['too', 'as well', 'also']
/** What is accepted; `too`: whether beside what was wished before. */
const ACCEPTED = phrases<'too' | 'alone'>([
  ...['is', 'are', 'would be', 'will be', 'sounds', ''].flatMap((verb) =>
    FINE.flatMap((word) => [
      ...(verb === '' ? [] : [['alone', `${verb} ${word}`] as const]),
      ...TOO.map((too) => ['too', `${verb} ${word} ${too}`] as const),
      ['too', `${verb} also ${word}`] as const,
      ['too', `also ${verb} ${word}`] as const,
    ]),
  ),
  ...['would', 'could', 'might', 'can', 'will'].flatMap((verb) =>
    [...FINE.map((word) => `be ${word}`), 'work', 'do'].flatMap((rest) => [
      ['too', `${verb} also ${rest}`] as const,
      ...TOO.map((too) => ['too', `${verb} ${rest} ${too}`] as const),
    ]),
  ),
  ...['works', 'work'].flatMap((verb) => [
    ['too', `also ${verb}`] as const,
    ...TOO.map((too) => ['too', `${verb} ${too}`] as const),
  ]),
])

/** "Older is fine too" after homes built since 2000: no longer a limit. */
function acceptedCompared(
  finding: Finding,
  relative: Relative,
  { all, previous }: Pick<Sentence, 'all' | 'previous'>,
): Finding {
  const compared = COMPARED[relative]
  const end = skipWords(all, finding.until, ONES)
  const accepted = ACCEPTED(all, end)
  if (compared === undefined || accepted === undefined || isWished(all, { from: end, until: accepted.until }))
    return finding
  const { part, towards } = compared
  const { min, ...high } = previous[part] ?? {}
  const left = towards === 'less' ? high : min === undefined ? {} : { min }
  const { relative: _, ...rest } = finding
  return Object.keys(left).length === 0 ? { ...rest, drop: [part] } : { ...rest, filter: { [part]: left } }
}
/** "Something cheaper would be great" asks for it. */
const isWished = (all: Token[], { from, until }: TokenSpan): boolean =>
  all.slice(from, until).some(({ text }) => WISHED.has(text))
const WISHED = wordSet('good great sounds')
const ONES = wordSet('ones homes houses condos apartments places')

function widened(filter: Filter, previous: Filter, how: 'too' | 'alone'): Pick<Finding, 'filter' | 'change'> {
  for (const [kind, excluded] of EXCLUDED) {
    const [names, denied, wished] = [filter[kind], previous[excluded], previous[kind]]
    if (names === undefined) continue
    if (names.some((name) => denied?.includes(name))) return { filter: { [excluded]: names }, change: 'remove' }
    if (wished !== undefined) return { filter, change: 'add' }
    return denied === undefined ? { filter } : { filter: {} }
  }
  if (how === 'alone') return { filter }
  const ranges = Object.entries(filter).map(([part, value]) => {
    const before = previous[part as FilterPart] as Range | undefined
    const isRange = isRangePart(part as FilterPart) && before !== undefined
    return [part, isRange ? (hullOf(before, value as Range) ?? value) : value]
  })
  return { filter: Object.fromEntries(ranges) }
}
const EXCLUDED = [['types', 'notTypes'], ...EXCLUDED_PAIRS] as const

/** "2 bedrooms, not 3" and "400k max, not 4 million" say nothing new with what they deny, which need not be said back. */
export const withoutNeedlessDenials = (findings: Finding[], sentence: Written): Finding[] =>
  findings.map((finding, index) => {
    const { from, until, filter, notUnderstood } = finding
    // What is denied is no limit, whether or not another amount is named.
    if (isDeniedAmount(finding, sentence.all))
      return hasOtherAmount(findings, finding)
        ? { from, until }
        : { from, until, notUnderstood: originalText(sentence, { from: from - 1, until }) }
    const isSaidBack = notUnderstood !== undefined && Object.keys(filter ?? {}).length === 0
    const rooms = isSaidBack ? deniedRooms(sentence.all, finding) : undefined
    const isRuledOut = rooms !== undefined && findings.slice(0, index).some((other) => excludes(other, rooms))
    return isRuledOut ? { from, until } : finding
  })

/** Whether an amount alone is denied: "not 600k", where "not over 600k" is a limit. */
const isDeniedAmount = ({ from, filter, change }: Finding, all: Token[]): boolean =>
  change === undefined && NOT.has(wordAt(all, from - 1)) && AMOUNTS.some((part) => filter?.[part] !== undefined)
/** Whether another amount of the same kind is wished. */
const hasOtherAmount = (findings: Finding[], denied: Finding): boolean =>
  findings.some((other) => other !== denied && AMOUNTS.some((part) => denied.filter?.[part] && other.filter?.[part]))
const AMOUNTS = ['price', 'area', 'lotArea', 'unitAreaPrice', 'hoa'] as const

/** The number of bedrooms that is denied by all words of a span: "not 3", "no 3 bedrooms". */
function deniedRooms(all: Token[], { from, until }: TokenSpan): number | undefined {
  const number = NOT.has(wordAt(all, from)) ? readNumber(all, from + 1) : undefined
  const unit = number && unitAt(all, number.until)
  const end = unit?.value.part === 'bedrooms' ? unit.until : number?.until
  return end === until ? number?.value : undefined
}
const NOT = wordSet('not no')

const excludes = ({ filter }: Finding, rooms: number): boolean => {
  const { min, max } = filter?.bedrooms ?? {}
  return min !== undefined && max === min && min !== rooms
}
