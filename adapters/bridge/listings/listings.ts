import type { Client } from '../../../src/contract/client/client.ts'
import { PAGE_SIZE_MAX } from '../../../src/contract/fields/paging.ts'
import { ListingFilter } from '../../../src/contract/listings/filter-parts.ts'
import type { ListingRow } from '../../../src/contract/listings/search.ts'
import { visitorIdOf } from '../memory/people.ts'
import type { ListingBrowser, ListingPage } from '../platform/listener.ts'
import type { Person } from '../platform/messages.ts'
import { bridgeWordsFor } from '../words/words.ts'
import { type Card, isRental, listingCardOf, notesOn, priceHistory } from './cards.ts'
import { type BrowserParts, createCities } from './cities.ts'
import { readFilter } from './search-input.ts'
import { createShortKeys } from './short-keys.ts'

/** A search as it is stored in a button. `not`: the listing that the others are to resemble. */
export type ButtonSearch = { filter: ListingFilter; not?: number }
type Wanted = ButtonSearch & { page: number }

/** Reads the current card of a listing; undefined if the listing was deleted. */
export type CardOf = (of: {
  serialNumber: string
  id: number
  mls: string
  locale: string | undefined
}) => Promise<Card | undefined>

/** Short, since a person waits for the card. */
const PICTURE_TIMEOUT_MS = 3_000
/** Maximum number of listings with one MLS number, which need not be unique. */
const TWINS_MAX = 50

export function createListingBrowser(parts: BrowserParts): ListingBrowser & { cardOf: CardOf } {
  const { client, chatbots, source, limits } = parts
  const shortKeys = createShortKeys(parts.keyv, limits.keyLength)
  const serialFor = ({ place }: Person) => chatbots.serialAt(place)
  const cardFor = async (row: ListingRow, { locale }: Pick<Person, 'locale'>) =>
    listingCardOf(row, await shortKeys.keyOf(`${row.ID}.${row.MLSNumber}`), bridgeWordsFor(locale))

  const rowsOf = createPages(client, limits.pageSize)
  const show = async (person: Person, wanted: Wanted): Promise<ListingPage> => {
    const { filter, not } = wanted
    const SerialNumber = await serialFor(person)
    const inWords = wanted.page === 1 && filter.Query?.trim() ? { SerialNumber, Query: filter.Query } : undefined
    const [{ rows, total, page }, understood] = await Promise.all([
      rowsOf(SerialNumber, wanted),
      inWords && client.call('RealEstateParse', inWords),
    ])
    return {
      cards: await Promise.all(rows.map((row) => cardFor(row, person))),
      total,
      from: (page - 1) * limits.pageSize + 1,
      page,
      pages: Math.ceil(total / limits.pageSize),
      notes: understood ? notesOn(understood, bridgeWordsFor(person.locale)) : [],
      search: await shortKeys.keyOf(JSON.stringify({ filter, ...(not !== undefined && { not }) }), person.person),
    }
  }
  const rowBy = async (SerialNumber: string, id: number, MLSNumber: string) => {
    const { List } = await client.call('RealEstateList', { SerialNumber, MLSNumber, PageSize: TWINS_MAX })
    return List.find(({ ID }) => ID === id)
  }
  const rowOf = async (person: Person, listing: string) => {
    const [, id = '', MLSNumber = ''] = /^(\d+)\.(.*)$/s.exec((await shortKeys.textOf(listing)) ?? '') ?? []
    return MLSNumber === '' ? undefined : rowBy(await serialFor(person), Number(id), MLSNumber)
  }
  /** The time zone of the person's watches, else the chatbot's. */
  const zoneOf = async ({ person, place }: Person, SerialNumber: string): Promise<string> => {
    const { List } = await client.call('WatchList', {
      SerialNumber,
      visitorId: visitorIdOf(source, person),
      PageSize: 1,
    })
    return List[0]?.TimeZone ?? (await chatbots.at(place)).TimeZone
  }
  const details = async (person: Person, listing: string) => {
    const row = await rowOf(person, listing)
    if (row === undefined) return undefined
    const serialNumber = await serialFor(person)
    const zone = () => zoneOf(person, serialNumber)
    const history = await priceHistory(client, { serialNumber, row, locale: person.locale, zone })
    return { ...(await cardFor(row, person)), history }
  }
  return {
    // Parsing sorts the fields as in the contract, so that equal searches have equal keys.
    find: (person, filter) => show(person, { filter: readFilter(withoutSold(filter)), page: 1 }),
    async page(person, search, page) {
      const text = await shortKeys.textOf(search)
      const wanted = text === undefined ? undefined : parseButtonSearch(text)
      return wanted && show(person, { ...wanted, page })
    },
    details,
    async cardOf({ serialNumber, id, mls, locale }) {
      const row = await rowBy(serialNumber, id, mls)
      return row && cardFor(row, { locale })
    },
    async similar(person, listing) {
      const row = await rowOf(person, listing)
      return row && show(person, { ...similarTo(row), page: 1 })
    },
    async question(person, listing) {
      const card = await details(person, listing)
      return card && bridgeWordsFor(person.locale).askAbout(card.address || card.title)
    },
    async picture({ ownImage }) {
      const bytes = await client.download(ownImage, { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) })
      return Buffer.concat(await bytes.toArray())
    },
    cities: createCities({ ...parts, serialFor }),
  }
}

