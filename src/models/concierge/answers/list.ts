import type { Listing } from '../../../contract/listings/listing.ts'
import { relaxedSearches } from '../../../core/listings/relaxed-searches.ts'
import { type Filter, omit } from '../../../search/filter.ts'
import type { Relative } from '../../../search/parse/parsed.ts'
import { fold } from '../../../search/text/fold.ts'
import { facts } from '../listing/facts.ts'
import { factRankedBy } from '../listing/superlatives.ts'
import { listingEntries, openHouseTimes } from '../listing/text.ts'
import { changedParts, withoutList } from '../memory.ts'
import { type Answer, describeSearch, PAGE_SIZE, type Question } from '../question.ts'
import type { ConciergeWords, FactName } from '../words/words.ts'

/** A search to show: `notes` are sentences put before the list, `relative` the comparisons ("cheaper") already in `filter`. */
type Search = { filter: Filter; notes: string[]; relative: Relative[] }

/** Shows the first page of a search and makes it the current search. */
export async function showList(question: Question, search: Search): Promise<Answer> {
  const { words, listings } = question
  const { filter, notes } = search
  const total = await listings.count(filter)
  const found = total === 0 ? [] : await listings.search(filter, { offset: 0, limit: PAGE_SIZE })
  if (found.length === 0) return answerNone(question, search)
  const [only, second] = found
  const summary = await describeSearch(question, filter)
  const head = [...notes, words.found(words.number(total), summary), words.hereAre(1, found.length, total)].join(' ')
  const wider = await otherHomes(question, filter, total)
  const more = [...(await hoaFeeNote(question, filter)), ...(wider === undefined ? [] : [wider.text])]
  const steps = nextSteps(question, filter, { shown: found.length, total })
  const entries = listingEntries(found, { first: 1, besides: besidesOf(filter, words) }, words)
  const text = [head, entries, [...more, steps].join(' ')].join('\n\n')
  const focus = second === undefined ? only?.ID : undefined
  return {
    text,
    noAnswer: false,
    memory: {
      filter,
      shown: found.map(({ ID }) => ID),
      page: 0,
      focus,
      language: question.memory.language,
      offer: wider?.filter,
    },
  }
}

/** Facts that each entry of a list tells. */
const IN_ENTRIES = new Set<FactName>(['price', 'beds', 'baths', 'area'])

/** Further lines of each entry: the fact by which the search ranks homes, and the times of open houses if it asks for these. */
function besidesOf({ tours, sort }: Filter, words: ConciergeWords): (listing: Listing) => string[] {
  const rankedBy = sort && factRankedBy(sort)
  const fact = facts.find(({ name }) => name === rankedBy && !IN_ENTRIES.has(name))
  return (listing) => {
    const value = fact?.value(listing, words)
    const ranked = fact === undefined || value === undefined ? [] : [`${words.facts[fact.name].label}: ${value}`]
    return [...ranked, ...(tours?.includes('OpenHouse') ? openHouseTimes(listing) : [])]
  }
}

/** If the filter limits the HOA fee, says how many more homes match but state no fee, since they may have none. */
export async function hoaFeeNote({ listings, words }: Question, filter: Filter): Promise<string[]> {
  if (filter.hoa?.max === undefined && filter.hoa?.below === undefined) return []
  const [all, stated] = await Promise.all([
    listings.count(omit(filter, ['hoa'])),
    listings.count({ ...filter, hoa: { min: 0 } }),
  ])
  return all > stated ? [words.noneStates(words.number(all - stated))] : []
}

/** Below this many results, homes of other types are offered too. */
const FEW = 3
/** These words often mean any home, not a property type. */
const ANY_HOME = /\b(houses?|apartments?|flats?)\b/

/** The same search without the property type, if the named type has few results and this finds more. */
async function otherHomes(
  question: Question,
  filter: Filter,
  total: number,
): Promise<{ filter: Filter; text: string } | undefined> {
  const { plain, listings, words } = question
  if (total >= FEW || filter.types === undefined || !ANY_HOME.test(plain)) return undefined
  const wider = omit(filter, ['types'])
  const count = await listings.count(wider)
  if (count <= total) return undefined
  return { filter: wider, text: words.otherHomes(words.number(count), await describeSearch(question, wider)) }
}

