import type { EventKind } from '../../contract/events/events.ts'

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
  /** Removes at most `limit` events older than `before` (ms). Returns how many. */
  prune(before: number, limit: number): Promise<number>
}
