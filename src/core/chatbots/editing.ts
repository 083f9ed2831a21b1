import { randomInt } from 'node:crypto'
import type { Settings, SettingsPatch } from '../../contract/chatbot/settings.ts'
import type { FieldError } from '../../contract/envelope.ts'
import { AppError } from '../../contract/errors.ts'
import { expectNone } from '../../contract/validation/validate.ts'
import { kindOf } from '../files/formats.ts'
import { beginDailyMails } from '../people/daily-mails/schedule.ts'
import type { Models } from '../ports/models.ts'
import type { Clock, Store } from '../ports/ports.ts'
import { ownChatbot, settingsOf } from './chatbots.ts'

type Deps = { store: Store; models: Models; now: Clock }

/** Creates a chatbot with these settings. Returns its serial number. Fails with `invalidFields` on a bad model or picture. */
export async function addChatbot(
  { store, models, now }: Deps,
  workspaceId: number,
  patch: SettingsPatch,
): Promise<string> {
  const serialNumber = newSerialNumber()
  await store.transaction(async (within) => {
    const settings = inListedSpelling(models, patched({}, patch))
    const id = await within.chatbots.insert({ workspaceId, serialNumber, settings })
    await recordReferences({ store: within, models }, { id, workspaceId }, patch)
    await beginDailyMails(within, { id, before: {}, after: settings, now: now() })
  })
  return serialNumber
}

type Edit = {
  workspaceId: number
  serialNumber: string
  patch: SettingsPatch
  systemMessageWas?: string | null | undefined
}

/**
 * Changes settings of a chatbot. Returns the names of those that it changed. Fails with `noSuchChatbot`, `invalidFields` or, if
 * SystemMessage is not `systemMessageWas` any more, `settingsChanged`.
 */
export async function editChatbot(
  { store, models, now }: Deps,
  { workspaceId, serialNumber, patch, systemMessageWas: was }: Edit,
): Promise<string[]> {
  return await store.transaction(async (within) => {
    const { id } = await ownChatbot(within, { workspaceId }, serialNumber)
    // Locked, so that of two edits at once neither overwrites fields that it does not name.
    await within.chatbots.lock(id)
    const chatbot = await ownChatbot(within, { workspaceId }, serialNumber)
    if (was !== undefined && was !== null && was !== settingsOf(chatbot, models).SystemMessage)
      throw new AppError('settingsChanged')
    await recordReferences({ store: within, models }, chatbot, patch)
    const settings = inListedSpelling(models, patched(chatbot.settings, patch))
    await within.chatbots.saveSettings(id, settings)
    await beginDailyMails(within, { id, before: chatbot.settings, after: settings, now: now() })
    return changedNames(chatbot.settings, settings)
  })
}

const changedNames = (before: Partial<Settings>, after: Partial<Settings>): string[] => {
  const names = Object.keys({ ...before, ...after }) as (keyof Settings)[]
  return names.filter((name) => before[name] !== after[name])
}

/** `settings` changed by `patch`: a value sets the field, null restores the default, undefined leaves it. */
function patched(settings: Partial<Settings>, patch: SettingsPatch): Partial<Settings> {
  const changes = Object.entries(patch).filter(([, value]) => value !== undefined)
  const kept = Object.entries({ ...settings, ...Object.fromEntries(changes) }).filter(([, value]) => value !== null)
  return Object.fromEntries(kept)
}

/** Settings with the model's key as ModelList spells it. */
function inListedSpelling(models: Models, settings: Partial<Settings>): Partial<Settings> {
  const model = settings.Model === undefined ? undefined : models.byKey(settings.Model)
  return model === undefined ? settings : { ...settings, Model: model.key }
}

type References = Pick<Deps, 'store' | 'models'>

/** An error for each model and picture that a patch names and that the workspace cannot use. */
export const referenceErrors = async (
  { store, models }: References,
  workspaceId: number,
  patch: SettingsPatch,
): Promise<FieldError[]> => [...modelErrors(models, patch), ...(await pictureErrors(store, workspaceId, patch))]

/** Records the pictures that a patch names. Fails on a bad one or a bad model, which rolls the transaction back. */
async function recordReferences(
  { store, models }: References,
  chatbot: { id: number; workspaceId: number },
  patch: SettingsPatch,
): Promise<void> {
  expectNone(await referenceErrors({ store, models }, chatbot.workspaceId, patch))
  expectNone(await usePictures(store, chatbot.id, patch))
}

function modelErrors(models: Models, { Model }: SettingsPatch): FieldError[] {
  if (Model === undefined || Model === null) return []
  if (models.byKey(Model) !== undefined) return []
  const usable = models.list().filter((model) => model.usable)
  const known = models.list().some(({ key }) => key.toLowerCase() === Model.toLowerCase())
  const why = known ? 'has no key configured on this server' : 'is no known model'
  return [{ Field: 'Model', Message: `${why}; use one of ${usable.map(({ key }) => key).join(', ')}` }]
}

/** Letters and digits without look-alikes (no 0/O, 1/I/L), since people read serial numbers aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const newSerialNumber = (): string =>
  Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Settings whose value is the file id of a picture. */
export const pictures = ['ChatProfilePicture', 'ChatIcon'] as const

const NO_PICTURE = 'must be the FileId of an uploaded picture of your workspace, or empty'

async function pictureErrors(store: Store, workspaceId: number, patch: SettingsPatch): Promise<FieldError[]> {
  const errors: FieldError[] = []
  for (const name of pictures) {
    const value = patch[name]
    if (value && (await pictureId(store, workspaceId, value)) === undefined)
      errors.push({ Field: name, Message: NO_PICTURE })
  }
  return errors
}

/** Records which uploaded pictures a chatbot uses, after `pictureErrors`. Returns an error for each that is removed meanwhile. */
async function usePictures(store: Store, chatbotId: number, patch: SettingsPatch): Promise<FieldError[]> {
  const errors: FieldError[] = []
  for (const name of pictures) {
    const value = patch[name]
    if (value === undefined) continue
    await store.files.release(chatbotId, name)
    if (value && !(await store.files.use([Number(value)], chatbotId, name)))
      errors.push({ Field: name, Message: NO_PICTURE })
  }
  return errors
}

async function pictureId(store: Store, workspaceId: number, value: string): Promise<number | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(value)) return undefined
  const [file] = await store.files.byIds([Number(value)])
  if (file?.workspaceId !== workspaceId || !file.confirmed) return undefined
  return kindOf(file.content?.mediaType ?? '') === 'image' ? file.id : undefined
}
