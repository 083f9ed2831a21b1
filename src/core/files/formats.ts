export type MediaKind = 'image' | 'audio' | 'video'
/** `mediaType` is what the file is called outside, by its most usual name. */
export type Format = { kind: MediaKind; mediaType: string }

/** So many first bytes tell every format; file-type reads no further either. */
export const HEAD_BYTES = 4_100

const MB = 2 ** 20
/** Largest file of each kind in bytes, the limit itself allowed. */
export const maxBytes: Record<MediaKind, number> = { image: 20 * MB, video: 100 * MB, audio: 40 * MB }
export const LARGEST = Math.max(...Object.values(maxBytes))

/** The formats that questions take, by what file-type calls them. */
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
  // Let through here so that all moving pictures are refused in one place and for the same reason.
  'image/apng': { kind: 'image', mediaType: 'image/png' },
  'image/jpeg': { kind: 'image', mediaType: 'image/jpeg' },
  'image/webp': { kind: 'image', mediaType: 'image/webp' },
  'image/gif': { kind: 'image', mediaType: 'image/gif' },
}

/** The format of a file by its first bytes, HEAD_BYTES or all there are; undefined when no question takes it. */
export async function formatOf(head: Uint8Array): Promise<Format | undefined> {
  // Loaded with the first file.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head)
  return found && formats[found.mime]
}

/** The kind of a media type that `formatOf` gave. */
export const kindOf = (mediaType: string): MediaKind | undefined =>
  Object.values(formats).find((format) => format.mediaType === mediaType)?.kind
