import { setImmediate } from 'node:timers/promises'
import type { Api } from '../../contract/api.ts'
import type { EventData } from '../../contract/events/events.ts'
import { DAY_MS } from '../../contract/fields.ts'
import type { LeadItem } from '../../contract/lead.ts'
import { invalid } from '../../contract/validate.ts'
import { ownChatbot, settingsOf } from '../chatbots/chatbots.ts'
import { createYielder } from '../event-loop/yielding.ts'
import type { Cleaning } from '../files/cleaning.ts'
import { DOWNLOAD_LIFE_MS } from '../files/files.ts'
import type { Signer } from '../files/signed-urls.ts'
import type { Caller, Handlers } from '../handlers.ts'
import type { Models } from '../ports/models.ts'
import type { VisitorData } from '../ports/people.ts'
import type { Clock, Log, Store } from '../ports/ports.ts'
import type { Chatbot } from '../ports/sessions.ts'
import { streamConversations } from '../sessions/history.ts'
import { toWatchRow } from '../watches/watches.ts'
import { dailyMail } from './daily-mails/daily-mails.ts'
import { calendarDay } from './daily-mails/schedule.ts'
import { toLeadItem } from './leads/records.ts'

/** Watches per query. */
const BATCH = 200
/** Sessions looked up in one turn of the event loop, which SQLite's queries alone do not end. */
const SESSIONS_AT_ONCE = 20

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
      Url: signer.url('get', id, expiresAt, baseUrl),
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
        for (const watch of page) found.set(watch.id, toWatchRow(watch, zone, now()))
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

/** Messages removed per transaction: few enough to block others only briefly. */
const MESSAGES_AT_ONCE = 200

type Forgotten = { Sessions: number; Messages: number; Leads: number; Files: number; Watches: number }
/**
 * Removes all data of a visitor: messages, sessions, leads, files, watches, events, and text in unsent mails. Statistics stay.
 * After an interruption, calling it again continues.
 */
async function forget(
  { store, models, cleaning }: Pick<Deps, 'store' | 'models' | 'cleaning'>,
  chatbot: Chatbot,
  visitor: VisitorData,
): Promise<Forgotten> {
  const { chatbotId, visitorId, sessionIds } = visitor
  const files = await store.visitors.fileIds(sessionIds)
  const lastAsked = await store.visitors.lastAsked(chatbotId, sessionIds)
  const removed = { Sessions: 0, Messages: 0, Leads: 0, Files: 0, Watches: 0 }
  const desks: NonNullable<EventData['forget']['Places']> = []
  for (const sessionId of sessionIds) {
    for (const thread of await store.attendants.threads(sessionId))
      if (thread.Role === 'Desk') desks.push({ SessionID: sessionId, ...thread })
    for (let gone = MESSAGES_AT_ONCE; gone === MESSAGES_AT_ONCE; await setImmediate()) {
      gone = await store.visitors.removeMessages(chatbotId, sessionId, MESSAGES_AT_ONCE)
      removed.Messages += gone
    }
  }
  const watchIds = visitorId === null ? [] : await watchIdsOf(store, { chatbotId, visitorId })
  const lookedUpTo = await store.visitors.removeEvents(chatbotId, { sessionIds, watchIds })
  for (const sessionId of sessionIds) {
    // Old sessions go without their visitors, who go on watching in a newer one.
    if (visitorId === null) await store.watches.passOn(sessionId, sessionIds)
    removed.Watches += await store.watches.forget({ chatbotId, sessionId })
    const of = { lookedUpTo, lastAskedAt: lastAsked.get(sessionId) }
    removed.Leads += await store.visitors.removeSession(chatbotId, sessionId, of)
    removed.Sessions += 1
  }
  if (visitorId !== null) removed.Watches += await store.watches.forget({ chatbotId, visitorId })
  // Alerts that were appended until the watches were gone.
  if (watchIds.length > 0) await store.visitors.removeEvents(chatbotId, { sessionIds: [], watchIds }, lookedUpTo)
  removed.Files = await store.visitors.removeFiles(chatbotId, files)
  if (removed.Sessions > 0 || removed.Watches > 0) {
    await rewriteMails({ store, models }, chatbot, sessionIds)
    const forgotten: EventData['forget'] = {
      visitorId,
      SessionIDs: sessionIds,
      ...(desks.length > 0 && { Places: desks }),
    }
    const data = JSON.stringify(forgotten)
    await store.events.append([{ chatbotId, sessionId: null, kind: 'forget', subjectId: null, data }])
  }
  await cleaning.clearBlobs()
  await store.visitors.scrub()
  return removed
}

async function watchIdsOf(store: Store, scope: { chatbotId: number; visitorId: string }): Promise<number[]> {
  const ids: number[] = []
  for await (const some of store.watches.streamList(scope, { offset: 0, limit: Number.MAX_SAFE_INTEGER }))
    ids.push(...some.map(({ id }) => id))
  return ids
}

/** Removes unsent mails about these sessions, and writes unsent daily mails again without them. */
async function rewriteMails({ store, models }: Pick<Deps, 'store' | 'models'>, chatbot: Chatbot, sessionIds: number[]) {
  const settings = settingsOf(chatbot, models)
  for (const { id, of } of await store.visitors.unsentMails(chatbot.id)) {
    if (of === undefined) continue
    if ('sessionId' in of) {
      if (sessionIds.includes(of.sessionId)) await store.visitors.rewriteMail(id, undefined)
      continue
    }
    const due = calendarDay(of.day, settings.TimeZone)
    await store.visitors.rewriteMail(id, await dailyMail[of.kind](store, { chatbot, settings, due }))
  }
}

/** Sessions forgotten per call; their events are searched for together. */
const IDLE_SESSIONS_AT_ONCE = 200

/** Forgets sessions without messages for longer than their chatbot's KeepSessionsDays. Never rejects. */
export async function forgetOldSessions({ now, log, ...deps }: Omit<Deps, 'signer'> & { log: Log }): Promise<void> {
  const { store, models } = deps
  try {
    for (const chatbot of await store.chatbots.withKeepSessionsDays()) {
      const { KeepSessionsDays } = settingsOf(chatbot, models)
      if (KeepSessionsDays === 0) continue
      const since = now() - KeepSessionsDays * DAY_MS
      for (let more = true; more; ) {
        const sessionIds = await store.visitors.idleSessions(chatbot.id, since, IDLE_SESSIONS_AT_ONCE)
        if (sessionIds.length > 0) await forget(deps, chatbot, { chatbotId: chatbot.id, visitorId: null, sessionIds })
        more = sessionIds.length === IDLE_SESSIONS_AT_ONCE
      }
    }
  } catch (error) {
    log.warn({ err: error }, 'could not forget old sessions; they are tried again')
  }
}
