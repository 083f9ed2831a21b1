import type { Api } from '../../../contract/api.ts'
import type { Conversation } from '../../../contract/history.ts'
import type { LeadItem } from '../../../contract/lead.ts'
import { invalid } from '../../../contract/validate.ts'
import { type Models, ownChatbot, settingsOf } from '../../chatbots/chatbots.ts'
import type { Cleaning } from '../../files/cleaning.ts'
import { ADDRESS_LIFE_MS } from '../../files/files.ts'
import type { Signer } from '../../files/signed-urls.ts'
import type { Caller, Handlers } from '../../handlers.ts'
import type { Visitor } from '../../ports/people.ts'
import type { Chatbot, Clock, Store } from '../../ports/ports.ts'
import { toConversation, toMessage } from '../../sessions/history.ts'
import { toRow as toWatchRow } from '../../watches/watches.ts'
import { toRow as toLeadItem } from '../leads/keep.ts'
import { forget } from './forgetting.ts'

/** Messages or watches per query. */
const BATCH = 200

type Deps = { store: Store; models: Models; cleaning: Cleaning; signer: Signer; now: Clock }
type Person = { serialNumber: string; visitorId?: string | null | undefined; sessionID?: number | null | undefined }

export function privacyHandlers(deps: Deps): Pick<Handlers<Api>, 'VisitorExport' | 'VisitorForget'> {
  const { store, models, signer, now } = deps

  async function visitorOf(caller: Caller, { serialNumber, visitorId, sessionID }: Person) {
    const chatbot = await ownChatbot(store, caller, serialNumber)
    if (!visitorId === !sessionID)
      throw invalid([{ Field: 'visitorId', Message: 'send either visitorId or sessionID: whose data it is about' }])
    const visitor = sessionID
      ? await store.visitors.bySession(chatbot.id, sessionID)
      : await store.visitors.byVisitorId(chatbot.id, visitorId ?? '')
    return { chatbot, visitor }
  }

  async function conversations({ sessionIds }: Visitor): Promise<Conversation[]> {
    const ids = await store.visitors.messageIds(sessionIds)
    const found: Conversation[] = []
    for (let from = 0; from < ids.length; from += BATCH)
      for (const said of await store.messages.byIds(ids.slice(from, from + BATCH))) {
        if (found.at(-1)?.SessionID !== said.session.id) found.push(toConversation(said.session))
        found.at(-1)?.Messages.push(toMessage(said))
      }
    return found
  }

  async function leads({ sessionIds }: Visitor): Promise<LeadItem[]> {
    const all = []
    for (const id of sessionIds) all.push(...(await store.leads.ofSession(id)))
    return all.map(toLeadItem)
  }

  async function files({ baseUrl }: Caller, { sessionIds }: Visitor) {
    const expiresAt = now() + ADDRESS_LIFE_MS
    const known = await store.files.byIds(await store.visitors.fileIds(sessionIds))
    return known.map(({ id, name, content }) => ({
      FileId: id,
      FileName: name,
      Size: content?.size ?? 0,
      Url: signer.address('get', id, expiresAt, baseUrl),
    }))
  }

  async function watches(chatbot: Chatbot, { chatbotId, visitorId, sessionIds }: Visitor) {
    const scopes = [...sessionIds.map((sessionId) => ({ sessionId })), ...(visitorId === null ? [] : [{ visitorId }])]
    const found = new Map<number, ReturnType<typeof toWatchRow>>()
    const zone = settingsOf(chatbot, models).TimeZone
    for (const scope of scopes)
      for (let offset = 0, more = true; more; offset += BATCH) {
        const page = await store.watches.list({ chatbotId, ...scope }, { offset, limit: BATCH })
        for (const watch of page) found.set(watch.id, toWatchRow(watch, zone, now()))
        more = page.length === BATCH
      }
    return [...found.values()]
  }

  return {
    async VisitorExport(caller, person) {
      const { chatbot, visitor } = await visitorOf(caller, person)
      return {
        Sessions: await conversations(visitor),
        Leads: await leads(visitor),
        Files: await files(caller, visitor),
        Watches: await watches(chatbot, visitor),
      }
    },
    async VisitorForget(caller, person) {
      const { chatbot, visitor } = await visitorOf(caller, person)
      return await forget(deps, chatbot, visitor)
    },
  }
}
