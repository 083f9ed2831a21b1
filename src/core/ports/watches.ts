import type { Page } from '../../contract/fields/paging.ts'
import type { Language } from '../../contract/languages.ts'
import type { Listing } from '../../contract/listings/listing.ts'
import type { Every, TooWide, WatchKind } from '../../contract/listings/watches.ts'
import type { Filter } from '../../search/filter.ts'
import type { LoggedChange } from './listings.ts'

/** A home by its listing ID at that time, MLS number and URL, so that it is recognised when it returns under another ID. */
export type WatchedHome = { listingId: number; mls: string; url: string }
/** What a watch is about: one home, or a search. */
type Watched = { home: WatchedHome } | { filter: Filter }

/** The `person` of a watch and its alerts: the visitor across sessions, or the session if no visitorId is known. */
export const watchPerson = (visitorId: string | null | undefined, sessionId: number | undefined): string =>
  visitorId == null ? `session ${sessionId}` : `visitor ${visitorId}`

/** `person` identifies the owner, see `watchPerson`. Times in ms. */
export type Watch = Readonly<{
  id: number
  chatbotId: number
  person: string
  sessionId: number | null
  visitorId: string | null
  watched: Watched
  summary: string
  kinds: WatchKind[]
  every: Every
  hour: number
  /** null: the chatbot's time zone */
  timeZone: string | null
  quiet: boolean
  isPaused: boolean
  /** while paused: the end of the pause; null: until resumed by hand */
  pausedUntil: number | null
  /** only changes after this sequence number of the change log count */
  since: number
  createdAt: number
  lastAlertAt: number | null
}>
/** The part of a watch that decides when and about what it alerts. */
export type WatchTiming = Omit<Watch, 'watched' | 'summary' | 'visitorId' | 'sessionId' | 'lastAlertAt' | 'createdAt'>
/** `consent`: the privacy text in force when the watch is made. */
export type NewWatch = Omit<Watch, 'id' | 'since' | 'createdAt' | 'lastAlertAt' | 'isPaused' | 'pausedUntil'> & {
  consent: string
}
export type WatchChange = Partial<
  Pick<Watch, 'sessionId' | 'kinds' | 'every' | 'hour' | 'timeZone' | 'isPaused' | 'pausedUntil' | 'since'>
>
/** The watches of a session, of a visitor, or of a whole chatbot. */
export type WatchScope = { chatbotId: number; sessionId?: number; visitorId?: string }

/** An alert: a write of a listing that a watch has to report. `inDigest`: combined with others due at that time. */
export type NewAlert = {
  watchId: number
  person: string
  listingId: number
  /** the write's sequence number in the change log */
  sequence: number
  dueAt: number
  inDigest: boolean
}
export type DueAlert = NewAlert & { chatbotId: number }
/** A price that an alert told at a time (ms). */
export type AlertedPrice = { price: number; at: number }

export type WatchStore = AlertStore & {
  /** Fails with `noSuchChatbot` if the chatbot or session is being removed. */
  insert(watch: NewWatch): Promise<number>
  byIds(ids: number[]): Promise<Watch[]>
  /** Edits of a chatbot's watches after that edit number, in order. */
  editedAfter(chatbotId: number, edit: number, limit: number): Promise<{ edit: number; watch: WatchTiming }[]>
  list(scope: WatchScope, page: Page): Promise<Watch[]>
  /** The same, some at a time as they are taken: a filter may have 1 MB. */
  streamList(scope: WatchScope, page: Page): AsyncIterable<Watch[]>
  count(scope: WatchScope): Promise<number>
  save(id: number, change: WatchChange): Promise<void>
  /** Removes a watch and its pending alerts; false if there is none. */
  remove(id: number): Promise<boolean>
  /** Removes all watches in scope and their pending alerts. Returns the number of watches. */
  forget(scope: WatchScope): Promise<number>
  /**
   * Lets the alerts of a session that is being removed go to the newest session of the same visitor that is not among `removed`.
   * Without such a session, its watches stay as they are.
   */
  passOn(sessionId: number, removed: number[]): Promise<void>
  /** Watches of a chatbot with a larger ID, oldest first. */
  after(chatbotId: number, id: number, limit: number): Promise<Watch[]>
}

/** A day (YYYY-MM-DD) of a person. */
type PersonDay = { chatbotId: number; person: string; day: string }

/** Alerts, from the matching of changes with watches until each is told or dropped. */
export type AlertStore = {
  /** Chatbots with watches whose change log goes beyond `matched`, the last sequence number processed. */
  behind(): Promise<{ chatbotId: number; matched: number; last: number }[]>
  /** Stores alerts (except of removed watches) and moves the cursor to `to`; false if another process has moved it already. */
  advance(chatbotId: number, of: { from: number; to: number }, alerts: NewAlert[]): Promise<boolean>
  /** People with alerts due at `now` (ms). */
  due(now: number, limit: number): Promise<{ chatbotId: number; person: string }[]>
  /** All pending alerts of a person, in the order of the change log. */
  pending(chatbotId: number, person: string): Promise<DueAlert[]>
  /** Moves alerts to another time. `inDigest` is left as it is unless given. */
  postpone(alerts: DueAlert[], dueAt: number, change?: { inDigest: boolean }): Promise<void>
  /** Marks alerts as dropped. Fails if one was settled already. */
  settle(alerts: DueAlert[], at: number): Promise<void>
  /** Marks alerts as told, with the price they told. Fails if one was settled already, so that of two processes only one tells. */
  settleAlerted(alerts: (DueAlert & { price: number | null })[], at: number): Promise<void>
  /** The price that alerts told a person last, by listing ID; homes without one are missing. */
  alertedPrices(chatbotId: number, person: string, listingIds: number[]): Promise<Map<number, AlertedPrice>>
  /** Records the time of the last alert. */
  recordAlerted(watchIds: number[], at: number): Promise<void>
  /** Alerts and digests that a person got on a day. The day's alerts beyond the limit go into one digest. */
  alertCountsOn(day: PersonDay): Promise<{ alerts: number; digests: number }>
  countAlerts(day: PersonDay, of: { alerts: number; digests: number }): Promise<void>
  /** Declares an import as running for at most `forMs`; 0 ends it. Its alerts are then sent together. */
  markImporting(chatbotId: number, forMs: number): Promise<void>
  /** Removes alerts settled before `before` (ms). */
  clean(before: number): Promise<void>
}

/** Watches and change-log queries available to a model while it answers a visitor. */
export type Watching = {
  /** The visitor's time zone from their watches, else the chatbot's. */
  timeZone(): Promise<string>
  /** The logged changes of a listing, oldest first. */
  history(listingId: number): Promise<LoggedChange[]>
  watchHome(listing: Listing, every: Every): Promise<{ summary: string }>
  /** `isTooWide`: no watch was made, because it would cause too many alerts. `language`: that of the summary. */
  watchSearch(
    filter: Filter,
    every: Every,
    language: Language,
  ): Promise<{ isTooWide: boolean; count: number; perDay: number; narrow: TooWide['Narrow'] }>
  /** Newest first. */
  list(): Promise<{ id: number; summary: string; isPaused: boolean }[]>
  stop(ids: number[]): Promise<void>
  /** Pauses or resumes watches, or changes their frequency. */
  edit(ids: number[], change: WatchChange): Promise<void>
}
