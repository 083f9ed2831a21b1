import type { Api } from '../../contract/api.ts'
import type { Output } from '../../contract/endpoint.ts'
import { pageOf } from '../../contract/fields/paging.ts'
import { HOUR_MS } from '../../contract/fields/times.ts'
import type { Cleaning } from '../files/cleaning.ts'
import type { Signer } from '../files/signed-urls.ts'
import type { Caller, Handlers } from '../handlers.ts'
import { arrayIfShort } from '../long-lists.ts'
import type { Models } from '../ports/models.ts'
import type { Clock, Store } from '../ports/ports.ts'
import type { Chatbot } from '../ports/sessions.ts'
import { ownChatbot, settingsOf } from './chatbots.ts'
import { addChatbot, editChatbot, pictures } from './editing.ts'

type Deps = { store: Store; models: Models; signer: Signer; now: Clock; cleaning: Cleaning }
type Names = 'Add' | 'Edit' | 'Remove' | 'Detail' | 'List' | 'ModelList'

export function chatbotHandlers({ store, models, signer, now, cleaning }: Deps): Pick<Handlers<Api>, Names> {
  /** All settings with defaults filled in, plus signed addresses of the pictures. */
  const detail = ({ baseUrl }: Caller, chatbot: Chatbot) => ({
    serialNumber: chatbot.serialNumber,
    ...settingsOf(chatbot, models),
    ...pictureAddresses(chatbot.settings, { signer, now, baseUrl }),
  })

  return {
    Add: ({ workspaceId }, { type: _type, ...patch }) => addChatbot({ store, models, now }, workspaceId, patch),

    async Edit({ workspaceId }, { serialNumber, SystemMessageWas: systemMessageWas, ...patch }) {
      await editChatbot({ store, models, now }, { workspaceId, serialNumber, patch, systemMessageWas })
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
    return id > 0 ? [[`${name}Url`, signer.url('get', { id, expiresAt, baseUrl })]] : []
  })
  return Object.fromEntries(entries)
}
