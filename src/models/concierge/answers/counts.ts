import type { FilterPart } from '../../../contract/listings/filter-parts.ts'
import { resolveFilter, withoutUnknownSides } from '../../../core/listings/resolve-filter.ts'
import type { CountedField } from '../../../core/ports/listings.ts'
import { UNSOLD } from '../../../search/features/market.ts'
import { type Filter, omit, PLACE_PARTS } from '../../../search/filter.ts'
import { superlativeIn } from '../listing/superlatives.ts'
import { changedParts, offering, withoutList } from '../memory.ts'
import { type Answer, type Answerer, describeSearch, type Question } from '../question.ts'
import { within } from '../understand/of-shown.ts'
import { isAboutHomes, isOffTopic } from '../understand/topic.ts'
import { citiesSentence, hoaFeeNote } from './list.ts'
import { searchNotes } from './search.ts'

/** Asks for a number of homes. */
export const COUNTING = /\b(how many|number of|count)\b/
const OF_ALL =
  /^(so |and )?how many( of (them|these|those))?( (are there|are|do you have|in total|results?|matches|listings?|homes|altogether|total|left|remain|remaining|now|did you (?:find|get|show(?: me)?)|have you (?:found|got)|you (?:found|showed(?: me)?)))*$/

const OF_SHOWN = /^(so |and )?how many (of (them|these|those) )?(have|has|are|allow|come|include|cost|were)\b/

const OF_THESE = /^(so |and )?how many of (them|these|those)\b/

/** "How many under 500k?", "how many in Denver?": only homes can be counted by these. */
const OF_ANY =
  /^(?:so |and |but )?how many(?: are| is| cost| have| do you have)? (?:in|under|below|over|above|between|with|without|near|around|at least|at most|less than|more than|from)\b/

/** Counts listings without showing them: "how many condos in Tacoma?" */
export const answerCount: Answerer = async (question) => {
  const { plain, parsed, memory, listings, words } = question
  if (!COUNTING.test(plain) || parsed.ties.length > 0) return undefined
  if (!OF_ALL.test(plain) && !(parsed.isSearch && (isAboutHomes(question) || OF_ANY.test(plain)))) return undefined
  const settled = await resolveFilter(listings, parsed.filter, parsed.near)
  const filter = OF_THESE.test(plain) ? within(memory.filter ?? {}, settled) : settled
  const total = await listings.count(filter)
  if (total === 0 && (await listings.count({})) === 0) return { text: words.noListings, noAnswer: false, memory }
  // Of none, nothing can be shown.
  const counted = (total === 0 ? words.found : words.counted)(
    words.number(total),
    await describeSearch(question, filter),
  )
  const understood = { ...question, parsed: withoutUnknownSides(parsed, settled) }
  const text = [...searchNotes(understood), counted, ...(await hoaFeeNote(question, filter))].join(' ')
  // "How many have a garage?" keeps the list shown, so "the second" still refers to it.
  if (OF_SHOWN.test(plain) && memory.shown.length > 0)
    return { text, noAnswer: false, memory: { ...memory, offer: filter } }
  const isSame = changedParts(memory.filter ?? {}, filter).length === 0
  const list = isSame ? memory : { ...withoutList(memory), language: memory.language }
  return { text, noAnswer: false, memory: { ...list, filter, offer: filter } }
}

type Counted = { filter: Filter; count: number }

/** Counts, one a line, the most first; "show me" shows the homes of all. */
export async function countLines(question: Question, filter: Filter, counted: Counted[]): Promise<Answer> {
  const { words, memory } = question
  const sorted = counted.toSorted((one, other) => other.count - one.count)
  const lines = await Promise.all(
    sorted.map(
      async (one) => `- ${words.countOf(words.number(one.count), await describeSearch(question, one.filter))}`,
    ),
  )
  const notes = searchNotes(question, (said) => UNDERSTOOD.test(said))
  return {
    text: [...(notes.length === 0 ? [] : [notes.join(' ')]), ...lines].join('\n'),
    noAnswer: false,
    memory: offering(memory, filter),
  }
}

const UNDERSTOOD =
  /^(?:vs|versus|compared|opposed|most|more|common|number|type|kind|sort|each|per|by|list|neighbou?rhoods?|areas?|districts?|zips?|zip codes?|codes?)\b/i

/**
 * Places or kinds by which homes are counted: `field` has their values, `part` narrows a search to one, `without` are the
 * places that are given up for it.
 */
