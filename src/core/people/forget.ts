import { setImmediate } from 'node:timers/promises'
import type { EventData } from '../../contract/events/events.ts'
import { DAY_MS } from '../../contract/fields/times.ts'
import { settingsOf } from '../chatbots/chatbots.ts'
import { unlessUnavailable } from '../chore.ts'
import type { Cleaning } from '../files/cleaning.ts'
import type { Models } from '../ports/models.ts'
import type { VisitorData } from '../ports/people.ts'
import type { Clock, Log, Store } from '../ports/ports.ts'
import type { Chatbot } from '../ports/sessions.ts'
import { dailyMail } from './daily-mails/day-mail.ts'
import { calendarDay } from './daily-mails/schedule.ts'

type Deps = { store: Store; models: Models; cleaning: Cleaning }

/** Messages removed per transaction: few enough to block others only briefly. */
const MESSAGES_AT_ONCE = 200
/** Sessions removed per transaction, told by one event. */
const SESSIONS_AT_ONCE = 20

type Forgotten = { Sessions: number; Messages: number; Leads: number; Files: number; Watches: number }
/**
 * Removes all data of a visitor: messages, sessions, leads, files, watches, events, and text in unsent mails. Statistics stay.
 * The sessions go last: by them, calling it again after an interruption finds what is left. `eventsRemovedUpTo`: sequence number up to
 * which none of its events are left.
 */
export async function forget(
  { store, models, cleaning }: Deps,
  chatbot: Chatbot,
  visitor: VisitorData & { eventsRemovedUpTo?: number },
): Promise<Forgotten> {
  const { chatbotId, visitorId, sessionIds, eventsRemovedUpTo = 0 } = visitor
  const lastAsked = await store.visitors.lastAsked(chatbotId, sessionIds)
  const removed = { Sessions: 0, Messages: 0, Leads: 0, Files: 0, Watches: 0 }
  // Before the messages, which name them.
  removed.Files = await store.visitors.removeFiles(chatbotId, await store.visitors.fileIds(sessionIds))
  for (const sessionId of sessionIds) {
    for (let gone = MESSAGES_AT_ONCE; gone === MESSAGES_AT_ONCE; await setImmediate()) {
      gone = await store.visitors.removeMessages(chatbotId, sessionId, MESSAGES_AT_ONCE)
      removed.Messages += gone
    }
    removed.Leads += await store.visitors.removeLeads(chatbotId, sessionId)
  }
  const watchIds = visitorId === null ? [] : await watchIdsOf(store, { chatbotId, visitorId })
  const all = { sessionIds, watchIds }
  const lookedUpTo = await store.visitors.removeEvents(chatbotId, all, { after: eventsRemovedUpTo })
  if (sessionIds.length === 0 && watchIds.length > 0) await appendForgotten(store, visitor, [])
  for (const sessionId of sessionIds) {
    // Old sessions go without their visitors, who go on watching in a newer one.
    if (visitorId === null) await store.watches.passOn(sessionId, sessionIds)
    removed.Watches += await store.watches.forget({ chatbotId, sessionId })
  }
  if (visitorId !== null) removed.Watches += await store.watches.forget({ chatbotId, visitorId })
  // Alerts that were appended until the watches were gone.
  if (watchIds.length > 0)
    await store.visitors.removeEvents(chatbotId, { sessionIds: [], watchIds }, { after: lookedUpTo })
  if (sessionIds.length > 0 || removed.Watches > 0) await rewriteMails({ store, models }, chatbot, sessionIds)
  for (let from = 0; from < sessionIds.length; from += SESSIONS_AT_ONCE) {
    const some = sessionIds.slice(from, from + SESSIONS_AT_ONCE)
    const gone = await removeSessions(store, { ...visitor, sessionIds: some }, { lookedUpTo, lastAsked })
    removed.Sessions += gone.sessions
    removed.Leads += gone.leads
  }
  await cleaning.clearBlobs()
  await store.visitors.scrub()
  return removed
}

