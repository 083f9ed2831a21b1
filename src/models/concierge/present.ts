import type { Listing } from '../../contract/listings/listing.ts'
import { counted, known, money, number, priceOf } from './numbers.ts'
import { words } from './words.ts'

/** One numbered entry of a list of listings: two lines that read well raw in a terminal and rendered in a chat. */
export function entry(listing: Listing, position: number): string {
  const head = [`**${price(listing) ?? words.noPrice}**`, beds(listing), baths(listing), area(listing)]
  const second = [address(listing), words.saleTypes[listing.SaleType], status(listing), listing.PropertyType]
  return [`${position}. ${joined(head)}`, `   ${joined(second)}`, `   ${listing.Url}`].join('\n')
}

export const entries = (listings: Listing[], first: number): string =>
  listings.map((listing, index) => entry(listing, first + index)).join('\n')

/** Everything that stands between two line breaks or tabs becomes one line, so that a text cannot draw a layout of its own. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const joined = (parts: (string | undefined)[]): string => parts.filter((part) => part !== undefined).join(' · ')

export function price(listing: Listing): string | undefined {
  const value = priceOf(listing)
  if (value === undefined) return undefined
  const amount = money(listing.CurrencySymbol, value)
  return listing.SaleType === 'for_rent' ? words.aMonth(amount) : amount
}

export function beds(listing: Listing): string | undefined {
  const { Bedrooms, Bathrooms, PropertyType } = listing
  if (Bedrooms > 0) return counted(Bedrooms, words.bed, words.beds)
  const mayBeStudio = Bathrooms > 0 && /apartment|condo|co-?op|studio|flat|loft/i.test(PropertyType)
  return mayBeStudio && !isOpen(listing, 'Bedrooms') ? words.studio : undefined
}

/** An import says which required numbers its source left open, where their 0 could be taken for a fact. */
const isOpen = ({ ExtensionColumn }: Listing, field: string): boolean =>
  (ExtensionColumn ?? []).some(({ Key, value }) => Key === NOT_STATED && value.includes(field))

const NOT_STATED = 'Not stated'

export const baths = ({ Bathrooms }: Listing): string | undefined =>
  Bathrooms > 0 ? counted(Bathrooms, words.bath, words.baths) : undefined

export const area = (listing: Listing): string | undefined => size(listing.BuildingArea, listing)

// One foot is 0.3048 m by definition.
const SQUARE_FEET_PER_SQUARE_METER = 1 / 0.3048 ** 2

/** The building area as filters compare it; undefined when the listing does not say. */
export const squareFeet = ({ BuildingArea, AreaUnit }: Listing): number | undefined =>
  known(AreaUnit === 'Square Meters' ? BuildingArea * SQUARE_FEET_PER_SQUARE_METER : BuildingArea)

export const lot = (listing: Listing): string | undefined => size(listing.LotArea, listing)

const size = (value: number, { AreaUnit }: Listing): string | undefined =>
  value > 0 ? `${number(value)} ${words.areaUnits[AreaUnit]}` : undefined

/** "12 Pine St, Seattle, WA 98101", as far as the listing says. */
export function address({ Address, City, State, ZIP }: Listing): string {
  const region = [State, ZIP].filter(Boolean).join(' ')
  return (
    [Address, City, region]
      .filter(Boolean)
      .map((part) => oneLine(part ?? ''))
      .join(', ') || words.noAddress
  )
}

/** How a listing is called in a sentence. */
export const name = (listing: Listing): string =>
  listing.Address || listing.City ? address(listing) : words.mlsNumber(listing.MLSNumber)

/** The status, with the source's own word for it where an import kept one ("Pending"). */
export function status({ Status, ExtensionColumn }: Listing): string {
  const source = ExtensionColumn?.find(({ Key, value }) => /status/i.test(Key) && value !== '')
  const kept = source === undefined || source.value.toLowerCase() === Status.toLowerCase()
  return kept ? words.statuses[Status] : `${words.statuses[Status]} (${oneLine(source.value)})`
}
