import { type AskType, FILES_MAX } from '../../../src/contract/chat.ts'
import type { AcceptedFiles, Attachments, UploadedFile } from '../files/attachments.ts'
import { UnusableFile } from '../files/unusable.ts'
import type { MessageBatch } from '../inbox/pending.ts'
import { type Attachment, Undelivered, type Visitor } from '../platform.ts'
import { type BridgeWords, bridgeWordsFor } from '../words/words.ts'

/** A question to the service. */
export type AskStep = { type: AskType; content: string; fileIds: number[] }
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
    const [{ message: first }] = batch
    const content = contentOf(batch.map(({ message }) => message.text))
    const sent = batch.flatMap(({ message }) => message.attachments)
    if (sent.length === 0) return { steps: [{ type: 'Text', content, fileIds: [] }], remarks: [] }
    const rules = await allowed(first)
    const taken: (UploadedFile | string)[] = []
    for (const attachment of sent) taken.push(await take(attachment, rules, bridgeWordsFor(first.locale), signal))
    return planOf(content, taken)
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
