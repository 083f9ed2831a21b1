import type { Page } from '../../contract/fields.ts'
import type { KeyType, Listing, ListingFields } from '../../contract/listings/listing.ts'
import type { Filter, Vocabulary } from '../../search/filter.ts'
import type { AlertMode, ChangeLog, ListingWrite } from './changes.ts'

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
