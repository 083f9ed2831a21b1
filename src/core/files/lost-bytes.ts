import { AppError } from '../../contract/errors.ts'
import type { StoredFile } from '../ports/files.ts'
import type { Blobs, Log } from '../ports/ports.ts'

/**
 * Fails with `error` if the bytes of a file are gone: where a backup was restored without the uploads, or somebody removed them. The
 * log names them.
 */
export async function expectBytes(
  { blobs, log }: { blobs: Blobs; log: Log },
  { id, content }: Pick<StoredFile, 'id' | 'content'>,
  error: 'noSuchFile' | 'unknownFile',
): Promise<void> {
  if (content !== undefined && (await blobs.has(content.blob))) return
  log.error(
    { file: id, blob: content?.blob },
    'the bytes of an uploaded file are gone; restore the uploads of a backup',
  )
  throw new AppError(error, `The bytes of the file ${id} are gone; upload it again.`)
}
