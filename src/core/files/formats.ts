import type { fileBytesMax } from '../../contract/file.ts'
import { mediaTypeOf } from '../../guards/media-type.ts'

type MediaKind = keyof typeof fileBytesMax
/** `mediaType` is the most common name of the format, and the one that the API shows. */
export type Format = { kind: MediaKind; mediaType: string }

/** Bytes needed to recognise any format: file-type's own limit. */
export const HEAD_BYTES = 4_100

/** Formats accepted in questions, keyed by file-type's media type. */
const formats: Record<string, Format> = {
  'audio/wav': { kind: 'audio', mediaType: 'audio/wav' },
  'video/mp4': { kind: 'video', mediaType: 'video/mp4' },
  'video/x-m4v': { kind: 'video', mediaType: 'video/mp4' },
  'video/matroska': { kind: 'video', mediaType: 'video/x-matroska' },
  'video/vnd.avi': { kind: 'video', mediaType: 'video/x-msvideo' },
  'video/x-flv': { kind: 'video', mediaType: 'video/x-flv' },
  'video/mpeg': { kind: 'video', mediaType: 'video/mpeg' },
  'video/MP1S': { kind: 'video', mediaType: 'video/mpeg' },
  'video/MP2P': { kind: 'video', mediaType: 'video/mpeg' },
  'image/png': { kind: 'image', mediaType: 'image/png' },
  'image/apng': { kind: 'image', mediaType: 'image/png' },
  'image/jpeg': { kind: 'image', mediaType: 'image/jpeg' },
  'image/webp': { kind: 'image', mediaType: 'image/webp' },
  'image/gif': { kind: 'image', mediaType: 'image/gif' },
}

/** Recognises a file by its first bytes (HEAD_BYTES, or the whole file); undefined if questions do not accept it. */
export async function formatOf(head: Uint8Array): Promise<Format | undefined> {
  const found = await mediaTypeOf(head)
  return found === undefined ? undefined : formats[found]
}

/** The kind of a media type returned by `formatOf`. */
export const kindOf = (mediaType: string): MediaKind | undefined =>
  Object.values(formats).find((format) => format.mediaType === mediaType)?.kind
