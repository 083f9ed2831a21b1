import type { Listing } from '../../../contract/listings/listing.ts'
import { middleOf, resolveFilter } from '../../../core/listings/resolve-filter.ts'
import type { Filter } from '../../../search/filter.ts'
import type { Relative } from '../../../search/parse/parsed.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { anyOf } from '../../../search/text/patterns.ts'
import { applyComparisons } from '../listing/applied-comparisons.ts'
import {
  compareBySuperlative,
  isComparative,
  superlativeByFact,
  superlativeIn,
  superlativeSentence,
  withSuperlatives,
} from '../listing/superlatives.ts'
import { listingName } from '../listing/text.ts'
import { changedParts } from '../memory.ts'
import { type Answer, type Answerer, listingsById, type Question } from '../question.ts'
import { resolveReference } from '../understand/references.ts'
import { bestOfPage, bestOfSearch, namesRank } from '../understand/shown-references.ts'
import { missingReferenceText } from './about-listing.ts'
import { showList } from './list.ts'
import { searchNotes } from './search.ts'

const OF_SHOWN = /\b(of|from|among) (these|them|those)\b/
/** Asks for one of the homes shown, unless other homes are named, as in "what is the cheapest house in Tacoma?" */
const MAYBE_OF_SHOWN = anyOf(
  /^(and )?(which|what)( one)? (is|has|was|of) (?!(the )?(price|average|median|mls)\b)(?!.*\b(you|available|on the market|overall)\b)/,
  /^which one\b/,
  // "Which one's the biggest?"
  /^(?:(?:and|so|ok|okay) )*which ones? (?:is |has )?(?:the )?(?:\w+est|most|least)\b/,
  /^(?:and )?the one (?:with|that has|which has) the\b/,
  /^(?:and |or )?the (?:bigger|larger|smaller|lower|higher|more) (?:lot|yard|land|plot|hoa|fees?|dues|bedrooms|bathrooms|baths|space)$/,
)

/** "Tell me about the cheapest of these" asks for all details instead. */
const ABOUT = /\b(about|details|describe|more)\b/

/**
 * Answers "which of these has the biggest lot?" from the page shown last, and "which has the biggest lot?" from the whole
 * search.
 */
export const answerBestShown: Answerer = async (question) => {
  const { plain, parsed, memory, told, words } = question
  const namesOthers = changedParts(memory.filter ?? {}, parsed.filter).some((part) => part !== 'sort')
  const isOfShown = OF_SHOWN.test(plain) || (MAYBE_OF_SHOWN.test(plain) && !namesOthers)
  // "Which is cheaper?" compares the homes on the page; "which is cheaper than 500k?" searches.
  const isCompared = isComparative(plain) && memory.shown.length > 1 && !/ than /.test(plain)
  const ranked = isCompared ? withSuperlatives(plain) : plain
  const fact = told === undefined || told === 'prices' ? 'price' : told
  const mayRank = isOfShown && !ABOUT.test(ranked) && !namesRank(plain)
  const superlative = mayRank ? (superlativeIn(ranked) ?? superlativeByFact(ranked, fact)) : undefined
  if (superlative === undefined || memory.shown.length === 0) return undefined
  const best =
    OF_SHOWN.test(plain) || isCompared
      ? await bestOfPage(question, superlative)
      : await bestOfSearch(question, superlative)
  const [only, ...others] = best
  if (only === undefined) return { text: words.noneStatesIt, noAnswer: true, memory }
  const lines = best.map((listing) =>
    words.about(listingName(listing, words), superlativeSentence(listing, superlative, words)),
  )
  const text = others.length === 0 ? `${lines.join('')}\n${only.Url}` : lines.map((line) => `- ${line}`).join('\n')
  return { text, noAnswer: false, memory: { ...memory, focus: others.length === 0 ? only.ID : undefined } }
}

