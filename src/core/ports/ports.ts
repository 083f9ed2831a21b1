import type { Readable } from 'node:stream'
import type { AskType, Source } from '../../contract/chat.ts'
import type { Settings } from '../../contract/chatbot.ts'
import type { Attendant } from '../../contract/events/events.ts'
import type { Page } from '../../contract/fields.ts'
import type { Once } from '../handlers.ts'
import type { AttendantStore } from './attendants.ts'
import type { EventStore, WebhookStore } from './events.ts'
import type { BlobRemovalStore, FileStore } from './files.ts'
import type { ListingStore } from './listings.ts'
import type { DailyMailStore, LeadStore, MailStore, ReportStore, VisitorStore } from './people.ts'
import type { LeaseStore, Watching, WatchStore } from './watches.ts'

export type { BlobRemovalStore, Content, FilePurpose, FileStore, StoredFile } from './files.ts'
export type { CountedField, CountedValue, ListingStore } from './listings.ts'

/** Milliseconds since 1970, UTC. */
export type Clock = () => number

/** The operator's log. Never contains keys or what people wrote. */
export type Log = { warn(facts: object, message: string): void; error(facts: object, message: string): void }

export type KeyKind = 'secret' | 'session'
export type Workspace = { id: number; name: string }
export type ApiKey = { id: number; workspaceId: number; kind: KeyKind; hash: string; hint: string }
/** `settings` holds only values that were set; the others are defaults. */
export type Chatbot = { id: number; workspaceId: number; serialNumber: string; settings: Partial<Settings> }
export type Session = {
  id: number
  chatbotId: number
  visitorId: string | null
  source: Source
  /** origin of the website that opened the session */
  uri: string
  /** ms when the business was first notified that a person is wanted */
  handedOverAt: number | null
  visitorName: string | null
  attendant: Attendant
  /** how often the attendant changed */
  turn: number
}

