import type { AcceptedFiles, Attachments, TakenFile } from '../files/attachments.ts'
import { UnusableFile } from '../files/unusable.ts'
import type { Attachment } from '../platform/messages.ts'
import { isTemporary } from '../retry.ts'
import type { Time } from '../time.ts'
import { type BridgeWords, describeFileError } from '../words/words.ts'

/** `remark`: a sentence to the visitor about a file that cannot be used. */
type FileOfQuestion = TakenFile | { remark: string }

type Parts = { attachments: Attachments; time: Pick<Time, 'sleep'>; report: (error: unknown) => void }

/** Pauses before further attempts to get a file that the platform did not give, in ms. */
const PAUSES_MS = [1_000, 4_000]

/** Takes the files of a question, in their order. Rejects with the client's error or the signal's reason. */
export function createFileTaker({ attachments, time, report }: Parts) {
  async function takeWithRetry(file: Attachment, rules: AcceptedFiles, signal: AbortSignal): Promise<TakenFile> {
    for (const pauseMs of PAUSES_MS) {
      try {
        return await attachments.take(file, rules, signal)
      } catch (error) {
        if (!mayComeLater(error)) throw error
      }
      await time.sleep(pauseMs, signal)
      signal.throwIfAborted()
    }
    return await attachments.take(file, rules, signal)
  }

  return async <Sent extends { file: Attachment }>(
    sent: Sent[],
    { rules, words }: { rules: AcceptedFiles; words: BridgeWords },
    signal: AbortSignal,
  ): Promise<(Sent & { result: FileOfQuestion })[]> => {
    const failed = new AbortController()
    const either = AbortSignal.any([signal, failed.signal])
    const resultOf = ({ file }: Sent) =>
      takeWithRetry(file, rules, either).catch((error: unknown) => {
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

/** Whether the platform may give the file later, such as after a broken connection. */
const mayComeLater = (error: unknown): boolean =>
  error instanceof UnusableFile ? error.reason === 'unreachable' : isTemporary(error)
