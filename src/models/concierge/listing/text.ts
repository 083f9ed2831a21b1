import { DateTime } from 'luxon'
import type { Listing } from '../../../contract/listings/listing.ts'
import { oneLine } from '../../../contract/text.ts'
import type { ConciergeWords } from '../words/words.ts'
import { buildingSquareFeet, statedPriceOf } from './numbers.ts'

/** `besides`: what else a list tells of a listing, a line each. */
type InList = { besides?: ((listing: Listing) => string[]) | undefined }

/** One numbered list entry in Markdown that is also readable as raw text in a terminal. */
export function listingEntry(
  listing: Listing,
  { position, besides = () => [] }: InList & { position: number },
  words: ConciergeWords,
): string {
  const head = [
    `**${priceInWords(listing, words) ?? words.noPrice}**`,
    bedsText(listing, words),
    bathsText(listing, words),
    areaText(listing, words),
  ]
  const second = [
    addressText(listing, words),
    words.saleTypes[listing.SaleType],
    statusText(listing, words),
    listing.PropertyType,
  ]
  return [
    `${position}. ${joined(head)}`,
    ...[joined(second), ...besides(listing), listing.Url].map((line) => `   ${line}`),
  ].join('\n')
}

/** `first`: the number of the first entry. */
export const listingEntries = (
  listings: Listing[],
  { first, besides }: InList & { first: number },
  words: ConciergeWords,
): string =>
  listings.map((listing, index) => listingEntry(listing, { position: first + index, besides }, words)).join('\n')

/** When a home is open, in the words of its listing: "Next open house start: April-30-2022 01:00 PM". */
export function openHouseTimes({ ExtensionColumn }: Listing): string[] {
  const times = (ExtensionColumn ?? []).filter(({ Key, value }) => /open house/i.test(Key) && value !== '')
  return times.length === 0 ? [] : [joined(times.map(({ Key, value }) => `${oneLine(Key)}: ${oneLine(value)}`))]
}

/** The day of the next open house that a listing states, as ISO date: "2022-04-30" for "April-30-2022 01:00 PM". */
export function openHouseDay({ ExtensionColumn }: Listing): string | undefined {
  const starts = (ExtensionColumn ?? []).flatMap(({ Key, value }) =>
    /open house(?!.*\bend)/i.test(Key) ? [value] : [],
  )
  return starts.flatMap((value) => dayOf(value.trim()) ?? [])[0]
}

function dayOf(value: string): string | undefined {
  const written = DateTime.fromFormat(value.split(' ')[0] ?? '', 'MMMM-d-yyyy', { locale: 'en' })
  return (written.isValid ? written : DateTime.fromISO(value, { setZone: true })).toISODate() ?? undefined
}

const joined = (parts: (string | undefined)[]): string => parts.filter((part) => part !== undefined).join(' · ')

export function priceInWords(listing: Listing, words: ConciergeWords): string | undefined {
  const value = statedPriceOf(listing)
  if (value === undefined) return undefined
  const amount = words.money(listing.CurrencySymbol, value)
  return listing.SaleType === 'for_rent' ? words.aMonth(amount) : amount
}

/** A price per square foot, said per unit of the listing's area. */
export function unitPriceInWords(
  { CurrencySymbol, AreaUnit }: Listing,
  perSquareFoot: number,
  words: ConciergeWords,
): string {
  const perUnit = perSquareFoot * (buildingSquareFeet({ BuildingArea: 1, AreaUnit }) ?? 1)
  return words.per(words.money(CurrencySymbol, Math.round(perUnit * 100) / 100), words.areaUnits[AreaUnit])
}

export function bedsText(listing: Listing, words: ConciergeWords): string | undefined {
  const { Bedrooms, Bathrooms, PropertyType } = listing
  if (Bedrooms > 0) return words.beds(Bedrooms)
  const mayBeStudio = Bathrooms > 0 && /apartment|condo|co-?op|studio|flat|loft/i.test(PropertyType)
  return mayBeStudio && !isNotStated(listing, 'Bedrooms') ? words.studio : undefined
}

/** Whether the source left a required number empty. Imports list such fields under the key "Not stated". */
const isNotStated = ({ ExtensionColumn }: Listing, field: string): boolean =>
  (ExtensionColumn ?? []).some(({ Key, value }) => Key === NOT_STATED && value.includes(field))

const NOT_STATED = 'Not stated'

export const bathsText = ({ Bathrooms }: Listing, words: ConciergeWords): string | undefined =>
  Bathrooms > 0 ? words.baths(Bathrooms) : undefined

export const areaText = (listing: Listing, words: ConciergeWords): string | undefined =>
  size(listing.BuildingArea, listing, words)

export const lotText = (listing: Listing, words: ConciergeWords): string | undefined =>
  size(listing.LotArea, listing, words)

const size = (value: number, { AreaUnit }: Listing, words: ConciergeWords): string | undefined =>
  value > 0 ? `${words.number(value)} ${words.areaUnits[AreaUnit]}` : undefined

/** The stated parts of the address: "12 Pine St, Seattle, WA 98101"; "" if there are none. */
export function fullAddress({ Address, City, State, ZIP }: Listing): string {
  const region = [State, ZIP].filter(Boolean).join(' ')
  return [Address, City, region]
    .filter(Boolean)
    .map((part) => oneLine(part ?? ''))
    .join(', ')
}

export const addressText = (listing: Listing, words: ConciergeWords): string => fullAddress(listing) || words.noAddress

/** The name of a listing in a sentence: its address, else its MLS number. */
export const listingName = (listing: Listing, words: ConciergeWords): string =>
  listing.Address || listing.City ? addressText(listing, words) : words.mlsNumber(listing.MLSNumber)

/** The status, followed by the source's own status if an import kept one: "Active (Pending)". */
export function statusText({ Status, ExtensionColumn }: Listing, words: ConciergeWords): string {
  const source = ExtensionColumn?.find(({ Key, value }) => /status/i.test(Key) && value !== '')
  const kept = source === undefined || source.value.toLowerCase() === Status.toLowerCase()
  return kept ? words.statuses[Status] : `${words.statuses[Status]} (${oneLine(source.value)})`
}
