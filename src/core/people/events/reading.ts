import type { Event, EventData, EventKind } from '../../../contract/events/events.ts'
import { toUtcTime } from '../../../contract/fields.ts'
import { parsedJson } from '../../../contract/text.ts'
import { yieldIfLong } from '../../event-loop/yielding.ts'
import type { EventRange, StoredEvent } from '../../ports/events.ts'
import type { HistoryMessage } from '../../ports/messages.ts'
import type { Store } from '../../ports/ports.ts'
import { messageTypes } from '../../sessions/history.ts'
import { toLeadItem } from '../leads/records.ts'
import { cursorOf } from './cursor.ts'

/** Events converted together, and the length at which a page ends, in UTF-16 units: a message may have 32,000. */
const CONVERTED = 100
const PAGE_MAX = 1_000_000

/** Sequence numbers scanned per query, so that a filter for rare kinds cannot make one query slow. */
const STEP = 2_000

export type EventFilter = Pick<EventRange, 'workspaceId' | 'chatbotId' | 'sessionId' | 'kinds'>
/** `next`: every event up to this sequence number was scanned. */
type Page = { events: Event[]; next: number }

/** The first events after `from`, at most `limit`, fewer where they are long. Events whose message or lead was removed are left out. */
export async function readEvents(
  store: Store,
  filter: EventFilter,
  { from, limit }: { from: number; limit: number },
): Promise<Page> {
  const { last } = await store.events.head(filter.workspaceId)
  for (let next = from; ; ) {
    if (next >= last) return { events: [], next }
    await yieldIfLong()
    const until = Math.min(next + STEP, last)
    const found = await store.events.list({ ...filter, from: next, until, limit })
    const { events, converted } = await toPage(store, filter.workspaceId, found)
    const isPart = found.length === limit || converted < found.length
    next = isPart ? (found[converted - 1]?.sequence ?? until) : until
    if (events.length > 0) return { events, next }
  }
}

/** Converts stored events until the page is long; returns how many were. */
async function toPage(store: Store, workspaceId: number, stored: StoredEvent[]) {
  const events: Event[] = []
  let [converted, length] = [0, 0]
  while (converted < stored.length && length < PAGE_MAX) {
    const some = await toEvents(store, workspaceId, stored.slice(converted, converted + CONVERTED))
    for (const event of some) length += 'Content' in event.Data ? String(event.Data.Content).length : 0
    events.push(...some)
    converted += CONVERTED
  }
  return { events, converted: Math.min(converted, stored.length) }
}

/** Converts stored events to the contract's shape. */
async function toEvents(store: Store, workspaceId: number, stored: StoredEvent[]): Promise<Event[]> {
  const subjects = (kind: EventKind) =>
    stored.flatMap((event) => (event.kind === kind && event.subjectId !== null ? event.subjectId : []))
  const messages = new Map((await store.messages.byIds(subjects('message'))).map((one) => [one.id, one]))
  const leads = new Map((await store.leads.byIds(subjects('lead'))).map((one) => [one.id, one]))

  function dataOf({ kind, subjectId, data }: StoredEvent): object | undefined {
    const rest = data === '' ? {} : (parsedJson(data) as object)
    if (subjectId === null) return rest
    if (kind === 'lead') {
      const lead = leads.get(subjectId)
      return lead && toLeadItem(lead)
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
      CreateTime: toUtcTime(createdAt),
      SerialNumber: serialNumber,
      SessionID: sessionId,
      Data: data,
    } as Event // the compiler cannot see that Data matches Kind; the code that appended the event ensures it
  })
}

function messageData({ id, role, content, by, fileIds }: HistoryMessage): EventData['message'] {
  return {
    MessageID: id,
    Type: messageTypes[role],
    Content: content,
    ...(by !== null && { By: { ID: by.id, Name: by.name } }),
    ...(fileIds.length > 0 && { FileIds: fileIds }),
  }
}
