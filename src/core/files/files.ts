import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Api } from '../../contract/api.ts'
import { AppError } from '../../contract/errors.ts'
import { HOUR_MS, MINUTE_MS } from '../../contract/fields/times.ts'
import { DOWNLOAD_HOURS, GetPreUploadUrl, UPLOAD_MINUTES } from '../../contract/file.ts'
import { validate } from '../../contract/validation/validate.ts'
import type { Handlers } from '../handlers.ts'
import type { Content, StoredFile } from '../ports/files.ts'
import type { Blobs, Clock, Log, Part, Store } from '../ports/ports.ts'
import { createArrivingUploads } from './arriving-uploads.ts'
import { type Cleaning, UNUSED_LIFE_MS } from './cleaning.ts'
import { expectBytes } from './lost-bytes.ts'
import { type Incoming, receiveContent } from './receiving.ts'
import type { Signed, Signer } from './signed-urls.ts'
import { createUploadQuota, type UploadQuota } from './upload-quota.ts'

const UPLOAD_LIFE_MS = UPLOAD_MINUTES * MINUTE_MS
export const DOWNLOAD_LIFE_MS = DOWNLOAD_HOURS * HOUR_MS

type Deps = { store: Store; blobs: Blobs; now: Clock; log: Log; signer: Signer; cleaning: Cleaning }

/** `tag` names the bytes, which never change. */
type OpenFile = { name: string; mediaType: string; size: number; tag: string; read: (part?: Part) => Readable }

export type FileService = {
  handlers: Pick<Handlers<Api>, 'GetPreUploadUrl' | 'ConfirmUpload' | 'Upload' | 'FileList'>
  /**
   * Stores the bytes PUT to a signed address; replaces earlier ones. The address must be valid when the bytes begin to arrive.
   * Fails with `uploadUnderWay` during another PUT to it.
   */
  receive(address: Signed, incoming: Incoming): Promise<null>
  /** Finds the confirmed file of a signed address. */
  open(address: Signed): Promise<OpenFile>
  /** Ends uploads that pause, and after `graceMs` all of them, with `stopping`. */
  close(graceMs: number): void
}

export function createFileService(deps: Deps): FileService {
  const { store, blobs, signer } = deps
  const arriving = createArrivingUploads()
  const quota = createUploadQuota(store)
  const receiving = { ...deps, arriving, quota }

  return {
    handlers: fileHandlers(receiving),

    async receive(address, incoming) {
      const id = signer.check('put', address)
      const unconfirmed = async () => {
        const file = await fileThat(store, id, () => true)
        if (file.confirmed) throw new AppError('uploadConfirmed')
        return file
      }
      await quota.alone(id, async () => {
        const { workspaceId } = await unconfirmed()
        await storeContent(receiving, { workspaceId, incoming }, async (content) => {
          if (await store.files.fill(id, content)) return
          await unconfirmed()
          throw new AppError('noSuchFile')
        })
      })
      return null
    },

    async open(address) {
      const file = await fileThat(store, signer.check('get', address), ({ confirmed }) => confirmed)
      const { name, content } = file
      if (content === undefined) throw new AppError('noSuchFile')
      await expectBytes(deps, file, 'noSuchFile')
      const { blob: tag, mediaType, size } = content
      return { name, mediaType, size, tag, read: (part) => blobs.read(tag, part) }
    },

    close: (graceMs) => arriving.close(graceMs),
  }
}

type Receiving = Deps & { arriving: ReturnType<typeof createArrivingUploads>; quota: UploadQuota }

function fileHandlers(receiving: Receiving): FileService['handlers'] {
  const { store, now, signer } = receiving
  return {
    async GetPreUploadUrl({ workspaceId, baseUrl }, { fileName }) {
      const id = await store.files.insert({ workspaceId, name: fileName })
      const expiresAt = now() + UPLOAD_LIFE_MS
      return { FileStoreId: String(id), PreUploadUrl: signer.url('put', { id, expiresAt, baseUrl }) }
    },

    async ConfirmUpload(caller, { FileStoreId }) {
      const id = /^[1-9]\d{0,14}$/.test(FileStoreId) ? Number(FileStoreId) : 0
      const own = (file: StoredFile) => file.workspaceId === caller.workspaceId
      if ((await fileThat(store, id, own)).content === undefined) throw new AppError('nothingUploaded')
      await store.files.confirm(id)
      // Read again: a PUT may have replaced the content before the confirmation.
      return uploadedFile(await fileThat(store, id, own))
    },

    async Upload({ workspaceId }, { name, bytes }) {
      const { fileName } = validate(GetPreUploadUrl.input, { fileName: name })
      const incoming = { bytes, length: undefined }
      return await storeContent(receiving, { workspaceId, incoming }, (content) =>
        store.transaction(async ({ files }) => {
          const id = await files.insert({ workspaceId, name: fileName })
          await files.fill(id, content)
          await files.confirm(id)
          return uploadedFile({ id, name: fileName, content })
        }),
      )
    },

    async FileList({ workspaceId, baseUrl }, { fileIds }) {
      const known = new Map((await store.files.byIds(fileIds)).map((file) => [file.id, file]))
      const own = fileIds.flatMap((id) => {
        const file = known.get(id)
        return file?.confirmed && file.workspaceId === workspaceId ? [file] : []
      })
      const expiresAt = now() + DOWNLOAD_LIFE_MS
      const List = own.map((file) => ({
        ...uploadedFile(file),
        Url: signer.url('get', { id: file.id, expiresAt, baseUrl }),
      }))
      return { List }
    },
  }
}

/** The file of that id. Fails with `noSuchFile` if it is unknown or `may` refuses it. */
async function fileThat(store: Store, id: number, may: (file: StoredFile) => boolean): Promise<StoredFile> {
  const [file] = await store.files.byIds([id])
  if (file === undefined || !may(file)) throw new AppError('noSuchFile')
  return file
}

/** Stores incoming bytes as a blob and passes its metadata to `save`. If anything fails, the blob is removed. */
async function storeContent<T>(
  { store, blobs, now, cleaning, arriving, quota }: Receiving,
  { workspaceId, incoming }: { workspaceId: number; incoming: Incoming },
  save: (content: Content) => Promise<T>,
): Promise<T> {
  const blob = randomUUID()
  // Scheduled for removal before the first byte, so that the sweep finds what a crash leaves behind.
  await store.blobRemovals.schedule(blob, now() + UNUSED_LIFE_MS)
  try {
    const endable = { ...incoming, bytes: arriving.endable(incoming.bytes) }
    return await quota.metered(workspaceId, endable, async (metered) =>
      save(await receiveContent(blobs, blob, metered)),
    )
  } catch (error) {
    await store.blobRemovals.scheduleNow(blob)
    throw error
  } finally {
    await cleaning.clearBlobs()
  }
}

function uploadedFile({ id, name, content }: Pick<StoredFile, 'id' | 'name' | 'content'>) {
  if (content === undefined) throw new AppError('nothingUploaded')
  return { FileId: id, FileName: name, Size: content.size, MediaType: content.mediaType }
}
