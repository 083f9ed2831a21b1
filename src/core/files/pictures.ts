import type { SettingsPatch } from '../../contract/chatbot.ts'
import type { FieldError } from '../../contract/envelope.ts'
import type { Clock, Store } from '../ports/ports.ts'
import { kindOf } from './formats.ts'
import type { Signer } from './signed-urls.ts'

/** Settings whose value is the file id of a picture. */
const pictures = ['ChatProfilePicture', 'ChatIcon'] as const

/**
 * Records which uploaded pictures a chatbot uses. Returns an error for each that is no picture of the workspace; such a one is
 * not recorded.
 */
export async function usePictures(
  store: Store,
  chatbot: { id: number; workspaceId: number },
  patch: SettingsPatch,
): Promise<FieldError[]> {
  const errors: FieldError[] = []
  for (const name of pictures) {
    const value = patch[name]
    if (value === undefined) continue
    await store.files.release(chatbot.id, name)
    if (value === null || value === '') continue
    const id = await pictureId(store, chatbot.workspaceId, value)
    if (id === undefined || !(await store.files.use([id], chatbot.id, name)))
      errors.push({ Field: name, Message: 'must be the FileId of an uploaded picture of your workspace, or empty' })
  }
  return errors
}

async function pictureId(store: Store, workspaceId: number, value: string): Promise<number | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(value)) return undefined
  const [file] = await store.files.byIds([Number(value)])
  if (file?.workspaceId !== workspaceId || !file.confirmed) return undefined
  return kindOf(file.content?.mediaType ?? '') === 'image' ? file.id : undefined
}

const HOUR_MS = 3_600_000

/**
 * Signed addresses of a chatbot's pictures, valid for one to two hours. They stay the same within an hour, so that browsers can
 * cache the pictures.
 */
export function pictureAddresses(
  settings: { ChatProfilePicture?: string; ChatIcon?: string },
  { signer, now, baseUrl }: { signer: Signer; now: Clock; baseUrl: string },
): { ChatProfilePictureUrl?: string; ChatIconUrl?: string } {
  const expiresAt = (Math.floor(now() / HOUR_MS) + 2) * HOUR_MS
  const entries = pictures.flatMap((name) => {
    const id = Number(settings[name] || 0)
    return id > 0 ? [[`${name}Url`, signer.address('get', id, expiresAt, baseUrl)]] : []
  })
  return Object.fromEntries(entries)
}
