/** The bytes of a file: where the Blobs keep them, and what they are. `size` in bytes. */
export type Content = { blob: string; mediaType: string; size: number }
/** An upload. Until its bytes came it has no content; until it is confirmed they may be replaced, and nobody may use it. */
export type StoredFile = {
  id: number
  workspaceId: number
  name: string
  content: Content | undefined
  confirmed: boolean
}
/** What a chatbot needs a file for: a question in one of its sessions, or one of its pictures. */
export type FilePurpose = 'question' | 'ChatProfilePicture' | 'ChatIcon'

/** Uploads of all workspaces, and which chatbots use them. Content that is given up becomes a loose blob. */
export type FileStore = {
  insert(file: Pick<StoredFile, 'workspaceId' | 'name'>): Promise<number>
  byIds(ids: number[]): Promise<StoredFile[]>
  /** Gives a file its content in place of any earlier one; false when it was confirmed, or removed, before. */
  fill(id: number, content: Content): Promise<boolean>
  confirm(id: number): Promise<void>
  /** Bytes of a workspace's files that have content and are not confirmed. */
  unconfirmedBytes(workspaceId: number): Promise<number>
  /** Keeps the files as long as the chatbot; false when one of them is gone. */
  use(ids: number[], chatbotId: number, purpose: FilePurpose): Promise<boolean>
  /** Ends what `use` began, for all files of that purpose. */
  release(chatbotId: number, purpose: FilePurpose): Promise<void>
  /** Removes the files that no chatbot has used since `before`. */
  removeUnused(before: number): Promise<void>
}

/** Names of blobs that are no file's content: still being written, or to be removed. */
export type BlobRemovalStore = {
  /** Lets a name be removed from then on, unless it has become a file's content. */
  schedule(name: string, removableAt: number): Promise<void>
  /** Lets a scheduled name be removed at once; does nothing when it has become a file's content. */
  scheduleNow(name: string): Promise<void>
  /** At most `limit` names whose time has come. */
  due(limit: number): Promise<string[]>
  forget(names: string[]): Promise<void>
}