/** Removes sessions that have no messages, and appends the event of those that another process has not removed meanwhile. */
const removeSessions = (
  store: Store,
  visitor: VisitorData,
  { lookedUpTo, lastAsked }: { lookedUpTo: number; lastAsked: Map<number, number> },
): Promise<{ sessions: number; leads: number }> =>
  store.transaction(async (within) => {
    const { chatbotId } = visitor
    const sessionIds: number[] = []
    const desks: Desks = []
    let leads = 0
    // In the order of their ids, as everywhere, to avoid deadlocks.
    for (const sessionId of visitor.sessionIds.toSorted((one, other) => one - other)) {
      const threads = await within.attendants.threads(sessionId)
      const of = { lookedUpTo, lastAskedAt: lastAsked.get(sessionId) }
      const gone = await within.visitors.removeSession(chatbotId, sessionId, of)
      leads += gone.leads
      if (!gone.isGone) continue
      sessionIds.push(sessionId)
      for (const thread of threads) if (thread.Role === 'Desk') desks.push({ SessionID: sessionId, ...thread })
    }
    if (sessionIds.length > 0) await appendForgotten(within, { ...visitor, sessionIds }, desks)
    return { sessions: sessionIds.length, leads }
  })

type Desks = NonNullable<EventData['forget']['Places']>

async function appendForgotten(
  store: Store,
  { chatbotId, visitorId, sessionIds }: VisitorData,
  desks: Desks,
): Promise<void> {
  const forgotten: EventData['forget'] = {
    visitorId,
    SessionIDs: sessionIds,
    ...(desks.length > 0 && { Places: desks }),
  }
  const data = JSON.stringify(forgotten)
  await store.events.append([{ chatbotId, sessionId: null, kind: 'forget', subjectId: null, data }])
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

/** Sessions whose events are searched for together: to look through those of a busy week takes seconds. */
const IDLE_SESSIONS = 10_000
/** Sessions forgotten per call. */
const IDLE_SESSIONS_AT_ONCE = 200

/** Forgets sessions without messages for longer than their chatbot's KeepSessionsDays. Never rejects. May poll `isClosing` to end early. */
export async function forgetOldSessions(
  { now, log, ...deps }: Deps & { now: Clock; log: Log },
  isClosing: () => boolean,
): Promise<void> {
  const failed = (facts: object) => log.warn(facts, 'could not forget old sessions; they are tried again')
  try {
    for (const chatbot of await deps.store.chatbots.withKeepSessionsDays()) {
      const { KeepSessionsDays } = settingsOf(chatbot, deps.models)
      if (KeepSessionsDays === 0) continue
      await forgetIdleSince(deps, chatbot, { since: now() - KeepSessionsDays * DAY_MS, isClosing }).catch(
        unlessUnavailable((error) => failed({ err: error, chatbot: chatbot.id })),
      )
    }
  } catch (error) {
    failed({ err: error })
  }
}

async function forgetIdleSince(
  deps: Deps,
  chatbot: Chatbot,
  { since, isClosing }: { since: number; isClosing: () => boolean },
): Promise<void> {
  const { visitors, events } = deps.store
  const chatbotId = chatbot.id
  const idleAfter = (after: number, limit: number) => visitors.idleSessions({ chatbotId, since, after }, limit)
  for (let after = 0; ; ) {
    // Before the sessions are looked for: later events tell of visitors who come back meanwhile.
    const { last: until } = await events.head(chatbot.workspaceId)
    const found = await idleAfter(after, IDLE_SESSIONS)
    const last = found.at(-1)
    if (last === undefined || isClosing()) return
    const eventsRemovedUpTo = await visitors.removeEvents(chatbotId, { sessionIds: found, watchIds: [] }, { until })
    while (after < last && !isClosing()) {
      // Looked for again, since visitors may have come back meanwhile.
      const some = await idleAfter(after, IDLE_SESSIONS_AT_ONCE)
      const sessionIds = some.filter((id) => id <= last)
      if (sessionIds.length > 0)
        await forget(deps, chatbot, { chatbotId, visitorId: null, sessionIds, eventsRemovedUpTo })
      after = sessionIds.at(-1) ?? last
    }
  }
}
