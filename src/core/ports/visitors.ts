import type { DigestKind, Mail } from './people.ts'

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
  /** Removes a session without messages, its leads and its events; answers how many leads went. */
  removeSession(chatbotId: number, sessionId: number): Promise<number>
  /** Removes those of these files that no other chatbot uses; answers how many. Their bytes are marked for removal. */
  removeFiles(chatbotId: number, fileIds: number[]): Promise<number>
  unsentMails(chatbotId: number): Promise<UnsentMail[]>
  /** Puts other words into a mail that has not left yet, or removes it. */
  rewriteMail(id: number, text: Pick<Mail, 'subject' | 'text' | 'html'> | undefined): Promise<void>
  /** Resolves when no byte of what was removed is left in the database's files, where they are this service's own. */
  scrub(): Promise<void>
}
