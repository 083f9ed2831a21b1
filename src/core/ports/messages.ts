import type { AskType } from '../../contract/chat.ts'
import type { Attendant } from '../../contract/events/events.ts'
import { HOUR_MS } from '../../contract/fields/times.ts'
import type { Idempotency } from '../handlers.ts'
import type { Session } from './sessions.ts'

/**
 * `attended`: passed to the person who attends; `removed`: that too, and taken back by the visitor; `repeated`: failed, and asked
 * again under its Idempotency-Key, so that another question stands in its place.
 */
export type QuestionState = 'asked' | 'answered' | 'attended' | 'removed' | 'failed' | 'repeated'

/**
 * Longer than any lease of a question that a process renews, in ms, and than clocks of several machines differ: one that ends later
 * than in this time was taken before the clock was set back, by a process that is gone.
 */
export const LEASE_MAX_MS = HOUR_MS

export type NewQuestion = {
  chatbotId: number
  sessionId: number
  content: string
  type: AskType
  fileIds: number[]
  /** who asks, if that was told; in a thread of several people not always the same */
  visitorName?: string | null
  idempotency: Idempotency | null
}

export type Question = {
  id: number
  sessionId: number
  state: QuestionState
  bodyHash: string | null
  aliveUntil: number
  createdAt: number
  /** a person claimed the session while it was being answered */
  isClaimed: boolean
}

export type NewAnswer = {
  chatbotId: number
  sessionId: number
  questionId: number
  content: string
  totalToken: number
  noAnswer: boolean
  /** the model's own state for the next answer; only the model that wrote it reads it */
  memory: string | null
}

export type Answer = { id: number; content: string; totalToken: number; noAnswer: boolean }

/** Whose questions are counted. A visitor is identified by visitorId, or else by the session. */
export type QuestionScope =
  | { workspaceId: number }
  | { chatbotId: number }
  | { chatbotId: number; visitorId: string }
  | { sessionId: number }

/** `from` (inclusive) and `until` (exclusive) in ms; `before`: only smaller ids. */
type HistoryBounds = { from?: number | undefined; until?: number | undefined; before?: number | undefined }

export type MessageRole = 'question' | 'answer' | 'human' | 'system'

/** One message of a session, with the session. */
export type HistoryMessage = {
  id: number
  role: MessageRole
  content: string
  /** the person of the business who wrote it; for a question the visitor, if the name is known */
  by: { id: string; name: string } | null
  fileIds: number[]
  createdAt: number
  session: Omit<Session, 'chatbotId' | 'visitorName' | 'attendant' | 'turn'> & { createdAt: number }
}

/** Maximum number of earlier exchanges of a session in a prompt. */
export const EXCHANGES_MAX = 20

/** A question with its answer. */
export type Exchange = {
  question: string
  answer: string
  /** the person of the business who answered; absent for the bot */
  by?: string
  memory: string | null
}

/** Attendant of a session, its turn, and an earlier question that is still being answered. */
export type QueueState = { attendant: Attendant; turn: number; earlier: number | undefined }

/**
 * A question that was written, and the state of its session then. `durable` settles once it survives a power cut; fails with
 * `storeUnavailable`.
 */
export type StoredQuestion = { id: number; queue: QueueState; durable: Promise<void> }

