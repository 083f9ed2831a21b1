import type { Listing } from '../../../contract/listings/listing.ts'
import { foldedWords } from '../../../search/text/fold.ts'
import { fullAddress } from '../listing/text.ts'
import { listingsById, PAGE, type Question, type Reference } from '../question.ts'

const SUFFIX =
  'st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|way|ct|court|pl|place|ter|terrace|cir|circle|pkwy|parkway|hwy|highway|sq|square|loop|trl|trail|row|alley'
// Words that no street name has, so that "3 bed place" is no address.
const NAME =
  '(?!(?:beds?|bedrooms?|baths?|bathrooms?|br|bd|ba|houses?|homes?|condos?|apartments?|in|on|with|for|to|and|or|under|than|quiet|sq|sqft|sqm|m2|feet|foot|meters?|metres?|miles?|kms?|kilomet(?:er|re)s?|minutes?|years?|days?|weeks?|months?)\\b)[\\p{L}\\p{N}]+'
const NUMBER = '\\b\\d{1,6}[a-z]?'
/** A street with its number, in plain text. */
export const ADDRESS = new RegExp(`${NUMBER} (?:${NAME} ){1,4}?(?:${SUFFIX})\\b`, 'u')
// Without its "St" only what really stands in a listing is an address.
const SHORT_ADDRESS = new RegExp(`${NUMBER} (?:[ns]?[ew]? )?(?=\\p{L}{3}|\\d+(?:st|nd|rd|th)\\b)${NAME}`, 'u')
// Both, because "12 S D St" has no word that is long enough, and "12 Pine" no suffix.
const ADDRESSES = [ADDRESS, SHORT_ADDRESS].map((pattern) => new RegExp(pattern, 'gu'))
const STREET = new RegExp(`\\b(?:on|at|in) ((?:${NAME} ){1,3}?(?:${SUFFIX}))\\b`, 'u')
const POINTING = /\b(the|that|this) (one|house|home|condo|apartment|place|listing|property) (on|at)\b/
const NUMBERED_STREET = /^\d+[a-z]? \d+ (?!sq)\p{L}+$/u
const IS_SUFFIX = new RegExp(`^(?:${SUFFIX})$`)

/** How many listings with the words of an address are looked through; the words are rare enough. */
const CANDIDATES = 50

/** A whole address ("12 Pine St") or, once a list was shown, a street ("on Pine St") among all listings. */
export async function byAddress(question: Question): Promise<Reference | undefined> {
  const { plain, parsed, memory } = question
  const several = await bySeveralAddresses(question)
  if (several !== undefined) return several
  const whole = ADDRESS.exec(plain)?.[0]
  const street = memory.shown.length > 0 ? STREET.exec(plain)?.[1] : undefined
  const ways = [whole, SHORT_ADDRESS.exec(plain)?.[0], street].filter((said) => said !== undefined)
  for (const said of ways) {
    const found = await listingsAt(said, question)
    if (found.length > 0) return pointed(found, said, plain)
  }
  if (whole !== undefined && !parsed.isSearch) return { missing: { kind: 'address', said: whole } }
  return street !== undefined && POINTING.test(plain) ? { missing: { kind: 'address', said: street } } : undefined
}

/** "Which is cheaper, 12 Pine St or 5 Oak Ave?" */
async function bySeveralAddresses(question: Question): Promise<Reference | undefined> {
  const matches = ADDRESSES.flatMap((pattern) => [...question.plain.matchAll(pattern)])
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

/** "The one on Pine", "the Pine one": a word of the address of a listing that was shown. */
export async function byStreetShown({ plain, memory, listings }: Question): Promise<Reference | undefined> {
  const match = /\b(?:on|at) (?:the )?(\p{L}{3,})\b|\bthe (\p{L}{3,}) one\b/u.exec(plain)
  const street = match?.[1] ?? match?.[2]
  if (street === undefined) return undefined
  const shown = await listingsById(listings, memory.shown)
  const there = shown.filter(({ Address }) => foldedWords(Address ?? '').includes(street))
  return there.length === 0 ? undefined : pointed(there, street, plain)
}

/** Listings whose address has the words said; of several those that share most with the question, such as its unit. */
async function listingsAt(said: string, { plain, listings, memory }: Question): Promise<Listing[]> {
  const keywords = said.split(' ').filter((word) => !IS_SUFFIX.test(word))
  // "160 square meters" names no street, "34242 36 Pl" does.
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

/** The rest of a question is what it says beside the address, however much of it was named. */
function pointed(found: Listing[], said: string, plain: string): Reference {
  const named = new Set(foldedWords([said, ...found.map(fullAddress)].join(' ')))
  const rest = plain.split(' ').filter((word) => !named.has(word.replace('#', '')))
  return { listings: found.slice(0, PAGE), rest: rest.join(' ') }
}
