import { type Assumption, type CheckRun, fetchWithRetry, sleep } from './checks.ts'
import { type SlackCalls, type SlackFile, said } from './slack-calls.ts'

const LOOKS = 10
const PAUSE_MS = 1_000

/** Checks the assumptions about uploading files: https://docs.slack.dev/messaging/working-with-files */
export function fileChecks({ call, token, channel, root }: SlackCalls): CheckRun {
  const made = new Set<string>()
  const bytes = crypto.getRandomValues(new Uint8Array(1_000))
  const headers = { authorization: `Bearer ${token}` }

  /** Uploads a file in three steps. Returns its id and the result of each step. */
  async function sent(): Promise<{ file: string; met: string[] }> {
    const begun = await call('files.getUploadURLExternal', {
      filename: 'bytes.bin',
      length: bytes.length,
      alt_txt: 'Bytes',
    })
    const { file_id: file = '', upload_url: address } = begun
    if (address === undefined) return { file, met: [said(begun)] }
    made.add(file)
    const put = await fetchWithRetry(address, { method: 'POST', body: bytes }, () => undefined)
    await put.arrayBuffer()
    const to = { channel_id: channel, thread_ts: await root() }
    const completed = await call('files.completeUploadExternal', { files: [{ id: file, title: 'bytes.bin' }], ...to })
    return { file, met: [said(begun), put.status === 200 ? 'ok' : String(put.status), said(completed)] }
  }

  async function shared(id: string): Promise<{ file: SlackFile | undefined; ts: string | undefined }> {
    for (let look = 1; ; look += 1) {
      const { file } = await call('files.info', { file: id })
      const [share] = file?.shares?.public?.[channel] ?? file?.shares?.private?.[channel] ?? []
      if (share !== undefined || look === LOOKS) return { file, ts: share?.ts }
      await sleep(PAUSE_MS)
    }
  }

  const assumptions: Assumption[] = [
    {
      about: 'a file in three steps, where it is shown, its bytes read back, and both taken away',
      believed: 'ok, ok, ok, shown, the same bytes, ok, ok',
      look: async () => {
        const { file: id, met } = await sent()
        const { file, ts } = await shared(id)
        const address = file?.url_private
        const read = address && (await (await fetchWithRetry(address, { headers }, () => undefined)).arrayBuffer())
        const isSame = read !== undefined && read !== '' && Buffer.compare(new Uint8Array(read), bytes) === 0
        const gone = [await call('chat.delete', { channel, ts: ts ?? '' }), await call('files.delete', { file: id })]
        made.delete(id)
        const looked = [ts === undefined ? 'not shown' : 'shown', isSame ? 'the same bytes' : 'other bytes']
        return [...met, ...looked, ...gone.map(said)].join(', ')
      },
    },
  ]
  return {
    assumptions,
    async cleanUp() {
      for (const file of made) await call('files.delete', { file }).catch(() => undefined)
    },
  }
}
