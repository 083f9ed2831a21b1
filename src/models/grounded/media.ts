import { addAbortSignal } from 'node:stream'
import type { Sharp } from 'sharp'
import type { Model, Prompt, PromptFile } from '../../core/ports/models.ts'
import { createMemoryLimit } from '../../guards/memory-limit.ts'
import { type Media, type MediaLimits, mediaOf } from '../vendors/media.ts'
import { type ModelWords, modelWordsFor } from '../words.ts'

/** Maximum number of bytes of files that all questions at once hold, from reading a file until its question is answered. */
const FILES_MAX = 100 * 2 ** 20

/** Runs work that reads a question's files, within `FILES_MAX`. Its size is that of the files, in bytes. */
export const useForFiles = createMemoryLimit(FILES_MAX)

/** The size of all files together, in bytes. */
export const totalSizeOf = (files: readonly Pick<PromptFile, 'size'>[]): number =>
  files.reduce((sum, { size }) => sum + size, 0)

/** The files that a model can take. `cannot` names those that it cannot, in words for the person. */
export type MediaInput = { media: Media[]; cannot: string | undefined }

const KINDS = { Image: 'image', Audio: 'audio', Video: 'video' } as const

/**
 * Reads and converts a question's files for a vendor. Files that are too large are not read. Throws if `signal` aborts;
 * all files are closed then.
 */
export async function readMedia(
  prompt: Prompt,
  { accepts, limits }: { accepts: Model['accepts']; limits: MediaLimits },
  signal: AbortSignal,
): Promise<MediaInput> {
  const { type, files } = prompt
  if (type === 'Text') return { media: [], cannot: undefined }
  const words = modelWordsFor(prompt)
  const kind = KINDS[type]
  if (!accepts[kind]) return { media: [], cannot: words.media[type] }
  if (kind === 'image') return await readPictures(files, { limits, words, signal })
  if (totalSizeOf(files) > limits.totalBytes) return { media: [], cannot: words.tooLarge[type] }
  const media = await Promise.all(files.map(async (file) => mediaOf(kind, file.mediaType, await bytesOf(file, signal))))
  return { media, cannot: undefined }
}

/** Read into its place at once: pieces that are joined at the end would take twice the memory. */
async function bytesOf({ open, size }: PromptFile, signal: AbortSignal): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(size)
  let at = 0
  for await (const piece of addAbortSignal(signal, open()) as AsyncIterable<Buffer>) at += piece.copy(bytes, at)
  return bytes.subarray(0, at)
}

type Reading = { limits: MediaLimits; words: ModelWords; signal: AbortSignal }

/** Reads the pictures one at a time: a decoded picture takes much more memory than its file. */
async function readPictures(files: PromptFile[], { limits, words, signal }: Reading): Promise<MediaInput> {
  const each = { ...limits, pictureBytes: Math.min(limits.pictureBytes, limits.totalBytes / files.length) }
  const input: MediaInput = { media: [], cannot: undefined }
  for (const file of files) {
    const picture = await fitPicture({ mediaType: file.mediaType, bytes: await bytesOf(file, signal) }, each, signal)
    if (picture === undefined) input.cannot = words.cannotOpen
    else input.media.push(mediaOf('image', picture.mediaType, picture.bytes))
  }
  return input
}

/** Pictures with more pixels are not decoded: a small file may unpack to more than the memory holds. */
const PIXELS_MAX = 100_000_000
/** Limits the pixels that all questions decode at once. A progressive JPEG of that size takes 400 MB meanwhile. */
const useForDecoding = createMemoryLimit(PIXELS_MAX)
/** Quality of the JPEGs, 1 to 100. */
const QUALITY = 85
/** Scale of the picture's sides at each try, while it still has too many bytes. */
const SHARES = [1, 0.7, 0.5, 0.35, 0.25]

type Picture = { mediaType: string; bytes: Buffer }

/**
 * A picture in a form that the vendor accepts: unchanged, or as a JPEG that is small enough, upright, on white; of an animated
 * one its first frame. Undefined if it cannot be decoded. Throws if `signal` aborts while others are decoded.
 */
export async function fitPicture(
  picture: Picture,
  limits: MediaLimits,
  signal: AbortSignal,
): Promise<Picture | undefined> {
  const { side, pictureBytes, pictureTypes } = limits
  // Loaded at first use: most services never receive a picture.
  const { default: sharp } = await import('sharp')
  try {
    const { width, height, pages = 1 } = await sharp(picture.bytes, { limitInputPixels: false }).metadata()
    const longest = Math.max(width, height)
    const fits = longest <= side && picture.bytes.length <= pictureBytes
    if (fits && pages === 1 && pictureTypes.includes(picture.mediaType)) return picture
    if (width * height > PIXELS_MAX) return undefined
    return await useForDecoding(width * height, signal, () =>
      shrunk(picture.bytes, Math.min(side, longest), pictureBytes),
    )
  } catch {
    signal.throwIfAborted()
    // A picture that sharp cannot decode, for whatever reason, is of no use to a vendor either.
    return undefined
  }
}

/** The largest of several JPEGs of a picture that has at most `pictureBytes`; undefined if none has. */
async function shrunk(bytes: Buffer, side: number, pictureBytes: number): Promise<Picture | undefined> {
  const { default: sharp } = await import('sharp')
  for (const share of SHARES) {
    const smaller = await asJpeg(
      sharp(bytes, { limitInputPixels: PIXELS_MAX, sequentialRead: true }),
      Math.round(side * share),
    )
    if (smaller.length <= pictureBytes) return { mediaType: 'image/jpeg', bytes: smaller }
  }
  return undefined
}

const asJpeg = (picture: Sharp, side: number): Promise<Buffer> =>
  picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer()
