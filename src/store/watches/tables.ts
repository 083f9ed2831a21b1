import type { Generated } from 'kysely'
import type { ChangeKind } from '../../contract/listings/changes.ts'
import type { Every, Watch } from '../../contract/listings/watches.ts'
import type { AlertMode } from '../../core/ports/listings.ts'

/**
 * The change log: one gapless sequence per chatbot. A write that changes price and status has two rows with the same
 * `write_sequence`, the first one's `sequence`.
 */
export type ListingChangeTable = {
  chatbot_id: number
  sequence: number
  listing_id: number
  write_sequence: number
  kind: ChangeKind
  /** formatted as in RealEstateList */
  old: string
  new: string
  /** of the listing at that time; `price` formatted as in RealEstateList */
  mls: string
  url: string
  price: string
  /** how watches report it: on, digest or off */
  alerts: AlertMode
  at: number
  /** `old` and `new` as numbers, for kinds with a price */
  old_price: number | null
  new_price: number | null
  /** keys of a removed or sold listing, until it comes back */
  gone_mls: string | null
  gone_url: string | null
  /** JSON of the listing before the write; null if it was created, or if the previous row of the same write has it */
  before: string | null
  /**
   * JSON of the listing after the write, stored only when a write without log rows changes it; until then it is the current
   * listing, or `before` of its next row
   */
  after: string | null
}

/** Watches. `home`, `filter` and `kinds` are JSON. */
export type WatchTable = {
  id: Generated<number>
  chatbot_id: number
  session_id: number | null
  visitor_id: string | null
  /** `visitor …` or `session …` */
  person: string
  home: string | null
  filter: string | null
  summary: string
  kinds: string
  every: Every
  hour: number
  time_zone: string | null
  quiet: number
  state: Watch['State']
  paused_until: number | null
  since: number
  /** the privacy text in force when it was made */
  consent: string
  created_at: number
  last_alert_at: number | null
  /** number of its last edit within the chatbot; 0 if never edited */
  edited: number
}

/** Alerts: a watch reports a write (`sequence` in the change log). Settled once told or dropped. */
export type AlertTable = {
  watch_id: number
  listing_id: number
  sequence: number
  chatbot_id: number
  person: string
  /** null: not sent alone, but with the next alert for the same home */
  due_at: number | null
  in_digest: number
  settled_at: number | null
  /** the price that was told; null if the alert was dropped, or the home had no price */
  told_price: number | null
}
