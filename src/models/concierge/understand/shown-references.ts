import { type Listing, SaleType } from '../../../contract/listings/listing.ts'
import { resolveFilter } from '../../../core/listings/resolve-filter.ts'
import { ORDINALS } from '../../../search/numbers/words/number-words.ts'
import { readerFor } from '../../../search/parse/read.ts'
import { fold } from '../../../search/text/fold.ts'
import type { Superlative } from '../listing/superlative-table.ts'
import { bestListings, COMPARATIVES, isOfPrices, superlativeIn, withSuperlatives } from '../listing/superlatives.ts'
import { changedParts } from '../memory.ts'
import { listingsById, PAGE_SIZE, type Question, type Reference } from '../question.ts'
import { isQuestion, placeOf } from './text.ts'

const RANKED = `(?:${COMPARATIVES}|cheapest|(?:most|least) expensive|priciest|dearest|biggest|largest|smallest|newest|oldest|most modern)`
const THOSE =
  'of (?:the (?:two|three|four|five|2|3|4|5|ones|homes|houses)|both|them|these|those)(?: (?:that )?you (?:just )?(?:showed|have shown|found)(?: me)?)?'
/** "The cheaper one", "the biggest of these", "the cheaper of the two" wherever a question has it. */
const RANKED_ONE = new RegExp(
  `\\b(?:the )?${RANKED} (?:one )?${THOSE}\\b|\\b(?:the|that) ${RANKED} (?:one|1)\\b|\\bthe (?:cheap|expensive|pricey|big|large|small) one\\b`,
)
/** "The cheap one" is the cheapest. */
const PLAIN_RANK: Record<string, string> = {
  cheap: 'cheaper',
  expensive: 'more expensive',
  pricey: 'more expensive',
  big: 'bigger',
  large: 'bigger',
  small: 'smaller',
}
/** "What about the cheapest?": nothing else. */
const RANKED_ALONE = new RegExp(
  `^(?:(?:and|so|ok|okay|no|then|hmm|well|yes|please|to|i (?:like|prefer|want|meant?|ll take|would take)|(?:what|how) about|(?:tell|give|show|send) me|more|details?|info|information|about|on|of|describe|open) )*(the ${RANKED})(?: (?:please|pls))?$`,
)
/** "The second cheapest", "3rd biggest one". */
const NTH = new RegExp(
  `\\b(?:the )?(${ORDINALS.slice(1).join('|')}|\\d{1,2}(?:st|nd|rd|th)) ${RANKED}(?: (?:one|1))?\\b`,
)
/** The rank by which a question names a home that is not the first, and how many stand before it. */
export function rankNamed(plain: string): { said: string; before: number } | undefined {
  const [said, rank = ''] = NTH.exec(plain) ?? []
  return said === undefined ? undefined : { said, before: placeOf(rank) - 1 }
}
export const namesRank = (plain: string): boolean => rankNamed(plain) !== undefined
/** Several homes in other languages than English, which the translation makes "the cheapest" like one. */
const SEVERAL_MEANT =
  /\b(?:los|las|les|os|as) (?:mas|plus|moins|mais|menores|mayores|maiores)\b|\bdie \p{L}+(?:sten|eren)\b/u

/** "The cheaper one" is of the page shown last, "the cheapest one" of the search that it begins. */
export async function byRank(question: Question): Promise<Reference | undefined> {
  const { plain, text, memory, parsed } = question
  if (memory.shown.length < 2 || SEVERAL_MEANT.test(fold(text))) return undefined
  if (changedParts(memory.filter ?? {}, parsed.filter).some((part) => part !== 'sort')) return undefined
  const nth = rankNamed(plain)
  const named = nth?.said ?? RANKED_ONE.exec(plain)?.[0] ?? RANKED_ALONE.exec(plain)?.[1]
  const said = named?.replace(/^the (\w+)(?= one$)/, (all, rank: string) =>
    rank in PLAIN_RANK ? `the ${PLAIN_RANK[rank]}` : all,
  )
  // "When was the newest one listed?" means the newest listing.
  const superlative =
    said === undefined
      ? undefined
      : superlativeIn(withSuperlatives(LISTED.test(plain) ? `when was ${said} listed` : said))
  if (said === undefined || superlative === undefined) return undefined
  if (nth !== undefined) return nthOfSearch(question, superlative, nth)
  if (isOfPrices(superlative) && (await mixesSaleTypes(question))) return undefined
  const isOfPage = superlativeIn(said) === undefined || / of /.test(said)
  const listings = isOfPage ? await bestOfPage(question, superlative) : await bestOfSearch(question, superlative)
  return listings.length === 0 ? undefined : { listings, rest: without(plain, said) }
}

const LISTED = /\b(?:when|how long)\b.*\blist(?:ed|ing)\b/

/** "The second cheapest" of the search whose first pages were shown; undefined if it has fewer. */
async function nthOfSearch(
  { plain, memory, listings }: Question,
  { sort, of }: Superlative,
  { said, before }: { said: string; before: number },
): Promise<Reference | undefined> {
  // Of homes for sale and for rent, the prices of one kind are ranked, as in "cheapest first".
  const filter = await resolveFilter(listings, { ...memory.filter, sort }, [])
  const found = await listings.search(filter, { offset: before, limit: 1 })
  return found.some((each) => of(each) !== undefined) ? { listings: found, rest: without(plain, said) } : undefined
}