/** `attended`: passed to the person who attends; `removed`: that too, and taken back by the visitor. */
export type QuestionState = 'asked' | 'answered' | 'attended' | 'removed' | 'failed'
export type NewQuestion = {
  chatbotId: number
  sessionId: number
  content: string
  type: AskType
  fileIds: number[]
  /** who asks, if that was told; in a thread of several people not always the same */
  visitorName?: string | null
  once: Once | null
}
export type Question = {
  id: number
  sessionId: number
  state: QuestionState
  bodyHash: string | null
  aliveUntil: number
  createdAt: number
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
/** One message of a history, with its session. */
export type Said = {
  id: number
  role: MessageRole
  content: string
  /** the person of the business who wrote it; for a question the visitor, if the name is known */
  by: { id: string; name: string } | null
  fileIds: number[]
  createdAt: number
  session: Omit<Session, 'chatbotId' | 'visitorName' | 'attendant' | 'turn'> & { createdAt: number }
}
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

/** A question that was written. `durable` settles once it survives a power cut; fails with `storeUnavailable`. */
export type StoredQuestion = { id: number; durable: Promise<void> }

/** A file by its name and the SHA-256 of its content. */
type ImportedFile = { name: string; hash: string }

/** All stored data. Missing rows are undefined. Every method fails with `storeUnavailable` if the database is unreachable. */
export type Store = {
  workspaces: {
    insert(name: string): Promise<Workspace>
    list(): Promise<Workspace[]>
    byName(name: string): Promise<Workspace | undefined>
  }
  keys: {
    insert(key: Omit<ApiKey, 'id'>): Promise<number>
    byHash(hash: string): Promise<ApiKey | undefined>
    /** Keys that are not revoked, oldest first. */
    list(workspaceId: number): Promise<ApiKey[]>
    /** False if no unrevoked key has this ID. */
    revoke(id: number): Promise<boolean>
  }
  chatbots: {
    insert(chatbot: Omit<Chatbot, 'id'>): Promise<number>
    bySerial(serialNumber: string): Promise<Chatbot | undefined>
    byId(id: number): Promise<Chatbot | undefined>
    list(workspaceId: number, page?: Page): AsyncIterable<Chatbot>
    /** Chatbots of all workspaces that may have a daily mail to send. */
    withDailyMails(): Promise<Chatbot[]>
    /** Chatbots of all workspaces that may have sessions to forget. */
    withKeepSessionsDays(): Promise<Chatbot[]>
    count(workspaceId: number): Promise<number>
    /** Blocks other transactions that lock the same chatbot until this one ends. */
    lock(id: number): Promise<void>
    saveSettings(id: number, settings: Partial<Settings>): Promise<void>
    /** Removes the chatbot with all it owns. It is unknown at once; settles when everything is removed. */
    remove(id: number): Promise<void>
    /** Chatbots whose removal has begun but not ended. */
    removing(): Promise<number[]>
  }
  sessions: {
    insert(
      session: Omit<Session, 'id' | 'handedOverAt' | 'attendant' | 'turn' | 'visitorName'> & {
        visitorName?: string | null
      },
    ): Promise<number>
    byId(id: number): Promise<Session | undefined>
    /** The newest session of a visitor. */
    newestOf(chatbotId: number, visitorId: string): Promise<number | undefined>
    /** A session of that workspace with its chatbot. A missing session and one of another workspace take the same time. */
    withChatbot(id: number, workspaceId: number): Promise<{ session: Session; chatbot: Chatbot } | undefined>
    /** Records that the business was notified; false if it already was. */
    markBusinessNotified(id: number): Promise<boolean>
  }
  messages: {
    /**
     * Stores a question with its files; it counts as being answered until `aliveUntil` (ms). Undefined if its Idempotency-Key is
     * taken in the session. Fails with `unknownFile`.
     */
    ask(question: NewQuestion, aliveUntil: number): Promise<StoredQuestion | undefined>
    byKey(sessionId: number, key: string): Promise<Question | undefined>
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
    /** Number of a chatbot's questions and answers, including failed ones. */
    count(chatbotId: number): Promise<number>
    /** All messages of a chatbot from `from` (inclusive) to `until` (exclusive), oldest first, at most `limit`. */
    history(chatbotId: number, from: number, until: number, limit: number): Promise<Said[]>
    /** Ids of a chatbot's newest `limit` messages within these bounds: sessions newest first, messages within a session in order. */
    historyPage(chatbotId: number, within: HistoryBounds & { limit: number }): Promise<number[]>
    /** The messages with these ids, in this order; missing ones are left out. */
    byIds(ids: number[]): Promise<Said[]>
    /** Replaces a question's text, with the transcript of its recording. */
    setContent(questionId: number, content: string): Promise<void>
    /**
     * Stores the answer and ends its question, atomically. A failed question's Idempotency-Key is freed. Undefined, with nothing
     * stored, if the question no longer waits for an answer.
     */
    answer(answer: NewAnswer, state: 'answered' | 'failed'): Promise<number | undefined>
    answerTo(questionId: number): Promise<Answer | undefined>
    /** Marks a question waiting for its answer as failed, and frees its Idempotency-Key. */
    fail(questionId: number): Promise<void>
    /** Like `fail`, for a question whose lease has expired; false if it was renewed or answered. */
    abandon(questionId: number): Promise<boolean>
    /** Frees a question's Idempotency-Key for reuse. */
    freeKey(questionId: number): Promise<void>
    /** The newest `limit` messages of a session, including unanswered and failed ones, oldest first. */
    said(sessionId: number, limit: number): Promise<Said[]>
    /** The newest `limit` answered exchanges of a session, oldest first. */
    exchanges(sessionId: number, limit: number): Promise<Exchange[]>
    /** Like `exchanges`, including those answered by people of the business. */
    exchangesWithPeople(sessionId: number, limit: number): Promise<Exchange[]>
  }
  leads: LeadStore
  mails: MailStore
  dailyMails: DailyMailStore
  events: EventStore
  webhooks: WebhookStore
  attendants: AttendantStore
  visitors: VisitorStore
  reports: ReportStore
  listings(chatbotId: number): ListingStore
  /** Removes change-log rows of all chatbots older than `before` (ms). */
  cleanChanges(before: number): Promise<void>
  /** Files that were imported from a watched folder. */
  importedFiles: {
    /** Imports of files with this name or this content, oldest first. `at`: when the import began to read the file (ms). */
    alike(chatbotId: number, file: ImportedFile): Promise<(ImportedFile & { at: number })[]>
    add(chatbotId: number, file: ImportedFile & { at: number }): Promise<void>
  }
  watches: WatchStore
  leases: LeaseStore
  files: FileStore
  blobRemovals: BlobRemovalStore
  /** The stored secret of that name; if there is none, `fresh` is stored. The same for every process. */
  secret(name: string, fresh: string): Promise<string>
  /** Runs `work` in one transaction. Never wait for the network inside. */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>
  /** Settles if the database responds. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Bytes of files under generated names. Fails with `diskFull`. */
export type Blobs = {
  /** Writes all of `source`; durable once it settles. If the source fails, nothing is kept. */
  write(name: string, source: AsyncIterable<Uint8Array>): Promise<void>
  read(name: string): Readable
  /** Removes a complete or partial blob; a missing one is no error. */
  remove(name: string): Promise<void>
}

/** A file of a question. `size` in bytes. */
export type PromptFile = { id: number; name: string; mediaType: string; size: number; open: () => Readable }

/** What a model may query while it answers: only its own chatbot's listings. */
export type ListingSearch = Pick<ListingStore, 'find' | 'search' | 'count' | 'values' | 'vocabulary'>

/** One question as passed to a model. */
export type Prompt = {
  settings: Settings
  /** earlier exchanges of the session, oldest first */
  exchanges: Exchange[]
  question: string
  type: AskType
  /** files of an Image, Audio or Video question, in the order of its fileIds */
  files: PromptFile[]
  listings: ListingSearch
  /** undefined where watches are not possible, such as in a trial */
  watching?: Watching
  now: number
}

/** A fragment of an answer, or its end. `totalToken` counts prompt and answer; `noAnswer`: the model could not answer. */
export type ModelEvent =
  | { type: 'text'; text: string }
  /** A person is wanted: the core notifies the business, and tells the visitor after all text. */
  | { type: 'handOver' }
  /** Transcript of a recording with the text sent along: replaces the question's text. */
  | { type: 'transcribed'; question: string }
  | { type: 'end'; totalToken: number; noAnswer: boolean; memory: string | null }

/** Receives the events of an answer. */
export type Tell = (event: ModelEvent) => void

/**
 * An AI model. `answer` tells texts, then one `end`, and resolves; it stops soon after `signal` aborts. Fails with
 * `modelUnavailable`. A callback rather than an async iterator, which costs several microtasks per fragment.
 */
export type Model = {
  /** `vendor/id`, as in ModelList and the setting Model */
  key: string
  name: string
  accepts: { image: boolean; audio: boolean; video: boolean }
  answer(prompt: Prompt, signal: AbortSignal, tell: Tell): Promise<void>
}
