import type { CountryCode } from 'libphonenumber-js'
import type { ListingStore } from '../../ports/ports.ts'
import { phones } from './contact.ts'

/** Where a chatbot's people are, by its time zone, else by the currency of its newest listing; undefined: anywhere. */
export async function countryOf(
  timeZone: string,
  listings: Pick<ListingStore, 'search'>,
): Promise<CountryCode | undefined> {
  const known = countries().get(canonical(timeZone))
  if (known !== undefined) return known
  const [newest] = await listings.search({}, { offset: 0, limit: 1 })
  return currencies.get(newest?.CurrencySymbol.trim().toUpperCase() ?? '')
}

/** Currencies of one country; the euro is of many. */
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

let byZone: Map<string, CountryCode> | undefined
/** Countries by their time zones, as the platform knows them. */
function countries(): Map<string, CountryCode> {
  byZone ??= new Map(
    phones()
      .getCountries()
      .flatMap((country) =>
        (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((zone) => [zone, country] as const),
      ),
  )
  return byZone
}
