import type { Generated } from 'kysely'
import type { AlertTable, ListingChangeTable, WatchTable } from './watches/tables.ts'

/** The largest id; PostgreSQL's integers end here and fail beyond. */
export const ID_MAX = 2 ** 31 - 1

/** The tables. Columns that both databases read alike: text, numbers, 0/1, times in ms since 1970 UTC, JSON as text. */
export type Tables = {
  workspace: { id: Generated<number>; name: string; created_at: number }
  api_key: {
    id: Generated<number>
    workspace_id: number
    kind: string
    /** SHA-256 of the key, hex; the key itself is never kept */
    hash: string
    hint: string
    created_at: number
    revoked_at: number | null
  }
  chatbot: {
    id: Generated<number>
    workspace_id: number
    serial: string
    /** JSON of the settings that were set */
    settings: string
    created_at: number
    /** set while its listings and sessions are being removed */
    removed_at: number | null
  }
  session: {
    id: Generated<number>
    chatbot_id: number
    visitor_id: string | null
    source: string
    uri: string
    created_at: number
    /** when somebody of the business was told to take over */
    handed_over_at: number | null
    /** Bot, Waiting or Person, changed `turn` times, last at that moment by whom and why */
    attendant: Generated<string>
    turn: Generated<number>
    attendant_id: string | null
    attendant_name: string | null
    attended_at: number | null
    reason: string | null
    visitor_name: string | null
  }
  /** what is to be done in a session unless something happens before */
  timer: { session_id: number; kind: string; due_at: number }
  /** threads of platforms, each of one session */
  place: { workspace_id: number; source: string; thread: string; session_id: number; role: string }
  /** channels where the staff of a chatbot sit */
  desk: { chatbot_id: number; source: string; workspace: string; channel: string; set_at: number }
  file: FileTable
  file_use: { file_id: number; chatbot_id: number; purpose: string }
  /** names of blobs that are no file's content, and when each may be removed */
  loose_blob: { name: string; removable_at: number }
  secret: { name: string; value: string }
  message: MessageTable
  /** how many questions of a chatbot count for a month that began at `since`, up to the message `upto` */
  month_count: { chatbot_id: number; since: number; upto: number; count: number }
  /** how many questions and answers of people who were forgotten there were, for each quarter of an hour from `at` */
  forgotten_count: { chatbot_id: number; role: string; at: number; count: number }
  lead: LeadTable
  mail: MailTable
  /** daily mails that were made, `day` as YYYY-MM-DD, with the moment up to which each tells */
  digest: { chatbot_id: number; kind: string; day: string; until: number }
  event: EventTable
  webhook: WebhookTable
  /** `last`: the sequence of a workspace's last event; `pruned`: of the last one that is no longer kept */
  event_counter: { workspace_id: number; last: number; pruned: number }
  listing: ListingTable
  catalogue: CatalogueTable
  listing_text: { id: number; data: string }
  /** the full-text index: FTS5's or a tsvector */
  listing_words: { rowid: number; words: string }
  listing_count: ListingCountTable
  listing_mix: ListingMixTable
  listing_change: ListingChangeTable
  /** files of a followed folder that were imported */
  imported_file: { chatbot_id: number; name: string; hash: string; imported_at: number }
  watch: WatchTable
  /** how far the change log was matched with the watches, until when an import is under way, and how often watches were edited */
  watch_cursor: { chatbot_id: number; matched: number; importing_until: number; edits: Generated<number> }
  alert: AlertTable
  /** how many alerts a person got on a day, `day` as YYYY-MM-DD of their zone */
  alert_day: { chatbot_id: number; person: string; day: string; alerts: number; digests: number }
  /** tasks that one process has to itself until then */
  lease: { name: string; holder: string; until: number }
}

export type FileTable = {
  id: Generated<number>
  workspace_id: number
  name: string
  /** of what was put: where it is kept, what it is by its bytes, how many they are */
  blob: string | null
  media_type: string | null
  size: number | null
  created_at: number
  confirmed_at: number | null
  /** null while a chatbot uses it */
  unused_since: number | null
}

