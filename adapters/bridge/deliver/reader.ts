import type { Client } from '../../../src/contract/client/client.ts'
import { Refused } from '../../../src/contract/client/refused.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Presence } from '../inbox/lease.ts'
import { atomicValues, type Memory } from '../memory/memory.ts'
import type { Time } from '../time.ts'
import type { Alert } from '../watches/alerts.ts'
import { isDefect } from '../words/words.ts'

type Parts = {
  client: Client
  /** of the platform */
  name: string
  memory: Memory
  presence: Presence
  time: Time
  /** Called with each event, in order; resolves when what is to be done for it is safe. The same may come again. */
  act: (event: Event) => Promise<void>
  /** Called with each alert that may have been told by a process whose memory is lost; resolves when it is safe. */
  missed: (alert: Alert) => Promise<void>
  /** Called with all events of a page that tell of people to be forgotten, before the others: each time, all that is remembered is looked through. */
  forget: (events: Forget[]) => Promise<void>
  /** Called before the first event where nothing says what happened until now. */
  begin: () => Promise<void>
  closed: AbortSignal
  report: (error: unknown) => void
}

/** Shorter than the lease of a process, whose signs of life come between the waits. */
const WAIT_MS = 4_000
const RETRY_MS = 1_000
const BEGIN_MS = 20
const MISSED_AT_ONCE = 5
/** The cursor before all that is kept. */
const OLDEST = 'oldest'

/**
 * Who reads the events of a platform, and how far. `missed`: how far what was to be told before is looked through, where
 * nothing is remembered of it.
 */
type Reader = { holder: string; cursor: string | undefined; missed?: string | undefined }
export type Forget = Extract<Event, { Kind: 'forget' }>
/** What bots act on. */
const KINDS = ['message', 'attendant', 'alert', 'forget'] as const

/** Reads what happens at the service, one process of the platform at a time, from where the last one was. */
export function createReader({
  client,
  name,
  memory,
  presence,
  time,
  act,
  missed,
  forget,
  begin,
  closed,
  report,
}: Parts) {
  const readers = atomicValues<Reader>(memory.atomic, 'event-reader')
  const isRunning = () => !closed.aborted

  /** Becomes, or stays, the reader; undefined while another process is. */
  async function hold(): Promise<Reader | undefined> {
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

  /** Alerts that another memory may know of, a few at a time. */
  async function lookThrough(from: string): Promise<void> {
    const input = { After: from, Kinds: ['alert' as const], Limit: MISSED_AT_ONCE }
    const page = await client.call('Events', input, { signal: closed }).catch((error: unknown) => {
      if (cursorErrorOf(error) === undefined) throw error
    })
    // Of a cursor that the service does not take, what is still kept comes again from the start.
    if (page === undefined) return void (await advance({ missed: from === OLDEST ? undefined : OLDEST }))
    for (const event of page.List) if (event.Kind === 'alert') await missed(event)
    await advance({ missed: page.List.length === 0 ? undefined : page.Next })
  }

  async function round({ cursor, missed: from }: Reader): Promise<void> {
    if (from !== undefined && cursor !== undefined) await lookThrough(from)
    const wait = cursor === undefined || from !== undefined ? 0 : WAIT_MS
    const { List, Next } = await read(cursor ?? '', wait).catch(startAnew)
    // What happens from here on is among the events; what happened before is found in another way.
    if (cursor === undefined) await begin()
    const forgotten = List.filter((event) => event.Kind === 'forget')
    if (forgotten.length > 0) await forget(forgotten)
    for (const event of List) {
      if (event.Kind !== 'forget') await act(event)
      if (!(await advance({ cursor: event.Sequence }))) return
    }
    await advance({ cursor: Next, ...(cursor === undefined && { missed: OLDEST }) })
  }

  const read = (After: string, WaitMs: number) =>
    client.call('Events', { After, Kinds: [...KINDS], WaitMs }, { signal: closed })

  /** Of a cursor that the service does not take, what is kept by now is the rest. */
  async function startAnew(error: unknown) {
    const met = cursorErrorOf(error)
    if (met === undefined) throw error
    const page = await read(met === 'cursorExpired' ? OLDEST : '', 0)
    await begin()
    return page
  }

  return {
    /** Resolves when all that happens from then on will be read, by this process or another. */
    async begun(signal: AbortSignal): Promise<void> {
      while ((await readers.read(name))?.cursor === undefined) {
        await time.sleep(BEGIN_MS, signal)
        signal.throwIfAborted()
      }
    },
    /** Reads until the signal aborts; resolves then. */
    async run(): Promise<void> {
      while (isRunning())
        try {
          const reader = await hold()
          if (reader === undefined) await time.sleep(RETRY_MS, closed)
          else await round(reader)
        } catch (error) {
          if (!isRunning()) return
          if (isDefect(error)) report(error)
          await time.sleep(RETRY_MS, closed)
        }
    },
  }
}

/** Which word the service has for a cursor that it does not take; undefined where the error is another. */
function cursorErrorOf(error: unknown): 'cursorExpired' | 'cursorUnknown' | undefined {
  if (!(error instanceof Refused)) return undefined
  return error.error === 'cursorExpired' || error.error === 'cursorUnknown' ? error.error : undefined
}
