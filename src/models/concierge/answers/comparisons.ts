import { resolveFilter } from '../../../core/listings/resolve-filter.ts'
import { type Filter, omit, only, PLACE_PARTS } from '../../../search/filter.ts'
import { readerFor } from '../../../search/parse/read.ts'
import { calendarOf } from '../../../search/text/calendar.ts'
import { readMemory } from '../memory.ts'
import { type Answerer, describeSearch, type Question } from '../question.ts'
import { isOffTopic } from '../understand/topic.ts'
import { countLines } from './counts.ts'
import { showList } from './list.ts'
import { searchNotes } from './search.ts'

/** Parts whose values may be alternatives: "Seattle or Portland", "houses vs condos". */
const ALTERNATIVES = ['types', 'cities', 'locations', 'zips', 'states'] as const

/** The filter once for each alternative that it names; only the filter itself if it names none. */
export function alternativesOf(filter: Filter): Filter[] {
  const part = ALTERNATIVES.find((name) => (filter[name]?.length ?? 0) > 1)
  return part === undefined ? [filter] : (filter[part] ?? []).map((value) => ({ ...filter, [part]: [value] }))
}

const EACH =
  /\bhow many\b.*\b(?:vs|versus|and how many|compared (?:to|with)|as opposed to)\b|\b(?:do you have|have you got|are there|is there|you have|you got)\b.*\bmore\b.*\bor\b/

/** "How many in each?" counts for the places or kinds of the search before. */
const IN_EACH =
  /^(?:(?:so|and|ok|but) )*how many(?: (?:homes|houses|condos|listings|ones|are there|do you have|have you got|are|there|of them))*(?: (?:in|for|of))? (?:each|either)(?: (?:one|place|of (?:them|these|those|the two)))?(?: (?:are there|do you have|respectively))?$/

/** Counts alternatives one by one: "how many houses vs condos?", "do you have more condos or houses in Denver?" */
export const answerCountEach: Answerer = async (question) => {
  const { plain, parsed, listings } = question
  const isOfSearch = IN_EACH.test(plain)
  if ((!EACH.test(plain) && !isOfSearch) || parsed.ties.length > 0 || isOffTopic(question)) return undefined
  const asked = isOfSearch ? placesSearched(question) : parsed.filter
  if (asked === undefined) return undefined
  const filter = await resolveFilter(listings, asked, parsed.near)
  const alternatives = alternativesOf(filter)
  if (alternatives.length < 2) return undefined
  const counts = await Promise.all(alternatives.map((one) => listings.count(one)))
  return countLines(
    question,
    filter,
    alternatives.map((one, index) => ({ filter: one, count: counts[index] ?? 0 })),
  )
}

const BOTH_PLACES =
  /^(?:(?:no|and|or|ok|yes|please|show|show me|search|in|for|i want|we want|lets see) )*both(?: of them)?(?: (?:cities|towns|places|areas|neighbou?rhoods|states))?(?: (?:please|then|are fine|are ok|is fine|work|is ok))*$/

/** Answers "both cities" after searches in two: the homes of both. "Both" of two homes that were shown is of these. */
export const answerBothPlaces: Answerer = async (question) => {
  const { plain, memory } = question
  const { several = [], shown } = memory
  const areHomes = (several.length === 2 || shown.length === 2) && !/\b(?:cit|town|place|area|neighb|state)/.test(plain)
  if (!BOTH_PLACES.test(plain) || areHomes) return undefined
  const filter = placesSearched(question)
  return filter && showList(question, { filter, notes: [], relative: [] })
}

/** The current search in its places, or in its place and the one searched before it; undefined where there are no two. */
function placesSearched({ memory: { filter }, exchanges }: Question): Filter | undefined {
  if (filter === undefined) return undefined
  if (alternativesOf(filter).length > 1) return filter
  const part = ALTERNATIVES.find((name) => name !== 'types' && filter[name] !== undefined)
  if (part === undefined) return undefined
  const before = exchanges
    .toReversed()
    .flatMap((exchange) => readMemory([exchange]).filter?.[part] ?? [])
    .find((name) => !filter[part]?.includes(name))
  return before === undefined ? undefined : { ...filter, [part]: [before, ...(filter[part] ?? [])] }
}

