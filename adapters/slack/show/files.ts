import { Readable } from 'node:stream'
import { request } from 'undici'
import { beginning } from '../../../src/contract/text.ts'
import type { FilePart, FileToSend } from '../../bridge/platform/platform.ts'
import { Undelivered } from '../../bridge/platform/undelivered.ts'
import type { Time } from '../../bridge/time.ts'
import { isRefusal, undelivered } from '../failures.ts'
import { addressOf, idOf } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'

type Parts = { calls: Calls; time: Pick<Time, 'sleep'> }
type Shares = Record<string, { ts: string }[]>
type Info = { file: { shares?: { public?: Shares; private?: Shares } } }

/** Slack may share a file shortly after its response, so that is polled. */
const LOOKS = 5
const PAUSE_MS = 1_000
const UPLOAD_TIMEOUT_MS = 120_000
const ALT_MAX = 1_000

/** Whether the id is that of a file message: it has the file's id in place of a timestamp. */
export const isFileId = (id: string): boolean => addressOf(id).ts.startsWith('F')

/**
 * Sends files in three steps: https://docs.slack.dev/messaging/working-with-files. The file's id is stored before the last
 * step, which shows the file, so that a later attempt can check whether it was shown.
 */
export function createFileMessages({ calls, time }: Parts) {
  return {
    async send(part: FilePart, signal: AbortSignal): Promise<string> {
      const { workspace, channel, ts: thread } = addressOf(part.thread)
      try {
        const { noted } = part
        if (noted === undefined || (await sharesOf(workspace, noted, signal)).length === 0) {
          const id = await uploaded(calls, { ...part.file, workspace }, signal)
          await part.note(id)
          const args = {
            files: [{ id, title: part.file.name }] as [{ id: string; title: string }],
            channel_id: channel,
          }
          const to = thread === '' ? args : { ...args, thread_ts: thread }
          await calls({ workspace, method: 'files.completeUploadExternal', lane: 'final', args: to })
          return idOf({ workspace, channel, ts: id })
        }
        return idOf({ workspace, channel, ts: noted })
      } catch (error) {
        throw undelivered(error)
      }
    },

    /** Deletes the file and the message that shows it. */
    async remove(id: string): Promise<void> {
      const { workspace, channel, ts: file } = addressOf(id)
      try {
        for (const { ts } of await sharesOf(workspace, file))
          await calls({ workspace, method: 'chat.delete', lane: 'final', args: { channel, ts } }).catch(ignoreGone)
        await calls({ workspace, method: 'files.delete', lane: 'final', args: { file } }).catch(ignoreGone)
      } catch (error) {
        throw undelivered(error)
      }
    },
  }

  /**
   * The messages that share the file, in whichever channel, since its id may have changed. Waits until Slack lists them. People may have
   * shared the file on: such a message of theirs is not found in the app's channel, and stays.
   */
  async function sharesOf(workspace: string, file: string, signal?: AbortSignal) {
    for (let look = 1; look <= LOOKS; look++) {
      if (look > 1) await time.sleep(PAUSE_MS, signal)
      try {
        const { file: info } = await calls<Info>({ workspace, method: 'files.info', lane: 'final', args: { file } })
        const found = Object.values({ ...info.shares?.public, ...info.shares?.private }).flat()
        if (found.length > 0) return found
      } catch (error) {
        if (isRefusal(error, 'file_not_found', 'file_deleted')) return []
        throw error
      }
    }
    return []
  }
}

type Upload = Pick<FileToSend, 'name' | 'size' | 'open'> & { workspace: string; alt?: string }

/** Uploads a file without sharing it. Returns its id. */
async function uploaded(calls: Calls, { workspace, alt, ...file }: Upload, signal: AbortSignal): Promise<string> {
  // Slack's reference calls the field alt_txt, its library alt_text.
  const { file_id, upload_url } = await calls<{ file_id: string; upload_url: string }>({
    workspace,
    method: 'files.getUploadURLExternal',
    lane: 'final',
    args: { filename: file.name, length: file.size, ...(alt !== undefined && { alt_text: alt, alt_txt: alt }) },
  })
  const body = Readable.from(await file.open(signal))
  const headers = { 'content-type': 'application/octet-stream', 'content-length': String(file.size) }
  const options = { method: 'POST' as const, headers, body, headersTimeout: UPLOAD_TIMEOUT_MS, signal }
  const { statusCode, body: answer } = await request(upload_url, options).catch(notTaken)
  await answer.dump()
  if (statusCode !== 200) notTaken(`Slack answered ${statusCode} to a file`)
  return file_id
}

/** Shares a picture in a channel. `alt`: its alternative text. */
export async function sharePicture(
  calls: Calls,
  { workspace, channel }: { workspace: string; channel: string },
  { name, bytes, alt }: { name: string; bytes: Buffer; alt: string },
): Promise<void> {
  const open = async () => Readable.from([bytes])
  const upload = { workspace, name, size: bytes.length, open, alt: beginning(alt, ALT_MAX) }
  const id = await uploaded(calls, upload, AbortSignal.timeout(UPLOAD_TIMEOUT_MS))
  const args = { files: [{ id, title: name }] as [{ id: string; title: string }], channel_id: channel }
  await calls({ workspace, method: 'files.completeUploadExternal', lane: 'final', args })
}

/** Throws a retryable error, since the file was not shared. */
function notTaken(cause: unknown): never {
  throw new Undelivered('retryable', 'Slack did not take the bytes of a file', { cause })
}

function ignoreGone(error: unknown): void {
  if (!isRefusal(error, 'message_not_found', 'file_not_found', 'file_deleted')) throw error
}
