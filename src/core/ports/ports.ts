import type { Readable } from 'node:stream'
import type { Settings } from '../../contract/chatbot/settings.ts'
import type { Page } from '../../contract/fields/paging.ts'
import type { AttendantStore } from './attendants.ts'
import type { EventStore, WebhookStore } from './events.ts'
import type { BlobRemovalStore, FileStore } from './files.ts'
import type { ListingStore } from './listings.ts'
import type { MessageStore } from './messages.ts'
import type { DailyMailStore, LeadStore, MailStore, ReportStore, VisitorStore } from './people.ts'
import type { Chatbot, SessionStore } from './sessions.ts'
import type { WatchStore } from './watches.ts'

/** Milliseconds since 1970, UTC. */
export type Clock = () => number

/** The operator's log. Never contains keys or what people wrote. */
export type Log = { warn(facts: object, message: string): void; error(facts: object, message: string): void }

export type KeyKind = 'secret' | 'session'
export type Workspace = { id: number; name: string }
export type ApiKey = { id: number; workspaceId: number; kind: KeyKind; hash: string; hint: string }

/** A file by its name and the SHA-256 of its content. */
type ImportedFile = { name: string; hash: string }

export type LeaseStore = {
  /** Takes or renews the lease of a task until `until`; false while another process holds it. */
  hold(name: string, holder: string, of: { now: number; until: number }): Promise<boolean>
  /** Renews a lease until `until`; false if another process has taken it since, even if that one has released it. */
  renew(name: string, holder: string, until: number): Promise<boolean>
  /** Ends the lease of a task, unless another process holds it. */
  release(name: string, holder: string): Promise<void>
}

/** All stored data. Missing rows are undefined. Every method fails with `storeUnavailable` if the database is unreachable. */
export type Store = {
  workspaces: {
    insert(name: string): Promise<Workspace>
    list(): Promise<Workspace[]>
    /** False until the first start has filled the store. */
    any(): Promise<boolean>
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
    removing(): Promise<Pick<Chatbot, 'id' | 'serialNumber'>[]>
  }
  sessions: SessionStore
  messages: MessageStore
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
  /** Runs `work` in one transaction. Never wait for the network inside. `isLong`: after other long ones, so that short ones wait little. */
  transaction<T>(work: (store: Store) => Promise<T>, isLong?: boolean): Promise<T>
  /** Settles if the database responds. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** A part of a file: its first and its last byte, both included. */
export type Part = { start: number; end: number }

/** Bytes of files under generated names. Fails with `diskFull`. */
export type Blobs = {
  /** Writes all of `source`; durable once it settles. If the source fails, nothing is kept. */
  write(name: string, source: AsyncIterable<Uint8Array>): Promise<void>
  read(name: string, part?: Part): Readable
  has(name: string): Promise<boolean>
  /** Removes a complete or partial blob; a missing one is no error. */
  remove(name: string): Promise<void>
}