type Rows = { rows: ListingRow[]; total: number; page: number }

/** Reads pages of listings. In place of one that no longer exists, since listings went meanwhile, reads the last one. */
function createPages(client: Client, size: number) {
  const read = async (SerialNumber: string, { filter, not, page }: Wanted): Promise<Rows> => {
    // The service cannot leave a listing out, so the pages before are read as well, as far as one request goes.
    const isSliced = not !== undefined && page * size < PAGE_SIZE_MAX
    const wanted = isSliced ? { PageNumber: 1, PageSize: page * size + 1 } : { PageNumber: page, PageSize: size }
    const { List, VirtualCount } = await client.call('RealEstateList', { ...filter, SerialNumber, ...wanted })
    const rows = List.filter(({ ID }) => ID !== not)
    const total = VirtualCount - (not === undefined ? 0 : 1)
    return { rows: isSliced ? rows.slice((page - 1) * size, page * size) : rows, total, page }
  }
  return async (SerialNumber: string, wanted: Wanted): Promise<Rows> => {
    const found = await read(SerialNumber, wanted)
    const last = Math.ceil(found.total / size)
    return found.rows.length > 0 || last < 1 || last >= wanted.page
      ? found
      : read(SerialNumber, { ...wanted, page: last })
  }
}

/** Excludes sold listings unless a status, one listing or a text is searched for. A text is interpreted by the service. */
function withoutSold(filter: ListingFilter): ListingFilter {
  const isAsked = filter.Status || filter.MLSNumber?.trim() || filter.Query?.trim()
  return isAsked ? filter : { ...filter, NotStatus: 'Sold' }
}

/** Parses the search in a button; undefined if it cannot be read, such as one of an older version. */
export function parseButtonSearch(text: string): ButtonSearch | undefined {
  try {
    const search = JSON.parse(text) as ButtonSearch
    const { data } = ListingFilter.safeParse(search.filter)
    return data && { ...search, filter: data }
  } catch {
    return undefined
  }
}

/** Share of the price by which similar listings are cheaper or dearer at most. */
const ABOUT = 0.15

/** A search for similar listings: same city, type, sale and bedrooms, price within 15 %. */
function similarTo(row: ListingRow): ButtonSearch {
  const price = Number(row.Price)
  // Listings similar to a sold one should be available.
  const Status = row.Status === 'PreOnMarket' ? row.Status : 'Active'
  const filter = {
    SaleType: isRental(row) ? 'for_rent' : 'for_sale',
    Status,
    ...(row.City !== '' && { CityName: row.City }),
    ...(row.PropertyType !== '' && { PropertyType: row.PropertyType }),
    ...(row.Bedrooms !== '' && { MinBedrooms: Number(row.Bedrooms), MaxBedrooms: Number(row.Bedrooms) }),
    ...(row.Price !== '' && {
      CurrencySymbol: row.CurrencySymbol,
      MinPrice: Math.floor(price * (1 - ABOUT)),
      MaxPrice: Math.ceil(price * (1 + ABOUT)),
    }),
  } as const
  return { filter, ...(row.Status === Status && { not: row.ID }) }
}
