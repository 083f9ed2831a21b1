import type { Listing } from '../../../../contract/listings/listing.ts'
import { UNSOLD } from '../../../../search/features/market.ts'
import { type Filter, omit, only, type Range } from '../../../../search/filter.ts'
import { applyComparisons } from '../../listing/applied-comparisons.ts'
import { statedPriceOf } from '../../listing/numbers.ts'
import { changedParts } from '../../memory.ts'
import { type Answer, type Answerer, listingsById, type Question } from '../../question.ts'
import { positionsIn, resolveReference } from '../../understand/references.ts'
import { missingReferenceText } from '../about-listing.ts'
import { showList } from '../list.ts'
import { searchNotes } from '../search.ts'

/** Searches homes like one that was shown: "anything similar?", "something like the first one but cheaper". */
export const answerSimilar: Answerer = async (question) => {
  const { plain, memory } = question
  if (!SIMILAR.test(plain)) return undefined
  if (positionsIn(plain).positions.length === 0) return similarToShown(question)
  const reference = await resolveReference(question)
  if (reference === undefined) return undefined
  if ('missing' in reference)
    return { text: missingReferenceText(reference.missing, question), noAnswer: false, memory }
  const [first] = reference.listings
  return first === undefined ? undefined : showSimilar(question, first)
}

const HOMES = '(?:ones?|homes?|houses?|condos?|apartments?|flats?|places?|propert(?:y|ies)|listings?|options?|units?)'
const ONE = '(?:it|this|that|these|those|(?:(?:the|this|that|number|no|#) ?)+(?:\\w+ )?(?:one|house|home|condo|\\d+))'
const SIMILAR = new RegExp(
  `\\b(?:comps|comparables)\\b|\\b(?:similar|comparable)\\b(?! (?:price|size|area|rent|budget|cost|year|neighbou?rhood|location))|` +
    `\\b(?:something|anything|any|more|others?|else|${HOMES}) (?:just |much |quite |a lot )?like ${ONE}\\b`,
)

async function similarToShown(question: Question): Promise<Answer | undefined> {
  const { memory, words, listings } = question
  const { shown, page, focus, offer } = memory
  if (shown.length === 0 && focus === undefined)
    return offer && showList(question, { filter: offer, notes: searchNotes(question), relative: [] })
  const [first, ...others] = await listingsById(listings, focus === undefined ? shown.slice(page) : [focus])
  if (first === undefined) return undefined
  return others.length > 0 ? { text: words.whichOne, noAnswer: false, memory } : showSimilar(question, first)
}

/** The search for homes as `listing` is, changed by what else the question wishes, without the listing itself. */
function showSimilar(question: Question, listing: Listing): Promise<Answer> {
  const { parsed, memory } = question
  const wishes = only(parsed.filter, changedParts(memory.filter ?? {}, parsed.filter))
  const alike = { ...asIs(listing), ...wishes, notIds: [listing.ID] }
  const compared = Object.keys(applyComparisons({}, parsed.relative, [listing]).filter) as (keyof Filter)[]
  const { filter } = applyComparisons(omit(alike, compared), parsed.relative, [listing])
  return showList(question, { filter, notes: searchNotes(question, () => true), relative: parsed.relative })
}

/** What makes a home alike: kind, city, about as many bedrooms, about the price. */
function asIs(listing: Listing): Filter {
  const { SaleType: saleType, PropertyType, City, Bedrooms } = listing
  const price = statedPriceOf(listing)
  return {
    saleType,
    statuses: [...UNSOLD],
    ...(PropertyType && { types: [PropertyType] }),
    ...(City && { cities: [City] }),
    ...(typeof Bedrooms === 'number' && { bedrooms: { min: Math.max(0, Bedrooms - 1), max: Bedrooms + 1 } }),
    ...(price !== undefined && { price: around(price) }),
  }
}

const around = (price: number): Range => ({ min: rounded(price * (1 - AROUND)), max: rounded(price * (1 + AROUND)) })
/** Share of the price by which a similar home is cheaper or dearer at most. */
const AROUND = 0.25
const rounded = (amount: number): number => Number(amount.toPrecision(2))