/** The start of a question that compares: "which is cheaper, the first or the third?" */
const BETWEEN_TWO = /^(and )?(which|what)( one| home| house)? (is|has|was|costs|of)\b/
/** "Is the third one bigger?" compares with the listing in focus. */
const IS_BETTER = /^(and |so |but )?(is|was|does|has|(?:by )?how much)\b(?! there)/
const THAN_SHOWN = / than (?:the |number |no |#)?(?:first|second|third|fourth|fifth|last|other|previous|\d\b)/

/**
 * Answers "which is cheaper, the first or the third?", and "is the third one bigger?" after another one, with the value of each
 * listing, the better one first.
 */
export const answerWhichIsBetter: Answerer = async (question) => {
  const { plain, memory, words } = question
  const isBetter = isComparative(plain) && IS_BETTER.test(plain)
  // "Is it cheaper than the first?" compares with the listing in focus; "is it cheaper than 500k?" does not.
  const isThanShown = isBetter && memory.focus !== undefined && THAN_SHOWN.test(plain)
  if (!(isBetter || BETWEEN_TWO.test(plain)) || (/ than /.test(plain) && !isThanShown)) return undefined
  // Languages with one form for "cheaper" and "cheapest" are translated as superlatives.
  const superlative = superlativeIn(withSuperlatives(plain))
  const reference = superlative && (await resolveReference(question))
  if (superlative === undefined || reference === undefined || 'missing' in reference) return undefined
  const focus = isBetter && memory.focus !== undefined ? [memory.focus] : []
  const compared = [...reference.listings, ...(await listingsById(question.listings, focus))]
  const distinct = [...new Map(compared.map((one) => [one.ID, one])).values()]
  const [first, ...others] = distinct.toSorted((one, other) => compareBySuperlative(superlative, one, other))
  if (first === undefined || others.length === 0) return undefined
  const states = (each: Listing) =>
    superlative.of(each) === undefined
      ? words.facts[superlative.fact].unsaid
      : superlativeSentence(each, superlative, words)
  const lines = [first, ...others].map((each) => `- ${words.about(listingName(each, words), states(each))}`)
  const several = distinct.map(({ ID }) => ID)
  return {
    text: lines.join('\n'),
    noAnswer: false,
    memory: { ...memory, several, focus: isThanShown ? memory.focus : undefined },
  }
}

const THAN =
  /\b(?<word>cheaper|less expensive|less costly|more expensive|pricier|dearer|bigger|larger|more spacious|smaller|newer|older|more bedrooms|fewer bedrooms) than (?<where>.+)$/

const RELATIVES: Record<string, Relative> = {
  cheaper: 'cheaper',
  'less expensive': 'cheaper',
  'less costly': 'cheaper',
  'more expensive': 'dearer',
  pricier: 'dearer',
  dearer: 'dearer',
  bigger: 'bigger',
  larger: 'bigger',
  'more spacious': 'bigger',
  smaller: 'smaller',
  newer: 'newer',
  older: 'older',
  'more bedrooms': 'moreBedrooms',
  'fewer bedrooms': 'fewerBedrooms',
}
const IT = /^(it|this|that|the) ?(one|home|house|condo|apartment|place|property|listing)?$/
/** "Is the first cheaper than the second?" asks about both listings and is no search. */
const ABOUT_BOTH = /^(and )?(is|are|was|does|do|has)\b(?! there)/

/** Narrows the search by comparison with one listing of the session: "cheaper than the second". */
export const answerBetterThan: Answerer = async (question) => {
  const { plain, memory } = question
  const { word = '', where = '' } = THAN.exec(plain)?.groups ?? {}
  const relative = RELATIVES[word]
  if (relative === undefined || ABOUT_BOTH.test(plain)) return undefined
  const other = await listingMeant(question, where)
  if (other === undefined) return undefined
  if (typeof other === 'string') return { text: other, noAnswer: false, memory }
  return showBeyond(question, relative, other)
}

async function listingMeant(question: Question, where: string): Promise<Listing | string | undefined> {
  const { memory, listings, words } = question
  if (IT.test(where) && memory.focus !== undefined) return (await listingsById(listings, [memory.focus]))[0]
  const reference = await resolveReference({ ...question, text: where, english: where, plain: where })
  if (reference === undefined) return undefined
  return 'missing' in reference
    ? missingReferenceText(reference.missing, question)
    : (reference.listings[0] ?? words.whichOne)
}

function showBeyond(question: Question, relative: Relative, other: Listing): Promise<Answer> {
  const { parsed, memory, words } = question
  const { filter, unmeasurable } = applyComparisons(memory.filter ?? parsed.filter, [relative], [other])
  const notes = unmeasurable.map((each) => words.cannotCompare(words.relatives[each]))
  return showList(question, {
    filter: withPriceOf(filter, other),
    notes,
    relative: unmeasurable.length > 0 ? [] : [relative],
  })
}

/** Adds sale type and currency to a price filter: rents and sale prices, dollars and euros are not comparable. */
const withPriceOf = (filter: Filter, { SaleType, CurrencySymbol }: Listing): Filter =>
  filter.price === undefined ? filter : { saleType: SaleType, ...filter, currency: CurrencySymbol }

const TO_CENTRE =
  /\b(closest|nearest|close|near|closer|nearer|walking distance|(?:minutes?|mins?|hours?)(?: (?:by )?\w+)?) (to |from |of )?(the )?(of )?(city )?(downtown|cent(?:er|re)|middle)\b/
const WHICH_ONE = /^(?:and |so |ok )?(?:which|what)\b/
/** The number of listings averaged for the centre of a city. */
const SAMPLE = 500

/** Answers "closest to downtown": sorts by distance to the mean position of the city's listings, and says that it did. */
export const answerNearCentre: Answerer = async (question) => {
  const { plain, parsed, memory, listings, vocabulary, words, language } = question
  // "Closer to Seattle center"
  const named = (parsed.filter.cities ?? []).map((name) => `${toPlainText(name)} `)
  if (!TO_CENTRE.test(named.reduce((left, name) => left.replace(name, ''), plain))) return undefined
  const spokenOf = await listingsById(listings, memory.shown.slice(memory.page))
  const cities = [...new Set(spokenOf.flatMap(({ City }) => City ?? []))]
  const [city, ...others] =
    parsed.filter.cities ?? memory.filter?.cities ?? (cities.length > 0 ? cities : vocabulary.cities)
  if (city === undefined) return undefined
  if (others.length > 0 && cities.includes(city)) {
    // The plain text is English, so that others are quoted as they asked.
    const said = language === 'en' ? TO_CENTRE.exec(plain)?.at(-1) : question.text.replace(/^[¿¡\s]+|[\s?!.]+$/g, '')
    return { text: words.which(said ?? '', words.or(cities)), noAnswer: false, memory }
  }
  const there = await listings.search({ cities: [city] }, { offset: 0, limit: SAMPLE })
  const middle = middleOf(there)
  if (middle === undefined) return { text: words.nowhere(city), noAnswer: true, memory }
  const near = { ...middle, place: city }
  const { locations, keywords: _k, near: _n, ...rest } = parsed.filter
  const notes = [...searchNotes(question, (said) => !/\d/.test(said)), words.centreOf(city)]
  // "Which one is closer to downtown?" stays in the neighbourhoods of the search.
  const kept = memory.shown.length > 0 && WHICH_ONE.test(plain) ? memory.filter?.locations : undefined
  const where = kept !== undefined && locations !== undefined ? { locations: kept } : { cities: [city] }
  const filter = await resolveFilter(listings, { ...rest, ...where, near, sort: 'Distance' }, [])
  const answer = await showList(question, { filter, notes, relative: [] })
  return NEAREST_ONE.test(plain) ? { ...answer, memory: { ...answer.memory, focus: answer.memory.shown[0] } } : answer
}
/** Asks for one home, which becomes the focus of the session. */
const NEAREST_ONE =
  /\b(?:which|what)(?: one)? is\b|\bthe (?:closest|nearest) (?:one|home|house|condo|apartment|townhouse|place)\b/
