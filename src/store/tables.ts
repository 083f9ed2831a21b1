import type { Generated } from 'kysely'
import type { EventTable, WebhookTable } from './events/tables.ts'
import type { FileTable } from './files/tables.ts'
import type {
  CatalogueTable,
  ListingChangeTable,
  ListingCountTable,
  ListingMixTable,
  ListingTable,
} from './listings/tables.ts'
import type { LeadTable, MailTable } from './people/tables.ts'
import type { MessageTable } from './sessions/tables.ts'
import type { AlertTable, WatchTable } from './watches/tables.ts'

/** Largest id: the maximum of PostgreSQL's integer. */
export const ID_MAX = 2 ** 31 - 1

/** `unanswered`: answers that did not know; `handOver`: sessions, by their last hand-over; `person`: people, by their last question. */
export type ForgottenCount = 'question' | 'answer' | 'unanswered' | 'lead' | 'handOver' | 'person'

/**
 * The tables. Only column types that work alike in both databases: text, numbers, 0/1, times in ms since 1970 UTC, JSON as text.
 */
export type Tables = {
  workspace: { id: Generated<number>; name: string; created_at: number }
  api_key: {
    id: Generated<number>
    workspace_id: number
    kind: string
    /** SHA-256 of the key in hex; the key itself is not stored */
    hash: string
    hint: string
    created_at: number
    revoked_at: number | null
  }
  chatbot: {
    id: Generated<number>
    workspace_id: number
    serial: string
    /** JSON of the settings that were set; others are defaults */
    settings: string
    created_at: number
    /** set while its rows are being removed */
    removed_at: number | null
  }
  session: {
    id: Generated<number>
    chatbot_id: number
    visitor_id: string | null
    source: string
    uri: string
    created_at: number
    /** when the business was first notified */
    handed_over_at: number | null
    /** Bot, Waiting or Person; `turn` counts changes; the others describe the last change */
    attendant: Generated<string>
    turn: Generated<number>
    attendant_id: string | null
    attendant_name: string | null
    attended_at: number | null
    reason: string | null
    visitor_name: string | null
  }
  /** session timers; `wait_ms`: how long before `due_at` it was set, null for those that older versions set */
  timer: { session_id: number; kind: string; due_at: number; wait_ms: number | null }
  /** platform threads, each of one session */
  place: { workspace_id: number; source: string; thread: string; session_id: number; role: string }
  /** staff channels of a chatbot */
  desk: { chatbot_id: number; source: string; workspace: string; channel: string; set_at: number }
  file: FileTable
  file_use: { file_id: number; chatbot_id: number; purpose: string }
  /** blobs that are no file's content, and when each may be removed */
  loose_blob: { name: string; removable_at: number }
  secret: { name: string; value: string }
  message: MessageTable
  /** stored count of a chatbot's questions that count against limits in the month from `since`, up to the message id `upto` */
  month_count: { chatbot_id: number; since: number; upto: number; count: number }
  /** what reports and limits count of forgotten visitors, per quarter of an hour from `at` */
  forgotten_count: { chatbot_id: number; role: ForgottenCount; at: number; count: number }
  lead: LeadTable
  lead_key: { chatbot_id: number; key: string; lead_id: number; body_hash: string; used_at: number }
  mail: MailTable
  /** the daily mails that were made (an alert digest is something else); `day` as YYYY-MM-DD, `until`: end of its period in ms */
  digest: { chatbot_id: number; kind: string; day: string; until: number }
  event: EventTable
  webhook: WebhookTable
  /** `last`: sequence number of the workspace's last event; `pruned`: of the last removed one */
  event_counter: { workspace_id: number; last: number; pruned: number }
  listing: ListingTable
  catalogue: CatalogueTable
  listing_text: { id: number; data: string }
  /** full-text index: FTS5 table or tsvector */
  listing_words: { rowid: number; words: string }
  listing_count: ListingCountTable
  listing_mix: ListingMixTable
  listing_change: ListingChangeTable
  /** files imported from a watched folder */
  imported_file: { chatbot_id: number; name: string; hash: string; imported_at: number }
  watch: WatchTable
  /** `matched`: last log entry processed; `importing_until`: end of a running import; `edits`: number of edits of watches */
  watch_cursor: { chatbot_id: number; matched: number; importing_until: number; edits: Generated<number> }
  alert: AlertTable
  /** alerts per person and day (YYYY-MM-DD in the person's zone) */
  alert_day: { chatbot_id: number; person: string; day: string; alerts: number; digests: number }
  /** leases of tasks that one process runs at a time */
  lease: { name: string; holder: string; until: number }
}