/** Whether a search has homes for sale and for rent: no rent is compared with a price. */
async function mixesSaleTypes({ memory, listings }: Question): Promise<boolean> {
  const { saleType, ...filter } = memory.filter ?? {}
  if (saleType !== undefined) return false
  const counts = await Promise.all(SaleType.options.map((one) => listings.count({ ...filter, saleType: one })))
  return counts.every((count) => count > 0)
}

const without = (plain: string, said: string): string => plain.replace(said, ' ').replace(/ +/g, ' ').trim()

const THOSE_ONES = /\b(?:of|from|among) (?:them|these|those)\b/

/** The best of the homes spoken of last, if "both" or "those" means them, else of the page shown last; several if they are equal. */
export async function bestOfPage({ plain, memory, listings }: Question, superlative: Superlative): Promise<Listing[]> {
  const spokenOf = TWO.test(plain) ? pairOf(memory) : THOSE_ONES.test(plain) ? memory.several : undefined
  return bestListings(await listingsById(listings, spokenOf ?? memory.shown.slice(memory.page)), superlative)
}

/** The best listings of the search whose first pages were shown, several if they are equal. */
export async function bestOfSearch(question: Question, superlative: Superlative): Promise<Listing[]> {
  const { memory, listings } = question
  const total = memory.filter === undefined ? 0 : await listings.count(memory.filter)
  if (total <= memory.shown.length - memory.page) return bestOfPage(question, superlative)
  const sorted = { ...memory.filter, sort: superlative.sort }
  return bestListings(await listings.search(sorted, { offset: 0, limit: PAGE_SIZE }), superlative)
}

/** The two homes that "both" means: those of the answer before, else the two spoken of last, else the page if it has two. */
function pairOf({ several, shown, page, focus, formerFocus }: Question['memory']): number[] | undefined {
  const spokenOf = focus === undefined || formerFocus === undefined ? undefined : [formerFocus, focus]
  return [several, spokenOf, shown.slice(page)].find((ids) => ids?.length === 2)
}

const TWO =
  /\b(?:both(?: of (?:them|these|those))?|either(?: of (?:them|these|those))?|(?:the|these|those) (?:two|2)(?: of them)?|between (?:them|these|those))\b/
/** "Homes with both a garage and a pool" names no two homes. */
const WITH_BOTH =
  /\b(?:with|have|has|want|need) both\b|\bboth \p{L}+ and\b|\b(?:two|2) (?:bed|bath|room|stor|car|floor|level)/u
const OTHER =
  /\bthe other(?: (?:one|house|home|condo|apartment|flat|place|property|townhouse))?\b(?! \p{L}*(?:s|es)\b)/u

/** Whether "the other" is the second of two homes, not more of the list. */
export const meansOtherOfTwo = ({ plain, memory }: Question): boolean =>
  OTHER.test(plain) && memory.focus !== undefined && pairOf(memory)?.includes(memory.focus) === true

/** "Do both have parking?", "which of the two is bigger?", "the other one". */
export async function byPair(question: Question): Promise<Reference | undefined> {
  const { plain, memory, listings } = question
  const pair = pairOf(memory)
  const said = pair && !WITH_BOTH.test(plain) ? (TWO.exec(plain) ?? OTHER.exec(plain))?.[0] : undefined
  if (pair === undefined || said === undefined) return undefined
  const isOther = OTHER.test(said)
  if (isOther && !meansOtherOfTwo(question)) return undefined
  const ids = isOther ? pair.filter((id) => id !== memory.focus) : pair
  const found = await listingsById(listings, ids)
  return found.length === ids.length ? { listings: found, rest: without(plain, said) } : undefined
}

/** "The one with the pool", "the furnished one", "that house in Ballard". */
const DESCRIBED =
  /\b(?:the|that) (?:one|home|house|condo|apartment|flat|place|townhouse|property|listing) (?:with|in|at|on|that|which|who|has|from|of|without|under|over|below|above|for|near|built)\b.*?(?= (?:how|what|whats|when|is it|does it|has it|do you|can i)\b|$)|\bthe (?!next|same|other|last|first)(?:\p{L}+ ){1,3}one\b/u
/** Maximum number of listings of a search that are compared with a description. */
const LOOKED_THROUGH = 200

/** The only home of those shown that fits what is said of it, or the several of which something is asked; undefined makes it a search. */
export async function byDescription(question: Question): Promise<Reference | undefined> {
  const { plain, memory, listings, vocabulary } = question
  const said = memory.shown.length < 2 ? undefined : DESCRIBED.exec(plain)?.[0]
  if (said === undefined) return undefined
  // What else the question asks is no part of the description: "the furnished one, how many baths?"
  const parsed = readerFor(vocabulary)
    .read(said, 'en')
    .parse({ previous: memory.filter ?? {} })
  if (!parsed.isSearch || parsed.relative.length > 0 || parsed.notUnderstood.length > 0) return undefined
  if (!changedParts(memory.filter ?? {}, parsed.filter).some((part) => part !== 'sort' && part !== 'saleType'))
    return undefined
  const filter = await resolveFilter(listings, parsed.filter, parsed.near)
  const found = await listings.search(filter, { offset: 0, limit: LOOKED_THROUGH })
  const shown = found.filter(({ ID }) => memory.shown.includes(ID))
  const rest = without(plain, said)
  // "That apartment with 3 bedrooms, how big is it?" asks of each that fits.
  const isAsked = shown.length > 0 && shown.length < memory.shown.length && isQuestion(rest)
  return shown.length === 1 || isAsked ? { listings: shown, rest } : undefined
}
