import type { Attendant } from '../../../src/contract/events/events.ts'
import { atomicValues, type Memory } from '../memory/memory.ts'
import type { Time } from '../time.ts'
import type { DeskCard, StaffMessage } from './port.ts'

/** A session that was handed over, as its desk shows it. */
export type DeskRecord = {
  /** It is not called as what is erased with a session: its thread has to be found to be erased too. */
  of: number
  serialNumber: string
  /** counts its threads: one that was deleted has another after it */
  opening: number
  /** whether that thread may be there though its id is not known */
  isBegun: boolean
  thread: string | undefined
  /** the channel of the desk in which it was opened; undefined where that is not remembered */
  channel?: string
  /** whether a thread is being opened in the place of one that takes nothing any more */
  reopens?: boolean
  /** the last message known in the thread */
  last: string
  attendant: Attendant
  turn: number
  by: string
  /** ISO 8601 */
  since: string
  /** what the card says besides; messages up to `until` are part of it */
  asked: { name: string; title: string; facts: DeskCard['facts']; talk: Talk[] }
  until: number
  locale: string | undefined
  /** whether the thread is to be put away */
  closes: boolean
}
export type Talk = DeskCard['talk'][number] & { id: number }

/** When a person of this platform took a session over, by the clock that its messages go by (ms). */
export type Claimed = { session: number; turn: number; at: number }
/** What could not be passed on. */
export type Failed = { session: number; message: StaffMessage }
/** What staff said, as the service has it. */
export type Said = { session: number; messageId: number; by: string; text: string; thread: string }

const DAY_MS = 24 * 3_600_000
/** As long as events are kept, and what was shown can be corrected. */
const CORRECTED_MS = 7 * DAY_MS
/** Longer than visitors come back to the same session. */
const KEPT_MS = 90 * DAY_MS
const POLL_MS = 20

export type Records = ReturnType<typeof createRecords>

/** What is remembered of desks. All of it but what is just happening is known to the service too. */
export function createRecords({ memory, time }: { memory: Memory; time: Time }) {
  const { keyv } = memory
  const saying = atomicValues<string[]>(memory.atomic, 'saying')
  const origin = (messageId: number) => keyv.get<string>(`origin/${messageId}`)
  return {
    /** Whether there is or will be a record: what is said in the session is looked at. */
    isWatched: (session: number) => keyv.has(`watched/${session}`),
    watch: async (session: number) => void (await keyv.set(`watched/${session}`, true, KEPT_MS)),
    of: (session: number) => keyv.get<DeskRecord>(`desk/${session}`),
    keep: async (record: DeskRecord) => void (await keyv.set(`desk/${record.of}`, record, KEPT_MS)),
    /** The session of a desk thread. Of a visitor's thread nothing is kept: another session may begin there at any time. */
    async atDesk(thread: string): Promise<number | undefined> {
      const place = await keyv.get<{ session: number; role: string }>(`place/${thread}`)
      return place?.role === 'Desk' ? place.session : undefined
    },
    keepAtDesk: async (thread: string, session: number) =>
      void (await keyv.set(`place/${thread}`, { session, role: 'Desk' }, KEPT_MS)),

    claimed: (session: number) => keyv.get<Claimed>(`claimed/${session}`),
    /** The first of several claims in one turn counts. */
    async keepClaimed(claimed: Claimed) {
      const key = `claimed/${claimed.session}`
      if ((await keyv.get<Claimed>(key))?.turn !== claimed.turn) await keyv.set(key, claimed, KEPT_MS)
    },

    said: (id: string) => keyv.get<Said>(`said/${id}`),
    async keepSaid(id: string, said: Said) {
      await keyv.set(`origin/${said.messageId}`, said.thread, CORRECTED_MS)
      await keyv.set(`said/${id}`, said, CORRECTED_MS)
    },
    /** Files of a message that is the visitor's, once they are uploaded: sent again, it names the same. */
    files: (id: string) => keyv.get<number[]>(`said-files/${id}`),
    keepFiles: async (id: string, ids: number[]) => void (await keyv.set(`said-files/${id}`, ids, CORRECTED_MS)),
    /** Whether a message was heard here. */
    isHeard: async (id: string) =>
      (await keyv.hasMany([`heard/${id}`, `said/${id}`, `undelivered/${id}`])).includes(true),
    keepHeard: async (id: string, person: string) => void (await keyv.set(`heard/${id}`, { person }, CORRECTED_MS)),
    /** When the words were written that a message was last given. */
    editedAt: async (id: string) => (await keyv.get<{ at: number }>(`edited/${id}`))?.at ?? 0,
    keepEditedAt: async (id: string, at: number) => void (await keyv.set(`edited/${id}`, { at }, CORRECTED_MS)),

    failed: (id: string) => keyv.get<Failed>(`undelivered/${id}`),
    keepFailed: async (failed: Failed) =>
      void (await keyv.set(`undelivered/${failed.message.id}`, failed, CORRECTED_MS)),
    dropFailed: async (id: string) => void (await keyv.delete(`undelivered/${id}`)),

    /** Whether the message was about to take over the session it was written in. */
    isClaiming: (id: string) => keyv.has(`claiming/${id}`),
    keepClaiming: async (id: string) => void (await keyv.set(`claiming/${id}`, true, CORRECTED_MS)),

    /** Whether a notice by that key may stand already. */
    isNotified: (key: string) => keyv.has(`notified/${key}`),
    keepNotified: async (key: string) => void (await keyv.set(`notified/${key}`, true, CORRECTED_MS)),

    /** Does what makes a message of the session; until it ends, nobody knows where the message was written. */
    async whileSaying<T>(session: number, id: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      await saying.change(`${session}`, (ids = []) => ({ value: [...new Set([...ids, id])], result: undefined }))
      try {
        return await work()
      } finally {
        // Whoever takes it up again ends it.
        if (!signal.aborted)
          await saying.change(`${session}`, (ids = []) => {
            const left = ids.filter((other) => other !== id)
            return { value: left.length === 0 ? undefined : left, result: undefined }
          })
      }
    },
    /** The thread in which a message was written on this platform, undefined where it was not. */
    async originOf(session: number, messageId: number, signal: AbortSignal): Promise<string | undefined> {
      for (;;) {
        const isOpen = (await saying.read(`${session}`)) !== undefined
        const thread = await origin(messageId)
        if (thread !== undefined || !isOpen) return thread
        await time.sleep(POLL_MS, signal)
        signal.throwIfAborted()
      }
    },
    forgetPlace: async (thread: string) => void (await keyv.delete(`place/${thread}`)),
    async forget(session: number) {
      await keyv.delete([`watched/${session}`, `desk/${session}`, `claimed/${session}`])
      await memory.scrub()
    },
  }
}
