import { setImmediate } from 'node:timers/promises'
import type { EventData } from '../../../contract/events/events.ts'
import { type Models, settingsOf } from '../../chatbots/chatbots.ts'
import type { Cleaning } from '../../files/cleaning.ts'
import type { Visitor } from '../../ports/people.ts'
import type { Chatbot, Clock, Log, Store } from '../../ports/ports.ts'
import { dayOf } from '../digests/days.ts'
import { digestMail } from '../digests/mails.ts'

/** Messages removed per transaction: few enough to block others only briefly. */
const MESSAGES = 200

export type Forgotten = { Sessions: number; Messages: number; Leads: number; Files: number; Watches: number }
type Deps = { store: Store; models: Models; cleaning: Cleaning }

/**
 * Removes all data of a visitor: messages, sessions, leads, files, watches, events, and text in unsent mails. Statistics stay.
 * After an interruption, calling it again continues.
 */
export async function forget(
  { store, models, cleaning }: Deps,
  chatbot: Chatbot,
  visitor: Visitor,
): Promise<Forgotten> {
  const { chatbotId, visitorId, sessionIds } = visitor
  const files = await store.visitors.fileIds(sessionIds)
  const went = { Sessions: 0, Messages: 0, Leads: 0, Files: 0, Watches: 0 }
  const desks: NonNullable<EventData['forget']['Places']> = []
  for (const sessionId of sessionIds) {
    for (const place of await store.attendants.places(sessionId))
      if (place.Role === 'Desk') desks.push({ SessionID: sessionId, ...place })
    await store.messages.requestStop(sessionId)
    for (let gone = MESSAGES; gone === MESSAGES; await setImmediate()) {
      gone = await store.visitors.removeMessages(chatbotId, sessionId, MESSAGES)
      went.Messages += gone
    }
  }
  const lookedUpTo = await store.visitors.removeEvents(chatbotId, sessionIds)
  for (const sessionId of sessionIds) {
    went.Watches += await store.watches.forget({ chatbotId, sessionId })
    went.Leads += await store.visitors.removeSession(chatbotId, sessionId, lookedUpTo)
    went.Sessions += 1
  }
  if (visitorId !== null) went.Watches += await store.watches.forget({ chatbotId, visitorId })
  went.Files = await store.visitors.removeFiles(chatbotId, files)
  if (went.Sessions > 0) {
    await rewriteMails({ store, models }, chatbot, sessionIds)
    const told: EventData['forget'] = { visitorId, SessionIDs: sessionIds, ...(desks.length > 0 && { Places: desks }) }
    const data = JSON.stringify(told)
    await store.events.append([{ chatbotId, sessionId: null, kind: 'forget', subjectId: null, data }])
  }
  await cleaning.clearBlobs()
  await store.visitors.scrub()
  return went
}

/** Removes unsent mails about these sessions, and writes unsent daily mails again without them. */
async function rewriteMails({ store, models }: Omit<Deps, 'cleaning'>, chatbot: Chatbot, sessionIds: number[]) {
  const settings = settingsOf(chatbot, models)
  for (const { id, of } of await store.visitors.unsentMails(chatbot.id)) {
    if (of === undefined) continue
    if ('sessionId' in of) {
      if (sessionIds.includes(of.sessionId)) await store.visitors.rewriteMail(id, undefined)
      continue
    }
    const due = dayOf(of.day, settings.TimeZone)
    await store.visitors.rewriteMail(id, await digestMail[of.kind](store, { chatbot, settings, due }))
  }
}

const DAY_MS = 24 * 3_600_000
/** Sessions forgotten per call; their events are searched for together. */
const SESSIONS = 200

/** Forgets sessions without messages for longer than their chatbot's KeepSessionsDays. Never rejects. */
export async function forgetOldSessions({ now, log, ...deps }: Deps & { now: Clock; log: Log }): Promise<void> {
  const { store, models } = deps
  try {
    for (const chatbot of await store.chatbots.withKeepSessionsDays()) {
      const { KeepSessionsDays } = settingsOf(chatbot, models)
      if (KeepSessionsDays === 0) continue
      const since = now() - KeepSessionsDays * DAY_MS
      for (let more = true; more; ) {
        const sessionIds = await store.visitors.idleSessions(chatbot.id, since, SESSIONS)
        if (sessionIds.length > 0) await forget(deps, chatbot, { chatbotId: chatbot.id, visitorId: null, sessionIds })
        more = sessionIds.length === SESSIONS
      }
    }
  } catch (error) {
    log.warn({ err: error }, 'could not forget old sessions; they are tried again')
  }
}
