/** A privacy text that a person was shown, and when. */
type Consent = { text: string; at: number }

/** A person who can be reached. What is not known of them is "". */
export type Lead = {
  id: number
  chatbotId: number
  /** the talk it came from; null for one that came from elsewhere */
  sessionId: number | null
  /** whether it was noticed in the talk, not handed in */
  noticed: boolean
  name: string
  email: string
  /** international, as `+12065550142`, wherever the number could be told */
  phone: string
  source: string
  consent: Consent | null
  /** IDs of the listings looked at, in the order they were shown */
  listingIds: number[]
  createdAt: number
}
export type NewLead = Omit<Lead, 'id' | 'createdAt'>
/** The Idempotency-Key that a lead was handed in with, and a hash of all that came with it. */
export type LeadOnce = { key: string; bodyHash: string }

export type LeadStore = {
  /** Fails with `noSuchChatbot` when chatbot or session is removed at this moment. */
  insert(lead: NewLead, once: LeadOnce | null): Promise<number>
  /** Keeps what is known of the person by now; to which talk it belongs stays. */
  save(lead: Lead, once: LeadOnce | null): Promise<void>
  /** Notes what the person was shown, unless something was before. */
  consent(id: number, consent: Consent): Promise<void>
  /** The leads of one talk, oldest first. */
  ofSession(sessionId: number): Promise<Lead[]>
  byIds(ids: number[]): Promise<Lead[]>
  byKey(chatbotId: number, key: string): Promise<{ id: number; bodyHash: string; createdAt: number } | undefined>
  freeKey(id: number): Promise<void>
  /** Leads of a chatbot from `from` until before `until`, oldest first, at most `limit`. */
  list(chatbotId: number, of: { from: number; until: number; sessionId?: number; limit: number }): Promise<Lead[]>
}

/** A mail to one address. `replyTo` is "" where answers go to the sender. */
export type Mail = { to: string; replyTo: string; subject: string; text: string; html: string }
/** A mail that this process has to itself for a while. `key` is its own for ever; `tries` counts this one. */
export type DueMail = Mail & { id: number; key: string; tries: number }

/** Mails from when something caused them until they are sent. */
export type MailStore = {
  /** Keeps a mail to be sent; false when there was one for this cause before. */
  add(mail: Mail & { chatbotId: number; cause: string }): Promise<boolean>
  /** Takes the mail that is due longest; until then no other process takes it. */
  claim(until: number): Promise<DueMail | undefined>
  /** Ends a mail and forgets what it said. */
  sent(mail: DueMail): Promise<void>
  /** Lets a mail be taken again from then on. */
  postpone(mail: DueMail, dueAt: number): Promise<void>
  /** Ends a mail that could not be sent; what it said is kept. */
  giveUp(mail: DueMail): Promise<void>
  count(): Promise<{ waiting: number; givenUp: number }>
}

export type DigestKind = 'talks' | 'leads'

/** Which daily mails were made. `day` is one of the chatbot's calendar, YYYY-MM-DD; `until` its end in ms. */
export type DigestStore = {
  /** The last day that was made. */
  last(chatbotId: number, kind: DigestKind): Promise<{ day: string; until: number } | undefined>
  /** Notes a day as made; false when it was before. */
  add(chatbotId: number, kind: DigestKind, of: { day: string; until: number }): Promise<boolean>
}

/** Sends a mail, with the same Message-ID for the same key. Fails with whatever the mail server answered, or did not. */
export type Mailer = { send: (mail: Mail & { key: string }, signal: AbortSignal) => Promise<void> }

/** A visitor of a chatbot, by what is kept: the sessions, and the visitorId where one is known. */
export type Visitor = { chatbotId: number; visitorId: string | null; sessionIds: number[] }
/** A mail that has not left yet, by what it tells of. */
export type UnsentMail = { id: number; of: { kind: DigestKind; day: string } | { sessionId: number } | undefined }

/** What is kept of single people, to be read out and removed as a whole. */
export type VisitorStore = {
  byVisitorId(chatbotId: number, visitorId: string): Promise<Visitor>
  /** Whoever talks in that session; without sessions where there is none. */
  bySession(chatbotId: number, sessionId: number): Promise<Visitor>
  /** Sessions of a chatbot in which nothing was said since then, oldest first, at most `limit`. */
  idleSessions(chatbotId: number, since: number, limit: number): Promise<number[]>
  /** Ids of all messages of these sessions, in order. */
  messageIds(sessionIds: number[]): Promise<number[]>
  /** Ids of the files that were sent in these sessions. */
  fileIds(sessionIds: number[]): Promise<number[]>
  /**
   * Removes at most `limit` messages of a session, of which no event tells any more; counts of questions and answers stay.
   * Answers how many went.
   */
  removeMessages(chatbotId: number, sessionId: number, limit: number): Promise<number>
  /**
   * Removes what tells of these sessions, in steps: no index names an event's session, which would cost each question
   * more than all that it writes else. Answers up to which event it looked.
   */
  removeEvents(chatbotId: number, sessionIds: number[]): Promise<number>
  /** Removes a session without messages, its leads, and its events after that one; answers how many leads went. */
  removeSession(chatbotId: number, sessionId: number, lookedUpTo: number): Promise<number>
  /** Removes those of these files that no other chatbot uses; answers how many. Their bytes are marked for removal. */
  removeFiles(chatbotId: number, fileIds: number[]): Promise<number>
  unsentMails(chatbotId: number): Promise<UnsentMail[]>
  /** Puts other words into a mail that has not left yet, or removes it. */
  rewriteMail(id: number, text: Pick<Mail, 'subject' | 'text' | 'html'> | undefined): Promise<void>
  /** Resolves when no byte of what was removed is left in the database's files, where they are this service's own. */
  scrub(): Promise<void>
}

/** From `from` until before `until`, in ms. */
export type Period = { from: number; until: number }
type Totals = {
  questions: number
  people: number
  answered: number
  notAnswered: number
  handedOver: number
  leads: number
}

/** What happened in a chatbot, counted. May take long; holds nobody up. */
export type ReportStore = {
  totals(chatbotId: number, period: Period): Promise<Totals>
  /** Questions of each quarter of an hour that had some, by its begin in ms, ascending. */
  questionsByTime(chatbotId: number, period: Period): Promise<{ at: number; count: number }[]>
  /** The newest questions that got no answer, at most `limit`. */
  unanswered(chatbotId: number, period: Period, limit: number): Promise<{ content: string; sessionId: number }[]>
}
