import { createHmac, randomBytes } from 'node:crypto'
import type { APIAttachment } from 'discord.js'
import type { Ids } from './ids.ts'

export type Upload = { name: string; mediaType: string; bytes: Uint8Array; description?: string | undefined }
type File = Upload & {
  id: string
  channelId: string
  /** of a voice message */
  voice: { duration_secs: number; waveform: string } | undefined
  /** where it is said to be, instead of here */
  elsewhere: string | undefined
}
export type Files = ReturnType<typeof createFiles>

/** Attachments under addresses that are good for `addressMs`. `origin`: where this machine serves them. */
export function createFiles({ ids, origin, addressMs }: { ids: Ids; origin: () => string; addressMs: () => number }) {
  const key = randomBytes(16)
  const files = new Map<string, File>()
  const sign = (path: string, ex: string, is: string) =>
    createHmac('sha256', key).update(`${path}|${ex}|${is}`).digest('hex')
  const hex = (ms: number) => Math.floor(ms).toString(16)

  function address({ id, channelId, name, elsewhere }: File): string {
    if (elsewhere !== undefined) return elsewhere
    const path = `/attachments/${channelId}/${id}/${encodeURIComponent(name)}`
    const [ex, is] = [hex(Date.now() + addressMs()), hex(Date.now())]
    return `${origin()}${path}?ex=${ex}&is=${is}&hm=${sign(path, ex, is)}&`
  }
  const named = (path: string) => files.get(path.split('/')[3] ?? '')

  return {
    add(
      channelId: string,
      upload: Upload,
      { voice, elsewhere }: Partial<Pick<File, 'voice' | 'elsewhere'>> = {},
    ): string {
      const id = ids()
      files.set(id, { ...upload, id, channelId, voice, elsewhere })
      return id
    },
    /** As it stands in a message, with an address that is good from now on. */
    describe(id: string): APIAttachment {
      const file = files.get(id)
      if (file === undefined) throw new Error(`no file ${id}`)
      const url = address(file)
      return {
        id,
        filename: file.name,
        size: file.bytes.byteLength,
        url,
        proxy_url: url,
        content_type: file.mediaType,
        ...(file.description !== undefined && { description: file.description }),
        ...file.voice,
      }
    },
    /** The file at an address, undefined where the address is none or good no more. */
    at(url: URL): Upload | undefined {
      const [ex, is, hm] = ['ex', 'is', 'hm'].map((name) => url.searchParams.get(name) ?? '')
      const good = hm === sign(url.pathname, ex ?? '', is ?? '') && Number.parseInt(ex ?? '', 16) > Date.now()
      return good ? named(url.pathname) : undefined
    },
    /** A new address for one that expired. */
    renewed(url: string): string | null {
      const file = URL.canParse(url) ? named(new URL(url).pathname) : undefined
      return file === undefined ? null : address(file)
    },
  }
}
