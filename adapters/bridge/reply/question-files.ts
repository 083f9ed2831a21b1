import type { AcceptedFiles, Attachments, TakenFile } from '../files/attachments.ts'
import type { Attachment } from '../platform/messages.ts'
import { type BridgeWords, describeFileError } from '../words/words.ts'

/** `remark`: a sentence to the visitor about a file that cannot be used. */
type FileOfQuestion = TakenFile | { remark: string }

type Parts = { attachments: Attachments; report: (error: unknown) => void }

/** Takes the files of a question, in their order. Rejects with the client's error or the signal's reason. */
export function createFileTaker({ attachments, report }: Parts) {
  return async <Sent extends { file: Attachment }>(
    sent: Sent[],
    { rules, words }: { rules: AcceptedFiles; words: BridgeWords },
    signal: AbortSignal,
  ): Promise<(Sent & { result: FileOfQuestion })[]> => {
    const failed = new AbortController()
    const either = AbortSignal.any([signal, failed.signal])
    const resultOf = ({ file }: Sent) =>
      attachments.take(file, rules, either).catch((error: unknown) => {
        const remark = describeFileError(error, file.name, words)
        report(error)
        return { remark }
      })
    try {
      // At once: of several that stall, each would hold up the answer for minutes.
      return await Promise.all(sent.map(async (one) => ({ ...one, result: await resultOf(one) })))
    } finally {
      failed.abort()
    }
  }
}
