import type { Generated } from 'kysely'

/**
 * The change log, one gapless sequence a chatbot. A write that changes price and status makes two rows with one
 * `write_sequence`, that of the first.
 */
export type ListingChangeTable = {
  chatbot_id: number
  sequence: number
  listing_id: number
  write_sequence: number
  kind: 'Created' | 'Price' | 'Status' | 'Removed' | 'Back'
  /** as RealEstateList spells them */
  old: string
  new: string
  /** of the listing at that time, as it spells them; `price` as RealEstateList does */
  mls: string
  url: string
  price: string
  /** what is told to people who watch: on, digest, off */
  alerts: 'on' | 'digest' | 'off'
  at: number
  /** the same as `old` and `new`, of a kind that tells prices */
  old_price: number | null
  new_price: number | null
  /** keys of a listing that was removed or sold, until it is back */
  gone_mls: string | null
  gone_url: string | null
  /** the listing before the write, as JSON; null where it was created, or the row before has it */
  before: string | null
  /** the listing after the write, kept once a write that this log does not tell of changes it; until then it is what stands, or `before` of the next row */
  after: string | null
}

/** Searches and homes that people watch; JSON of the home or of the filter, and of the kinds. */
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
  every: 'AtOnce' | 'Daily' | 'Weekly'
  hour: number
  time_zone: string | null
  quiet: number
  state: 'Active' | 'Paused'
  paused_until: number | null
  since: number
  /** the privacy text that held when it was made */
  consent: string
  created_at: number
  last_alert_at: number | null
  /** the number of its last edit among those of its chatbot's watches; 0 before the first */
  edited: number
}

/** That a watch is to tell of a write, by its number in the change log; settled once it is told, or not worth telling. */
export type AlertTable = {
  watch_id: number
  listing_id: number
  sequence: number
  chatbot_id: number
  person: string
  /** null: not before something else of the same home is told */
  due_at: number | null
  in_digest: number
  settled_at: number | null
}
