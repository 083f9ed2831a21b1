import type { Event, EventData, EventKind } from '../../../contract/events/events.ts'
import { parsedJson } from '../../../contract/json.ts'
import type { EventRange, StoredEvent } from '../../ports/events.ts'
import type { Said, Store } from '../../ports/ports.ts'
import { messageTypes } from '../../sessions/history.ts'
import { toRow } from '../leads/keep.ts'

/** Sequences looked at in one query, so that rare kinds among many events hold nobody up. */
const STEP = 2_000

export type Filter = Pick<EventRange, 'workspaceId' | 'chatbotId' | 'sessionId' | 'kinds'>
/** `next`: the sequence up to which everything was looked at. */
export type Page = { events: Event[]; next: number }

/** The first events after `from`, at most `limit`. What an event told of may be gone: then the event is too. */
export async function readEvents(store: Store, filter: Filter, { from, limit }: { from: number; limit: number }) {
  const { last } = await store.events.head(filter.workspaceId)
  for (let next = from; ; ) {
    if (next >= last) return { events: [], next }
    const until = Math.min(next + STEP, last)
    const found = await store.events.list({ ...filter, from: next, until, limit })
    next = found.length === limit ? (found.at(-1)?.sequence ?? until) : until
    const events = await toEvents(store, filter.workspaceId, found)
    if (events.length > 0) return { events, next }
  }
}

/** What is told of each event, in the forms of the contract. */
export async function toEvents(store: Store, workspaceId: number, stored: StoredEvent[]): Promise<Event[]> {
  const subjects = (kind: EventKind) =>
    stored.flatMap((event) => (event.kind === kind && event.subjectId !== null ? event.subjectId : []))
  const messages = new Map((await store.messages.byIds(subjects('message'))).map((one) => [one.id, one]))
  const leads = new Map((await store.leads.byIds(subjects('lead'))).map((one) => [one.id, one]))

  function dataOf({ kind, subjectId, data }: StoredEvent): object | undefined {
    const rest = data === '' ? {} : (parsedJson(data) as object)
    if (subjectId === null) return rest
    if (kind === 'lead') {
      const lead = leads.get(subjectId)
      return lead && toRow(lead)
    }
    const message = messages.get(subjectId)
    return message && { ...messageData(message), ...rest }
  }

  return stored.flatMap((event) => {
    const data = dataOf(event)
    if (data === undefined) return []
    const { kind, sequence, createdAt, serialNumber, sessionId } = event
    return {
      Sequence: cursorOf({ workspaceId, sequence }),
      Kind: kind,
      CreateTime: new Date(createdAt).toISOString(),
      SerialNumber: serialNumber,
      SessionID: sessionId,
      Data: data,
    } as Event // which Data belongs to which Kind is known to whoever appended it
  })
}

function messageData({ id, role, content, by, fileIds }: Said): EventData['message'] {
  return {
    MessageID: id,
    Type: messageTypes[role],
    Content: content,
    ...(by !== null && { By: { ID: by.id, Name: by.name } }),
    ...(fileIds.length > 0 && { FileIds: fileIds }),
  }
}

/** Where a reader of a workspace's events is: after the event of that sequence. */
type Place = { workspaceId: number; sequence: number }

/** Opaque to readers, so that what is in it can change. */
export const cursorOf = ({ workspaceId, sequence }: Place): string =>
  Buffer.from(`e${workspaceId.toString(36)}.${sequence.toString(36)}`).toString('base64url')

/** The place that a cursor stands for; undefined when it is none. */
export function placeOf(cursor: string): Place | undefined {
  const [, workspace, sequence] = /^e([0-9a-z]+)\.([0-9a-z]+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (workspace === undefined || sequence === undefined) return undefined
  const place = { workspaceId: Number.parseInt(workspace, 36), sequence: Number.parseInt(sequence, 36) }
  // Decoding is lenient; only what reads back equal was given by this service.
  return cursorOf(place) === cursor ? place : undefined
}
