import type { Readable } from 'node:stream'
import type { AskType, Source } from '../../contract/chat.ts'
import type { Settings } from '../../contract/chatbot.ts'
import type { Attendant } from '../../contract/events/events.ts'
import type { Page } from '../../contract/fields.ts'
import type { AttendantStore } from './attendants.ts'
import type { EventStore } from './events.ts'
import type { BlobRemovalStore, FileStore } from './files.ts'
import type { ListingStore } from './listings.ts'
import type { DigestStore, LeadStore, MailStore, ReportStore, VisitorStore } from './people.ts'
import type { LeaseStore, Watching, WatchStore } from './watches.ts'
import type { WebhookStore } from './webhooks.ts'

export type { BlobRemovalStore, Content, FilePurpose, FileStore, StoredFile } from './files.ts'
export type { CountedField, CountedValue, ListingStore } from './listings.ts'

/** Milliseconds since 1970, UTC. */
export type Clock = () => number

/** Where the core says what an operator should know. Never a key, never what people wrote. */
export type Log = { warn(facts: object, message: string): void; error(facts: object, message: string): void }

export type KeyKind = 'secret' | 'session'
export type Workspace = { id: number; name: string }
export type ApiKey = { id: number; workspaceId: number; kind: KeyKind; hash: string; hint: string }
/** `settings` holds only what was set; the rest is the defaults'. */
export type Chatbot = { id: number; workspaceId: number; serialNumber: string; settings: Partial<Settings> }
export type Session = {
  id: number
  chatbotId: number
  visitorId: string | null
  source: Source
  /** the site that opened it in a browser */
  uri: string
  /** when somebody of the business was told to take over */
  handedOverAt: number | null
  visitorName: string | null
  attendant: Attendant
  /** how often that changed */
  turn: number
}

/** `attended`: it went to the person who attends. */
export type QuestionState = 'asked' | 'answered' | 'attended' | 'failed'
export type NewQuestion = {
  chatbotId: number
  sessionId: number
  content: string
  type: AskType
  fileIds: number[]
  /** set when the question came with an Idempotency-Key: the key, and a hash of all that was asked with it */
  once: { key: string; bodyHash: string } | null
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
  /** the model's own notes for the next answer; only the model that wrote them reads them */
  memory: string | null
}
export type Answer = { id: number; content: string; totalToken: number; noAnswer: boolean }
/** Whose questions are counted. A visitor is known by visitorId, or else is who talks in one session. */
export type QuestionScope =
  | { workspaceId: number }
  | { chatbotId: number }
  | { chatbotId: number; visitorId: string }
  | { sessionId: number }
/** `from` and `until` in ms, `until` excluded; `before`: only what has a smaller id. */
export type HistoryBounds = { from?: number | undefined; until?: number | undefined; before?: number | undefined }
export type MessageRole = 'question' | 'answer' | 'human' | 'system'
/** One message of a history, with its session. */
export type Said = {
  id: number
  role: MessageRole
  content: string
  /** who of the business wrote it; of a question the visitor, where a name is known */
  by: { id: string; name: string } | null
  fileIds: number[]
  createdAt: number
  session: Omit<Session, 'chatbotId' | 'visitorName' | 'attendant' | 'turn'> & { createdAt: number }
}
/** A question with its answer, as the talk went. */
export type Exchange = {
  question: string
  answer: string
  /** the person of the business who answered, where it was not the bot */
  by?: string
  memory: string | null
}

/** Who attends a session, since which turn, and which question is still being answered. */
export type Situation = { attendant: Attendant; turn: number; earlier: number | undefined }

/** A question that was written. `durable` settles when no power cut can undo that, and fails with `storeUnavailable`. */
export type StoredQuestion = { id: number; durable: Promise<void> }

