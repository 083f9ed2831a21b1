import { buffer } from 'node:stream/consumers'
import type { Model, Prompt, PromptFile } from '../../core/ports/ports.ts'
import { en as words } from '../concierge/words/en.ts'
import type { Media, PictureLimits } from '../vendors/vendor.ts'
import { fitPicture } from './pictures.ts'

/** What a model takes in of a question's files. `cannot` says in words what it does not, where that is so. */
export type MediaInput = { media: Media[]; cannot: string | undefined }

const KINDS = { Image: 'image', Audio: 'audio', Video: 'video' } as const

/** The files of a question as vendors take them, if this model does. */
export async function readMedia(
  { type, files }: Prompt,
  accepts: Model['accepts'],
  pictures: PictureLimits,
): Promise<MediaInput> {
  if (type === 'Text') return { media: [], cannot: undefined }
  const kind = KINDS[type]
  if (!accepts[kind]) return { media: [], cannot: words.media[type] }
  if (kind === 'image') return look(files, pictures)
  const media = await Promise.all(
    files.map(async (file) => ({
      kind,
      mediaType: file.mediaType,
      base64: (await buffer(file.open())).toString('base64'),
    })),
  )
  return { media, cannot: undefined }
}

/** One after the other: opened, a picture takes much more memory than its file. */
async function look(files: PromptFile[], pictures: PictureLimits): Promise<MediaInput> {
  const limits = { ...pictures, bytes: Math.min(pictures.bytes, pictures.totalBytes / files.length) }
  const input: MediaInput = { media: [], cannot: undefined }
  for (const { mediaType, open } of files) {
    const picture = await fitPicture({ mediaType, bytes: await buffer(open()) }, limits)
    if (picture === undefined) input.cannot = words.cannotOpen
    else input.media.push({ kind: 'image', mediaType: picture.mediaType, base64: picture.bytes.toString('base64') })
  }
  return input
}
