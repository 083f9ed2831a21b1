import { AppError } from '../../contract/errors.ts'
import { FILE_BYTES_MAX, fileBytesMax } from '../../contract/file.ts'
import type { Content } from '../ports/files.ts'
import type { Blobs } from '../ports/ports.ts'
import { type Format, formatOf, HEAD_BYTES } from './formats.ts'
import { watchForAnimation } from './gif-animation.ts'

/** `length`: the announced size in bytes. Reading `bytes` fails if the sender disconnects. */
export type Incoming = { bytes: AsyncIterable<Uint8Array>; length: number | undefined }

/**
 * Writes a file to `blob` as it arrives. Fails with `wrongFormat` or `fileTooLarge` as early as possible, and then keeps nothing.
 */
export async function receiveContent(blobs: Blobs, blob: string, { bytes, length }: Incoming): Promise<Content> {
  if (length !== undefined && length > FILE_BYTES_MAX) throw tooLarge('file', FILE_BYTES_MAX)
  let known: Known | undefined
  let size = 0

  async function* checked() {
    for await (const piece of headFirst(bytes)) {
      known ??= await recognise(piece)
      size += piece.length
      const limit = fileBytesMax[known.kind]
      if (Math.max(size, length ?? 0) > limit) throw tooLarge(known.kind, limit)
      if (known.isAnimated(piece)) throw new AppError('wrongFormat', 'The GIF is animated; send a still one.')
      yield piece
    }
  }

  await blobs.write(blob, checked())
  if (known === undefined) throw new AppError('wrongFormat', 'The file is empty.')
  return { blob, mediaType: known.mediaType, size }
}

type Known = Format & { isAnimated: (piece: Uint8Array) => boolean }

async function recognise(head: Uint8Array): Promise<Known> {
  const format = await formatOf(head)
  if (format !== undefined) return { ...format, isAnimated: watchForAnimation(format.mediaType) }
  const message =
    'The file, by its bytes, is none of PNG, JPEG, WEBP, GIF (pictures), WAV (audio), MP4, MKV, AVI, FLV, MPEG (video).'
  throw new AppError('wrongFormat', message)
}

const tooLarge = (what: string, limit: number): AppError =>
  new AppError('fileTooLarge', `The ${what} is larger than ${limit / 2 ** 20} MB (${limit} bytes).`)

/** The same bytes, with a first piece of at least HEAD_BYTES, or of everything if there is less. */
async function* headFirst(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array()
  for await (const piece of bytes) {
    if (head === undefined) yield piece
    else {
      head = Buffer.concat([head, piece])
      if (head.length < HEAD_BYTES) continue
      yield head
      head = undefined
    }
  }
  if (head !== undefined && head.length > 0) yield head
}
