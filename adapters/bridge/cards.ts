import type { Client } from '../../src/contract/client.ts'
import type { Sent } from '../../src/contract/endpoint.ts'
import type { ListingRow, RealEstateList } from '../../src/contract/listing.ts'

/** What a listing says on every platform, in words; a part that the listing lacks is "" or left out. */
export type Card = {
  id: number
  /** "$450,000 · 3 bd · 2 ba · 1,850 sq ft" */
  title: string
  /** "12 Elm St, Seattle, WA 98115" */
  place: string
  /** "House", "For Sale", "Active", "12 days on market" */
  facts: string[]
  url: string
  /** the first picture */
  image: string
}

export type Search = Omit<Sent<typeof RealEstateList>, 'SerialNumber'>
/** One page of a search. `total` counts all pages' listings, `from` is the first one's place among them. */
export type ListingPage = { cards: Card[]; total: number; from: number; page: number; pages: number }

/** As many as fit a screen, and the embeds of one Discord message. */
const PAGE_SIZE = 5

export async function findListings(client: Client, serialNumber: string, search: Search): Promise<ListingPage> {
  const size = search.PageSize ?? PAGE_SIZE
  const found = await client.call('RealEstateList', { ...search, SerialNumber: serialNumber, PageSize: size })
  const page = search.PageNumber ?? 1
  return {
    cards: found.List.map(cardOf),
    total: found.VirtualCount,
    from: (page - 1) * size + 1,
    page,
    pages: Math.ceil(found.VirtualCount / size),
  }
}

export function cardOf(row: ListingRow): Card {
  const rooms = [unit(row.Bedrooms, 'bd'), unit(row.Bathrooms, 'ba'), areaOf(row)]
  return {
    id: row.ID,
    title: filled([priceOf(row), ...rooms]).join(' · '),
    place: filled([row.Address, row.City, filled([row.State, row.ZIP]).join(' ')]).join(', '),
    facts: filled([row.PropertyType, row.SaleType, statusOf(row), daysOf(row.DaysOnMarket)]),
    url: row.Url,
    image: row.Images.split(',')[0] ?? '',
  }
}

const filled = (texts: string[]) => texts.filter((text) => text !== '')
const unit = (value: string, name: string) => (value === '' ? '' : `${grouped(value)} ${name}`)
const grouped = (value: string) => Number(value).toLocaleString('en', { maximumFractionDigits: 2 })

function priceOf({ Price, CurrencySymbol, SaleType }: ListingRow): string {
  if (Price === '') return ''
  const symbol = /[a-z]$/i.test(CurrencySymbol) ? `${CurrencySymbol} ` : CurrencySymbol
  return `${symbol}${grouped(Price)}${/rent/i.test(SaleType) ? '/month' : ''}`
}

const statusOf = ({ Status }: ListingRow) => (Status === 'PreOnMarket' ? 'Pre-market' : Status)

const areaOf = ({ BuildingArea, AreaUnit }: ListingRow) =>
  Number(BuildingArea) > 0 ? unit(BuildingArea, AreaUnit === 'Square Meters' ? 'm²' : 'sq ft') : ''

const daysOf = (days: string) => (days === '' ? '' : `${grouped(days)} ${days === '1' ? 'day' : 'days'} on market`)
