import type { Detector } from 'file-type'

/** The first bytes of ZIP and gzip archives, and the byte order mark, behind which one may begin. */
const ARCHIVES = ['PK', '\x1f\x8b', '\xef\xbb\xbf']

/**
 * Ends the detection at an archive, which is never taken. The library would look into it: 16 KB of gzip take 3 s to unpack, and
 * 1 MB of a ZIP without sizes stops the event loop for 130 ms.
 */
const archive: Detector = {
  id: 'archive',
  async detect(tokenizer) {
    const head = Buffer.alloc(3)
    await tokenizer.peekBuffer(head, { length: head.length, mayBeLess: true })
    const begins = head.toString('latin1')
    return ARCHIVES.some((mark) => begins.startsWith(mark))
      ? { ext: 'bin', mime: 'application/octet-stream' }
      : undefined
  },
}

/** The media type of a file by its bytes, as the library file-type names it; undefined if it knows none. */
export async function mediaTypeOf(bytes: Uint8Array): Promise<string | undefined> {
  // Loaded with the first file, to save start-up time.
  const { fileTypeFromBuffer } = await import('file-type')
  return (await fileTypeFromBuffer(bytes, { customDetectors: [archive] }))?.mime
}