/** Everything said; all of it shares its ids. */
export type MessageTable = {
  id: Generated<number>
  chatbot_id: number
  session_id: number
  /** question and answer; human: said by who attends; system: by the service */
  role: 'question' | 'answer' | 'human' | 'system'
  content: string
  created_at: number
  /** of a human message: who wrote it */
  by_id: string | null
  by_name: string | null
  /** of a question: Text, Image …; asked, answered, attended (it went to a person) or failed, of a human message null or
   * removed; JSON of its file ids */
  type: string | null
  state: string | null
  file_ids: string | null
  /** of a question: the Idempotency-Key it came with, freed by a failure, and a hash of what was asked with it */
  idempotency_key: string | null
  body_hash: string | null
  /** of a question being answered: when its process counts as gone */
  alive_until: number | null
  /** 1 once somebody asked for its answer to stop */
  stop_requested: number | null
  /** of an answer: its question */
  question_id: number | null
  total_token: number | null
  no_answer: number | null
  memory: string | null
}

/** What happened, for whoever acts on it. `subject_id` is the message or lead that it tells of. */
export type EventTable = {
  workspace_id: number
  sequence: number
  kind: string
  chatbot_id: number
  session_id: number | null
  subject_id: number | null
  /** JSON of what is told besides, "" for nothing */
  data: string
  created_at: number
}

/** An address that events are pushed to; all events of its workspace up to `sequence` were. */
export type WebhookTable = {
  id: Generated<number>
  workspace_id: number
  /** null: events of all chatbots */
  chatbot_id: number | null
  url: string
  /** JSON of the kinds that are pushed */
  kinds: string
  secret: string
  state: 'active' | 'paused'
  sequence: number
  /** failed tries of the next event */
  tries: number
  /** grows whenever a process takes the webhook */
  claims: number
  /** when the next try is due; while it is served: when its process counts as gone */
  due_at: number
  last_success: number | null
  last_failure: number | null
  last_error: string | null
  created_at: number
}

/** People who can be reached; what is not known of them is "". */
export type LeadTable = {
  id: Generated<number>
  chatbot_id: number
  session_id: number | null
  /** 1 when it was noticed in its talk, 0 when it was handed in */
  noticed: number
  name: string
  email: string
  phone: string
  source: string
  /** the privacy text that was shown, and when */
  consent_text: string | null
  consent_at: number | null
  /** JSON of the IDs of listings that were looked at */
  listings: string
  idempotency_key: string | null
  body_hash: string | null
  created_at: number
}

/** Mails; of those that are sent, only that they are. */
export type MailTable = {
  id: Generated<number>
  chatbot_id: number
  /** what it tells of: at most one mail each */
  cause: string
  /** of which its Message-ID is made */
  key: string
  recipient: string
  reply_to: string
  subject: string
  text: string
  html: string
  state: 'waiting' | 'sent' | 'given up'
  tries: number
  /** while it is being sent: when its process counts as gone */
  due_at: number
  created_at: number
}

/**
 * What listings are searched by, folded for comparison; 0 areas and years are unset. The listing itself, as JSON, is in
 * `listing_text`: a row of this table is a tenth of it, and so is a walk over many.
 */
export type ListingTable = {
  id: Generated<number>
  chatbot_id: number
  sale_type: string
  status: string
  type: string
  currency: string
  city: string | null
  state: string | null
  zip: string | null
  location: string | null
  mls: string
  /** the MLS number in lower case, as a key */
  mls_key: string
  /** in lower case */
  url: string
  tours: string | null
  price: number | null
  /** of a square foot */
  unit_area_price: number | null
  bedrooms: number
  bathrooms: number
  /** square feet */
  area: number | null
  lot_area: number | null
  year_built: number | null
  days_on_market: number
  hoa: number | null
  parking: number
  latitude: number | null
  longitude: number | null
  /** of the map's grid, see place/cells.ts */
  cell: number | null
  updated_at: number
}

/** All listings of a chatbot as a whole. Every write of them locks this row first, so that writes take turns. */
export type CatalogueTable = {
  chatbot_id: number
  listings: number
  /** grows whenever a word appears, disappears or is spelt anew */
  vocabulary: number
  /** the last sequence number of its change log */
  changes: Generated<number>
}

/** How many listings of a chatbot have a value of a kind, see tallies.ts; `shown` as the last one written spells it. */
export type ListingCountTable = {
  chatbot_id: number
  kind: string
  value: string
  shown: string
  count: number
}

/** How many listings of a chatbot agree in all of this; `city` is "" where none is set, for bands see price-bands.ts. */
export type ListingMixTable = {
  chatbot_id: number
  city: string
  type: string
  sale_type: string
  status: string
  price_band: number
  bedrooms: number
  count: number
}
