import type { Metadata, Sharp } from 'sharp'
import { fileBytesMax } from '../../../src/contract/file.ts'
import { mediaTypeOf } from '../../../src/guards/media-type.ts'
import { createMemoryLimit } from '../../../src/guards/memory-limit.ts'
import type { Job, Pixels } from './heic-worker.ts'
import { UnusableFile } from './unusable.ts'
import { inWorker } from './worker.ts'

/** Phones make pictures of 50 million pixels. Larger ones, unpacked, would fill the memory of a small machine. */
const PIXELS_MAX = 64_000_000
/** Limits the pixels of all pictures that are decoded at once: some formats take 4 to 8 bytes a pixel meanwhile. */
const useForDecoding = createMemoryLimit(PIXELS_MAX)
/** No vendor's model uses more than about 2,500 pixels on a side. */
const SIDE_MAX = 4_096
/** How long the conversion of a picture may take. */
const SECONDS_MAX = 20
/** Quality of the JPEGs, 1 to 100. */
const QUALITY = 85

/** Media types of pictures that people may send, as the library `file-type` names them. Not SVG, which may contain scripts. */
const READABLE = ['png', 'apng', 'jpeg', 'webp', 'gif', 'avif', 'tiff', 'heic', 'heif'].map((name) => `image/${name}`)
/** Media types that ClientAsk accepts; an animated picture is converted nevertheless. */
const TAKEN = ['png', 'jpeg', 'webp', 'gif'].map((name) => `image/${name}`)
const HEIC = ['image/heic', 'image/heif']

/**
 * Converts a picture to one that ClientAsk accepts: unchanged if it is accepted already, else its first frame as JPEG, upright,
 * on white, without metadata such as place and camera. Fails with `UnusableFile`; an aborted signal throws its reason.
 */
export async function toPicture(bytes: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
  // The type is detected from the bytes before sharp reads them, because sharp would also open SVG.
  const mediaType = (await mediaTypeOf(bytes)) ?? 'nothing known'
  if (!READABLE.includes(mediaType))
    throw new UnusableFile('unsupported', `${mediaType} is no picture that can be read`)
  try {
    // How many pixels a HEIC picture has is known only after it was opened.
    if (HEIC.includes(mediaType))
      return await useForDecoding(PIXELS_MAX, signal, async () => await asJpeg(await opened(bytes, signal)))
    const { default: sharp } = await import('sharp')
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (metadata.width * metadata.height > PIXELS_MAX) throw new UnusableFile('tooLarge', 'has too many pixels')
    if (TAKEN.includes(mediaType) && isFine(metadata, bytes)) return bytes
    return await useForDecoding(metadata.width * metadata.height, signal, () =>
      asJpeg(sharp(bytes, { limitInputPixels: PIXELS_MAX, sequentialRead: true, failOn: 'truncated', pages: 1 })),
    )
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw error instanceof UnusableFile ? error : new UnusableFile('damaged', 'the picture cannot be read', error)
  }
}

/** Whether a picture can be sent unchanged. Models ignore its orientation tag, so a picture with one must be rotated. */
const isFine = ({ pages = 1, orientation = 1 }: Metadata, { length }: Uint8Array): boolean =>
  pages === 1 && orientation === 1 && length <= fileBytesMax.image

async function opened(bytes: Uint8Array, signal: AbortSignal): Promise<Sharp> {
  const { data, width, height } = await heicPixels({ bytes, pixelsMax: PIXELS_MAX }, signal)
  const { default: sharp } = await import('sharp')
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: PIXELS_MAX })
}

const asJpeg = (picture: Sharp): Promise<Buffer> =>
  picture
    .autoOrient()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS_MAX })
    .jpeg({ quality: QUALITY })
    .toBuffer()

const WORKER = new URL('./heic-worker.ts', import.meta.url)
/** How long a HEIC picture may take to open, in ms. */
const TIMEOUT_MS = 30_000

/**
 * The pixels of a phone's HEIC picture. sharp is built without HEIC, whose coding is patented, so libheif as WebAssembly (LGPL,
 * unchanged, kept up to date with libheif) decodes it. Fails with `UnusableFile`; an aborted signal throws its reason.
 */
const heicPixels = (job: Job, signal: AbortSignal): Promise<Pixels> =>
  inWorker(WORKER, job, { signal, timeoutMs: TIMEOUT_MS })
