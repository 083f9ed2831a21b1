import type { Client } from '../../../src/contract/client/client.ts'
import { isRefusedAs, Refused } from '../../../src/contract/client/refused.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Presence } from '../inbox/lease.ts'
import { atomicValues, type Memory } from '../memory/memory.ts'
import type { Time } from '../time.ts'
import type { Alert } from '../watches/alerts.ts'
import { isDefect } from '../words/words.ts'

export type EventActions = {
  /** Called with each event but `forget`, in order; resolves when its tasks are stored. The same event may come again. */
  handle: (event: Event) => Promise<void>
  /** Called with each alert from before the memory was lost. It may have been shown. Resolves when its task is stored. */
  handleMissedAlert: (alert: Alert) => Promise<void>
  /**
   * Called with the `forget` events of a page before its other events. They come together because each call scans the whole
   * memory.
   */
  eraseForgotten: (events: ForgetEvent[]) => Promise<void>
}

type Parts = EventActions & {
  client: Client
  /** name of the platform */
  name: string
  memory: Memory
  presence: Presence
  time: Time
  /** Called at the first read without a stored cursor, before its events are handled. */
  onFirstRead: () => Promise<void>
  closed: AbortSignal
  report: (error: unknown) => void
}

/** How long one request waits for events. Shorter than the lease, because heartbeats are sent between requests. */
const WAIT_MS = 4_000
const RETRY_MS = 1_000
const BEGIN_MS = 20
const TOO_MANY_REQUESTS = 429
/** Number of old alerts that are read at once. */
const MISSED_AT_ONCE = 5
/** The cursor before the oldest event that is kept. */
const OLDEST = 'oldest'

/**
 * The process that reads a platform's events, and its cursor. `missed`: cursor of the scan for old alerts, which runs if the
 * memory was lost.
 */
type Reader = { holder: string; cursor: string | undefined; missed?: string | undefined }
type ForgetEvent = Extract<Event, { Kind: 'forget' }>
/** The kinds of events that bots need. */
const KINDS = ['message', 'attendant', 'alert', 'forget'] as const

export type EventReader = ReturnType<typeof createEventReader>

/** Reads the service's events from the stored cursor. One process per platform reads at a time. */
export function createEventReader({
  client,
  name,
  memory,
  presence,
  time,
  handle,
  handleMissedAlert,
  eraseForgotten,
  onFirstRead,
  closed,
  report,
}: Parts) {
  const readers = atomicValues<Reader>(memory.atomic, 'event-reader')
  const isRunning = () => !closed.aborted

  /** Becomes or stays the reader; undefined while another process is. */
  async function becomeReader(): Promise<Reader | undefined> {
    await presence.beat()
    const known = await readers.read(name)
    const holder = known?.holder
    if (holder !== undefined && holder !== presence.name && !(await presence.isGone(holder))) return undefined
    return await readers.change(name, (now) => {
      if (now !== undefined && now.holder !== holder) return { value: now, result: undefined }
      const value = { ...now, holder: presence.name, cursor: now?.cursor }
      return { value, result: value }
    })
  }

  const advance = (to: Partial<Reader>) =>
    readers.change(name, (now) => ({
      value: now?.holder === presence.name ? { ...now, ...to } : now,
      result: now?.holder === presence.name,
    }))

  /** Passes one page of old alerts to `handleMissedAlert`. */
  async function readMissedAlerts(from: string): Promise<void> {
    const input = { After: from, Kinds: ['alert' as const], Limit: MISSED_AT_ONCE }
    const page = await client.call('Events', input, { signal: closed }).catch((error: unknown) => {
      if (cursorErrorOf(error) === undefined) throw error
    })
    // If the service rejects the cursor, the scan starts again from the oldest event.
    if (page === undefined) return void (await advance({ missed: from === OLDEST ? undefined : OLDEST }))
    for (const event of page.List) if (event.Kind === 'alert') await handleMissedAlert(event)
    await advance({ missed: page.List.length === 0 ? undefined : page.Next })
  }

  /** Reads one page of events and handles them. While old alerts are left, one page of these comes first. */
  async function readOnce({ cursor, missed: from }: Reader): Promise<void> {
    if (from !== undefined && cursor !== undefined) await readMissedAlerts(from)
    const wait = cursor === undefined || from !== undefined ? 0 : WAIT_MS
    const { List, Next } = await read(cursor ?? '', wait).catch(startAnew)
    // Later changes are read as events. `onFirstRead` finds earlier ones in another way.
    if (cursor === undefined) await onFirstRead()
    const forgotten = List.filter((event) => event.Kind === 'forget')
    if (forgotten.length > 0) await eraseForgotten(forgotten)
    for (const event of List) {
      if (event.Kind !== 'forget') await handle(event)
      if (!(await advance({ cursor: event.Sequence }))) return
    }
    await advance({ cursor: Next, ...(cursor === undefined && { missed: OLDEST }) })
  }

  const read = (After: string, WaitMs: number) =>
    client.call('Events', { After, Kinds: [...KINDS], WaitMs }, { signal: closed })

  /**
   * Starts again after the service rejected the cursor: from the oldest event if it had expired, from now on if it is unknown.
   * Throws any other error.
   */
  async function startAnew(error: unknown) {
    const met = cursorErrorOf(error)
    if (met === undefined) throw error
    const page = await read(met === 'cursorExpired' ? OLDEST : '', 0)
    await onFirstRead()
    return page
  }

  /** message of the last refusal that was reported */
  let refusal: string | undefined
  /** Reports why a read failed. A refusal that each read meets, such as that of a revoked key, is reported once. */
  function reportFailedRead(error: unknown): void {
    const isRefusal = error instanceof Refused && error.status < 500 && error.status !== TOO_MANY_REQUESTS
    if (isDefect(error) || (isRefusal && error.message !== refusal)) report(error)
    if (isRefusal) refusal = error.message
  }

  return {
    /** Resolves when a cursor is stored, so that this process or another will read all later events. */
    async whenReading(signal: AbortSignal): Promise<void> {
      while ((await readers.read(name))?.cursor === undefined) {
        await time.sleep(BEGIN_MS, signal)
        signal.throwIfAborted()
      }
    },
    /** Reads until the signal aborts, then resolves. */
    async run(): Promise<void> {
      while (isRunning())
        try {
          const reader = await becomeReader()
          if (reader === undefined) await time.sleep(RETRY_MS, closed)
          else await readOnce(reader)
          refusal = undefined
        } catch (error) {
          if (!isRunning()) return
          reportFailedRead(error)
          await time.sleep(RETRY_MS, closed)
        }
    },
  }
}

/** The service's error code if it rejected the cursor; undefined for other errors. */
function cursorErrorOf(error: unknown): 'cursorExpired' | 'cursorUnknown' | undefined {
  return (['cursorExpired', 'cursorUnknown'] as const).find((name) => isRefusedAs(error, name))
}
