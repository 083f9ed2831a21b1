import type { Attendant } from '../../../src/contract/events/events.ts'
import { DAY_MS } from '../../../src/contract/fields.ts'
import { atomicValues, type Memory } from '../memory/memory.ts'
import { createRecentMessages } from '../memory/recent-messages.ts'
import type { Time } from '../time.ts'
import type { DeskCard, StaffMessage } from './port.ts'

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
  /** whether the thread shall be archived */
  closes: boolean
}
export type CardMessage = DeskCard['talk'][number] & { id: number }

/** When a person of this platform claimed a session, in ms by the platform's clock. */
type Claimed = { session: number; turn: number; at: number }
/** A staff message that could not be sent to the visitor. */
type Failed = { session: number; message: StaffMessage }
/**
 * A staff message as the service stores it. `attempt`: the attempt that stored it. Entries of older versions lack that and
 * `message`.
 */
type Said = {
  session: number
  messageId: number
  by: string
  text: string
  thread: string
  attempt?: string
  message?: StaffMessage
}
/** The service's ids of uploaded files, by the ids of their attachments. */
export type FileIds = Record<string, number>

/** Events are kept for so long, and shown messages can be edited for so long. */
const CORRECTED_MS = 7 * DAY_MS
/** Longer than visitors return to the same session. */
const KEPT_MS = 90 * DAY_MS
const POLL_MS = 20

export type Records = ReturnType<typeof createRecords>

/** The stored state of desks. The service can restore all of it except for tasks in progress. */
export function createRecords({ memory, time }: { memory: Memory; time: Time }) {
  const { keyv } = memory
  const saying = atomicValues<string[]>(memory.atomic, 'saying')
  const recentMessages = createRecentMessages({ atomic: memory.atomic, collection: 'said-lately', time })
  const origin = (messageId: number) => keyv.get<string>(`origin/${messageId}`)
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

    said: (id: string) => keyv.get<Said>(`said/${id}`),
    async keepSaid(id: string, said: Said) {
      await keyv.set(`origin/${said.messageId}`, said.thread, CORRECTED_MS)
      await keyv.set(`said-as/${said.messageId}`, id, CORRECTED_MS)
      await keyv.set(`said/${id}`, said, CORRECTED_MS)
      const at = said.message?.at ?? time.now()
      await recentMessages.add(said.thread, [{ id, at, session: said.session }])
    },
    /** What is stored of the message with that id at the service. */
    async saidAs(messageId: number): Promise<Said | undefined> {
      const id = await keyv.get<string>(`said-as/${messageId}`)
      return id === undefined ? undefined : await keyv.get<Said>(`said/${id}`)
    },
    recentMessages,
    /** The ids of a message's uploaded files, so that a repeated attempt uses the same ones; undefined before the upload. */
    async fileIdsOf({ id, attachments }: StaffMessage): Promise<number[] | undefined> {
      const ids = await keyv.get<FileIds>(`said-file-ids/${id}`)
      return ids && attachments.flatMap((one) => ids[one.id] ?? [])
    },
    keepFileIds: async (id: string, ids: FileIds) => void (await keyv.set(`said-file-ids/${id}`, ids, CORRECTED_MS)),
    /** Whether the message was received. */
    isHeard: async (id: string) =>
      (await keyv.hasMany([`heard/${id}`, `said/${id}`, `undelivered/${id}`])).includes(true),
    keepHeard: async (id: string, person: string) => void (await keyv.set(`heard/${id}`, { person }, CORRECTED_MS)),
    /** When the last known edit of a message was made. */
    editedAt: async (id: string) => (await keyv.get<{ at: number }>(`edited/${id}`))?.at ?? 0,
    keepEditedAt: async (id: string, at: number) => void (await keyv.set(`edited/${id}`, { at }, CORRECTED_MS)),

    failed: (id: string) => keyv.get<Failed>(`undelivered/${id}`),
    keepFailed: async (failed: Failed) =>
      void (await keyv.set(`undelivered/${failed.message.id}`, failed, CORRECTED_MS)),
    dropFailed: async (id: string) => void (await keyv.delete(`undelivered/${id}`)),

    /** Whether the message has begun to claim the session of its thread. */
    isClaiming: (id: string) => keyv.has(`claiming/${id}`),
    keepClaiming: async (id: string) => void (await keyv.set(`claiming/${id}`, true, CORRECTED_MS)),

    /** Whether a notice with that key may have been sent. */
    isNotified: (key: string) => keyv.has(`notified/${key}`),
    keepNotified: async (key: string) => void (await keyv.set(`notified/${key}`, true, CORRECTED_MS)),

    /** Runs `work`, which creates a message of the session at the service. `originOf` waits until it ends. */
    async whileSaying<T>(session: number, id: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      await saying.change(`${session}`, (ids = []) => ({ value: [...new Set([...ids, id])], result: undefined }))
      try {
        return await work()
      } finally {
        // If aborted, the task that continues it will remove the id.
        if (!signal.aborted)
          await saying.change(`${session}`, (ids = []) => {
            const left = ids.filter((other) => other !== id)
            return { value: left.length === 0 ? undefined : left, result: undefined }
          })
      }
    },
    /** Resolves when no `whileSaying` of the session runs, in any process. */
    async whenNothingIsSaid(session: number, signal: AbortSignal): Promise<void> {
      while ((await saying.read(`${session}`)) !== undefined) {
        await time.sleep(POLL_MS, signal)
        signal.throwIfAborted()
      }
    },
    /** The thread in which a message was written on this platform; undefined if it was written elsewhere. */
    async originOf(session: number, messageId: number, signal: AbortSignal): Promise<string | undefined> {
      for (;;) {
        const isOpen = (await saying.read(`${session}`)) !== undefined
        const thread = await origin(messageId)
        if (thread !== undefined || !isOpen) return thread
        await time.sleep(POLL_MS, signal)
        signal.throwIfAborted()
      }
    },
    async forgetThread(thread: string) {
      await keyv.delete(`place/${thread}`)
      await recentMessages.dropAll(thread)
    },
    async forget(session: number) {
      await keyv.delete([`watched/${session}`, `desk/${session}`, `claimed/${session}`])
      await memory.scrub()
    },
  }
}
