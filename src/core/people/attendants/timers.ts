import type { Settings } from '../../../contract/chatbot/settings.ts'
import { REMINDER } from '../../../contract/events/events.ts'
import { DAY_MS, MINUTE_MS } from '../../../contract/fields/times.ts'
import { settingsOf } from '../../chatbots/chatbots.ts'
import { type Chore, createChore, unlessUnavailable } from '../../chore.ts'
import { languageOfSession } from '../../language.ts'
import type { Attendance, TimerKind } from '../../ports/attendants.ts'
import { handOverCause } from '../../ports/mail-causes.ts'
import type { Models } from '../../ports/models.ts'
import type { Clock, Log, Store } from '../../ports/ports.ts'
import type { Chatbot } from '../../ports/sessions.ts'
import { markWaitingForPerson } from '../hand-over/hand-over.ts'
import { handOverMail } from '../hand-over/mail.ts'
import { words } from '../hand-over/words.ts'

/** After this much silence of the visitor, the bot attends again. */
const SILENT_MS = DAY_MS
/** Timers per query. */
const BATCH = 100

type Start = { sessionId: number; settings: Settings; now: number; isVisitorWaiting: boolean }

/** Starts a session's timers when a person takes over, and restarts them when the visitor writes. */
export async function startTimers(within: Store, { sessionId, settings, now, isVisitorWaiting }: Start): Promise<void> {
  const { attendants } = within
  await attendants.clearTimers(sessionId, ['silent'])
  await attendants.setTimer(sessionId, 'silent', now + SILENT_MS)
  if (!isVisitorWaiting) return
  const idleMs = settings.AttendedIdleMinutes * MINUTE_MS
  await attendants.setTimer(sessionId, 'remind', now + idleMs / 2)
  await attendants.setTimer(sessionId, 'release', now + idleMs)
}

type Deps = { store: Store; models: Models; now: Clock; log: Log }
type Due = { within: Store; attendance: Attendance; chatbot: Chatbot; settings: Settings; now: number }

/** Runs due session timers; each fires once across all processes. */
export function createTimers({ store, models, now, log }: Deps): Chore {
  const act = (sessionId: number, kind: TimerKind) =>
    store.transaction(async (within) => {
      const attendance = await within.attendants.lock(sessionId)
      if (attendance === undefined || !(await within.attendants.takeTimer(sessionId, kind))) return
      const chatbot = await within.chatbots.byId(attendance.chatbotId)
      if (chatbot === undefined) return
      await actions[kind]({ within, attendance, chatbot, settings: settingsOf(chatbot, models), now: now() })
    })

  const warn = (error: unknown) => log.warn({ err: error }, 'could not do what is due in a session; it is tried again')
  return createChore(async (isClosing) => {
    const failed = new Set<string>()
    while (!isClosing()) {
      const limit = BATCH + failed.size
      const due = await store.attendants.dueTimers(limit)
      for (const { sessionId, kind } of due) {
        const name = `${sessionId} ${kind}`
        if (failed.has(name)) continue
        await act(sessionId, kind).catch(
          unlessUnavailable((error) => {
            failed.add(name)
            warn(error)
          }),
        )
      }
      if (due.length < limit) return
    }
  }, warn)
}

const actions: Record<TimerKind, (due: Due) => Promise<void>> = {
  async unclaimed(due) {
    const { within, attendance, chatbot, settings } = due
    if (attendance.attendant !== 'Waiting') return
    await announce(due, 'unclaimed')
    const session = await within.sessions.byId(attendance.sessionId)
    if (session === undefined || settings.TalkToHumanEmail === '') return
    const mail = await handOverMail(within, { chatbot, settings, session })
    await within.mails.add({ ...mail, chatbotId: chatbot.id, cause: handOverCause(attendance) })
  },

  async remind({ within, attendance }) {
    if (attendance.attendant !== 'Person') return
    const { chatbotId, sessionId, turn, by } = attendance
    const said = { Attendant: 'Person', Turn: turn, ...(by && { By: { ID: by.id, Name: by.name } }), Reason: REMINDER }
    await within.events.append([
      { chatbotId, sessionId, kind: 'attendant', subjectId: null, data: JSON.stringify(said) },
    ])
  },

  async release({ within, attendance, settings, now }) {
    if (attendance.attendant !== 'Person') return
    await markWaitingForPerson(within, { attendance, settings, now, reason: attendance.reason })
  },

  async silent(due) {
    const { within, attendance } = due
    if (attendance.attendant !== 'Person') return
    await within.attendants.change(attendance, { attendant: 'Bot', by: null, reason: '' })
    await announce(due, 'botIsBack')
  },
}

async function announce({ within, attendance, settings }: Due, what: 'unclaimed' | 'botIsBack'): Promise<void> {
  const { chatbotId, sessionId } = attendance
  const language = await languageOfSession(within, sessionId, settings)
  await within.attendants.announce({ chatbotId, sessionId, content: words[language][what] })
}
