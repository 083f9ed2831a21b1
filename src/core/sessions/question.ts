import { createHash } from 'node:crypto'
import type { ClientAsk } from '../../contract/chat.ts'
import type { Settings } from '../../contract/chatbot.ts'
import type { Input } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/envelope.ts'
import { kindOf } from '../files/formats.ts'
import type { Caller } from '../handlers.ts'
import type { Blobs, NewQuestion, PromptFile, Store } from '../ports/ports.ts'

type Asked = Pick<NewQuestion, 'content' | 'type' | 'fileIds' | 'once'>

/** What a request asks, checked against the rules of its kind and the chatbot's settings. */
export function questionOf(input: Input<typeof ClientAsk>, settings: Settings, { idempotencyKey }: Caller): Asked {
  const type = input.chatAskType ?? 'Text'
  const fileIds = input.fileIds ?? []
  if (type === 'Text' && fileIds.length > 0) throw new AppError('filesWithText')
  if (type === 'Text' && input.content.trim() === '') throw new AppError('emptyContent')
  if (type !== 'Text' && fileIds.length === 0) throw new AppError('filesMissing')
  if (type !== 'Image' && fileIds.length > 1) throw new AppError('oneFileOnly')
  if (type === 'Image' && !settings.EnableUploadImage) throw new AppError('imagesDisabled')
  if (type === 'Audio' && !settings.EnablePushToTalk) throw new AppError('audioDisabled')
  const asked = { content: input.content, type, fileIds }
  const once = idempotencyKey === undefined ? null : { key: idempotencyKey, bodyHash: hashOf(asked) }
  return { ...asked, once }
}

const hashOf = (asked: Omit<Asked, 'once'>): string => createHash('sha256').update(JSON.stringify(asked)).digest('hex')

/** The files of a question, in its order; each must be a confirmed upload of the workspace, of the question's kind. */
export async function filesOf(
  { store, blobs }: { store: Store; blobs: Blobs },
  workspaceId: number,
  { type, fileIds }: Pick<NewQuestion, 'type' | 'fileIds'>,
): Promise<PromptFile[]> {
  if (fileIds.length === 0) return []
  const found = new Map((await store.files.byIds(fileIds)).map((file) => [file.id, file]))
  return fileIds.map((id) => {
    const file = found.get(id)
    if (file?.workspaceId !== workspaceId || !file.confirmed || file.content === undefined)
      throw new AppError('unknownFile', `No uploaded file with the id ${id} exists in your workspace.`)
    const { blob, mediaType, size } = file.content
    if (kindOf(mediaType) !== type.toLowerCase())
      throw new AppError('wrongFormat', `The file ${id} is ${mediaType}, which ${type} questions do not take.`)
    return { id, name: file.name, mediaType, size, open: () => blobs.read(blob) }
  })
}
