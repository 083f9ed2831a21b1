import type { Source } from '../../contract/chat.ts'
import type { Attendant } from '../../contract/events/events.ts'
import type { Page } from '../../contract/fields.ts'
import type { Place } from '../../contract/people/places.ts'

export type Author = { id: string; name: string }

/** Who attends a session since when; `by`: the person who took it over. */
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

/** `unclaimed`: nobody came; `remind`, `release`: who came is silent; `silent`: the visitor is. */
export type TimerKind = 'unclaimed' | 'remind' | 'release' | 'silent'

export type NewHumanMessage = {
  chatbotId: number
  sessionId: number
  by: Author
  content: string
  fileIds: number[]
  once: { key: string; bodyHash: string } | null
}
export type HumanMessage = { id: number; chatbotId: number; sessionId: number; byId: string; isRemoved: boolean }

/** Who attends each session, what people of the business say in it, and where it takes place. */
export type AttendantStore = {
  /** Reads who attends; inside a transaction nobody else changes it until that ends. */
  lock(sessionId: number): Promise<Attendance | undefined>
  /**
   * Reads who attends, after any claim that is being committed. Who then reads that no person does may answer: a later
   * claim finds the question and waits for its answer.
   */
  read(sessionId: number): Promise<{ attendant: Attendant; turn: number }>
  /** Changes who attends, which tells of it and ends all timers of the session; answers the new turn. */
  change(before: Attendance, to: { attendant: Attendant; by: Author | null; reason: string }): Promise<number>
  detail(sessionId: number): Promise<AttendedSession | undefined>
  /** Sessions that are not the bot's, longest first. */
  list(filter: AttendedFilter, page: Page): Promise<AttendedSession[]>
  count(filter: AttendedFilter): Promise<number>

  /** Asks all answers under way in a session to make way for a claim. */
  requestClaim(sessionId: number): Promise<number[]>
  /** Notes that a question waits for a claim, and that nothing was said to it. */
  hold(questionId: number): Promise<void>
  /** Ends that. */
  release(questionId: number): Promise<void>
  /**
   * The questions whose answers have yet to make way; `isAlive`: their process said lately that it works at them. Inside a
   * transaction nobody can say so of the others until that ends.
   */
  answering(sessionId: number): Promise<{ id: number; isAlive: boolean }[]>
  /** Gives all questions that wait for an answer to the person who attends; answers how many. */
  giveQuestions(sessionId: number): Promise<number>

  /** Undefined when its Idempotency-Key is taken. Fails with `unknownFile`. */
  say(message: NewHumanMessage): Promise<number | undefined>
  saidBefore(sessionId: number, key: string): Promise<{ id: number; bodyHash: string } | undefined>
  humanMessage(id: number): Promise<HumanMessage | undefined>
  edit(message: HumanMessage, content: string): Promise<void>
  remove(message: HumanMessage): Promise<void>
  /** Says something in the service's own name. */
  announce(of: { chatbotId: number; sessionId: number; content: string }): Promise<void>

  /** Sets a timer, unless it runs already. */
  setTimer(sessionId: number, kind: TimerKind, dueAt: number): Promise<void>
  clearTimers(sessionId: number, kinds: TimerKind[]): Promise<void>
  /** The timers that are due, longest first. */
  dueTimers(limit: number): Promise<{ sessionId: number; kind: TimerKind; dueAt: number }[]>
  /** Takes a timer that is due; false when somebody else did. */
  takeTimer(sessionId: number, kind: TimerKind): Promise<boolean>

  nameVisitor(sessionId: number, name: string): Promise<void>
  setPlace(workspaceId: number, sessionId: number, place: Place): Promise<void>
  findPlace(
    workspaceId: number,
    of: Pick<Place, 'source' | 'Thread'>,
  ): Promise<(Place & { sessionId: number }) | undefined>
  places(sessionId: number): Promise<Place[]>
  /** A desk that moves within its workspace is as old as before. */
  setDesk(chatbotId: number, desk: Desk): Promise<void>
  /** By chatbot and platform, the one that was set first first. */
  desks(of: { workspaceId: number; chatbotId?: number }): Promise<(Desk & { serialNumber: string })[]>
}

/** `channel` "": none any more. */
export type Desk = { source: 'discord' | 'slack'; workspace: string; channel: string }
