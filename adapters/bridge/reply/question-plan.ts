import { type AskType, FILES_MAX } from '../../../src/contract/chat.ts'
import type { AcceptedFiles, Attachments, UploadedFile } from '../files/attachments.ts'
import type { MessageBatch } from '../inbox/pending.ts'
import type { Attachment, IncomingMessage, Visitor } from '../platform/messages.ts'
import { fileNameInText } from '../text/markdown.ts'
import { bridgeWordsFor } from '../words/words.ts'
import { createFileTaker } from './question-files.ts'

/**
 * The part of a message in a question. `text`: undefined if another question has it. `below`: text after it that edits do not change.
 * `sources`: the attachment's id for each file, "" if edits do not remove it; undefined in entries of older versions. `texts`: the
 * contents of files that are texts, each with its source; undefined if there are none.
 */
export type StepPart = {
  id: string
  text: string | undefined
  texts?: FileText[] | undefined
  below?: string | undefined
  fileIds: number[]
  sources?: string[]
}
export type FileText = { text: string; source: string }
/** A question to the service. `parts`: of each of its messages; undefined in replies of older versions. */
export type AskStep = { type: AskType; content: string; fileIds: number[]; parts?: StepPart[] }
/** A batch as questions, asked in order. `remarks`: sentences to the visitor about files that could not be used. */
export type Plan = { steps: AskStep[]; remarks: string[] }

type Parts = {
  attachments: Attachments
  allowed: (visitor: Visitor) => Promise<AcceptedFiles>
  report: (error: unknown) => void
}

/**
 * Rejects with the client's error or the signal's reason. `isAttended`: whether a person answers the batch; the person is told of
 * files that could not be used, and the visitor is not, since the bot is silent.
 */
export type Planner = (
  batch: MessageBatch,
  asked: { isAttended: () => Promise<boolean> },
  signal: AbortSignal,
) => Promise<Plan>

/** Messages as the words of one question. */
export const contentOf = (parts: Pick<StepPart, 'text' | 'texts' | 'below'>[]): string =>
  parts
    .flatMap(({ text = '', texts = [], below = '' }) => [text, ...texts.map((one) => one.text), below])
    .filter((text) => text.trim() !== '')
    .join('\n\n')

export function createPlanner({ attachments, allowed, report }: Parts): Planner {
  const takeAll = createFileTaker({ attachments, report })
  return async (batch, { isAttended }, signal) => {
    const messages = batch.map(({ message }) => wordedOf(message))
    const [{ message: first }] = batch
    const sent = messages.flatMap((message) => message.files.map((file) => ({ message, ...file })))
    if (sent.length === 0)
      return { steps: withParts(stepsOf(contentOf(messages), []), messages, new Map()), remarks: [] }
    const words = bridgeWordsFor(first.locale)
    const rules = await allowed(first)
    const files = await takeAll(sent, { rules, words }, signal)
    const taken: UploadedFile[] = []
    const senders = new Map<number, Sender>()
    const unusable: { message: Worded; name: string; remark: string }[] = []
    for (const { message, file, source, result } of files) {
      if ('remark' in result) unusable.push({ message, name: file.name, ...result })
      else if ('text' in result) message.texts = [...(message.texts ?? []), { ...result, source }]
      else {
        taken.push(result)
        senders.set(result.fileId, { id: message.id, source })
      }
    }
    const isForPerson = unusable.length > 0 && (await isAttended())
    if (isForPerson)
      for (const { message, name } of unusable)
        message.below = [...(message.below ? [message.below] : []), words.fileNotPassedOn(fileNameInText(name))].join(
          '\n\n',
        )
    const steps = withParts(stepsOf(contentOf(messages), taken), messages, senders)
    return { steps, remarks: isForPerson ? [] : [...new Set(unusable.map(({ remark }) => remark))] }
  }
}

/**
 * All pictures form one question, each recording or video its own. The text belongs to the first. There are none if edits removed
 * everything.
 */
function stepsOf(content: string, taken: UploadedFile[]): AskStep[] {
  const steps: AskStep[] = []
  for (const file of taken) {
    const isOpen = ({ type, fileIds }: AskStep) => type === 'Image' && fileIds.length < FILES_MAX
    const pictures = file.type === 'Image' ? steps.find(isOpen) : undefined
    if (pictures === undefined) steps.push({ type: file.type, content: '', fileIds: [file.fileId] })
    else pictures.fileIds.push(file.fileId)
  }
  const [first, ...others] = steps
  const words: AskStep[] = content === '' ? [] : [{ type: 'Text', content, fileIds: [] }]
  return first === undefined ? words : [{ ...first, content }, ...others]
}

/** A message with what stands below its words. `source`: the id of the attachment if edits of the message may remove it, else "". */
type Worded = Pick<StepPart, 'id' | 'texts' | 'below'> & { text: string; files: { file: Attachment; source: string }[] }

const wordedOf = ({ id, text, attachments, about }: IncomingMessage): Worded => ({
  id,
  text,
  below: about?.text,
  files: [
    ...attachments.map((file) => ({ file, source: file.id })),
    ...(about?.attachments ?? []).map((file) => ({ file, source: '' })),
  ],
})

/** The message and the attachment that a file comes from; ids. */
type Sender = { id: string; source: string }

/**
 * The questions with what each message has in them. All words stand in the first one; a message without words can get some in
 * the first that has its files.
 */
function withParts(steps: AskStep[], messages: Worded[], senders: Map<number, Sender>): AskStep[] {
  const withFiles = new Set([...senders.values()].map(({ id }) => id))
  const placed = new Set<string>()
  return steps.map((step, index) => {
    const parts = messages.flatMap(({ id, files: _, ...words }): StepPart[] => {
      const fileIds = step.fileIds.filter((fileId) => senders.get(fileId)?.id === id)
      const isIn = fileIds.length > 0 || (index === 0 && (contentOf([words]) !== '' || !withFiles.has(id)))
      if (!isIn) return []
      const sources = fileIds.map((fileId) => senders.get(fileId)?.source ?? '')
      if (placed.has(id)) return [{ id, text: undefined, fileIds, sources }]
      placed.add(id)
      return [{ id, ...words, fileIds, sources }]
    })
    return { ...step, parts }
  })
}
