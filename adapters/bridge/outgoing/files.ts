import type { Client } from '../../../src/contract/client/client.ts'
import { isRefusedAs } from '../../../src/contract/client/refused.ts'
import { EDITABLE_MS, type Memory } from '../memory/memory.ts'
import type { FilePart, FileToSend, Platform } from '../platform/platform.ts'
import { ignoreRefused, withDeliveryRetry } from '../retry.ts'
import type { Time } from '../time.ts'

type Parts = {
  client: Pick<Client, 'call' | 'download'>
  platform: Pick<Platform, 'sendFile' | 'remove'>
  keyv: Memory['keyv']
  time: Time
  report: (error: unknown) => void
}
/** The thread to show files in; `name` identifies the message that they belong to. */
type Target = Omit<FilePart, 'file' | 'noted' | 'note'> & { name: string; session: number }
/**
 * Progress of the files of one message, by file id. `noted`: the platform's note of an attempt; `id`: the message that shows
 * it.
 */
type Sent = { session: number; files: Record<number, { noted?: string; id?: string }> }

/** Shows files of the service in threads, each once even after a crash. */
export function createSentFiles({ client, platform, keyv, time, report }: Parts) {
  return {
    /** Sends the files in order. Returns those that the platform refuses; files that the service deleted are skipped. */
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
          await keyv.set(nameOf(name), sent, EDITABLE_MS)
        }
        const attempt = () =>
          platform.sendFile({ ...target, key: `${key}/file/${FileId}`, file, noted: kept.noted, note }, signal)
        try {
          kept.id = await withDeliveryRetry(attempt, time, signal)
          await keyv.set(nameOf(name), sent, EDITABLE_MS)
        } catch (error) {
          // The file was deleted after it was listed.
          if (isRefusedAs(error, 'noSuchFile')) continue
          ignoreRefused(error)
          report(error)
          refused.push(file)
        }
      }
      return refused
    },

    /** Removes the files of a message from the thread, except those that stay. */
    async takeBack(
      { name, thread, staying = [] }: { name: string; thread: string; staying?: number[] },
      signal: AbortSignal,
    ): Promise<void> {
      const sent = await keyv.get<Sent>(nameOf(name))
      if (sent === undefined) return
      const all = Object.entries(sent.files)
      const stays = ([fileId]: [string, unknown]) => staying.includes(Number(fileId))
      for (const [, { id }] of all.filter((one) => !stays(one)))
        if (id !== undefined) await withDeliveryRetry(() => platform.remove({ thread, id }), time, signal)
      const left: Sent = { ...sent, files: Object.fromEntries(all.filter(stays)) }
      if (all.some(stays)) await keyv.set(nameOf(name), left, EDITABLE_MS)
      else await keyv.delete(nameOf(name))
    },
  }
}

const nameOf = (name: string): string => `${name}/files`
