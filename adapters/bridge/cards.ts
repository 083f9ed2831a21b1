import type { Client } from '../../src/contract/client.ts'
import type { Sent } from '../../src/contract/endpoint.ts'
import type { ListingRow, RealEstateList } from '../../src/contract/listing.ts'
import type { Understood } from '../../src/contract/listing-parse.ts'
import { words } from './words.ts'

/** What a listing says on every platform, in words; a part that the listing lacks is "" or left out. */
export type Card = {
  id: number
  /** names the listing to `ListingDesk` */
  listing: string
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
/**
 * One page of a search. `total` counts all pages' listings, `from` is the first one's place among them. `notes` say how
 * words were understood, what was changed or left out of them, and what there is instead when nothing matches. `search`
 * names the search to `ListingDesk`.
 */
export type ListingPage = {
  cards: Card[]
  total: number
  from: number
  page: number
  pages: number
  notes: string[]
  search: string
}

/** As many as fit a screen, and the embeds of one Discord message. */
const PAGE_SIZE = 5

export async function findListings(client: Client, serialNumber: string, search: Search): Promise<ListingPage> {
  const size = search.PageSize ?? PAGE_SIZE
  const page = search.PageNumber ?? 1
  const inWords = page === 1 && search.Query ? { SerialNumber: serialNumber, Query: search.Query } : undefined
  const [found, understood] = await Promise.all([
    client.call('RealEstateList', { ...search, SerialNumber: serialNumber, PageSize: size }),
    inWords && client.call('RealEstateParse', inWords),
  ])
  return {
    cards: found.List.map(cardOf),
    total: found.VirtualCount,
    from: (page - 1) * size + 1,
    page,
    pages: Math.ceil(found.VirtualCount / size),
    notes: understood ? notesOn(understood) : [],
    search: '',
  }
}

export function cardOf(row: ListingRow): Card {
  const rooms = [unit(row.Bedrooms, 'bd'), unit(row.Bathrooms, 'ba'), areaOf(row)]
  return {
    id: row.ID,
    listing: String(row.ID),
    title: filled([priceOf(row), ...rooms]).join(' · '),
    place: filled([row.Address, row.City, filled([row.State, row.ZIP]).join(' ')]).join(', '),
    facts: filled([row.PropertyType, row.SaleType, statusOf(row), daysOf(row.DaysOnMarket)]),
    url: row.Url,
    image: row.Images.split(',')[0] ?? '',
  }
}

function notesOn({ IsSearch, Summary, Corrections, NotUnderstood, Refused, Relaxations }: Understood): string[] {
  return [
    ...(IsSearch ? [words.searched(Summary)] : []),
    ...Corrections.map(({ Said, Taken }) => words.corrected(Said, Taken)),
    ...Refused.map(({ Said, Reason }) => words.refused(Said, Reason)),
    ...NotUnderstood.map(words.notUnderstood),
    ...(Relaxations.length > 0 ? [words.instead(Relaxations.map(({ Count, Change }) => `${Count} ${Change}`))] : []),
  ]
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
