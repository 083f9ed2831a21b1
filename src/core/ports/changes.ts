import type { ChangeKind } from '../../contract/listings/changes.ts'
import type { Listing, ListingFields } from '../../contract/listings/listing.ts'

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
