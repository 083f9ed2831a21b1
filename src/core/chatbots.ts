import { randomInt } from 'node:crypto'
import type { Api } from '../contract/api.ts'
import { defaultSettings, type Settings, type SettingsPatch } from '../contract/chatbot.ts'
import { AppError } from '../contract/envelope.ts'
import { pageOf } from '../contract/fields.ts'
import type { Caller, Handlers } from './handlers.ts'
import type { Chatbot, Model, Store } from './ports.ts'

export type ModelListing = { key: string; name: string; usable: boolean }

export type Models = {
  /** every known model; one that is not usable lacks a key */
  list: () => readonly ModelListing[]
  /** the model of that key, if it is usable here */
  byKey: (key: string) => Model | undefined
  /** the key of the model that a chatbot has when none was chosen */
  defaultKey: string
}

type Deps = { store: Store; models: Models }
type Names = 'Add' | 'Edit' | 'Remove' | 'Detail' | 'List' | 'ModelList'

export function chatbotHandlers({ store, models }: Deps): Pick<Handlers<Api>, Names> {
  return {
    async Add(caller, { type: _type, ...patch }) {
      checkModel(models, patch)
      const serialNumber = newSerialNumber()
      await store.chatbots.insert({ workspaceId: caller.workspaceId, serialNumber, settings: patched({}, patch) })
      return serialNumber
    },

    async Edit(caller, { serialNumber, ...patch }) {
      checkModel(models, patch)
      await store.transaction(async (within) => {
        const chatbot = await ownChatbot(within, caller, serialNumber)
        await within.chatbots.saveSettings(chatbot.id, patched(chatbot.settings, patch))
      })
      return 1
    },

    async Remove(caller, { serialNumber }) {
      const chatbot = await ownChatbot(store, caller, serialNumber)
      await store.chatbots.remove(chatbot.id)
      return 1
    },

    async Detail(caller, { serialNumber }) {
      return detail(await ownChatbot(store, caller, serialNumber), models)
    },

    async List(caller, page) {
      const chatbots = await store.chatbots.list(caller.workspaceId, pageOf(page))
      const VirtualCount = await store.chatbots.count(caller.workspaceId)
      return { List: chatbots.map((chatbot) => detail(chatbot, models)), VirtualCount }
    },

    async ModelList() {
      return models.list().map(({ key, name, usable }) => ({ Key: key, Value: name, Status: usable }))
    },
  }
}

/** A chatbot of the caller's workspace; another workspace's is as unknown as none. */
export async function ownChatbot(store: Store, caller: Caller, serialNumber: string): Promise<Chatbot> {
  const chatbot = await store.chatbots.bySerial(serialNumber)
  if (chatbot?.workspaceId !== caller.workspaceId) throw new AppError('noSuchChatbot')
  return chatbot
}

/** Every setting, defaults filled in. */
export const settingsOf = ({ settings }: Chatbot, models: Models): Settings => ({
  ...defaultSettings,
  Model: models.defaultKey,
  ...settings,
})

const detail = (chatbot: Chatbot, models: Models) => ({
  serialNumber: chatbot.serialNumber,
  ...settingsOf(chatbot, models),
})

/** `settings` changed by `patch`: a value is set, null puts the default back, undefined leaves it. */
function patched(settings: Partial<Settings>, patch: SettingsPatch): Partial<Settings> {
  const changes = Object.entries(patch).filter(([, value]) => value !== undefined)
  const kept = Object.entries({ ...settings, ...Object.fromEntries(changes) }).filter(([, value]) => value !== null)
  return Object.fromEntries(kept) as Partial<Settings>
}

function checkModel(models: Models, { Model }: SettingsPatch): void {
  if (Model === undefined || Model === null) return
  if (models.byKey(Model) !== undefined) return
  const usable = models.list().filter((model) => model.usable)
  const known = models.list().some(({ key }) => key === Model)
  const why = known ? 'has no key configured on this server' : 'is no known model'
  const Message = `${why}; use one of ${usable.map(({ key }) => key).join(', ')}`
  throw new AppError('invalidFields', `Model: ${Message}`, { data: { Errors: [{ Field: 'Model', Message }] } })
}

/** Letters and digits that cannot be taken for one another when read aloud or copied. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const newSerialNumber = (): string =>
  Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
