import type { EventKind } from '../../contract/events/events.ts'

/**
 * A change to tell of. `subjectId` is the message or lead it is about, which is read when the event is: what is edited or
 * removed later is not kept here. `data` is the rest that is told, as JSON, "" where there is none.
 */
export type NewEvent = {
  chatbotId: number
  sessionId: number | null
  kind: EventKind
  subjectId: number | null
  data: string
}
/** `sequence`: 1, 2, 3 … of a workspace, in the order in which the changes were committed. */
export type StoredEvent = Omit<NewEvent, 'chatbotId'> & { sequence: number; serialNumber: string; createdAt: number }
/** Events after `from` up to `until`, both sequences; the filters left out let all pass. */
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
  /** Tells of changes in the transaction that makes them; they get their sequences as it commits. */
  append(events: NewEvent[]): Promise<void>
  /** In order, at most `limit`. */
  list(range: EventRange): Promise<StoredEvent[]>
  /** The last sequence of a workspace, and the last one that is no longer kept; 0 where there is none. */
  head(workspaceId: number): Promise<{ last: number; pruned: number }>
  /** The last sequences of workspaces. */
  heads(workspaceIds: number[]): Promise<Map<number, number>>
  /** When an event happened, for the first one kept after `sequence`. */
  firstAfter(workspaceId: number, sequence: number): Promise<{ sequence: number; createdAt: number } | undefined>
  /** Removes at most `limit` events from before then; answers how many went. */
  prune(before: number, limit: number): Promise<number>
}
