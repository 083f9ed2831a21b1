import { atomicValues, EDITABLE_MS, type Memory } from '../../memory/memory.ts'
import { createRecentMessages } from '../../memory/recent-messages.ts'
import type { FileText } from '../../reply/question-plan.ts'
import type { Time } from '../../time.ts'
import type { StaffMessage } from '../port.ts'

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
/** The contents of files that are texts, by the ids of their attachments. Deleted with the session. */
type FileTexts = { session: number; texts: Record<string, string> }

const POLL_MS = 20

export type StaffRecords = ReturnType<typeof createStaffRecords>

/** What is stored of messages that staff write: how far each was passed on, and what became of it. */
export function createStaffRecords({ memory, time }: { memory: Memory; time: Time }) {
  const { keyv } = memory
  const recentMessages = createRecentMessages({ atomic: memory.atomic, collection: 'said-lately', time })
  return {
    ...createSaying(memory, time),

    said: (id: string) => keyv.get<Said>(`said/${id}`),
    async keepSaid(id: string, said: Said) {
      await keyv.set(`origin/${said.messageId}`, said.thread, EDITABLE_MS)
      await keyv.set(`said-as/${said.messageId}`, id, EDITABLE_MS)
      await keyv.set(`said/${id}`, said, EDITABLE_MS)
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
    keepFileIds: async (id: string, ids: FileIds) => void (await keyv.set(`said-file-ids/${id}`, ids, EDITABLE_MS)),
    async textsOf({ id, attachments }: StaffMessage): Promise<FileText[]> {
      const texts = (await keyv.get<FileTexts>(`said-texts/${id}`))?.texts ?? {}
      return attachments.flatMap(({ id: source }) =>
        texts[source] === undefined ? [] : { text: texts[source], source },
      )
    },
    keepTexts: async (id: string, texts: FileTexts) => void (await keyv.set(`said-texts/${id}`, texts, EDITABLE_MS)),
    /** Whether the message was received. */
    isReceived: async (id: string) =>
      (await keyv.hasMany([`heard/${id}`, `said/${id}`, `undelivered/${id}`])).includes(true),
    keepReceived: async (id: string, person: string) => void (await keyv.set(`heard/${id}`, { person }, EDITABLE_MS)),
    /** When the last known edit of a message was made. */
    editedAt: async (id: string) => (await keyv.get<{ at: number }>(`edited/${id}`))?.at ?? 0,
    keepEditedAt: async (id: string, at: number) => void (await keyv.set(`edited/${id}`, { at }, EDITABLE_MS)),

    failed: (id: string) => keyv.get<Failed>(`undelivered/${id}`),
    keepFailed: async (failed: Failed) =>
      void (await keyv.set(`undelivered/${failed.message.id}`, failed, EDITABLE_MS)),
    dropFailed: async (id: string) => void (await keyv.delete(`undelivered/${id}`)),

    /** Whether the message has begun to claim the session of its thread. */
    isClaiming: (id: string) => keyv.has(`claiming/${id}`),
    keepClaiming: async (id: string) => void (await keyv.set(`claiming/${id}`, true, EDITABLE_MS)),

    /** Whether a notice with that key may have been sent. */
    isNotified: (key: string) => keyv.has(`notified/${key}`),
    keepNotified: async (key: string) => void (await keyv.set(`notified/${key}`, true, EDITABLE_MS)),
  }
}

/** Which messages are being created at the service, so that one can be told from those written elsewhere. */
function createSaying({ keyv, atomic }: Memory, time: Time) {
  const saying = atomicValues<string[]>(atomic, 'saying')
  const origin = (messageId: number) => keyv.get<string>(`origin/${messageId}`)
  return {
    /** Runs `work`, which creates a message of the session at the service. `originOf` waits until it has succeeded. */
    async whileSaying<T>(
      { session, id }: { session: number; id: string },
      work: () => Promise<T>,
      signal: AbortSignal,
    ): Promise<T> {
      await saying.change(`${session}`, (ids = []) => ({ value: [...new Set([...ids, id])], result: undefined }))
      const result = await work()
      // If aborted or failed, the task that continues it will remove the id.
      if (!signal.aborted)
        await saying.change(`${session}`, (ids = []) => {
          const left = ids.filter((other) => other !== id)
          return { value: left.length === 0 ? undefined : left, result: undefined }
        })
      return result
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
  }
}