const GROUPS: { one: string; many: string; field: CountedField; part: FilterPart; without: readonly FilterPart[] }[] = [
  { one: 'city|town', many: 'cities|towns', field: 'City', part: 'cities', without: PLACE_PARTS },
  {
    one: 'area|neighbou?rhood|district|part of town',
    many: 'areas|neighbou?rhoods|districts|parts of town',
    field: 'Location',
    part: 'locations',
    without: ['locations', 'zips'],
  },
  { one: 'zip(?: ?code)?', many: 'zips|zip ?codes', field: 'ZIP', part: 'zips', without: ['locations', 'zips'] },
  {
    one: '(?:(?:home|house|property) )?(?:type|kind|sort)',
    many: '(?:(?:home|house|property) )?(?:types|kinds|sorts)',
    field: 'PropertyType',
    part: 'types',
    without: [],
  },
]
const HAS_MOST =
  /\b(?:has|have|is there|are there)(?: it)? (?:the )?(?:most|more|highest number of|biggest (?:choice|selection) of)\b|\bmost (?:common|homes|houses|listings|condos|apartments|rentals|properties)\b/
/** How many places or kinds are named if a question asks for the first ones, and if it asks for all. */
const FIRST = 3
const ALL = 20

type Grouping = { by: (typeof GROUPS)[number]; limit: number }

/** By which places or kinds a question counts homes: "which city has the most?", "how many in each?", "list the neighborhoods of Seattle". */
function groupingOf(plain: string): Grouping | undefined {
  type Pattern = (group: { one: string; many: string }) => string
  const by = (pattern: Pattern) => GROUPS.find((group) => new RegExp(pattern(group)).test(plain))
  const most = HAS_MOST.test(plain) ? by(({ one, many }) => `\\b(?:which|what) (?:${one}|${many})\\b`) : undefined
  if (most !== undefined) return { by: most, limit: FIRST }
  const each = countsEach(plain)
    ? by(({ one }) => `\\b(?:(?:in|for|of) (?:each|every)|per|by) (?:${one})(?:${WHERE})?$`)
    : undefined
  // "What type?" asks of the home spoken of.
  const listed = each ?? by(({ many }) => `^(?:${ASKING_ALL}) (?:${many})(?:${HERE})*(?:${WHERE})?$`)
  return listed && { by: listed, limit: ALL }
}
const countsEach = (plain: string): boolean => COUNTING.test(plain) && !OF_HOMES.test(plain)
/** Counts what homes or the business have, not homes. */
const OF_HOMES =
  /\b(?:how many|number of) (?:\w+ )?(?:(?:bed|bath)?rooms|beds|baths|spots|spaces|feet|sqft|met(?:er|re)s|acres|agents|offices|people|schools|realtors)\b/
const WHERE = ' (?:in|of|around) .{1,40}'
const ASKING_ALL =
  '(?:please )?(?:list|show|name|give|tell)(?: me)?(?: all)?(?: of)?(?: the| your)?|(?:what|which)(?: are the)?|(?:what|which) other'
const HERE = ' (?:do you have|does it have|you have|have you got|are there|are available|are(?= in )|please|there)'

/** Answers "which city has the most homes?" with the first three, "how many in each city?" and "which neighborhoods do you have?" with all. */
export const answerCountBy: Answerer = async (question) => {
  const { plain, parsed, memory, listings } = question
  // "Which city has the most expensive homes?" asks for homes.
  const grouping = superlativeIn(plain) === undefined ? groupingOf(plain) : undefined
  if (grouping === undefined || parsed.ties.length > 0 || isOffTopic(question)) return undefined
  const { by, limit } = grouping
  const settled = await resolveFilter(listings, parsed.filter, parsed.near)
  // A place of the search so far is dropped, since it is one of the places to count.
  const gone = PLACE_PARTS.filter(
    (part) => by.without.includes(part) && !changedParts(memory.filter ?? {}, parsed.filter).includes(part),
  )
  const { sort: _s, ...rest } = omit(settled, gone)
  const filter: Filter = { ...rest, statuses: rest.statuses ?? [...UNSOLD] }
  const values = await listings.values(filter, by.field, { limit })
  // Where no listing states its neighborhood, the cities are told.
  if (values.length === 0)
    return by.field === 'Location' ? { text: citiesSentence(question), noAnswer: false, memory } : undefined
  return countLines(
    question,
    filter,
    values.map(({ value, count }) => ({ filter: { ...filter, [by.part]: [value] }, count })),
  )
}
