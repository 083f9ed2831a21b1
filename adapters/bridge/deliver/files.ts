import type { Client } from '../../../src/contract/client/client.ts'
import { Refused } from '../../../src/contract/client/refused.ts'
import type { Memory } from '../memory/memory.ts'
import type { FilePart, FileToSend, Platform } from '../platform.ts'
import { unlessRefused, withDeliveryRetry } from '../retry.ts'
import type { Time } from '../time.ts'

type Parts = {
  client: Pick<Client, 'call' | 'download'>
  platform: Pick<Platform, 'sendFile' | 'remove'>
  keyv: Memory['keyv']
  time: Time
  report: (error: unknown) => void
}
/** Where files are shown, and the name of what they belong to. */
type Target = Omit<FilePart, 'file' | 'noted' | 'note'> & { name: string; session: number }
/** The files of one message, by their ids: what a try noted, and the message that shows the file. */
type Sent = { session: number; files: Record<number, { noted?: string; id?: string }> }

/** How long files can still be taken back. */
const KEPT_MS = 7 * 24 * 3_600_000

export type SentFiles = ReturnType<typeof createSentFiles>

/** Shows files of the service in threads, each once whatever fails meanwhile. */
export function createSentFiles({ client, platform, keyv, time, report }: Parts) {
  return {
    /** In order, below what stands there. Gives those that the platform does not take; what the service no longer has is left out. */
    async send(
      fileIds: number[],
      { name, key, session, ...target }: Target,
      signal: AbortSignal,
    ): Promise<FileToSend[]> {
      const { List } = await client.call('FileList', { fileIds }, { signal })
      const sent = (await keyv.get<Sent>(nameOf(name))) ?? { session, files: {} }
      const refused: FileToSend[] = []
      for (const { FileId, FileName, MediaType, Size, Url } of List) {
        const kept = (sent.files[FileId] ??= {})
        if (kept.id !== undefined) continue
        const open = (during: AbortSignal) => client.download(Url, { signal: during })
        const file = { name: FileName, mediaType: MediaType, size: Size, url: Url, open }
        const note = async (noted: string) => {
          kept.noted = noted
          await keyv.set(nameOf(name), sent, KEPT_MS)
        }
        const attempt = () =>
          platform.sendFile({ ...target, key: `${key}/file/${FileId}`, file, noted: kept.noted, note }, signal)
        try {
          kept.id = await withDeliveryRetry(attempt, time, signal)
          await keyv.set(nameOf(name), sent, KEPT_MS)
        } catch (error) {
          if (isGone(error)) continue
          unlessRefused(error)
          report(error)
          refused.push(file)
        }
      }
      return refused
    },

    async takeBack(name: string, thread: string, signal: AbortSignal): Promise<void> {
      for (const { id } of Object.values((await keyv.get<Sent>(nameOf(name)))?.files ?? {}))
        if (id !== undefined) await withDeliveryRetry(() => platform.remove({ thread, id }), time, signal)
      await keyv.delete(nameOf(name))
    },
  }
}

const nameOf = (name: string): string => `${name}/files`

/** Whether the file was removed after it was listed. */
const isGone = (error: unknown): boolean => error instanceof Refused && error.error === 'noSuchFile'
