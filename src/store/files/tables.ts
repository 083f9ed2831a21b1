import type { Generated } from 'kysely'

export type FileTable = {
  id: Generated<number>
  workspace_id: number
  name: string
  /** the upload: name of its blob, recognised media type, size in bytes */
  blob: string | null
  media_type: string | null
  size: number | null
  created_at: number
  confirmed_at: number | null
  /** null while a chatbot uses it */
  unused_since: number | null
}
