import type { Client } from '../../../src/contract/client/client.ts'
import { Refused } from '../../../src/contract/client/refused.ts'
import type { MessageBatch, Queued } from '../inbox/pending.ts'
import { createLately } from '../memory/lately.ts'
import type { Memory } from '../memory/memory.ts'
import { createBackoff, withRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import { contentOf } from './plan.ts'

/** A change of a message by its author. `text`: undefined if it was deleted. `at`: when (ms), 0 if unknown. */
export type Edit = { thread: string; id: string; text: string | undefined; at: number }
/** An edit in the queue of its thread: after the message that it changes. */
export type EditTask = Queued & { edit: Edit }

export const taskOf = (edit: Edit, at: number): EditTask => ({
  thread: edit.thread,
  id: `${edit.id}/edit/${crypto.randomUUID()}`,
  at,
  edit,
})

/** A question that went to a person, and the messages that it consists of. Deleted with its session. */
type Told = { session: number; questions: number[]; parts: { id: string; text: string; at: number }[] }

type Parts = { client: Pick<Client, 'call'>; memory: Pick<Memory, 'keyv' | 'atomic'>; time: Time }

/** Staff see at their desk what visitors change for so long. */
const KEPT_MS = 7 * 24 * 3_600_000

export type VisitorEdits = ReturnType<typeof createVisitorEdits>

/** Passes on what visitors change of messages that went to a person. What the bot answered stays as it was. */
export function createVisitorEdits({ client, memory: { keyv, atomic }, time }: Parts) {
  const lately = createLately({ atomic, collection: 'told-lately', time })
  /** The entry of a batch is that of its first message. */
  const firstOf = async (id: string) => (await keyv.get<{ first: string; session: number }>(`told-in/${id}`))?.first
  const told = (first: string) => keyv.get<Told>(`told/${first}`)

  return {
    /** Remembers that a question of the batch went to a person. */
    async keep(batch: MessageBatch, { session, question }: { session: number; question: number }): Promise<void> {
      const { id: first, thread } = batch[0].message
      const before = await told(first)
      const questions = [...new Set([...(before?.questions ?? []), question])]
      const parts = before?.parts ?? batch.map(({ message: { id, text } }) => ({ id, text, at: 0 }))
      await keyv.set(`told/${first}`, { session, questions, parts }, KEPT_MS)
      for (const { id } of parts) await keyv.set(`told-in/${id}`, { first, session }, KEPT_MS)
      const entries = batch.map(({ message: { id, at } }) => ({ id, at, session }))
      const isStanding = ({ id }: { id: string }) => parts.some((one) => one.id === id)
      await lately.add(thread, entries.filter(isStanding))
    },
    /** What went to a person lately. */
    lately,
    isTold: async (id: string) => (await firstOf(id)) !== undefined,

    async apply({ edit: { thread, id, text, at } }: EditTask, signal: AbortSignal): Promise<void> {
      const first = await firstOf(id)
      const entry = first === undefined ? undefined : await told(first)
      const part = entry?.parts.find((one) => one.id === id)
      if (entry === undefined || part === undefined) return
      // A late event must not restore an older text.
      if (text !== undefined && (at < part.at || text === part.text)) return
      const parts = entry.parts.flatMap((one) =>
        one.id !== id ? one : text === undefined ? [] : { ...one, text, at: Math.max(at, one.at) },
      )
      const [question, ...others] = entry.questions
      const Content = contentOf(parts.map((one) => one.text))
      const change = (MessageID: number) =>
        withRetry(
          () => client.call('AskEdit', { sessionID: entry.session, MessageID, Content }),
          createBackoff(time, Number.POSITIVE_INFINITY),
          signal,
        ).catch(unlessGone)
      // Words that are gone from beside files leave the files.
      const isChanged = question === undefined || (Content === '' && parts.length > 0) || (await change(question)) === 1
      if (parts.length === 0) for (const other of others) await change(other)
      // Of a visitor who was forgotten meanwhile, nothing is stored again.
      if (text === undefined) await lately.drop(thread, id)
      if (isChanged) await keyv.set(`told/${first}`, { ...entry, parts }, KEPT_MS)
      else {
        await keyv.deleteMany([`told/${first}`, ...entry.parts.map((one) => `told-in/${one.id}`)])
        for (const one of entry.parts) await lately.drop(thread, one.id)
      }
    },
  }
}

/** The question was forgotten, or the bot had begun to answer it. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof Refused) || (error.error !== 'noSuchMessage' && error.error !== 'noSuchSession')) throw error
}
