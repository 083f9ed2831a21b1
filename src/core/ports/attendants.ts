import type { DeskSource, Source } from '../../contract/chat.ts'
import type { Attendant } from '../../contract/events/events.ts'
import type { Page } from '../../contract/fields/paging.ts'
import type { SessionThread } from '../../contract/people/threads.ts'
import type { Idempotency } from '../handlers.ts'

export type Author = { id: string; name: string }

/** Who attends a session, and since when (ms). `by`: the person who claimed it. `turn`: how often the attendant changed. */
export type Attendance = {
  sessionId: number
  chatbotId: number
  attendant: Attendant
  turn: number
  by: Author | null
  since: number | null
  reason: string
}
export type AttendedSession = Attendance & {
  visitorId: string | null
  visitorName: string | null
  source: Source
  createdAt: number
  lastMessageAt: number | null
}
export type AttendedFilter = { chatbotId: number; attendant?: Attendant }

/** `unclaimed`: no person came; `remind`, `release`: the person is silent; `silent`: the visitor is silent. */
export type TimerKind = 'unclaimed' | 'remind' | 'release' | 'silent'

type NewHumanMessage = {
  chatbotId: number
  sessionId: number
  by: Author
  content: string
  fileIds: number[]
  idempotency: Idempotency | null
}
/** A message that its author may change: of a person of the business, or of a visitor to one (`byId` ""). */
export type HumanMessage = {
  id: number
  chatbotId: number
  sessionId: number
  byId: string
  isRemoved: boolean
  content: string
  /** its files that it still has */
  fileIds: number[]
}

/** The attendant of each session, messages by people of the business, and threads of sessions. */
export type AttendantStore = {
  /** Reads the attendant; inside a transaction, nobody else can change it until the transaction ends. */
  lock(sessionId: number): Promise<Attendance | undefined>
  /**
   * Reads the attendant after any claim being committed. A caller that reads Bot may answer: a later claim sees the question and
   * waits for its answer.
   */
  read(sessionId: number): Promise<{ attendant: Attendant; turn: number }>
  /** Changes the attendant, appends the event, and removes the session's timers. Returns the new turn. */
  change(before: Attendance, to: { attendant: Attendant; by: Author | null; reason: string }): Promise<number>
  detail(sessionId: number): Promise<AttendedSession | undefined>
  /** Sessions that the bot does not attend, those waiting or attended longest first. */
  list(filter: AttendedFilter, page: Page): Promise<AttendedSession[]>
  count(filter: AttendedFilter): Promise<number>

  /** Asks all running answers of a session to stop for a claim. Returns the ids of their questions. */
  requestClaim(sessionId: number): Promise<number[]>
  /** Marks a question as waiting for a claim; nothing was answered to it. */
  markWaitingForClaim(questionId: number): Promise<void>
  /** Removes the mark set by `markWaitingForClaim`. */
  unmarkWaitingForClaim(questionId: number): Promise<void>
  /**
   * Questions with running answers. `isAlive`: their process has renewed the lease lately. Inside a transaction, no lease can be
   * renewed until it ends.
   */
  answering(sessionId: number): Promise<{ id: number; isAlive: boolean }[]>
  /** Marks all unanswered questions as attended by the person. Returns their number. */
  assignQuestionsToPerson(sessionId: number): Promise<number>

  /** Stores a person's message. Undefined if its Idempotency-Key is taken. Fails with `unknownFile`. */
  say(message: NewHumanMessage): Promise<number | undefined>
  humanMessage(id: number): Promise<HumanMessage | undefined>
  /** A question that was passed to a person. */
  attendedQuestion(id: number): Promise<HumanMessage | undefined>
  /** `fileIds`: those of its files that stay. Readers of events are told of it only if anything changed. */
  edit(message: HumanMessage, content: string, fileIds: number[]): Promise<void>
  remove(message: HumanMessage): Promise<void>
  /** Appends the event that the message cannot be shown to the visitor. */
  tellUndelivered(message: HumanMessage): Promise<void>
  /** Adds a system message. */
  announce(of: { chatbotId: number; sessionId: number; content: string }): Promise<void>

  /** Sets a timer unless it is set already. `dueAt` in ms. */
  setTimer(sessionId: number, kind: TimerKind, dueAt: number): Promise<void>
  clearTimers(sessionId: number, kinds: TimerKind[]): Promise<void>
  /** Due timers, the longest overdue first. */
  dueTimers(limit: number): Promise<{ sessionId: number; kind: TimerKind; dueAt: number }[]>
  /** Claims a due timer; false if another process did. */
  takeTimer(sessionId: number, kind: TimerKind): Promise<boolean>

  nameVisitor(sessionId: number, name: string): Promise<void>
  setThread(workspaceId: number, sessionId: number, thread: SessionThread): Promise<void>
  findThread(
    workspaceId: number,
    of: Pick<SessionThread, 'source' | 'Thread'>,
  ): Promise<(SessionThread & { sessionId: number }) | undefined>
  threads(sessionId: number): Promise<SessionThread[]>
  /** A desk moved within its workspace keeps its position in the order of `desks`. */
  setDesk(chatbotId: number, desk: Desk): Promise<void>
  /** By chatbot and platform, in the order they were set. */
  desks(of: { workspaceId: number; chatbotId?: number }): Promise<(Desk & { serialNumber: string })[]>
}

/** A staff channel. `channel` "": removed. */
export type Desk = { source: DeskSource; workspace: string; channel: string }
