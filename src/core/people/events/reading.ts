import type { Event, EventData, EventKind } from '../../../contract/events/events.ts'
import { toUtcTime } from '../../../contract/fields/times.ts'
import { parsedJson } from '../../../contract/text.ts'
import { yieldIfLong } from '../../event-loop/yielding.ts'
import type { EventRange, StoredEvent } from '../../ports/events.ts'
import type { HistoryMessage } from '../../ports/messages.ts'
import type { Store } from '../../ports/ports.ts'
import { messageTypes } from '../../sessions/history.ts'
import { toLeadItem } from '../leads/records.ts'
import { cursorOf } from './cursor.ts'

/** Events read and converted together, and the length at which a page ends, in UTF-16 units: a digest of 500 homes has 250,000. */
const READ_AT_ONCE = 20
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
  const events: Event[] = []
  let length = 0
  for (let next = from; ; ) {
    if (next >= last) return { events, next }
    await yieldIfLong()
    const until = Math.min(next + STEP, last)
    const most = Math.min(READ_AT_ONCE, limit - events.length)
    const found = await store.events.list({ ...filter, from: next, until, limit: most })
    const some = await toEvents(store, filter.workspaceId, found)
    events.push(...some)
    for (const { data } of found) length += data.length
    for (const { Data } of some) length += 'Content' in Data ? String(Data.Content).length : 0
    const hasMore = found.length === most
    next = hasMore ? (found.at(-1)?.sequence ?? until) : until
    if (events.length > 0 && (!hasMore || events.length === limit || length >= PAGE_MAX)) return { events, next }
  }
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
