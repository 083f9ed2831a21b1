import type { Generated } from 'kysely'
import type { Every, Watch } from '../../contract/listings/watches.ts'

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
