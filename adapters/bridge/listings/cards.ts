import type { Client } from '../../../src/contract/client/client.ts'
import { FILES_PATH } from '../../../src/contract/file.ts'
import { shortAmount, symbolBefore } from '../../../src/contract/listings/price.ts'
import type { ListingRow, Understood } from '../../../src/contract/listings/search.ts'
import { oneLine } from '../../../src/contract/text.ts'
import { seemsPublic } from '../../../src/guards/public-addresses.ts'
import { formatDay } from '../time.ts'
import { type BridgeWords, bridgeWordsFor } from '../words/words.ts'

/** The texts of a listing for all platforms. A missing value is "" or left out. */
export type Card = {
  id: number
  /** key of the listing for `ListingBrowser` */
  listing: string
  /** "$450,000 · 3 bd · 2 ba · 1,850 sq ft" */
  title: string
  /** "12 Elm St, Seattle, WA 98115" */
  address: string
  /** "House", "For Sale", "Active", "12 days on market" */
  facts: string[]
  /** the owner's description */
  description: string
  url: string
  /** URL of the first picture if it is public, else "" */
  image: string
  /** URL of the first picture if only clients of the service can fetch it, else "" */
  ownImage: string
  /** changes of the price, "$930k → $905k, 3 June"; "" if it never changed or they were not read */
  history: string
}

export function listingCardOf(row: ListingRow, listing: string, { card, language }: BridgeWords): Card {
  const grouped = (value: string) => Number(value).toLocaleString(language, { maximumFractionDigits: 2 })
  const unit = (value: string, name: string) => (value === '' ? '' : `${grouped(value)} ${name}`)
  // 0 is what sources write that do not state it.
  const count = (value: string, nameOf: (count: number) => string) =>
    Number(value) === 0 ? '' : unit(value, nameOf(Number(value)))
  const areaUnit = row.AreaUnit === 'Square Meters' ? card.squareMeters : card.squareFeet
  const area = Number(row.BuildingArea) > 0 ? unit(row.BuildingArea, areaUnit) : ''
  const days = row.DaysOnMarket === '' ? '' : card.daysOnMarket(Number(row.DaysOnMarket))
  const price =
    row.Price === ''
      ? ''
      : `${symbolBefore(row.CurrencySymbol)}${grouped(row.Price)}${isRental(row) ? card.perMonth : ''}`
  const saleType = nameIn(card.saleTypes, row.SaleType)
  return {
    id: row.ID,
    listing,
    title: inLine([price, count(row.Bedrooms, card.bedrooms), count(row.Bathrooms, card.bathrooms), area], ' · '),
    address: inLine([row.Address, row.City, inLine([row.State, row.ZIP], ' ')], ', '),
    facts: nonEmpty([row.PropertyType, saleType, nameIn(card.statuses, row.Status), days].map(oneLine)),
    description: row.Description,
    url: row.Url,
    ...picturesOf(row),
    history: '',
  }
}

/** Platforms fetch pictures themselves, so they cannot fetch them from a service without a public address. */
function picturesOf({ Images }: ListingRow): Pick<Card, 'image' | 'ownImage'> {
  const first = Images.split(',')[0] ?? ''
  const url = URL.parse(first)
  if (url === null || !/^https?:$/.test(url.protocol)) return { image: '', ownImage: '' }
  if (seemsPublic(url)) return { image: first, ownImage: '' }
  return { image: '', ownImage: url.pathname.includes(`${FILES_PATH}/`) ? first : '' }
}

/** The label of a value, else the value itself. */
const nameIn = (names: Record<string, string>, value: string): string => names[value] ?? value
const nonEmpty = (texts: string[]) => texts.filter((text) => text !== '')
/** Texts of a listing in one line: further lines of an address would look like other parts of the card. */
const inLine = (texts: string[], between: string): string => nonEmpty(texts.map(oneLine)).join(between)
/** What a card is headed by. A listing may state neither price nor rooms, and no address either. */
export const nameOf = ({ title, address }: Pick<Card, 'title' | 'address'>): string => title || address || '…'
export const joinLines = (lines: string[]): string => nonEmpty(lines).join('\n')
export const isRental = ({ SaleType }: ListingRow) => /rent/i.test(SaleType)

/** Sentences about a search: how it was understood, what was corrected or ignored, and alternatives if nothing matches. */
export function notesOn(understood: Understood, words: BridgeWords): string[] {
  const { IsSearch, Summary, Corrections, Ties, NotUnderstood, Refused, Relaxations } = understood
  return [
    ...(IsSearch ? [words.searched(Summary)] : []),
    ...Corrections.map(({ Said, Taken }) => words.corrected(Said, Taken)),
    ...Ties.map(({ Said, Options }) => words.several(Said, Options)),
    ...Refused.map(({ Said, Reason }) => words.refused(Said, Reason)),
    ...NotUnderstood.map(words.notUnderstood),
    ...(Relaxations.length > 0 ? [words.instead(Relaxations.map(({ Count, Change }) => `${Count} ${Change}`))] : []),
  ]
}

/** `zone`: returns the person's time zone; called only if a date is shown. */
type Of = { serialNumber: string; row: ListingRow; locale: string | undefined; zone: () => Promise<string> }

/** Number of price changes shown, the latest ones. */
const STEPS_MAX = 6

/** The known prices of a home, "$930k → $905k, 3 June → $890k, 9 June"; "" if the price never changed. */
export async function priceHistory(client: Client, { serialNumber, row, locale, zone }: Of): Promise<string> {
  const asked = { SerialNumber: serialNumber, ListingID: row.ID, Kinds: ['Price' as const, 'Back' as const] }
  const { List } = await client.call('ListingChanges', asked)
  const moved = List.filter(({ Old, New }) => Old !== '' && New !== '' && Old !== New).slice(-STEPS_MAX)
  const [first] = moved
  if (first === undefined) return ''
  const { language } = bridgeWordsFor(locale)
  const price = (text: string) =>
    shortAmount(row.CurrencySymbol, Number(text), (value) => value.toLocaleString(language))
  const timeZone = await zone()
  const day = (time: string) => formatDay(timeZone, Date.parse(time), language)
  return [price(first.Old), ...moved.map(({ New, Time }) => `${price(New)}, ${day(Time)}`)].join(' → ')
}
