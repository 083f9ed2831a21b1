import type { Attendant } from '../../../src/contract/events/events.ts'
import { DAY_MS } from '../../../src/contract/fields/times.ts'
import type { Memory } from '../memory/memory.ts'
import type { DeskCard, DeskPlatform } from './port.ts'
import type { Detail } from './requests.ts'

/** The stored state of a handed-over session at its desk. */
export type DeskRecord = {
  /**
   * The session. Not named `session`, because entries with that field are deleted with the session, and this one is still
   * needed to delete its thread.
   */
  of: number
  serialNumber: string
  /** number of the session's desk thread, counted up if a deleted one is replaced */
  opening: number
  /** whether the creation of that thread was attempted, so that it may exist though its id is unknown */
  isBegun: boolean
  thread: string | undefined
  /** the channel in which the thread was opened; undefined in entries of older versions */
  channel?: string
  /** whether a new thread is being opened because the old one refuses messages */
  reopens?: boolean
  /** the turn in which the session is being handed back, so that it waits for a person again */
  releases?: number
  /** id of the last known message in the thread */
  last: string
  attendant: Attendant
  turn: number
  by: string
  /** ISO 8601 */
  since: string
  /** what the card shows besides the state; it contains the messages up to the id `until` */
  asked: { name: string; title: string; facts: DeskCard['facts']; talk: CardMessage[] }
  until: number
  /** the desk's, not the visitor's */
  locale: string | undefined
  /** whether the thread is to be archived */
  closes: boolean
}
export type CardMessage = DeskCard['talk'][number] & { id: number }

/** The record of a session of which nothing is stored, as the service tells of it. */
export function newRecord(
  session: number,
  { SerialNumber, Places, CreateTime }: Detail,
  platform: DeskPlatform['name'],
): DeskRecord {
  const thread = Places.findLast(({ Role, source }) => Role === 'Desk' && source === platform)?.Thread
  return {
    of: session,
    serialNumber: SerialNumber,
    opening: 0,
    isBegun: false,
    thread,
    last: thread ?? '',
    attendant: 'Bot',
    turn: -1,
    by: '',
    since: CreateTime,
    asked: { name: '', title: '', facts: [], talk: [] },
    until: 0,
    locale: undefined,
    closes: false,
  }
}

/** When a person of this platform claimed a session, in ms by the platform's clock. */
type Claimed = { session: number; turn: number; at: number }
/** Longer than visitors return to the same session. */
const KEPT_MS = 90 * DAY_MS

export type DeskRecords = ReturnType<typeof createDeskRecords>

/** The stored state of handed-over sessions at desks, which the service can restore. */
export function createDeskRecords(memory: Memory) {
  const { keyv } = memory
  return {
    /** Whether there is or will be a record, so that messages of the session must be followed. */
    isWatched: (session: number) => keyv.has(`watched/${session}`),
    watch: async (session: number) => void (await keyv.set(`watched/${session}`, true, KEPT_MS)),
    of: (session: number) => keyv.get<DeskRecord>(`desk/${session}`),
    keep: async (record: DeskRecord) => void (await keyv.set(`desk/${record.of}`, record, KEPT_MS)),
    /** The session of a desk thread. Visitors' threads are not stored, since their session may change at any time. */
    async atDesk(thread: string): Promise<number | undefined> {
      const known = await keyv.get<{ session: number; role: string }>(`place/${thread}`)
      return known?.role === 'Desk' ? known.session : undefined
    },
    keepAtDesk: async (thread: string, session: number) =>
      void (await keyv.set(`place/${thread}`, { session, role: 'Desk' }, KEPT_MS)),

    claimed: (session: number) => keyv.get<Claimed>(`claimed/${session}`),
    /** Stores the claim, unless one of the same turn is stored. */
    async keepClaimed(claimed: Claimed) {
      const key = `claimed/${claimed.session}`
      if ((await keyv.get<Claimed>(key))?.turn !== claimed.turn) await keyv.set(key, claimed, KEPT_MS)
    },

    forgetThread: async (thread: string) => void (await keyv.delete(`place/${thread}`)),
    async forget(session: number) {
      await keyv.delete([`watched/${session}`, `desk/${session}`, `claimed/${session}`])
      await memory.scrub()
    },
  }
}
