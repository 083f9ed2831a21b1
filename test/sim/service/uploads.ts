import type { Envelope } from '../../../src/contract/envelope.ts'
import type { Answered, Service } from './service.ts'

type Begun = { FileStoreId: string; PreUploadUrl: string }
export type Uploaded = { FileId: number; FileName: string; Size: number; MediaType: string }
type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

export async function answered(response: Response): Promise<Answered> {
  return { status: response.status, headers: response.headers, envelope: (await response.json()) as Envelope }
}

/** PUTs bytes at an address, without any key. */
export const put = async (url: string, body: Body): Promise<Answered> =>
  answered(await fetch(url, { method: 'PUT', body, ...(body instanceof ReadableStream && { duplex: 'half' }) }))

export const begin = (service: Service, fileName = 'a.png'): Promise<Begun> =>
  service.data<Begun>('/chat/User/GetPreUploadUrl', { fileName })

export const confirm = (service: Service, FileStoreId: string, headers?: Record<string, string>): Promise<Answered> =>
  service.post('/chat/User/ConfirmUpload', { FileStoreId }, headers)

/** The three steps; every one must succeed. */
export async function upload(service: Service, body: Body, fileName = 'a.png'): Promise<Uploaded> {
  const { FileStoreId, PreUploadUrl } = await begin(service, fileName)
  const { envelope } = await put(PreUploadUrl, body)
  if (!envelope.Success) throw new Error(envelope.Message)
  return await service.data<Uploaded>('/chat/User/ConfirmUpload', { FileStoreId })
}

/** The shortcut: one form with these parts. */
export async function postForm(
  service: Service,
  parts: [name: string, value: string | { bytes: Uint8Array<ArrayBuffer>; name: string }][],
): Promise<Answered> {
  const form = new FormData()
  for (const [name, value] of parts)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([value.bytes]), value.name)
  const headers = { authorization: service.keys.secret }
  return answered(await fetch(`${service.url}/chat/User/Upload`, { method: 'POST', headers, body: form }))
}

/** A body that a test feeds piece by piece. */
export function fed(): { body: ReadableStream<Uint8Array>; feed: (bytes: Uint8Array) => void; end: () => void } {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const ignore = () => undefined // a body that was refused takes no more
  return {
    body: readable,
    feed: (bytes) => void writer.write(bytes).catch(ignore),
    end: () => void writer.close().catch(ignore),
  }
}
