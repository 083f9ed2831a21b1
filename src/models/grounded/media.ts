import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Model, Prompt, PromptFile } from '../../core/ports/ports.ts'
import type { Media, MediaLimits } from '../vendors/media.ts'
import { type ModelWords, wordsFor } from '../words.ts'
import { fitPicture } from './pictures.ts'

/** What a model takes in of a question's files. `cannot` says in words what it does not, where that is so. */
export type MediaInput = { media: Media[]; cannot: string | undefined }

const KINDS = { Image: 'image', Audio: 'audio', Video: 'video' } as const

/**
 * The files of a question as vendors take them, if this model does. What is too large is not even read. Fails once `signal`
 * aborts, with no file left open.
 */
export async function readMedia(
  prompt: Prompt,
  accepts: Model['accepts'],
  limits: MediaLimits,
  signal: AbortSignal,
): Promise<MediaInput> {
  const { type, files } = prompt
  if (type === 'Text') return { media: [], cannot: undefined }
  const words = wordsFor(prompt)
  const kind = KINDS[type]
  if (!accepts[kind]) return { media: [], cannot: words.media[type] }
  if (kind === 'image') return await readPictures(files, { limits, words, signal })
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes > limits.totalBytes) return { media: [], cannot: words.tooLarge[type] }
  const media = await Promise.all(
    files.map(async (file) => ({
      kind,
      mediaType: file.mediaType,
      base64: (await bytesOf(file, signal)).toString('base64'),
    })),
  )
  return { media, cannot: undefined }
}

const bytesOf = ({ open }: PromptFile, signal: AbortSignal): Promise<Buffer> => buffer(addAbortSignal(signal, open()))

type Reading = { limits: MediaLimits; words: ModelWords; signal: AbortSignal }

/** One after the other: opened, a picture takes much more memory than its file. */
async function readPictures(files: PromptFile[], { limits, words, signal }: Reading): Promise<MediaInput> {
  const each = { ...limits, pictureBytes: Math.min(limits.pictureBytes, limits.totalBytes / files.length) }
  const input: MediaInput = { media: [], cannot: undefined }
  for (const file of files) {
    const picture = await fitPicture({ mediaType: file.mediaType, bytes: await bytesOf(file, signal) }, each)
    if (picture === undefined) input.cannot = words.cannotOpen
    else input.media.push({ kind: 'image', mediaType: picture.mediaType, base64: picture.bytes.toString('base64') })
  }
  return input
}
