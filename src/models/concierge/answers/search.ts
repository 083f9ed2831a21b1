import type { RangePart } from '../../../contract/listings/filter-parts.ts'
import type { Listing } from '../../../contract/listings/listing.ts'
import { settle } from '../../../core/listings/settle.ts'
import type { Filter, Range } from '../../../search/filter.ts'
import type { Relative } from '../../../search/parsed.ts'
import { priceOf, squareFeet } from '../listing/numbers.ts'
import { changedParts } from '../memory.ts'
import { type Answer, type Answerer, listingsById, type Question } from '../question.ts'
import { isAboutHomes } from '../understand/topic.ts'
import { placesText, showList } from './list.ts'

/** Searches and changes to the search in force: "3 bedroom houses in Seattle", "cheaper", "in Tacoma instead". */
export const answerSearch: Answerer = async (question) => {
  const { plain, parsed, memory, listings, words } = question
  if (!parsed.isSearch || !isAboutHomes(question)) return undefined
  if (parsed.ties.length > 0) return askWhichPlace(question)
  if (hasOnlyUnknownWords(question)) return sayUnknownWords(question)
  const ids = memory.focus === undefined ? memory.shown.slice(memory.page) : [memory.focus]
  const shown = parsed.relative.length > 0 ? await listingsById(listings, ids) : []
  const { filter: wanted, unmeasurable } = beyondShown(parsed.filter, parsed.relative, shown)
  const filter = await settle(listings, wanted, parsed.near)
  const relative = parsed.relative.filter((each) => !unmeasurable.includes(each))
  const notes = [...notesOn(question), ...unmeasurable.map((each) => words.cannotCompare(words.relatives[each]))]
  const answer = await showList(question, { filter, notes, relative })
  return THE_ONE.test(plain) ? { ...answer, memory: { ...answer.memory, focus: answer.memory.shown[0] } } : answer
}

/** "The cheapest house" is the first of the list, and the session goes on about it. */
const THE_ONE =
  /\bthe (cheapest|most expensive|biggest|largest|newest|latest) (\w+ )?(house|home|condo|apartment|townhouse|place|property|listing|studio|rental|one)\b/

/** What was changed, left out or not understood is said aloud, never silent. */
export function notesOn({ parsed: { corrections, refused, notUnderstood }, words }: Question): string[] {
  return [
    ...corrections.map(({ said, taken }) => words.corrected(said, taken)),
    ...refused.map(({ said, reason }) => words.refused(said, words.refusal(reason))),
    ...(notUnderstood.length > 0 ? [words.leftOut(words.and(notUnderstood.map(words.quoted)))] : []),
  ]
}

/** A message that is nothing but a wish that may not be granted: the reason, and what can be asked for instead. */
export const answerRefused: Answerer = ({ parsed, memory, words }) => {
  if (parsed.refused.length === 0 || parsed.relative.length > 0) return undefined
  const changed = changedParts(memory.filter ?? {}, parsed.filter).filter((part) => part !== 'statuses')
  if (changed.length > 0) return undefined
  const reasons = parsed.refused.map(({ said, reason }) => words.cannotSay(said, words.refusal(reason)))
  return { text: [...reasons, words.askOtherwise].join(' '), noAnswer: true, memory }
}

function askWhichPlace(question: Question): Answer {
  const { parsed, memory, words } = question
  const asked = parsed.ties.map(({ said, options }) => words.which(said, words.or(options))).join(' ')
  const text = [...notesOn(question), asked].join(' ')
  return { text, noAnswer: false, memory: { ...memory, filter: parsed.filter, asked, offer: undefined } }
}

/** "Anything in Paris?" where no listing is in Paris: to show the old search again would be no answer. */
function hasOnlyUnknownWords({ parsed, memory }: Question): boolean {
  const changed = changedParts(memory.filter ?? {}, parsed.filter).filter((part) => part !== 'statuses')
  return parsed.notUnderstood.length > 0 && changed.length === 0 && parsed.relative.length === 0
}

function sayUnknownWords(question: Question): Answer {
  const { parsed, memory, words } = question
  const pieces = words.or(parsed.notUnderstood.map(words.quoted))
  const text = [words.unknownWords(pieces), placesText(question)].join(' ')
  return { text, noAnswer: false, memory: { ...memory, offer: undefined, asked: undefined } }
}

type Measure = { range: RangePart; of: (listing: Listing) => number | undefined; towards: 'less' | 'more' }

const price = { range: 'price', of: priceOf } as const
const area = { range: 'area', of: squareFeet } as const
const bedrooms = { range: 'bedrooms', of: ({ Bedrooms }: Listing) => Bedrooms } as const
const year = { range: 'yearBuilt', of: ({ YearBuilt }: Listing) => YearBuilt || undefined } as const

/** "Closer" is missing: what it would be closer to, only the words can say. */
const measures: Partial<Record<Relative, Measure>> = {
  cheaper: { ...price, towards: 'less' },
  dearer: { ...price, towards: 'more' },
  bigger: { ...area, towards: 'more' },
  smaller: { ...area, towards: 'less' },
  moreBedrooms: { ...bedrooms, towards: 'more' },
  fewerBedrooms: { ...bedrooms, towards: 'less' },
  newer: { ...year, towards: 'more' },
  older: { ...year, towards: 'less' },
}

/**
 * The filter narrowed to what lies beyond every listing of `shown`: cheaper than the cheapest, bigger than the biggest.
 * `unmeasurable` names the wishes that cannot be measured, because nothing shown states the value.
 */
export function beyondShown(
  filter: Filter,
  relatives: Relative[],
  shown: Listing[],
): { filter: Filter; unmeasurable: Relative[] } {
  const steps = relatives.map((relative) => ({ relative, step: stepOf(relative, shown) }))
  const changes = steps.flatMap(({ step }) =>
    step === undefined ? [] : [[step.range, { ...otherEnd(filter[step.range], step.bounds), ...step.bounds }] as const],
  )
  const unmeasurable = steps.filter(({ step }) => step === undefined).map(({ relative }) => relative)
  return { filter: { ...filter, ...Object.fromEntries(changes) }, unmeasurable }
}

function stepOf(relative: Relative, shown: Listing[]): { range: RangePart; bounds: Range } | undefined {
  const measure = measures[relative]
  const values = shown.flatMap((listing) => measure?.of(listing) ?? [])
  if (measure === undefined || values.length === 0) return undefined
  const bounds = measure.towards === 'less' ? { below: Math.min(...values) } : { min: justAbove(Math.max(...values)) }
  return { range: measure.range, bounds }
}

/** What a range asked for before at the end that is left alone. */
const otherEnd = (before: Range = {}, { min }: Range): Range => {
  const { min: low, ...high } = before
  if (min !== undefined) return high
  return low === undefined ? {} : { min: low }
}

// Ranges include their lower end; listings state whole numbers or halves at most.
const justAbove = (value: number): number => Math.floor(value) + 1
