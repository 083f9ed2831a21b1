import type { Client } from '../../../src/contract/client/client.ts'
import { undefinedIf } from '../../../src/contract/client/refused.ts'
import type { MessageBatch, Queued } from '../inbox/pending.ts'
import { EDITABLE_MS, type Memory } from '../memory/memory.ts'
import { createRecentMessages } from '../memory/recent-messages.ts'
import { createBackoff, withRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import { contentOf, type StepPart } from './question-plan.ts'

/**
 * A change of a message by its author. `text`: undefined if it was deleted. `files`: ids of the attachments that it still has;
 * undefined in tasks of older versions. `at`: when (ms), 0 if unknown.
 */
export type VisitorEdit = {
  thread: string
  id: string
  text: string | undefined
  files?: string[] | undefined
  at: number
}
/** An edit in the queue of its thread: after the message that it changes. */
export type EditTask = Queued & { edit: VisitorEdit }

export const taskOf = (edit: VisitorEdit, at: number): EditTask => ({
  thread: edit.thread,
  id: `${edit.id}/edit/${crypto.randomUUID()}`,
  at,
  edit,
})

/** What a message has in a question, as it reads now, with the time of its last edit (ms). */
type PassedOnPart = StepPart & { at: number }
/** A question that went to a person. Deleted with its session, and with any of the people who asked it. */
type PassedOnQuestion = { session: number; people: string[]; parts: PassedOnPart[] }
/** The questions that a message is part of; undefined in entries of older versions. */
type QuestionsOfMessage = { session: number; person: string; questions?: number[] }
/** `parts`: what each message of the batch has in the question. */
type Question = { session: number; question: number; parts: StepPart[] }

type Parts = { client: Pick<Client, 'call'>; memory: Pick<Memory, 'keyv' | 'atomic'>; time: Time }

export type VisitorEdits = ReturnType<typeof createVisitorEdits>

/** Passes on what visitors change of messages that went to a person. What the bot answered stays as it was. */
export function createVisitorEdits({ client, memory: { keyv, atomic }, time }: Parts) {
  const recentMessages = createRecentMessages({ atomic, collection: 'told-lately', time })
  const findQuestion = (question: number) => keyv.get<PassedOnQuestion>(`told/${question}`)
  const keepQuestion = (question: number, entry: PassedOnQuestion) => keyv.set(`told/${question}`, entry, EDITABLE_MS)
  const questionsOf = async (id: string) => (await keyv.get<QuestionsOfMessage>(`told-in/${id}`))?.questions ?? []

  async function change(question: number, edit: VisitorEdit, signal: AbortSignal): Promise<void> {
    const { thread, id } = edit
    const entry = await findQuestion(question)
    const part = entry?.parts.find((one) => one.id === id)
    if (entry === undefined || part === undefined) return
    const now = edited(part, edit)
    if (now !== undefined && now.text === part.text && filesLeft(now) === filesLeft(part)) return
    const parts = entry.parts.flatMap((one) => (one.id === id ? (now ?? []) : one))
    const Content = contentOf(parts)
    const hasFiles = entry.parts.some(({ fileIds }) => fileIds.length > 0)
    const files = hasFiles ? { fileIds: parts.flatMap(({ fileIds }) => fileIds) } : {}
    const input = { sessionID: entry.session, MessageID: question, Content, ...files }
    const ask = () => client.call('AskEdit', input)
    // The question was forgotten, or the bot had begun to answer it.
    const goneAsUndefined = undefinedIf('noSuchMessage', 'noSuchSession')
    const isChanged = await withRetry(ask, createBackoff(time, Number.POSITIVE_INFINITY), signal).catch(goneAsUndefined)
    if (isChanged === 1) return void (await keepQuestion(question, { ...entry, parts }))
    // If the visitor was forgotten meanwhile, nothing about them is stored again.
    await keyv.deleteMany([`told/${question}`, ...entry.parts.map((one) => `told-in/${one.id}`)])
    for (const one of entry.parts) await recentMessages.drop(thread, one.id)
  }

  return {
    /** Remembers that a question of the batch went to a person. */
    async keep(batch: MessageBatch, { session, question, parts }: Question): Promise<void> {
      // A question that is asked again after a crash may have been changed.
      if ((await findQuestion(question)) !== undefined) return
      const { thread } = batch[0].message
      const asked = batch.map(({ message }) => message).filter(({ id }) => parts.some((part) => part.id === id))
      for (const { id, person } of asked) {
        const questions = [...new Set([...(await questionsOf(id)), question])]
        await keyv.set(`told-in/${id}`, { session, person, questions } satisfies QuestionsOfMessage, EDITABLE_MS)
      }
      await recentMessages.add(
        thread,
        asked.map(({ id, person, at }) => ({ id, person, at, session })),
      )
      const people = [...new Set(asked.map(({ person }) => person))]
      await keepQuestion(question, { session, people, parts: parts.map((part) => ({ ...part, at: 0 })) })
    },
    /** What was passed on to a person lately. */
    recentMessages,
    isPassedOn: async (id: string) => (await questionsOf(id)).length > 0,

    async apply({ edit }: EditTask, signal: AbortSignal): Promise<void> {
      for (const question of await questionsOf(edit.id)) await change(question, edit, signal)
      if (edit.text === undefined) await recentMessages.drop(edit.thread, edit.id)
    },
  }
}

/** How many files are left of the message. */
const filesLeft = ({ fileIds, texts = [] }: StepPart): number => fileIds.length + texts.length

/** What the message has in the question after the edit; undefined if it was deleted. */
function edited(part: PassedOnPart, { text, files, at }: VisitorEdit): PassedOnPart | undefined {
  if (text === undefined) return undefined
  // A late event must not restore an older text.
  if (at < part.at) return part
  const { sources = [] } = part
  const stays = (source = '') => source === '' || (files?.includes(source) ?? true)
  return {
    ...part,
    text: part.text === undefined ? undefined : text,
    texts: part.texts?.filter(({ source }) => stays(source)),
    fileIds: part.fileIds.filter((_, index) => stays(sources[index])),
    sources: sources.filter(stays),
    at: Math.max(at, part.at),
  }
}
