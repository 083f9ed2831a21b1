import type { Sharp } from 'sharp'
import type { MediaLimits } from '../vendors/media.ts'

/** What would unpack to more than this many pixels is not opened: a small file can hold more than the memory does. */
const PIXELS_MAX = 100_000_000
const QUALITY = 85
/** How much of its sides is left at each further try, where a picture still has too many bytes. */
const SHARES = [1, 0.7, 0.5, 0.35, 0.25]

export type Picture = { mediaType: string; bytes: Buffer }

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
