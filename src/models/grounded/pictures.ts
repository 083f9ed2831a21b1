import sharp from 'sharp'
import type { PictureLimits } from '../vendors/vendor.ts'

/** What would unpack to more than this many pixels is not opened: a small file can hold more than the memory does. */
const PIXELS_MAX = 100_000_000
const QUALITY = 85
/** How much of its sides is left at each further try, where a picture still has too many bytes. */
const SHARES = [1, 0.7, 0.5, 0.35, 0.25]

export type Picture = { mediaType: string; bytes: Buffer }

/** A picture as a vendor takes it: as it is, or smaller and as JPEG, upright, on white. Undefined where it cannot be opened. */
export async function fitPicture(
  picture: Picture,
  { side, bytes, mediaTypes }: PictureLimits,
): Promise<Picture | undefined> {
  try {
    const { width, height } = await sharp(picture.bytes, { limitInputPixels: false }).metadata()
    const longest = Math.max(width, height)
    const fits = longest <= side && picture.bytes.length <= bytes
    if (fits && mediaTypes.includes(picture.mediaType)) return picture
    for (const share of SHARES) {
      const smaller = await asJpeg(picture.bytes, Math.round(Math.min(side, longest) * share))
      if (smaller.length <= bytes) return { mediaType: 'image/jpeg', bytes: smaller }
    }
    return undefined
  } catch {
    // Whatever sharp says of it: a picture that it cannot open is none that a vendor could.
    return undefined
  }
}

const asJpeg = (bytes: Buffer, side: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX, sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer()
