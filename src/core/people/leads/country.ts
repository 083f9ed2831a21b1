import type { CountryCode } from 'libphonenumber-js'
import { createYielder } from '../../event-loop/yielding.ts'
import { lazy } from '../../lazy.ts'
import type { ListingStore } from '../../ports/listings.ts'
import { phoneLibrary } from './phone-library.ts'

/** The chatbot's country by its time zone, else by the currency of its newest listing; undefined if neither tells. */
export async function countryOf(
  timeZone: string,
  listings: Pick<ListingStore, 'search'>,
): Promise<CountryCode | undefined> {
  const known = (await countries()).get(canonical(timeZone))
  if (known !== undefined) return known
  const [newest] = await listings.search({}, { offset: 0, limit: 1 })
  return currencies.get(newest?.CurrencySymbol.trim().toUpperCase() ?? '')
}

/** Currencies used by one country. The euro is not. */
const currencies = new Map<string, CountryCode>([
  ...['$', 'US$', 'USD'].map((symbol) => [symbol, 'US'] as const),
  ...['C$', 'CA$', 'CAD'].map((symbol) => [symbol, 'CA'] as const),
  ...['A$', 'AU$', 'AUD'].map((symbol) => [symbol, 'AU'] as const),
  ...['£', 'GBP'].map((symbol) => [symbol, 'GB'] as const),
  ...['R$', 'BRL'].map((symbol) => [symbol, 'BR'] as const),
  ...['₹', 'INR', 'RS'].map((symbol) => [symbol, 'IN'] as const),
  ...['NZ$', 'NZD'].map((symbol) => [symbol, 'NZ'] as const),
  ...['CHF', 'FR.'].map((symbol) => [symbol, 'CH'] as const),
])

const canonical = (timeZone: string): string => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

const countries = lazy(readCountries)

/** Countries whose time zones are read in one turn of the event loop: all at once take 60 ms. */
const COUNTRIES_AT_ONCE = 16

/** Countries by time zone, from Intl's data. */
async function readCountries(): Promise<Map<string, CountryCode>> {
  const yieldAfter = createYielder(COUNTRIES_AT_ONCE)
  const found = new Map<string, CountryCode>()
  for (const country of phoneLibrary().getCountries()) {
    await yieldAfter(1)
    for (const zone of new Intl.Locale(`und-${country}`).getTimeZones() ?? []) found.set(zone, country)
  }
  return found
}
