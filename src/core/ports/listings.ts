import type { Page } from '../../contract/fields.ts'
import type { ChangeKind } from '../../contract/listings/changes.ts'
import type { KeyType, Listing, ListingFields } from '../../contract/listings/listing.ts'
import type { Filter, Vocabulary } from '../../search/filter.ts'

/** Listings of one chatbot. */
export type ListingStore = {
  /** Makes others who change these listings wait until this transaction ends. Fails with `noSuchChatbot`. */
  lock(): Promise<void>
  insert(listings: ListingFields[]): Promise<number[]>
  /** The listings that any of the keys matches; MLS numbers and URLs without regard to case. */
  find(keyType: KeyType, keys: string[]): Promise<Listing[]>
  replace(listings: Listing[]): Promise<void>
  /** Creates and replaces; the change log tells of it in this order. */
  write(writes: ListingWrite[], alerts: AlertMode): Promise<void>
  /** How many were removed; a key that matches nothing is skipped. */
  remove(keyType: KeyType, keys: string[], alerts?: AlertMode): Promise<number>
  /** What happened to these listings. */
  changes: ChangeLog
  search(filter: Filter, page: Page): Promise<Listing[]>
  count: (filter: Filter) => Promise<number>
  /** A page of what `search` finds and the number of all: less work than to ask for each. */
  searchAndCount(filter: Filter, page: Page): Promise<{ found: Listing[]; count: number }>
  /** Whether `search` would find a listing that is, or was, as the one in hand. */
  fits(filter: Filter): (listing: Listing) => boolean
  /** The `limit` listings next above this ID, oldest first: a walk over all that no insertion can shift. */
  after(id: number, limit: number): Promise<Listing[]>
  vocabulary(): Promise<Vocabulary>
  /** The values of a field among what `filter` finds, the most frequent first; with `among`, of these only. */
  values(filter: Filter, field: CountedField, of: { limit: number; among?: string[] }): Promise<CountedValue[]>
  /** The lowest and the highest among what `filter` finds; undefined where none is set. */
  span(filter: Filter, column: 'price' | 'area'): Promise<{ min: number; max: number } | undefined>
  /** How many of what `filter` finds lie from each of the edges, which ascend, up to the next. */
  spread(filter: Filter, column: 'price' | 'area', edges: number[]): Promise<number[]>
}

/** Fields whose values are counted. */
export type CountedField = 'City' | 'State' | 'ZIP' | 'Location' | 'PropertyType' | 'Status' | 'SaleType'
/** `value` as the last listing written spells it. */
export type CountedValue = { value: string; count: number }

/** The log is kept so long, and a listing that was removed or sold is the same one when it is created again within it. */
export const CHANGES_KEPT_MS = 90 * 86_400_000

/** Whether people who watch are told of a write at once, in one digest when the import is over, or not at all. */
export const alertModes = ['on', 'digest', 'off'] as const
export type AlertMode = (typeof alertModes)[number]

/** One row of a chatbot's change log; `old` and `new` as RealEstateList spells them, `at` in ms. */
export type LoggedChange = {
  sequence: number
  listingId: number
  mlsNumber: string
  url: string
  kind: ChangeKind
  old: string
  new: string
  at: number
}

/** One write of one listing as a whole: its rows of the log, and the listing before and after it. */
export type LoggedWrite = {
  rows: [LoggedChange, ...LoggedChange[]]
  before: Listing | undefined
  after: Listing | undefined
  alerts: AlertMode
}

/** A listing to be created, or one to take the place of what has its ID. */
export type ListingWrite = { insert: ListingFields } | { replace: Listing }

/** What happened to the listings of one chatbot. */
export type ChangeLog = {
  /** The rows after that sequence number, oldest first. */
  list(of: { after: number; kinds?: ChangeKind[]; listingId?: number; limit: number }): Promise<LoggedChange[]>
  /** The newest rows of a listing, oldest first. */
  history(listingId: number, limit: number): Promise<LoggedChange[]>
  /** The last sequence number; 0 before the first. */
  last(): Promise<number>
  /** The sequence number of the newest row before that time; 0 where there is none. */
  lastBefore(at: number): Promise<number>
  /** About `limit` rows after `after` and up to `until`, as whole writes. */
  writes(of: { after: number; until: number; limit: number }): Promise<LoggedWrite[]>
}