/** Shows the next page of the current search. */
export async function answerNextPage(question: Question): Promise<Answer> {
  const { memory, listings, words } = question
  if (memory.filter === undefined) return { text: words.nothingToContinue, noAnswer: false, memory }
  const page = memory.shown.length
  if (page === 0) return showList(question, { filter: memory.offer ?? memory.filter, notes: [], relative: [] })
  const [total, found] = await Promise.all([
    listings.count(memory.filter),
    listings.search(memory.filter, { offset: page, limit: PAGE_SIZE }),
  ])
  if (found.length === 0) return { text: words.allSeen, noAnswer: false, memory }
  const shown = [...memory.shown, ...found.map(({ ID }) => ID)]
  const head = words.hereAre(page + 1, shown.length, total)
  const steps = nextSteps(question, memory.filter, { shown: shown.length, total })
  const entries = listingEntries(found, { first: page + 1, besides: besidesOf(memory.filter, words) }, words)
  const text = [head, entries, steps].join('\n\n')
  return { text, noAnswer: false, memory: { filter: memory.filter, shown, page, language: memory.language } }
}

function nextSteps(
  { words }: Question,
  { bedrooms }: Filter,
  { shown, total }: { shown: number; total: number },
): string {
  if (total === 1) return words.onlyOne
  const narrower = bedrooms === undefined ? words.byBedrooms : words.bySize
  return shown < total ? words.andMore(narrower) : words.noMore(narrower)
}

/** Says that nothing matches and offers the smallest relaxations that find something, each with its count. */
async function answerNone(question: Question, { filter, notes, relative }: Search): Promise<Answer> {
  const { listings, vocabulary, memory, parsed, words } = question
  // Relaxing "cheaper" itself would only find what was already shown.
  const held = relative.length > 0 ? changedParts(parsed.filter, filter) : []
  const options = await relaxedSearches(listings, { filter, otherCities: vocabulary.cities, held })
  const offered = options.map((way) =>
    words.loosening(words.number(way.count), { change: way.change, filter: way.described }),
  )
  const out = offered.length === 0 ? [words.noLooser] : [words.loosened(offered), words.showThem]
  const beyond = relative.map((each) => words.nothingBeyond(words.relatives[each]))
  const none = words.none(await describeSearch(question, filter))
  const fee = await hoaFeeNote(question, filter)
  const text = [...notes, ...beyond, none, ...fee, ...whereListingsAre(question, filter), ...out].join(' ')
  const offer = options[0]?.filter
  // If "cheaper" finds nothing, the list shown before stays current.
  const kept =
    held.length > 0 ? { ...memory, offer } : { ...withoutList(memory), filter, offer, language: memory.language }
  return { text, noAnswer: false, memory: kept }
}

/** If a city was asked for that has no listings, names the cities that have some. */
function whereListingsAre(question: Question, { cities = [] }: Filter): string[] {
  const known = new Set(question.vocabulary.cities.map(fold))
  return cities.every((city) => known.has(fold(city))) ? [] : [citiesSentence(question)]
}

/** Maximum number of names in a sentence; the others are counted. */
const NAMED = 8

/** A sentence that names the cities of all listings. */
export const citiesSentence = (question: Question): string => {
  const { words, vocabulary } = question
  return vocabulary.cities.length === 0 ? words.noListings : words.places(named(question, vocabulary.cities))
}

/** A sentence that names the property types of all listings. */
export const typesSentence = (question: Question): string => {
  const { words, vocabulary } = question
  return vocabulary.types.length === 0 ? words.noListings : words.types(named(question, vocabulary.types))
}

function named({ words }: Question, names: string[]): string {
  const some = names.slice(0, NAMED)
  const others = names.length - some.length
  return others === 0 ? words.and(some) : words.someOf(some.join(', '), words.number(others))
}
