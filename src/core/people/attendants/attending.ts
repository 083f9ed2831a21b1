import { setTimeout as delay } from 'node:timers/promises'
import { DateTime } from 'luxon'
import type { Api } from '../../../contract/api.ts'
import { AppError } from '../../../contract/errors.ts'
import { pageOf } from '../../../contract/fields/paging.ts'
import { toUtcTime } from '../../../contract/fields/times.ts'
import { ownChatbot, settingsOf } from '../../chatbots/chatbots.ts'
import type { Caller, Handlers } from '../../handlers.ts'
import type { Attendance, AttendedSession, Author } from '../../ports/attendants.ts'
import type { Models } from '../../ports/models.ts'
import type { Clock, Store } from '../../ports/ports.ts'
import type { RunningAnswers } from '../../sessions/running-answers.ts'
import { ownSession } from '../../sessions/sessions.ts'
import { queueForPerson } from '../hand-over/hand-over.ts'
import { startTimers } from './timers.ts'

/** Maximum time to wait for running answers to end: a little longer than answers of a crashed process count as running. */
const CLAIM_MS = 10_000
const CLAIM_POLL_MS = 10

type Deps = { store: Store; models: Models; now: Clock; running: Pick<RunningAnswers, 'get'> }
type Names = 'HandOver' | 'Claim' | 'HandBack' | 'SessionDetail' | 'HandOverList'

export function attendingHandlers({ store, models, now, running }: Deps): Pick<Handlers<Api>, Names> {
  /**
   * Takes a session over. Running answers are stopped first and their text is stored, so that it precedes the claim in every
   * order. Then one transaction checks that none is running and changes the attendant.
   */
  async function claim(sessionId: number, by: Author, timeZone: string): Promise<number> {
    for (const giveUpAt = performance.now() + CLAIM_MS; ; await delay(CLAIM_POLL_MS)) {
      // Checked first: a claim that is not allowed must not stop an answer.
      const turn = await store.transaction(async (within) => {
        const before = await locked(within, sessionId)
        return isTakenBy(before, by, timeZone) ? before.turn : undefined
      })
      if (turn !== undefined) return turn
      for (const questionId of await store.attendants.requestClaim(sessionId)) running.get(questionId)?.stop('claimed')
      const claimed = await store.transaction(async (within) => {
        const before = await locked(within, sessionId)
        if (isTakenBy(before, by, timeZone)) return before.turn
        const answering = await within.attendants.answering(sessionId)
        // An answer of this process counts as running even if a clock jump makes it look dead.
        if (answering.some(({ id, isAlive }) => isAlive || running.get(id) !== undefined)) return undefined
        return await takeOver(within, before, by)
      })
      if (claimed !== undefined) return claimed
      if (performance.now() > giveUpAt)
        throw new AppError('modelUnavailable', 'An answer under way did not end; claim again.', { retryAfterMs: 1_000 })
    }
  }

  async function takeOver(within: Store, before: Attendance, by: Author): Promise<number> {
    const turn = await within.attendants.change(before, { attendant: 'Person', by, reason: before.reason })
    const assigned = await within.attendants.assignQuestionsToPerson(before.sessionId)
    const chatbot = await within.chatbots.byId(before.chatbotId)
    if (chatbot !== undefined)
      await startTimers(within, {
        sessionId: before.sessionId,
        settings: settingsOf(chatbot, models),
        now: now(),
        isVisitorWaiting: before.attendant === 'Waiting' || assigned > 0,
      })
    return turn
  }

  return {
    async HandOver(caller, { sessionID, Reason }) {
      const { session, chatbot } = await ownSession(store, caller, sessionID)
      const settings = settingsOf(chatbot, models)
      const asked = { chatbot, settings, session, now: now() }
      await store.transaction(async (within) => {
        const { is } = await queueForPerson(within, asked, Reason?.trim() ?? '')
        // The caller's own people read HandOverList, so somebody is notified even without a desk and an e-mail address.
        if (is === 'nobody') await within.sessions.markBusinessNotified(session.id)
      })
      const { attendant, turn } = await store.attendants.read(session.id)
      return { Attendant: attendant, Turn: turn }
    },

    async Claim(caller, { sessionID, By, Name }) {
      const { session, chatbot } = await ownSession(store, caller, sessionID)
      return { Turn: await claim(session.id, { id: By, name: Name }, settingsOf(chatbot, models).TimeZone) }
    },

    async HandBack(caller, { sessionID }) {
      const { session } = await ownSession(store, caller, sessionID)
      return await store.transaction(async (within) => {
        const before = await locked(within, session.id)
        if (before.attendant === 'Bot') return { Turn: before.turn }
        return { Turn: await within.attendants.change(before, { attendant: 'Bot', by: null, reason: '' }) }
      })
    },

    async SessionDetail(caller, { sessionID }) {
      const { session, chatbot } = await ownSession(store, caller, sessionID)
      const detail = await store.attendants.detail(session.id)
      if (detail === undefined) throw new AppError('noSuchSession')
      return {
        SessionID: session.id,
        SerialNumber: chatbot.serialNumber,
        visitorId: detail.visitorId,
        visitorName: detail.visitorName,
        source: detail.source,
        CreateTime: toUtcTime(detail.createdAt),
        Attendant: detail.attendant,
        Turn: detail.turn,
        ...personOf(detail),
        Places: await store.attendants.threads(session.id),
      }
    },

    async HandOverList(caller: Caller, input) {
      const chatbot = await ownChatbot(store, caller, input.serialNumber)
      const filter = { chatbotId: chatbot.id, ...(input.State && { attendant: input.State }) }
      const List = (await store.attendants.list(filter, pageOf(input))).map(toRow)
      return { List, VirtualCount: await store.attendants.count(filter) }
    },
  }
}

async function locked(within: Store, sessionId: number): Promise<Attendance> {
  const attendance = await within.attendants.lock(sessionId)
  if (attendance === undefined) throw new AppError('noSuchSession')
  return attendance
}

/** True if the claimer already attends. Fails with `sessionTaken` if another person does. */
function isTakenBy({ attendant, by, since }: Attendance, claimer: Author, timeZone: string): boolean {
  if (attendant !== 'Person' || by === null) return false
  if (by.id === claimer.id) return true
  const at = DateTime.fromMillis(since ?? 0, { zone: timeZone }).toFormat('HH:mm')
  throw new AppError('sessionTaken', `${by.name} took it at ${at}.`)
}

const personOf = ({ attendant, by }: Attendance) =>
  attendant === 'Person' && by !== null && { By: { ID: by.id, Name: by.name } }

const toRow = (session: AttendedSession) => ({
  SessionID: session.sessionId,
  Attendant: session.attendant,
  Since: toUtcTime(session.since ?? session.createdAt),
  ...personOf(session),
  Reason: session.reason,
  Turn: session.turn,
  visitorId: session.visitorId,
  visitorName: session.visitorName,
  source: session.source,
  LastMessageTime: session.lastMessageAt === null ? null : toUtcTime(session.lastMessageAt),
})
