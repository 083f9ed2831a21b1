import type { Listing } from '../../../contract/listings/listing.ts'
import { foldedWords } from '../../../search/text/fold.ts'
import { fullAddress } from '../listing/text.ts'
import { listingsById, PAGE_SIZE, type Question, type Reference } from '../question.ts'

const SUFFIX =
  'st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|way|ct|court|pl|place|ter|terrace|cir|circle|pkwy|parkway|hwy|highway|sq|square|loop|trl|trail|row|alley'
// "5 miles" is a distance, "1420 Miles Ave" an address; "10 minutes drive" is a duration.
const MEASURE =
  '(?:feet|foot|meters?|metres?|miles?|kms?|kilomet(?:er|re)s?|minutes?|years?|days?|weeks?|months?)\\b' +
  `(?! (?!drive\\b|way\\b)(?:${SUFFIX})\\b)`
// Excludes words that no street name contains, so that "3 bed place" is not read as an address.
const NAME = `(?!${MEASURE}|(?:beds?|bedrooms?|baths?|bathrooms?|br|bd|ba|houses?|homes?|condos?|apartments?|in|on|with|for|to|and|or|under|than|quiet|sq|sqft|sqm|m2)\\b)[\\p{L}\\p{N}]+`
const NUMBER = '\\b\\d{1,6}[a-z]?'
/** Matches house numbers with a street and its suffix, in plain text. */
export const STREET_ADDRESS = new RegExp(`${NUMBER} (?:${NAME} ){1,4}?(?:${SUFFIX})\\b`, 'gu')
// "12 Pine" without a suffix counts as an address only if a listing has it.
const SHORT_ADDRESS = new RegExp(`${NUMBER} (?:[ns]?[ew]? )?(?=\\p{L}{3}|\\d+(?:st|nd|rd|th)\\b)${NAME}`, 'gu')
const STREET = new RegExp(`\\b(?:on|at|in) ((?:${NAME} ){1,3}?(?:${SUFFIX}))\\b`, 'u')
const POINTING =
  /\b(the|that|this) (one|house|home|condo|townhouse|apartment|flat|studio|place|listing|property) (on|at)\b/
const NUMBERED_STREET = /^\d+[a-z]? \d+ (?!sq)\p{L}+$/u
const IS_SUFFIX = new RegExp(`^(?:${SUFFIX})$`)

const SHORT_SUFFIX = new Map(
  'street st avenue ave road rd drive dr lane ln boulevard blvd court ct place pl terrace ter circle cir parkway pkwy highway hwy square sq trail trl'
    .split(' ')
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1] ?? word] as const] : [])),
)
/** The name of a street with its suffix as listings abbreviate it: "Pike Street" is "Pike St". */
export const withShortSuffix = (name: string): string =>
  name.replace(/[\p{L}]+/gu, (word) => SHORT_SUFFIX.get(word.toLowerCase()) ?? word)

/** Maximum number of listings examined per address. */
const CANDIDATES = 50

/** Finds listings by address ("12 Pine St") or, after a list was shown, by street ("on Pine St"). */
export async function findByAddress(question: Question): Promise<Reference | undefined> {
  const { plain, parsed, memory } = question
  // Both are needed: "12 S D St" has no word of three letters, "12 Pine" has no suffix.
  const [wholes, shorts] = [[...plain.matchAll(STREET_ADDRESS)], [...plain.matchAll(SHORT_ADDRESS)]]
  const several = await bySeveralAddresses(question, [...wholes, ...shorts])
  if (several !== undefined) return several
  const whole = wholes[0]?.[0]
  const street = memory.shown.length > 0 ? STREET.exec(plain)?.[1] : undefined
  const ways = [whole, shorts[0]?.[0], street].filter((said) => said !== undefined)
  for (const said of ways) {
    const found = await listingsAt(said, question)
    if (found.length > 0) return pointed(found, said, plain)
  }
  const numberedLast = await byNumberAfterStreet(question)
  if (numberedLast !== undefined) return numberedLast
  if (whole !== undefined && (!parsed.isSearch || POINTING.test(plain)))
    return { missing: { kind: 'address', said: whole } }
  return street !== undefined && POINTING.test(plain) ? { missing: { kind: 'address', said: street } } : undefined
}

/** Longest name of a street, in words, that is looked up before a number. */
const STREET_WORDS = 5

/**
 * Finds an address whose number follows its street, as in most of Europe: "Torstraße 140", "Calle de la Rosa 7". It is read as typed,
 * because a translation changes names of streets, and counts only if a listing has these words in this order.
 */
