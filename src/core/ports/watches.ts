import type { Page } from '../../contract/fields.ts'
import type { Listing } from '../../contract/listings/listing.ts'
import type { Every, WatchKind } from '../../contract/listings/watches.ts'
import type { Filter } from '../../search/filter.ts'
import type { Language } from '../../search/language/lexicon.ts'
import type { LoggedChange } from './listings.ts'

/** One home, by its ID at that time, its MLS number and its page: it stays the same when it comes back under another ID. */
export type WatchedHome = { listingId: number; mls: string; url: string }
/** What is watched. */
export type Watched = { home: WatchedHome } | { filter: Filter }

/** Who watches is `person`, one word for a visitor or, where none is known, a session. Times in ms. */
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
  /** null: the chatbot's */
  timeZone: string | null
  quiet: boolean
  isPaused: boolean
  /** while it is paused: until when, null for until somebody lets it go on */
  pausedUntil: number | null
  /** only changes after this sequence number of the change log count */
  since: number
  createdAt: number
  lastAlertAt: number | null
}>
/** When and of what a watch tells. */
export type WatchTiming = Omit<Watch, 'watched' | 'summary' | 'visitorId' | 'sessionId' | 'lastAlertAt' | 'createdAt'>
/** `consent`: the privacy text that holds as the watch is made. */
export type NewWatch = Omit<Watch, 'id' | 'since' | 'createdAt' | 'lastAlertAt' | 'isPaused' | 'pausedUntil'> & {
  consent: string
}
export type WatchChange = Partial<
  Pick<Watch, 'sessionId' | 'kinds' | 'every' | 'hour' | 'timeZone' | 'isPaused' | 'pausedUntil' | 'since'>
>
/** Who it is that watches, or all of a chatbot. */
export type WatchScope = { chatbotId: number; sessionId?: number; visitorId?: string }

/** That a write of a listing is to be told by a watch. `inDigest`: together with what else is due at that time. */
export type NewAlert = {
  watchId: number
  person: string
  listingId: number
  /** of the write in the change log */
  sequence: number
  dueAt: number
  inDigest: boolean
}
export type DueAlert = NewAlert & { chatbotId: number }

export type WatchStore = {
  /** Fails with `noSuchChatbot` when chatbot or session is removed at this moment. */
  insert(watch: NewWatch): Promise<number>
  byIds(ids: number[]): Promise<Watch[]>
  /** What was edited after that edit of a chatbot's watches, in the order of edits. */
  editedAfter(chatbotId: number, edit: number, limit: number): Promise<{ edit: number; watch: WatchTiming }[]>
  list(scope: WatchScope, page: Page): Promise<Watch[]>
  count(scope: WatchScope): Promise<number>
  save(id: number, change: WatchChange): Promise<void>
  /** Removes a watch and what it has not told yet; false when there is none. */
  remove(id: number): Promise<boolean>
  /** Removes all watches of a person and what they have not told yet; answers how many. */
  forget(scope: WatchScope): Promise<number>
  /** The watches of a chatbot that were made after the one with that ID, oldest first. */
  after(chatbotId: number, id: number, limit: number): Promise<Watch[]>

  /** Chatbots with watches whose change log goes on after `matched`, the last number that was looked at. */
  behind(): Promise<{ chatbotId: number; matched: number; last: number }[]>
  /** Notes alerts, but of watches that are gone, and that the log was looked at up to `to`; false when another process did so before. */
  advance(chatbotId: number, of: { from: number; to: number }, alerts: NewAlert[]): Promise<boolean>
  /** People who have something to be told by now. */
  due(now: number, limit: number): Promise<{ chatbotId: number; person: string }[]>
  /** All that a person is still to be told. Within a transaction others wait until it ends. */
  pending(chatbotId: number, person: string): Promise<DueAlert[]>
  /** Moves what a watch has not told yet to another time, or to never. */
  postpone(alerts: DueAlert[], dueAt: number | null, inDigest: boolean): Promise<void>
  /** Marks as told, or as not worth telling. */
  settle(alerts: DueAlert[], at: number): Promise<void>
  /** Notes that watches told something. */
  told(watchIds: number[], at: number): Promise<void>
  /** How many alerts a person got on a day, YYYY-MM-DD, and whether the rest of that day was told in one. */
  toldOn(chatbotId: number, person: string, day: string): Promise<{ alerts: number; digests: number }>
  countTold(chatbotId: number, person: string, day: string, of: { alerts: number; digests: number }): Promise<void>
  /** Says that an import is under way, for so long at most; 0: that it is over. What it changed is told together then. */
  importing(chatbotId: number, forMs: number): Promise<void>
  /** Removes what was told before then. */
  clean(before: number): Promise<void>
}

export type LeaseStore = {
  /** Takes or keeps a task for one process until then; false while another one has it. */
  hold(name: string, holder: string, of: { now: number; until: number }): Promise<boolean>
}

/** What a person in a session can do about watches while a model answers, and what it may look up of the change log. */
export type Watching = {
  /** The time zone of the person, as far as their watches tell it, else the chatbot's. */
  timeZone(): Promise<string>
  /** The changes of a listing that the log has, oldest first. */
  history(listingId: number): Promise<LoggedChange[]>
  watchHome(listing: Listing): Promise<{ summary: string }>
  /** `isTooWide`: nothing is watched, because it would tell too much at once. `language`: its summary is in it. */
  watchSearch(
    filter: Filter,
    every: Every,
    language: Language,
  ): Promise<{ isTooWide: boolean; count: number; perDay: number; narrow: { value: string; count: number }[] }>
  /** The newest first. */
  list(): Promise<{ id: number; summary: string; isPaused: boolean }[]>
  stop(ids: number[]): Promise<void>
  /** Pauses them, lets them go on, or changes how often they tell. */
  edit(ids: number[], change: WatchChange): Promise<void>
}
