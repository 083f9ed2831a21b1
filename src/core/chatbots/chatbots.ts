import { randomInt } from 'node:crypto'
import type { Api } from '../../contract/api.ts'
import { defaultSettings, type Settings, type SettingsPatch } from '../../contract/chatbot.ts'
import type { Output } from '../../contract/endpoint.ts'
import type { FieldError } from '../../contract/envelope.ts'
import { AppError } from '../../contract/errors.ts'
import { HOUR_MS, pageOf } from '../../contract/fields.ts'
import { invalid } from '../../contract/validate.ts'
import type { Cleaning } from '../files/cleaning.ts'
import { kindOf } from '../files/formats.ts'
import type { Signer } from '../files/signed-urls.ts'
import type { Caller, Handlers } from '../handlers.ts'
import { arrayIfShort } from '../long-lists.ts'
import { beginDailyMails } from '../people/daily-mails/schedule.ts'
import type { Models } from '../ports/models.ts'
import type { Clock, Store } from '../ports/ports.ts'
import type { Chatbot } from '../ports/sessions.ts'

type Deps = { store: Store; models: Models; signer: Signer; now: Clock; cleaning: Cleaning }
type Names = 'Add' | 'Edit' | 'Remove' | 'Detail' | 'List' | 'ModelList'

export function chatbotHandlers({ store, models, signer, now, cleaning }: Deps): Pick<Handlers<Api>, Names> {
  /** All settings with defaults filled in, plus signed addresses of the pictures. */
  const detail = ({ baseUrl }: Caller, chatbot: Chatbot) => ({
    serialNumber: chatbot.serialNumber,
    ...settingsOf(chatbot, models),
    ...pictureAddresses(chatbot.settings, { signer, now, baseUrl }),
  })

  /** Checks and records the model and pictures that a patch names; throws on a bad one, which rolls the transaction back. */
  async function checkAndRecordReferences(
    within: Store,
    chatbot: { id: number; workspaceId: number },
    patch: SettingsPatch,
  ) {
    const errors = [...modelErrors(models, patch), ...(await usePictures(within, chatbot, patch))]
    if (errors.length > 0) throw invalid(errors)
  }

  return {
    async Add({ workspaceId }, { type: _type, ...patch }) {
      const serialNumber = newSerialNumber()
      await store.transaction(async (within) => {
        const settings = patched({}, patch)
        const id = await within.chatbots.insert({ workspaceId, serialNumber, settings })
        await checkAndRecordReferences(within, { id, workspaceId }, patch)
        await beginDailyMails(within, { id, before: {}, after: settings, now: now() })
      })
      return serialNumber
    },

    async Edit(caller, { serialNumber, SystemMessageWas: was, ...patch }) {
      await store.transaction(async (within) => {
        const { id } = await ownChatbot(within, caller, serialNumber)
        // Locked, so that of two edits at once neither overwrites fields that it does not name.
        await within.chatbots.lock(id)
        const chatbot = await ownChatbot(within, caller, serialNumber)
        if (was !== undefined && was !== null && was !== settingsOf(chatbot, models).SystemMessage)
          throw new AppError('settingsChanged')
        await checkAndRecordReferences(within, chatbot, patch)
        const settings = patched(chatbot.settings, patch)
        await within.chatbots.saveSettings(id, settings)
        await beginDailyMails(within, { id, before: chatbot.settings, after: settings, now: now() })
      })
      return 1
    },

    async Remove(caller, { serialNumber }) {
      const chatbot = await ownChatbot(store, caller, serialNumber)
      await store.chatbots.remove(chatbot.id)
      await cleaning.clearBlobs()
      return 1
    },

    async Detail(caller, { serialNumber }) {
      return detail(caller, await ownChatbot(store, caller, serialNumber))
    },

    async List(caller, page) {
      const found = store.chatbots.list(caller.workspaceId, pageOf(page))
      async function* rows(): AsyncGenerator<Output<Api['Detail']>, undefined> {
        for await (const chatbot of found) yield detail(caller, chatbot)
      }
      const VirtualCount = await store.chatbots.count(caller.workspaceId)
      return { List: await arrayIfShort(rows(), (row) => JSON.stringify(row).length), VirtualCount }
    },

    async ModelList() {
      return models.list().map(({ key, name, usable }) => ({ Key: key, Value: name, Status: usable }))
    },
  }
}

/** The chatbot of that serial number. Fails with `noSuchChatbot` also if it belongs to another workspace. */
export async function ownChatbot(store: Store, caller: Caller, serialNumber: string): Promise<Chatbot> {
  const chatbot = await store.chatbots.bySerial(serialNumber)
  if (chatbot?.workspaceId !== caller.workspaceId) throw new AppError('noSuchChatbot')
  return chatbot
}

/** All settings with defaults filled in. */
export const settingsOf = ({ settings }: Chatbot, models: Models): Settings => ({
  ...defaultSettings,
  Model: models.defaultKey,
  ...settings,
})

/** `settings` changed by `patch`: a value sets the field, null restores the default, undefined leaves it. */
function patched(settings: Partial<Settings>, patch: SettingsPatch): Partial<Settings> {
  const changes = Object.entries(patch).filter(([, value]) => value !== undefined)
  const kept = Object.entries({ ...settings, ...Object.fromEntries(changes) }).filter(([, value]) => value !== null)
  return Object.fromEntries(kept)
}

function modelErrors(models: Models, { Model }: SettingsPatch): FieldError[] {
  if (Model === undefined || Model === null) return []
  if (models.byKey(Model) !== undefined) return []
  const usable = models.list().filter((model) => model.usable)
  const known = models.list().some(({ key }) => key === Model)
  const why = known ? 'has no key configured on this server' : 'is no known model'
  return [{ Field: 'Model', Message: `${why}; use one of ${usable.map(({ key }) => key).join(', ')}` }]
}

/** Letters and digits without look-alikes (no 0/O, 1/I/L), since people read serial numbers aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const newSerialNumber = (): string =>
  Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Settings whose value is the file id of a picture. */
const pictures = ['ChatProfilePicture', 'ChatIcon'] as const

/**
 * Records which uploaded pictures a chatbot uses. Returns an error for each that is no picture of the workspace; such a one is
 * not recorded.
 */
async function usePictures(
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

/**
 * Signed addresses of a chatbot's pictures, valid for one to two hours. They stay the same within an hour, so that browsers can
 * cache the pictures.
 */
function pictureAddresses(
  settings: { ChatProfilePicture?: string; ChatIcon?: string },
  { signer, now, baseUrl }: { signer: Signer; now: Clock; baseUrl: string },
): { ChatProfilePictureUrl?: string; ChatIconUrl?: string } {
  const expiresAt = (Math.floor(now() / HOUR_MS) + 2) * HOUR_MS
  const entries = pictures.flatMap((name) => {
    const id = Number(settings[name] || 0)
    return id > 0 ? [[`${name}Url`, signer.url('get', id, expiresAt, baseUrl)]] : []
  })
  return Object.fromEntries(entries)
}
