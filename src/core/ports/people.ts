import type { Idempotency } from '../handlers.ts'

/** A privacy text shown to a person, and when (ms). */
type Consent = { text: string; at: number }

/** A person's contact details. Unknown values are "". */
export type Lead = {
  id: number
  chatbotId: number
  /** null for a lead that came from no session */
  sessionId: number | null
  /** true: detected in the session's messages; false: submitted through LeadCreate */
  noticed: boolean
  name: string
  email: string
  /** international, such as `+12065550142`, if it could be parsed */
  phone: string
  source: string
  consent: Consent | null
  /** IDs of the listings looked at, in the order they were shown */
  listingIds: number[]
  createdAt: number
}
export type NewLead = Omit<Lead, 'id' | 'createdAt'>

export type LeadStore = {
  /** Fails with `noSuchChatbot` if the chatbot or session is being removed. */
  insert(lead: NewLead): Promise<number>
  /** Updates a lead; its session stays. */
  save(lead: Lead): Promise<void>
  /** Records the privacy text shown, unless one is recorded. */
  consent(id: number, consent: Consent): Promise<void>
  /** The leads of one session, oldest first. */
  ofSession(sessionId: number): Promise<Lead[]>
  byIds(ids: number[]): Promise<Lead[]>
  /** The lead for which an Idempotency-Key was used; `createdAt`: when. */
  byKey(chatbotId: number, key: string): Promise<{ id: number; bodyHash: string; createdAt: number } | undefined>
  /** Stores that an Idempotency-Key was used for a lead, and removes those that the chatbot's leads used before `expired` (ms). */
  useKey(lead: Pick<Lead, 'id' | 'chatbotId'>, idempotency: Idempotency, expired: number): Promise<void>
  /** Leads of a chatbot from `from` (inclusive) to `until` (exclusive) in ms, oldest first, at most `limit`. */
  list(chatbotId: number, of: { from: number; until: number; sessionId?: number; limit: number }): Promise<Lead[]>
}

/** A mail to one address. `replyTo` "": replies go to the sender. */
export type Mail = { to: string; replyTo: string; subject: string; text: string; html: string }
/** A mail claimed by this process. `key` is unique and permanent; `tries` includes this attempt. */
export type DueMail = Mail & { id: number; key: string; tries: number }

/** The outbox: mails from their cause until they are sent. */
export type MailStore = {
  /** Queues a mail; false if there was one with the same `cause`. */
  add(mail: Mail & { chatbotId: number; cause: string }): Promise<boolean>
  /** Claims a due mail until `until` (ms): new ones first, then the longest overdue. `waits`: see `hasComeByTries`. */
  claim(until: number, waits?: readonly number[]): Promise<DueMail | undefined>
  /** Prolongs a claim until `until` (ms); false if another process has claimed the mail since, or it is gone. */
  extend(mail: DueMail, until: number): Promise<boolean>
  /** Marks a mail as sent and deletes its text and the visitor's address. */
  sent(mail: DueMail): Promise<void>
  /** Releases a mail to be retried from `dueAt` (ms). */
  postpone(mail: DueMail, dueAt: number): Promise<void>
  /** Makes mails due that wait for their next try until later than `after` (ms). Their last try no longer counts. */
  endWaits(after: number): Promise<void>
  /** Marks a mail as failed for good; its text is kept. */
  giveUp(mail: DueMail): Promise<void>
  count(): Promise<{ waiting: number; givenUp: number }>
}

export type DailyMailKind = 'talks' | 'leads'

/** Which daily mails were made. `day`: calendar date in the chatbot's zone, YYYY-MM-DD; `until`: end of its period in ms. */
export type DailyMailStore = {
  /** The last day made. */
  last(chatbotId: number, kind: DailyMailKind): Promise<{ day: string; until: number } | undefined>
  /** Records a day as made; false if it already was. */
  add(chatbotId: number, kind: DailyMailKind, of: { day: string; until: number }): Promise<boolean>
  /** Forgets the days that end after a time (ms). */
  removeAfter(chatbotId: number, kind: DailyMailKind, time: number): Promise<void>
}