async function byNumberAfterStreet({ text, plain, listings }: Question): Promise<Reference | undefined> {
  const typed = foldedWords(text)
  const numbers = typed.flatMap((word, at) =>
    HOUSE_NUMBER.test(word) && STREET_NAME.test(typed[at - 1] ?? '') ? [at] : [],
  )
  for (const at of numbers.slice(0, NUMBERS_TRIED)) {
    const keywords = typed.slice(at - 1, at + 1)
    const found = await listings.search({ keywords }, { offset: 0, limit: CANDIDATES })
    const named = found.map((listing) => ({ listing, shared: wordsShared(listing, typed, at) }))
    const most = Math.max(...named.map(({ shared }) => shared))
    const there = named.filter(({ shared }) => shared > 1 && shared === most).map(({ listing }) => listing)
    if (there.length > 0) return pointed(there, typed.slice(at + 1 - most, at + 1).join(' '), plain)
  }
  return undefined
}

/** Each number that may be of a house costs a search. */
const NUMBERS_TRIED = 3
const HOUSE_NUMBER = /^\d{1,5}[a-z]?$/
/** A word that a street may be known by: "bed 2" and "unit 2" name none. */
const STREET_NAME = new RegExp(`^(?!(?:${SUFFIX}|unit|apt|suite|floor|lot|number)$)(?=.*\\p{L}{3})${NAME}$`, 'u')

/** How many words up to the number at `at` stand in the address in the same order, the number included; 0 if it is not there. */
function wordsShared({ Address }: Listing, typed: string[], at: number): number {
  const written = ` ${foldedWords(Address ?? '').join(' ')} `
  for (let count = Math.min(STREET_WORDS, at) + 1; count > 1; count--)
    if (written.includes(` ${typed.slice(at + 1 - count, at + 1).join(' ')} `)) return count
  return 0
}

/** Finds two or more addresses: "which is cheaper, 12 Pine St or 5 Oak Ave?" */
async function bySeveralAddresses(question: Question, matches: RegExpExecArray[]): Promise<Reference | undefined> {
  const named = [...new Set(matches.toSorted((a, b) => a.index - b.index).map(([said]) => said))]
  if (named.length < 2) return undefined
  const found = await Promise.all(named.map(async (said) => ({ said, listing: (await listingsAt(said, question))[0] })))
  const there = new Map(
    found.flatMap(({ said, listing }) => (listing ? [[listing.ID, { said, listing }] as const] : [])),
  )
  if (there.size < 2) return undefined
  const listings = [...there.values()].map(({ listing }) => listing)
  return pointed(listings, [...there.values()].map(({ said }) => said).join(' '), question.plain)
}

/** Finds shown listings by a word of their address: "the one on Pine", "the Pine one". */
export async function findByShownStreet({ plain, memory, listings }: Question): Promise<Reference | undefined> {
  const match = /\b(?:on|at) (?:the )?(\p{L}{3,})\b|\bthe (\p{L}{3,}) one\b/u.exec(plain)
  const street = match?.[1] ?? match?.[2]
  if (street === undefined) return undefined
  const shown = await listingsById(listings, memory.shown)
  const there = shown.filter(({ Address }) => foldedWords(Address ?? '').includes(street))
  return there.length === 0 ? undefined : pointed(there, street, plain)
}

/** Listings whose address has all words of `said`. Of several, those that share most words with the question (e.g. the unit). */
async function listingsAt(said: string, { plain, listings, memory }: Question): Promise<Listing[]> {
  const keywords = said.split(' ').filter((word) => !IS_SUFFIX.test(word))
  // Digits alone are an address in "34242 36 Pl" but not in "160 square meters".
  if (!keywords.some((word) => /\p{L}/u.test(word)) && !NUMBERED_STREET.test(said)) return []
  const found = await listings.search({ keywords }, { offset: 0, limit: CANDIDATES })
  const there = found.filter(({ Address }) => keywords.every((word) => foldedWords(Address ?? '').includes(word)))
  const asked = new Set(foldedWords(plain))
  const score = (listing: Listing) =>
    foldedWords(fullAddress(listing)).filter((token) => asked.has(token)).length +
    (memory.shown.includes(listing.ID) ? 0.5 : 0)
  const best = Math.max(...there.map(score))
  return there.filter((listing) => score(listing) === best)
}

/**
 * Builds the reference. `rest` is the question without the words of the addresses found; what the question says again
 * stays, as in "how long has 8 Market St been on the market?"
 */
function pointed(found: Listing[], said: string, plain: string): Reference {
  const named = new Set(foldedWords(found.map(fullAddress).join(' ')))
  const left = foldedWords(said)
  const rest = plain.split(' ').filter((each) => {
    const word = each.replace('#', '')
    const at = left.indexOf(word)
    if (at < 0) return !(named.has(word) && !foldedWords(said).includes(word))
    left.splice(at, 1)
    return false
  })
  return { listings: found.slice(0, PAGE_SIZE), rest: rest.join(' ') }
}
