import type { Api } from '../../contract/api.ts'
import type { FieldError } from '../../contract/envelope.ts'
import type { LeadItem } from '../../contract/people/lead.ts'
import { allValid, expectNone, type FieldsByValidity } from '../../contract/validation/validate.ts'
import { ownChatbot, settingsOf } from '../chatbots/chatbots.ts'
import { createYielder } from '../event-loop/yielding.ts'
import type { Cleaning } from '../files/cleaning.ts'
import { DOWNLOAD_LIFE_MS } from '../files/files.ts'
import type { Signer } from '../files/signed-urls.ts'
import type { Caller, Handlers } from '../handlers.ts'
import type { Models } from '../ports/models.ts'
import type { VisitorData } from '../ports/people.ts'
import type { Clock, Store } from '../ports/ports.ts'
import type { Chatbot } from '../ports/sessions.ts'
import { streamConversations } from '../sessions/history.ts'
import { withCurrentHomes } from '../watches/home-states.ts'
import { toWatchRow } from '../watches/watches.ts'
import { forget } from './forget.ts'
import { toLeadItem } from './leads/records.ts'

/** Watches per query. */
const BATCH = 200
/** Sessions looked up in one turn of the event loop, which SQLite's queries alone do not end. */
const SESSIONS_AT_ONCE = 20

type Deps = { store: Store; models: Models; cleaning: Cleaning; signer: Signer; now: Clock }
type Person = { serialNumber: string; visitorId?: string | null | undefined; sessionID?: number | null | undefined }

/** An error unless a request names the person in one way. */
export const personErrors = ({ valid, invalid: bad }: FieldsByValidity<Omit<Person, 'serialNumber'>>): FieldError[] => {
  const isNamed = { visitor: valid.visitorId || bad.has('visitorId'), session: valid.sessionID || bad.has('sessionID') }
  if (!isNamed.visitor !== !isNamed.session) return []
  return [{ Field: 'visitorId', Message: 'send either visitorId or sessionID: whose data it is about' }]
}

export function privacyHandlers(deps: Deps): Pick<Handlers<Api>, 'VisitorExport' | 'VisitorForget'> {
  const { store, models, signer, now } = deps

  async function visitorOf(caller: Caller, { serialNumber, visitorId, sessionID }: Person) {
    const chatbot = await ownChatbot(store, caller, serialNumber)
    expectNone(personErrors(allValid({ visitorId, sessionID })))
    const visitor = sessionID
      ? await store.visitors.bySession(chatbot.id, sessionID)
      : await store.visitors.byVisitorId(chatbot.id, visitorId ?? '')
    return { chatbot, visitor }
  }

  async function leads({ sessionIds }: VisitorData): Promise<LeadItem[]> {
    const all = []
    const yieldAfter = createYielder(SESSIONS_AT_ONCE)
    for (const id of sessionIds) {
      await yieldAfter(1)
      all.push(...(await store.leads.ofSession(id)))
    }
    return all.map(toLeadItem)
  }

  async function files({ baseUrl }: Caller, { sessionIds }: VisitorData) {
    const expiresAt = now() + DOWNLOAD_LIFE_MS
    const known = await store.files.byIds(await store.visitors.fileIds(sessionIds))
    return known.map(({ id, name, content }) => ({
      FileId: id,
      FileName: name,
      Size: content?.size ?? 0,
      Url: signer.url('get', { id, expiresAt, baseUrl }),
    }))
  }

  async function watches(chatbot: Chatbot, { chatbotId, visitorId, sessionIds }: VisitorData) {
    const scopes = [...sessionIds.map((sessionId) => ({ sessionId })), ...(visitorId === null ? [] : [{ visitorId }])]
    const found = new Map<number, ReturnType<typeof toWatchRow>>()
    const zone = settingsOf(chatbot, models).TimeZone
    const yieldAfter = createYielder(SESSIONS_AT_ONCE)
    for (const scope of scopes)
      for (let offset = 0, more = true; more; offset += BATCH) {
        await yieldAfter(1)
        const page = await store.watches.list({ chatbotId, ...scope }, { offset, limit: BATCH })
        for (const watch of await withCurrentHomes(store.listings(chatbotId), page))
          found.set(watch.id, toWatchRow(watch, zone, now()))
        more = page.length === BATCH
      }
    return [...found.values()]
  }

  return {
    async VisitorExport(caller, person) {
      const { chatbot, visitor } = await visitorOf(caller, person)
      return {
        Sessions: streamConversations(store, await store.visitors.messageIds(visitor.sessionIds)),
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