/**
 * Sends a mail; the Message-ID is derived from `key`. The server gets the end of the mail, without which it takes none, only once
 * `mayEnd` has resolved. Fails with the mail server's or connection's error, or that of `mayEnd`.
 */
export type Mailer = {
  send: (mail: Mail & { key: string }, mayEnd: () => Promise<void>, signal: AbortSignal) => Promise<void>
}

/** A chatbot's visitor: sessions, and the visitorId if known. */
export type VisitorData = { chatbotId: number; visitorId: string | null; sessionIds: number[] }
/** An unsent mail, and the day or session that it is about. */
export type UnsentMail = { id: number; of: { kind: DailyMailKind; day: string } | { sessionId: number } | undefined }

/** Personal data per visitor, for export and removal. */
export type VisitorStore = {
  byVisitorId(chatbotId: number, visitorId: string): Promise<VisitorData>
  /** The visitor of that session; without sessions if it does not exist. */
  bySession(chatbotId: number, sessionId: number): Promise<VisitorData>
  /** Sessions with an ID after `after` and without messages since `since` (ms), oldest first, at most `limit`. */
  idleSessions(of: { chatbotId: number; since: number; after: number }, limit: number): Promise<number[]>
  /** Ids of all messages of these sessions, in order. */
  messageIds(sessionIds: number[]): Promise<number[]>
  /** Ids of the files sent in these sessions. */
  fileIds(sessionIds: number[]): Promise<number[]>
  /** Removes at most `limit` messages of a session whose events are gone; question and answer statistics stay. Returns how many. */
  removeMessages(chatbotId: number, sessionId: number, limit: number): Promise<number>
  /**
   * Removes the events of these sessions, and the alerts of these watches that belong to no session, by scanning in steps. There
   * is no index by session: it would cost each question more than all its other writes. Scans the events after the sequence number
   * `after`, to `until` or the last one; returns the last one scanned.
   */
  removeEvents(
    chatbotId: number,
    of: { sessionIds: number[]; watchIds: number[] },
    range?: { after?: number; until?: number },
  ): Promise<number>
  /**
   * When the people of these sessions asked last (ms), by the session in which they did. Without people who asked in other
   * sessions too.
   */
  lastAsked(chatbotId: number, sessionIds: number[]): Promise<Map<number, number>>
  /** Removes the leads of a session; statistics stay. Returns how many. */
  removeLeads(chatbotId: number, sessionId: number): Promise<number>
  /**
   * Removes a session that has no messages, its leads, and its events after `lookedUpTo`; statistics stay. `lastAskedAt`: when its
   * visitor asked last, if this is the last that is kept of them. Returns the number of leads, and whether there was the session.
   */
  removeSession(
    chatbotId: number,
    sessionId: number,
    of: { lookedUpTo: number; lastAskedAt?: number | undefined },
  ): Promise<{ leads: number; isGone: boolean }>
  /** Removes files that no other chatbot uses and schedules their blobs for removal. Returns the number. */
  removeFiles(chatbotId: number, fileIds: number[]): Promise<number>
  unsentMails(chatbotId: number): Promise<UnsentMail[]>
  /** Replaces the text of an unsent mail; undefined removes the mail. */
  rewriteMail(id: number, text: Pick<Mail, 'subject' | 'text' | 'html'> | undefined): Promise<void>
  /** Resolves once no removed byte is left in the database files, if this service owns them (SQLite). */
  scrub(): Promise<void>
}

/** From `from` (inclusive) to `until` (exclusive), in ms. */
export type Period = { from: number; until: number }
type Totals = {
  questions: number
  people: number
  answered: number
  notAnswered: number
  handedOver: number
  leads: number
}

/** Statistics of a chatbot, of forgotten visitors too. May be slow, but does not block other requests. */
export type ReportStore = {
  totals(chatbotId: number, period: Period): Promise<Totals>
  /** Number of questions per quarter of an hour (start in ms), ascending; empty ones are left out. A start may occur twice. */
  questionsByTime(chatbotId: number, period: Period): Promise<{ at: number; count: number }[]>
  /** The newest unanswered questions, at most `limit`. */
  unanswered(chatbotId: number, period: Period, limit: number): Promise<{ content: string; sessionId: number }[]>
}
