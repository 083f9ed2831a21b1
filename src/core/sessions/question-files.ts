import type { AskType } from '../../contract/chat.ts'
import { AppError } from '../../contract/envelope.ts'
import { kindOf } from '../files/formats.ts'
import type { Blobs, PromptFile, Store } from '../ports/ports.ts'

type Asked = { type: AskType; fileIds: number[] }

/** The files of a question, in its order; each must be a confirmed upload of the workspace, of the question's kind. */
export async function filesOf(
  { store, blobs }: { store: Store; blobs: Blobs },
  workspaceId: number,
  { type, fileIds }: Asked,
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
