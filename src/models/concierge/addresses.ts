import { tokensOf } from './language.ts'
import { byIds } from './lookup.ts'
import type { Reference } from './references.ts'
import { PAGE, type Talk } from './talk.ts'

const SUFFIX =
  'st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|way|ct|court|pl|place|ter|terrace|cir|circle|pkwy|parkway|hwy|highway|sq|square|loop|trl|trail|row|alley'
// Words that no street name has, so that "3 bed place" is no address.
const NAME =
  '(?!(?:beds?|bedrooms?|baths?|bathrooms?|br|bd|ba|houses?|homes?|condos?|apartments?|in|on|with|for|to|and|or|under|than|quiet) )[\\p{L}\\p{N}]+'
const ADDRESS = new RegExp(`\\b\\d{1,6}[a-z]? (?:${NAME} ){1,4}?(?:${SUFFIX})\\b`, 'u')
const STREET = new RegExp(`\\b(?:on|at|in) ((?:${NAME} ){1,3}?(?:${SUFFIX}))\\b`, 'u')
const POINTING = /\b(the|that|this) (one|house|home|condo|apartment|place|listing|property) (on|at)\b/
const IS_SUFFIX = new RegExp(`^(?:${SUFFIX})$`)

/** How many listings with the words of an address are looked through; the words are rare enough. */
const CANDIDATES = 50

/** A whole address ("12 Pine St") or, once a list was shown, a street ("on Pine St") among all listings. */
export async function byAddress({ plain, parsed, listings, memory }: Talk): Promise<Reference | undefined> {
  const whole = ADDRESS.exec(plain)?.[0]
  const street = memory.shown.length > 0 ? STREET.exec(plain)?.[1] : undefined
  const said = whole ?? street
  if (said === undefined) return undefined
  const keywords = said.split(' ').filter((word) => !IS_SUFFIX.test(word))
  const found = await listings.search({ keywords }, { offset: 0, limit: CANDIDATES })
  const there = found.filter(({ Address }) => keywords.every((word) => tokensOf(Address ?? '').includes(word)))
  const shownFirst = there.filter(({ ID }) => memory.shown.includes(ID))
  const best = shownFirst.length > 0 ? shownFirst : there
  if (best.length > 0) return { listings: best.slice(0, PAGE), rest: plain.replace(said, ' ').trim() }
  const isMeant = whole === undefined ? POINTING.test(plain) : !parsed.isSearch
  return isMeant ? { missing: { kind: 'address', said } } : undefined
}

/** "The one on Pine", "the Pine one": a word of the address of a listing that was shown. */
export async function byStreetShown({ plain, memory, listings }: Talk): Promise<Reference | undefined> {
  const match = /\b(?:on|at) (?:the )?(\p{L}{3,})\b|\bthe (\p{L}{3,}) one\b/u.exec(plain)
  const street = match?.[1] ?? match?.[2]
  if (street === undefined) return undefined
  const shown = await byIds(listings, memory.shown)
  const there = shown.filter(({ Address }) => tokensOf(Address ?? '').includes(street))
  return there.length === 0
    ? undefined
    : { listings: there.slice(0, PAGE), rest: plain.replace(match?.[0] ?? '', ' ').trim() }
}
