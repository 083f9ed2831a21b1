/** A file's bytes: name of the blob, media type, and `size` in bytes. */
export type Content = { blob: string; mediaType: string; size: number }
/**
 * An upload. `content` is undefined until bytes arrive. Until it is confirmed, the bytes can be replaced and nobody can use the
 * file.
 */
export type StoredFile = {
  id: number
  workspaceId: number
  name: string
  content: Content | undefined
  confirmed: boolean
}
/** Why a chatbot uses a file: a question in one of its sessions, or one of its pictures. */
export type FilePurpose = 'question' | 'ChatProfilePicture' | 'ChatIcon'

/** Uploads of all workspaces, and the chatbots that use them. Blobs of replaced or removed content are scheduled for removal. */
export type FileStore = {
  insert(file: Pick<StoredFile, 'workspaceId' | 'name'>): Promise<number>
  byIds(ids: number[]): Promise<StoredFile[]>
  /** Files with content and an ID after `after`, oldest first, at most `limit`. */
  withContent(after: number, limit: number): Promise<StoredFile[]>
  /** Sets or replaces a file's content; false if it was already confirmed or removed. */
  fill(id: number, content: Content): Promise<boolean>
  confirm(id: number): Promise<void>
  /** Total size of a workspace's uploaded but unconfirmed files, in bytes. */
  unconfirmedBytes(workspaceId: number): Promise<number>
  /** Keeps the files as long as the chatbot exists; false if one of them does not exist. */
  use(ids: number[], chatbotId: number, purpose: FilePurpose): Promise<boolean>
  /** Undoes `use` for all files of that purpose. */
  release(chatbotId: number, purpose: FilePurpose): Promise<void>
  /** Removes at most `limit` files that no chatbot has used since `before` (ms). Returns how many. */
  removeUnused(before: number, limit: number): Promise<number>
}

/** Names of blobs that are no file's content: still being written, or due for removal. */
export type BlobRemovalStore = {
  /** Makes a blob removable from `removableAt` (ms), unless it becomes a file's content before. */
  schedule(name: string, removableAt: number): Promise<void>
  /** Makes a scheduled blob removable at once; no effect if it has become a file's content. */
  scheduleNow(name: string): Promise<void>
  /** At most `limit` names after `after` that may be removed now, in the database's order of names. */
  due(after: string, limit: number): Promise<string[]>
  forget(names: string[]): Promise<void>
}
