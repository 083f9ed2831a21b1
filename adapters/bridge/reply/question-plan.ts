import { type AskType, FILES_MAX } from '../../../src/contract/chat.ts'
import type { AcceptedFiles, Attachments, UploadedFile } from '../files/attachments.ts'
import { UnusableFile } from '../files/unusable.ts'
import type { MessageBatch } from '../inbox/pending.ts'
import { type Attachment, type IncomingMessage, Undelivered, type Visitor } from '../platform.ts'
import { type BridgeWords, bridgeWordsFor } from '../words/words.ts'

/**
 * What a message has in a question. `text`: its words; undefined where they stand in another question. `sources`: the id of the
 * attachment of each file; undefined in entries of older versions.
 */
export type StepPart = { id: string; text: string | undefined; fileIds: number[]; sources?: string[] }
/** A question to the service. `parts`: of each of its messages; undefined in replies of older versions. */
export type AskStep = { type: AskType; content: string; fileIds: number[]; parts?: StepPart[] }
/** A batch as questions, asked in order. `remarks`: sentences about files that could not be used. */
export type Plan = { steps: AskStep[]; remarks: string[] }

type Parts = {
  attachments: Attachments
  allowed: (visitor: Visitor) => Promise<AcceptedFiles>
  report: (error: unknown) => void
}

/** Rejects with the client's error or the signal's reason. */
export type Planner = (batch: MessageBatch, signal: AbortSignal) => Promise<Plan>

/** Messages as the words of one question. */
export const contentOf = (texts: string[]): string => texts.filter((text) => text.trim() !== '').join('\n\n')

export function createPlanner({ attachments, allowed, report }: Parts): Planner {
  const take = async (attachment: Attachment, rules: AcceptedFiles, { files }: BridgeWords, signal: AbortSignal) => {
    try {
      return await attachments.take(attachment, rules, signal)
    } catch (error) {
      if (!(error instanceof UnusableFile) && !(error instanceof Undelivered)) throw error
      report(error)
      return files[error instanceof UnusableFile ? error.reason : 'unreachable'](attachment.name)
    }
  }
  return async (batch, signal) => {
    const messages = batch.map(({ message }) => message)
    const [{ message: first }] = batch
    const content = contentOf(messages.map(({ text }) => text))
    const sent = messages.flatMap(({ id, attachments: files }) => files.map((file) => ({ id, file })))
    // All of it was taken away by edits.
    if (content === '' && sent.length === 0) return { steps: [], remarks: [] }
    if (sent.length === 0)
      return { steps: withParts([{ type: 'Text', content, fileIds: [] }], messages, new Map()), remarks: [] }
    const rules = await allowed(first)
    const taken: (UploadedFile | string)[] = []
    const senders = new Map<number, Sender>()
    for (const { id, file } of sent) {
      const one = await take(file, rules, bridgeWordsFor(first.locale), signal)
      taken.push(one)
      if (typeof one !== 'string') senders.set(one.fileId, { id, source: file.id })
    }
    const { steps, remarks } = planOf(content, taken)
    return { steps: withParts(steps, messages, senders), remarks }
  }
}

/** All pictures form one question, each recording or video its own. The text belongs to the first. */
function planOf(content: string, taken: (UploadedFile | string)[]): Plan {
  const steps: AskStep[] = []
  for (const file of taken) {
    if (typeof file === 'string') continue
    const isOpen = ({ type, fileIds }: AskStep) => type === 'Image' && fileIds.length < FILES_MAX
    const pictures = file.type === 'Image' ? steps.find(isOpen) : undefined
    if (pictures === undefined) steps.push({ type: file.type, content: '', fileIds: [file.fileId] })
    else pictures.fileIds.push(file.fileId)
  }
  const [first, ...others] = steps
  const words: AskStep[] = content === '' ? [] : [{ type: 'Text', content, fileIds: [] }]
  const remarks = [...new Set(taken.filter((file) => typeof file === 'string'))]
  return { steps: first === undefined ? words : [{ ...first, content }, ...others], remarks }
}

/** The message and the attachment that a file comes from; ids. */
type Sender = { id: string; source: string }

/**
 * The questions with what each message has in them. All words stand in the first one; a message without words can get some in
 * the first that has its files.
 */
function withParts(
  steps: AskStep[],
  messages: Pick<IncomingMessage, 'id' | 'text'>[],
  senders: Map<number, Sender>,
): AskStep[] {
  const withFiles = new Set([...senders.values()].map(({ id }) => id))
  const placed = new Set<string>()
  return steps.map((step, index) => {
    const parts = messages.flatMap(({ id, text }): StepPart[] => {
      const fileIds = step.fileIds.filter((fileId) => senders.get(fileId)?.id === id)
      const isIn = fileIds.length > 0 || (index === 0 && (text.trim() !== '' || !withFiles.has(id)))
      if (!isIn) return []
      const sources = fileIds.map((fileId) => senders.get(fileId)?.source ?? '')
      const part = { id, text: placed.has(id) ? undefined : text, fileIds, sources }
      placed.add(id)
      return [part]
    })
    return { ...step, parts }
  })
}