/**
 * Answers "a flat in Denver or a house in Boise": one search cannot hold both, so the first is shown and the second offered, or the
 * second alone if nothing matches the first.
 */
export const answerEitherOr: Answerer = async (question) => {
  const { words, listings } = question
  const wishes = eitherOr(question)
  if (wishes === undefined || isOffTopic(question)) return undefined
  const [first, second] = await Promise.all(wishes.map((wish) => resolveFilter(listings, wish, [])))
  if (first === undefined || second === undefined) return undefined
  const [count, others] = await Promise.all([listings.count(first), listings.count(second)])
  const notes = searchNotes(question)
  if (others === 0) return showList(question, { filter: first, notes, relative: [] })
  if (count === 0) {
    const none = words.none(await describeSearch(question, first))
    return showList(question, { filter: second, notes: [...notes, none], relative: [] })
  }
  const { text, noAnswer, memory } = await showList(question, { filter: first, notes, relative: [] })
  const other = words.otherHomes(words.number(others), await describeSearch(question, second))
  return { text: `${text}\n\n${other}`, noAnswer, memory: { ...memory, offer: second } }
}

/** The two wishes of a question, each with a kind of home and a place of its own. What only the second says holds for both. */
function eitherOr({ english, parsed, vocabulary, settings, now }: Question): [Filter, Filter] | undefined {
  const parts = english.split(/,? \bor (?:else )?/i)
  if (parts.length !== 2 || !parsed.isSearch) return undefined
  const calendar = calendarOf(now, settings.TimeZone)
  const [first, second] = parts.map(
    (part) =>
      readerFor(vocabulary)
        .read(part, 'en')
        .parse({ ...calendar, language: 'en' }).filter,
  )
  if (first === undefined || second === undefined) return undefined
  const differ = (names: readonly (keyof Filter)[]) =>
    [first, second].every((filter) => names.some((name) => filter[name] !== undefined)) &&
    JSON.stringify(only(first, [...names])) !== JSON.stringify(only(second, [...names]))
  if (!differ(['types']) || !differ(PLACE_PARTS)) return undefined
  return [{ ...omit(second, ['types', ...PLACE_PARTS]), ...first }, second]
}

const JUDGED =
  '(?:nicer|better|prettier|fancier|classier|more (?:beautiful|luxurious|comfortable|attractive|stylish|upscale)|(?:higher|better) quality)'
const NICER = new RegExp(
  `^(?:(?:ok|okay|and|but|hm+|no|well|please|show|give|find|have|got|any|anything|something|some|a|bit|little|me|i|we|want|need|is there|are there|do you|you|with|of|like) )*${JUDGED}(?: (?:ones?|homes?|houses?|condos?|apartments?|places?|options?|please|than (?:these|those|that|this)))*$`,
)

/** "Which would you pick?" */
const ADVICE =
  /^(?:and |so )?(?:which|what)(?: one| home| house| of (?:them|these|those))? (?:would|do|should) (?:you|i|we) (?:\w+ )?(?:pick|choose|take|prefer|buy|rent|recommend|go for)$|\byour favou?rite\b|^(?:and |so )?(?:which|what)(?:s| is| one is| are)? (?:the )?best (?:deals?|value|options?|choices?|ones?|buys?|bargains?)(?: (?:here|there|for me|for us|of (?:these|them|those)|now))?$/
export const asksAdvice = (plain: string): boolean => ADVICE.test(plain)

/** "Something nicer" after a search: says that no listing states it, and what can be compared. */
export const answerNicer: Answerer = ({ plain, memory, words }) =>
  memory.filter !== undefined && (NICER.test(plain) || asksAdvice(plain))
    ? { text: words.noTaste, noAnswer: true, memory }
    : undefined
