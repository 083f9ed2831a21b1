import type { AskType, Source } from '../contract/chat.ts'
import type { Settings } from '../contract/chatbot.ts'
import type { Page } from '../contract/fields.ts'
import type { KeyType, Listing, ListingFields } from '../contract/listing.ts'
import type { Filter, Vocabulary } from '../search/filter.ts'

/** Milliseconds since 1970, UTC. */
export type Clock = () => number

/** Where the core says what an operator should know. Never a key, never what people wrote. */
export type Log = { warn(facts: object, message: string): void; error(facts: object, message: string): void }

export type KeyKind = 'secret' | 'session'
export type Workspace = { id: number; name: string }
export type ApiKey = { id: number; workspaceId: number; kind: KeyKind; hash: string; hint: string }
/** `settings` holds only what was set; the rest is the defaults'. */
export type Chatbot = { id: number; workspaceId: number; serialNumber: string; settings: Partial<Settings> }
export type Session = { id: number; chatbotId: number; visitorId: string | null; source: Source }

export type QuestionState = 'asked' | 'answered' | 'failed'
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
  /** the model's own notes for the next turn; only the model that wrote them reads them */
  memory: string | null
}
export type Answer = { id: number; content: string; totalToken: number; noAnswer: boolean }
/** A question with its answer, as the talk went. */
export type Turn = { question: string; answer: string; memory: string | null }

/** Listings of one chatbot. */
export type ListingStore = {
  insert(listings: ListingFields[]): Promise<number[]>
  /** The listings that any of the keys matches; MLS numbers and URLs without regard to case. */
  find(keyType: KeyType, keys: string[]): Promise<Listing[]>
  replace(listings: Listing[]): Promise<void>
  /** How many were removed; a key that matches nothing is skipped. */
  remove(keyType: KeyType, keys: string[]): Promise<number>
  search(filter: Filter, page: Page): Promise<Listing[]>
  count(filter: Filter): Promise<number>
  vocabulary(): Promise<Vocabulary>
}

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
  }
  chatbots: {
    insert(chatbot: Omit<Chatbot, 'id'>): Promise<void>
    bySerial(serialNumber: string): Promise<Chatbot | undefined>
    byId(id: number): Promise<Chatbot | undefined>
    list(workspaceId: number, page: Page): Promise<Chatbot[]>
    count(workspaceId: number): Promise<number>
    saveSettings(id: number, settings: Partial<Settings>): Promise<void>
    /** Removes the chatbot with everything it owns. */
    remove(id: number): Promise<void>
  }
  sessions: {
    insert(session: Omit<Session, 'id'>): Promise<number>
    byId(id: number): Promise<Session | undefined>
  }
  messages: {
    /** Keeps a question as asked and alive until then; undefined when its Idempotency-Key is taken in the session. */
    ask(question: NewQuestion, aliveUntil: number): Promise<number | undefined>
    byKey(sessionId: number, key: string): Promise<Question | undefined>
    question(id: number): Promise<Question | undefined>
    /** The last question of the session before this one that is still being answered by a living process. */
    pendingBefore(sessionId: number, questionId: number): Promise<number | undefined>
    keepAlive(questionIds: number[], aliveUntil: number): Promise<void>
    /** Keeps the answer and ends its question, both or neither. A failed question's Idempotency-Key is freed. */
    answer(answer: NewAnswer, state: 'answered' | 'failed'): Promise<number>
    answerTo(questionId: number): Promise<Answer | undefined>
    /** Marks a question as failed and frees its Idempotency-Key. */
    fail(questionId: number): Promise<void>
    /** Frees an Idempotency-Key, so that it may ask anew. */
    freeKey(questionId: number): Promise<void>
    /** The newest `limit` answered turns of a session, oldest first. */
    turns(sessionId: number, limit: number): Promise<Turn[]>
  }
  listings(chatbotId: number): ListingStore
  /** Runs `work` in one transaction: all of it is kept or nothing. Never wait for a network inside. */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>
  /** Settles when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** What a model may look up while it answers: the listings of its own chatbot and of no other. */
export type ListingSearch = Pick<ListingStore, 'find' | 'search' | 'count' | 'vocabulary'>

/** One question as a model receives it. */
export type Prompt = {
  settings: Settings
  /** earlier turns of the talk, oldest first */
  turns: Turn[]
  question: string
  type: AskType
  listings: ListingSearch
  now: number
}

/** A piece of an answer, or its end. `totalToken` counts prompt and answer; `noAnswer`: it could not answer. */
export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'end'; totalToken: number; noAnswer: boolean; memory: string | null }

/** An AI model. `stream` yields texts and then one end; it stops soon after `signal` aborts. Fails with `modelUnavailable`. */
export type Model = {
  /** `vendor/id`, as ModelList shows it and the setting Model takes it */
  key: string
  name: string
  accepts: { image: boolean; audio: boolean; video: boolean }
  stream(prompt: Prompt, signal: AbortSignal): AsyncIterable<ModelEvent>
}
