import type { Page } from '../../contract/fields/paging.ts'
import { DAY_MS } from '../../contract/fields/times.ts'
import { CHANGES_KEPT_DAYS, type ChangeKind } from '../../contract/listings/changes.ts'
import type { KeyType, Listing, ListingFields } from '../../contract/listings/listing.ts'
import type { Filter, Vocabulary } from '../../search/filter.ts'

/** The listings of one chatbot. */
export type ListingStore = {
  /** Blocks other transactions that change these listings until this one ends. Fails with `noSuchChatbot`. */
  lock(): Promise<void>
  insert(listings: ListingFields[]): Promise<number[]>
  /** Listings that match any key. MLS numbers and URLs are compared without case. */
  find(keyType: KeyType, keys: string[]): Promise<Listing[]>
  /** Their ids, as many at a time as one transaction should change. `more`: about how many bytes it writes for each besides the listing. */
  findInSteps(keyType: KeyType, keys: string[], more: number): Promise<number[][]>
  replace(listings: Listing[]): Promise<void>
  /** Creates and replaces listings; the change log records them in this order. */
  write(writes: ListingWrite[], alerts: AlertMode): Promise<void>
  /** Returns how many were removed; keys without a match are skipped. */
  remove(keyType: KeyType, keys: string[], alerts?: AlertMode): Promise<number>
  /** The change log of these listings. */
  changes: ChangeLog
  search(filter: Filter, page: Page): Promise<Listing[]>
  count: (filter: Filter) => Promise<number>
  /** A page of `search`, read some at a time as it is taken, and the total count; cheaper than two calls. */
  searchAndCount(filter: Filter, page: Page): Promise<{ found: AsyncIterable<Listing[]>; count: number }>
  /** A predicate that tells whether `search` would find a listing with these values. */
  fits(filter: Filter): (listing: Listing) => boolean
  /** `fits` for a filter that may have many long entries, which are read in several turns of the event loop. */
  fitsInTurns(filter: Filter): Promise<(listing: Listing) => boolean>
  /** Reads long texts of listings in several turns of the event loop, so that `fits` tests them quickly. */
  prepareToFit(listings: Listing[]): Promise<void>
  /** The next `limit` listings with a larger ID, oldest first: pagination that inserts cannot shift. */
  after(id: number, limit: number): Promise<Listing[]>
  vocabulary(): Promise<Vocabulary>
  /** Distinct values of a field among matching listings with counts, most frequent first; `among` restricts them to these values. */
  values(filter: Filter, field: CountedField, of: { limit: number; among?: string[] }): Promise<CountedValue[]>
  /** Lowest and highest value among matching listings; undefined if no listing has one. */
  span(filter: Filter, column: 'price' | 'area'): Promise<{ min: number; max: number } | undefined>
  /** Histogram: number of matching listings from each edge (inclusive) to the next. Edges ascend. */
  spread(filter: Filter, column: 'price' | 'area', edges: number[]): Promise<number[]>
}

/** Fields that `values` can count. */
export type CountedField = 'City' | 'State' | 'ZIP' | 'Location' | 'PropertyType' | 'Status' | 'SaleType'
/** `value` in the spelling of the listing written last. */
export type CountedValue = { value: string; count: number }

/** Retention of the change log. */
export const CHANGES_KEPT_MS = CHANGES_KEPT_DAYS * DAY_MS

/** Alerts of a write: immediately, in one digest after the import, or none. */
export const alertModes = ['on', 'digest', 'off'] as const
export type AlertMode = (typeof alertModes)[number]

/** One row of a chatbot's change log. `old` and `new` are formatted as in RealEstateList; `at` in ms. */
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

/** All log rows of one write of one listing, with the listing before and after. */
export type LoggedWrite = {
  rows: [LoggedChange, ...LoggedChange[]]
  before: Listing | undefined
  after: Listing | undefined
  alerts: AlertMode
}

/** A listing as a write found it: undefined if the write created it, `isBack` if it had existed earlier. */
export type LoggedStart = { before: Listing | undefined; isBack: boolean }

/** A listing to create, or one to replace by its ID. */
export type ListingWrite = { insert: ListingFields } | { replace: Listing }

/** The change log of one chatbot's listings. */
export type ChangeLog = {
  /** Rows after that sequence number, oldest first. */
  list(of: { after: number; kinds?: ChangeKind[]; listingId?: number; limit: number }): Promise<LoggedChange[]>
  /** The newest rows of a listing, at most `limit`, in ascending order. */
  history(listingId: number, limit: number): Promise<LoggedChange[]>
  /** What these writes found, by the sequence number of their first row. */
  starts(sequences: number[]): Promise<Map<number, LoggedStart>>
  /** The last sequence number; 0 if the log is empty. */
  last(): Promise<number>
  /** The sequence number of the newest row before `at` (ms); 0 if there is none. */
  lastBefore(at: number): Promise<number>
  /** About `limit` rows after `after` up to `until`, grouped by write; a write is never split. */
  writes(of: { after: number; until: number; limit: number }): Promise<LoggedWrite[]>
}
