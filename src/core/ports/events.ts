import type { EventKind } from '../../contract/events/events.ts'
import type { Page } from '../../contract/fields/paging.ts'

/**
 * A change to publish. `subjectId` is a message or lead that is read when the event is read, so edits and removals show. `data`:
 * the other fields as JSON, "" if none.
 */
export type NewEvent = {
  chatbotId: number
  sessionId: number | null
  kind: EventKind
  subjectId: number | null
  data: string
}
/** `sequence`: 1, 2, 3 … per workspace, in commit order. */
export type StoredEvent = Omit<NewEvent, 'chatbotId'> & { sequence: number; serialNumber: string; createdAt: number }
/** Events after `from` up to and including `until` (sequence numbers). Absent filters match everything. */
export type EventRange = {
  workspaceId: number
  from: number
  until: number
  limit: number
  chatbotId?: number
  sessionId?: number
  kinds?: EventKind[]
}

export type EventStore = {
  /** Appends events in the transaction of their cause; sequence numbers are assigned at commit. */
  append(events: NewEvent[]): Promise<void>
  /** In order of sequence, at most `limit`. */
  list(range: EventRange): Promise<StoredEvent[]>
  /** The last sequence number of a workspace, and the last one that was removed; 0 if there is none. */
  head(workspaceId: number): Promise<{ last: number; pruned: number }>
  /** The last sequence number per workspace. */
  heads(workspaceIds: number[]): Promise<Map<number, number>>
  /** Sequence number and time of the first stored event after `sequence`. */
  firstAfter(workspaceId: number, sequence: number): Promise<{ sequence: number; createdAt: number } | undefined>
  /**
   * Removes at most `limit` events older than `before` (ms), and those between them that were appended before the clock was set back.
   * Returns how many are older.
   */
  prune(before: number, limit: number): Promise<number>
}

/** A webhook: an address that events are pushed to. Times in ms; null if none. */
export type Webhook = {
  id: number
  workspaceId: number
  /** null: all chatbots of the workspace */
  chatbotId: number | null
  serialNumber: string | null
  url: string
  kinds: EventKind[]
  /** signs what is posted, `whsec_…` */
  secret: string
  state: 'active' | 'paused'
  lastSuccess: number | null
  lastFailure: number | null
  lastError: string | null
}
/** A webhook claimed by this process. Events up to `sequence` are posted. */
export type DueWebhook = Webhook & { sequence: number; tries: number; claims: number }

/** Webhooks with their cursors. Updates under a claim have no effect once another process has claimed the webhook. */
export type WebhookStore = {
  insert(
    webhook: Pick<Webhook, 'workspaceId' | 'chatbotId' | 'url' | 'kinds' | 'secret'> & { sequence: number },
  ): Promise<number>
  /** Newest first. */
  list(workspaceId: number, page: Page): Promise<Webhook[]>
  count(workspaceId: number): Promise<number>
  byId(workspaceId: number, id: number): Promise<Webhook | undefined>
  /** False if there is no such webhook. */
  remove(workspaceId: number, id: number): Promise<boolean>
  /** Resumes a paused webhook at its cursor; false if there is none. */
  resume(workspaceId: number, id: number): Promise<boolean>
  /**
   * Claims an active, due webhook whose workspace has events after its cursor, until `until` (ms): of several the one that had its
   * last success longest ago. `waits`: see `hasComeByTries`.
   */
  claim(until: number, waits?: readonly number[]): Promise<DueWebhook | undefined>
  /**
   * Moves the cursor to `sequence`; `at`: when the receiver accepted an event, null if none had to be sent. False if the webhook
   * was removed or claimed by another process meanwhile.
   */
  advance(webhook: DueWebhook, sequence: number, at: number | null): Promise<boolean>
  /** Releases a claim. */
  release(webhook: DueWebhook): Promise<void>
  /**
   * Releases a claim after a failed try; the next try is at `dueAt` (ms), null pauses the webhook. False if another process has
   * claimed it meanwhile.
   */
  fail(webhook: DueWebhook, of: { error: string; at: number; dueAt: number | null }): Promise<boolean>
  /** Paused webhooks of all workspaces. */
  paused(): Promise<Webhook[]>
}

/** HTTP client for webhooks. */
export type WebhookSender = {
  /** Whether an address may be posted to: private networks only if that is allowed. */
  isAllowed(url: string): Promise<boolean>
  /** Posts a message and returns the HTTP status. Fails if the receiver is unreachable. */
  post(url: string, message: { headers: Record<string, string>; body: string }): Promise<number>
}