/** Where everything is kept. A row that is not there is undefined. Fails with `storeUnavailable` when it is out of reach. */
export type Store = {
  workspaces: {
    insert(name: string): Promise<Workspace>
    list(): Promise<Workspace[]>
    byName(name: string): Promise<Workspace | undefined>
  }
  keys: {
    insert(key: Omit<ApiKey, 'id'>): Promise<number>
    byHash(hash: string): Promise<ApiKey | undefined>
    /** The keys in force, oldest first. */
    list(workspaceId: number): Promise<ApiKey[]>
    /** False when no key in force has this ID. */
    revoke(id: number): Promise<boolean>
  }
  chatbots: {
    insert(chatbot: Omit<Chatbot, 'id'>): Promise<number>
    bySerial(serialNumber: string): Promise<Chatbot | undefined>
    byId(id: number): Promise<Chatbot | undefined>
    list(workspaceId: number, page: Page): Promise<Chatbot[]>
    /** Chatbots of all workspaces that may have a daily mail to send. */
    withDailyMails(): Promise<Chatbot[]>
    /** Chatbots of all workspaces that may have sessions to forget. */
    withKeepSessionsDays(): Promise<Chatbot[]>
    count(workspaceId: number): Promise<number>
    /** Makes other transactions that lock the same chatbot wait until this one ends. */
    lock(id: number): Promise<void>
    saveSettings(id: number, settings: Partial<Settings>): Promise<void>
    /** Removes the chatbot with everything it owns, files that it alone uses among them. Unknown at once; ends when all is gone. */
    remove(id: number): Promise<void>
    /** Chatbots whose removal began and has not ended. */
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
    /** A session of that workspace with its chatbot, looked for alike whether it is another workspace's or nobody's. */
    withChatbot(id: number, workspaceId: number): Promise<{ session: Session; chatbot: Chatbot } | undefined>
    /** Marks that somebody was told to take over; false when it was marked before. */
    handOver(id: number): Promise<boolean>
  }
  messages: {
    /**
     * Stores a question with its files; it counts as being answered until `aliveUntil`. Undefined when its Idempotency-Key is taken in
     * the session. Fails with `unknownFile` when a file is gone.
     */
    ask(question: NewQuestion, aliveUntil: number): Promise<StoredQuestion | undefined>
    byKey(sessionId: number, key: string): Promise<Question | undefined>
    question(id: number): Promise<Question | undefined>
    /**
     * Who attends the session of a question, read as `attendants.read` does, and the last question of the session before
     * this one that is still being answered by a living process.
     */
    situationOf(questionId: number, sessionId: number): Promise<Situation>
    /** Prolongs the life of running questions: `kept`, but for `lost`, which wait for no answer any more, and what is being written now. */
    keepAlive(questionIds: number[], aliveUntil: number): Promise<{ kept: number[]; lost: number[] }>
    /** Which of these questions are to end now, and what for: because somebody asked so, or for a person who takes over. */
    stopRequests(questionIds: number[]): Promise<{ id: number; why: 'stopped' | 'claimed' }[]>
    /** Asks the oldest question of the session that is being answered to stop: its id, if there is one. */
    requestStop(sessionId: number): Promise<number | undefined>
    /** How many questions since then count for limits: all but the failed ones. */
    countQuestions(of: QuestionScope, since: number): Promise<number>
    /**
     * How many questions of a chatbot count for a month that began at `since`. Quick at any number, once
     * `prepareMonthCount` was called for that month.
     */
    countMonth(chatbotId: number, since: number): Promise<number>
    /** Counts a month for the first time, outside of a transaction: it may take long and holds nobody up. */
    prepareMonthCount(chatbotId: number, since: number): Promise<void>
    /** When the oldest of the newest `count` questions that count for limits was asked. */
    nthNewestAt(of: QuestionScope, count: number): Promise<number | undefined>
    /** Questions and answers of a chatbot, failed ones too. */
    count(chatbotId: number): Promise<number>
    /** Everything said in a chatbot from `from` until before `until`, oldest first, at most `limit`. */
    history(chatbotId: number, from: number, until: number, limit: number): Promise<Said[]>
    /** Ids of the newest `limit` messages of a chatbot within these bounds: by session, the newest first, then in order. */
    historyPage(chatbotId: number, within: HistoryBounds & { limit: number }): Promise<number[]>
    /** The messages with these ids, in this order; those that are gone are left out. */
    byIds(ids: number[]): Promise<Said[]>
    /** Gives a question the words of its recording. */
    setContent(questionId: number, content: string): Promise<void>
    /**
     * Keeps the answer and ends its question, both or neither. A failed question's Idempotency-Key is freed. Undefined, and nothing is kept, when
     * the question waits for no answer any more: it went to a person, or failed.
     */
    answer(answer: NewAnswer, state: 'answered' | 'failed'): Promise<number | undefined>
    answerTo(questionId: number): Promise<Answer | undefined>
    /** Marks a question that waits for its answer as failed, and frees its Idempotency-Key. */
    fail(questionId: number): Promise<void>
    /** The same for one whose process has not said lately that it is alive; false when it has, or answered. */
    abandon(questionId: number): Promise<boolean>
    /** Frees an Idempotency-Key, so that it may ask anew. */
    freeKey(questionId: number): Promise<void>
    /** The newest `limit` messages of a session, unanswered and failed ones too, oldest first. */
    said(sessionId: number, limit: number): Promise<Said[]>
    /** The newest `limit` answered exchanges of a session, oldest first. */
    exchanges(sessionId: number, limit: number): Promise<Exchange[]>
    /** The same, with those of people of the business. */
    exchangesWithPeople(sessionId: number, limit: number): Promise<Exchange[]>
  }
  leads: LeadStore
  mails: MailStore
  digests: DigestStore
  events: EventStore
  webhooks: WebhookStore
  attendants: AttendantStore
  visitors: VisitorStore
  reports: ReportStore
  listings(chatbotId: number): ListingStore
  /** Removes what the change logs of all chatbots say of the time before. */
  cleanChanges(before: number): Promise<void>
  /** Files of a followed folder that were imported, by their name and the SHA-256 of their content. */
  importedFiles: {
    has(chatbotId: number, file: { name: string; hash: string }): Promise<boolean>
    add(chatbotId: number, file: { name: string; hash: string }): Promise<void>
  }
  watches: WatchStore
  leases: LeaseStore
  files: FileStore
  blobRemovals: BlobRemovalStore
  /** The secret of that name: the one kept before, else `fresh`, from now on the same for every process. */
  secret(name: string, fresh: string): Promise<string>
  /** Runs `work` in one transaction: all of it is kept or nothing. Never wait for a network inside. */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>
  /** Settles when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Where the bytes of files are kept, under generated names. Fails with `diskFull` when there is too little space. */
export type Blobs = {
  /** Keeps all that `source` yields, safe from a power cut once it settles. When the source fails, nothing is kept. */
  write(name: string, source: AsyncIterable<Uint8Array>): Promise<void>
  read(name: string): Readable
  /** Removes what was kept or half written under the name; nothing there is no failure. */
  remove(name: string): Promise<void>
}

/** A file of a question, as a model reads it. `size` in bytes. */
export type PromptFile = { id: number; name: string; mediaType: string; size: number; open: () => Readable }

/** What a model may look up while it answers: the listings of its own chatbot and of no other. */
export type ListingSearch = Pick<ListingStore, 'find' | 'search' | 'count' | 'values' | 'vocabulary'>

/** One question as a model receives it. */
export type Prompt = {
  settings: Settings
  /** earlier exchanges of the session, oldest first */
  exchanges: Exchange[]
  question: string
  type: AskType
  /** what came with an Image, Audio or Video question, in the order of its fileIds */
  files: PromptFile[]
  listings: ListingSearch
  /** undefined where nobody can watch, as in a trial */
  watching?: Watching
  now: number
}

/** A piece of an answer, or its end. `totalToken` counts prompt and answer; `noAnswer`: it could not answer. */
export type ModelEvent =
  | { type: 'text'; text: string }
  /** A person is to take over: the core tells somebody, and says so after all texts. */
  | { type: 'handOver' }
  /** What was asked in a recording, with the words that came with it: the question's text from now on. */
  | { type: 'transcribed'; question: string }
  | { type: 'end'; totalToken: number; noAnswer: boolean; memory: string | null }

/** Is told the events of an answer as they come. */
export type Tell = (event: ModelEvent) => void

/**
 * An AI model. `answer` tells texts and then one end, and resolves; it stops soon after `signal` aborts. Fails with
 * `modelUnavailable`. Told, not read from an iterator: those cost every fragment several turns of the queue.
 */
export type Model = {
  /** `vendor/id`, as ModelList shows it and the setting Model takes it */
  key: string
  name: string
  accepts: { image: boolean; audio: boolean; video: boolean }
  answer(prompt: Prompt, signal: AbortSignal, tell: Tell): Promise<void>
}
