import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Sharp } from 'sharp'
import type { Model, Prompt, PromptFile } from '../../core/ports/ports.ts'
import type { Media, MediaLimits } from '../vendors/media.ts'
import { type ModelWords, wordsFor } from '../words.ts'

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

/** What would unpack to more than this many pixels is not opened: a small file can hold more than the memory does. */
const PIXELS_MAX = 100_000_000
const QUALITY = 85
/** How much of its sides is left at each further try, where a picture still has too many bytes. */
const SHARES = [1, 0.7, 0.5, 0.35, 0.25]

type Picture = { mediaType: string; bytes: Buffer }

/** A picture as a vendor takes it: as it is, or smaller and as JPEG, upright, on white. Undefined where it cannot be opened. */
export async function fitPicture(
  picture: Picture,
  { side, pictureBytes, pictureTypes }: MediaLimits,
): Promise<Picture | undefined> {
  // Loaded at first use: most services never see a picture.
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(picture.bytes, { limitInputPixels: false }).metadata()
    const longest = Math.max(width, height)
    const fits = longest <= side && picture.bytes.length <= pictureBytes
    if (fits && pictureTypes.includes(picture.mediaType)) return picture
    for (const share of SHARES) {
      const smaller = await asJpeg(
        sharp(picture.bytes, { limitInputPixels: PIXELS_MAX, sequentialRead: true }),
        Math.round(Math.min(side, longest) * share),
      )
      if (smaller.length <= pictureBytes) return { mediaType: 'image/jpeg', bytes: smaller }
    }
    return undefined
  } catch {
    // Whatever sharp says of it: a picture that it cannot open is none that a vendor could.
    return undefined
  }
}

const asJpeg = (picture: Sharp, side: number): Promise<Buffer> =>
  picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer()