export type MessageStore = {
  /**
   * Stores a question with its files; it counts as being answered until `aliveUntil` (ms). Undefined if its Idempotency-Key is
   * taken in the session. A failed question that has the key makes way; if it is the same question, the new one replaces it. Fails
   * with `unknownFile`.
   */
  ask(question: NewQuestion, aliveUntil: number): Promise<StoredQuestion | undefined>
  byKey(sessionId: number, key: string): Promise<Question | undefined>
  /** The message that has an Idempotency-Key in the session: a question that did not fail, or what a person of the business said. */
  withKey(sessionId: number, key: string): Promise<{ id: number; bodyHash: string; createdAt: number } | undefined>
  question(id: number): Promise<Question | undefined>
  /** The attendant of a question's session, read like `attendants.read`, and the last earlier question being answered. */
  queueStateOf(questionId: number, sessionId: number): Promise<QueueState>
  /**
   * Renews the leases of running questions. `lost` no longer wait for an answer; questions whose answer is being written are in
   * neither list.
   */
  keepAlive(questionIds: number[], aliveUntil: number): Promise<{ kept: number[]; lost: number[] }>
  /** Which of these questions have to stop, and why: on request, or for a person's claim. */
  stopRequests(questionIds: number[]): Promise<{ id: number; why: 'stopped' | 'claimed' }[]>
  /** Asks the oldest running answer of the session to stop. Returns its question's id, if there is one. */
  requestStop(sessionId: number): Promise<number | undefined>
  /** Notes that a running answer is read in another process than its own. */
  markReadElsewhere(questionId: number): Promise<void>
  isReadElsewhere(questionId: number): Promise<boolean>
  /** Number of questions from `since` to `until` (ms, inclusive) that count against limits: all except failed ones. */
  countQuestions(of: QuestionScope, during: { since: number; until?: number }): Promise<number>
  /**
   * Number of a chatbot's questions in the month that began at `since`. Fast at any size after `prepareMonthCount` for that
   * month.
   */
  countMonth(chatbotId: number, since: number): Promise<number>
  /** Builds a month's count; call it outside a transaction. May be slow, but does not block other requests. */
  prepareMonthCount(chatbotId: number, since: number): Promise<void>
  /** Time (ms) of the `count`-th newest question until `until` (ms, inclusive) that counts against limits. */
  nthNewestAt(of: QuestionScope, count: number, until: number): Promise<number | undefined>
  /** Number of a chatbot's questions and answers, including failed ones, but for those asked again. */
  count(chatbotId: number): Promise<number>
  /** All messages of a chatbot from `from` (inclusive) to `until` (exclusive), oldest first, at most `limit`. */
  history(chatbotId: number, within: { from: number; until: number; limit: number }): Promise<HistoryMessage[]>
  /** Ids of a chatbot's newest `limit` messages within these bounds: sessions newest first, messages within a session in order. */
  historyPage(chatbotId: number, within: HistoryBounds & { limit: number }): Promise<number[]>
  /** The messages with these ids, in this order; missing ones are left out. */
  byIds(ids: number[]): Promise<HistoryMessage[]>
  /** Replaces a question's text, with the transcript of its recording; not that of a question which was replaced itself. */
  setContent(questionId: number, content: string): Promise<void>
  /**
   * Stores the answer and ends its question, atomically. A failed question gives up its Idempotency-Key. Undefined, with nothing
   * stored, if the question no longer waits for an answer.
   */
  answer(answer: NewAnswer, state: 'answered' | 'failed'): Promise<number | undefined>
  answerTo(questionId: number): Promise<Answer | undefined>
  /** Marks a question waiting for its answer as failed. `ask` then takes its Idempotency-Key again. */
  fail(questionId: number): Promise<void>
  /** Like `fail`, for a question whose lease has expired; false if it was renewed or answered. */
  abandon(questionId: number): Promise<boolean>
  /** Marks all questions as failed whose lease has expired before `time`. */
  abandonBefore(time: number): Promise<void>
  /** Frees a question's Idempotency-Key for reuse. */
  freeKey(questionId: number): Promise<void>
  /** The newest `limit` messages of a session, including unanswered and failed ones, oldest first. */
  ofSession(sessionId: number, limit: number): Promise<HistoryMessage[]>
  /** The newest answered exchanges of a session, at most `EXCHANGES_MAX`, oldest first. */
  exchanges(sessionId: number): Promise<Exchange[]>
  /** Like `exchanges`, including those answered by people of the business. */
  exchangesWithPeople(sessionId: number): Promise<Exchange[]>
}
