import { DateTime } from 'luxon'
import type { Settings } from '../../../contract/chatbot.ts'
import type { Language } from '../../../contract/languages.ts'
import { closedDates, type Opening, openingsIn } from '../../../contract/people/office-hours.ts'
import { languageNamed, languageSpoken } from '../../language.ts'
import type { Attendance } from '../../ports/attendants.ts'
import type { Chatbot, Model, Prompt, Session, Store, Tell } from '../../ports/ports.ts'
import { exchangeTokens } from '../../sessions/tokens.ts'
import { asksForPerson } from './asking.ts'
import { handOverMail } from './mail.ts'
import { words } from './words.ts'

const MINUTE_MS = 60_000

/** What the visitor is told, and whether anybody of the business is notified. */
type HandOver = { text: string; told: boolean }

type Asked = { chatbot: Chatbot; settings: Settings; session: Session; now: number }

/** Puts the session into the queue for a person. The visitor is told truthfully who has been notified. */
export async function handOver(store: Store, { question, ...asked }: Asked & { question: string }): Promise<HandOver> {
  const { settings } = asked
  const language = languageNamed(settings.AIResponseLanguage) ?? spokenIn(question)
  const say = words[language]
  const outcome = await store.transaction((within) => askForPerson(within, asked, question.slice(0, REASON_MAX)))
  if (outcome.is === 'nobody') return { text: say.nobody(settings.MessengerUrl), told: false }
  if (outcome.is === 'toldBefore') return { text: say.toldBefore, told: true }
  if (outcome.is === 'told') return { text: settings.TalkToHumanResponseMessage.trim() || say.told, told: true }
  return { text: say.closed(outcome.until?.setLocale(language).toFormat('cccc, d LLLL, HH:mm') ?? ''), told: true }
}

/** Longest part of the visitor's words that staff see as the reason. */
const REASON_MAX = 2_048

const spokenIn = (question: string): Language => asksForPerson(question) ?? languageSpoken(question)

/** Wraps a model: messages that ask for a person are answered here, the same for every model. */
export const withHandOver = (model: Model): Model => ({
  ...model,
  async answer(prompt, signal, tell) {
    if (asksForPerson(prompt.question) !== undefined) receive(prompt, tell)
    else if (prompt.type === 'Audio') await listen(model, { prompt, signal, tell })
    else await model.answer(prompt, signal, tell)
  },
})

function receive(prompt: Prompt, tell: Tell): void {
  tell({ type: 'handOver' })
  // The model's memory is kept for when the bot answers again.
  const memory = prompt.exchanges.at(-1)?.memory ?? null
  tell({ type: 'end', totalToken: exchangeTokens({ ...prompt, exchanges: [] }, ''), noAnswer: false, memory })
}

type Listening = { prompt: Prompt; signal: AbortSignal; tell: Tell }

/** In a recording, the wish for a person may be known only after transcription: then the model is stopped. */
async function listen(model: Model, { prompt, signal, tell }: Listening): Promise<void> {
  const stop = new AbortController()
  let wish: string | undefined
  const work = model.answer(prompt, AbortSignal.any([signal, stop.signal]), (event) => {
    if (wish !== undefined) return
    tell(event)
    if (event.type !== 'transcribed' || asksForPerson(event.question) === undefined) return
    wish = event.question
    stop.abort()
  })
  await work.catch((error: unknown) => {
    if (wish === undefined) throw error
  })
  if (wish !== undefined) receive({ ...prompt, question: wish }, tell)
}

/** `closed`: the office is closed until `until` (null: unknown). `nobody`: the chatbot has neither a desk nor an e-mail address. */
type Outcome = { is: 'told' } | { is: 'toldBefore' } | { is: 'nobody' } | { is: 'closed'; until: DateTime | null }

/** Sets a session to wait for a person and notifies the business once. Call inside a transaction. */
export async function askForPerson(within: Store, asked: Asked, reason: string): Promise<Outcome> {
  const { chatbot, settings, session, now } = asked
  const attendance = await within.attendants.lock(session.id)
  const hasMail = settings.TalkToHumanEmail !== ''
  const desks = await within.attendants.desks({ workspaceId: chatbot.workspaceId, chatbotId: chatbot.id })
  const isAnybodyThere = desks.length > 0 || hasMail
  if (attendance?.attendant === 'Waiting' && !isAnybodyThere) return { is: 'nobody' }
  if (attendance === undefined || attendance.attendant !== 'Bot') return { is: 'toldBefore' }
  const opening = nextOpening(settings, now)
  if (opening !== undefined) {
    if (hasMail) await sendMail(within, asked, `${mailCause(attendance)}, closed until ${opening?.toISODate() ?? ''}`)
    return { is: 'closed', until: opening }
  }
  const turn = await within.attendants.change(attendance, { attendant: 'Waiting', by: null, reason })
  if (!isAnybodyThere) return { is: 'nobody' }
  await within.attendants.setTimer(session.id, 'unclaimed', now + settings.HandOverWaitMinutes * MINUTE_MS)
  // With a desk, the mail is sent only if nobody there claims the session in time.
  if (desks.length === 0) await sendMail(within, asked, mailCause({ ...attendance, turn }))
  else await within.sessions.handOver(session.id)
  return { is: 'told' }
}

/** Sets a session to wait for a person again. */
export async function waitForPerson(
  within: Store,
  { attendance, settings, now, reason }: { attendance: Attendance; settings: Settings; now: number; reason: string },
): Promise<void> {
  await within.attendants.change(attendance, { attendant: 'Waiting', by: null, reason })
  const dueAt = now + settings.HandOverWaitMinutes * MINUTE_MS
  await within.attendants.setTimer(attendance.sessionId, 'unclaimed', dueAt)
}

/** Idempotency key of the mail: one mail per time that a session begins to wait. */
export const mailCause = ({ sessionId, turn }: Pick<Attendance, 'sessionId' | 'turn'>): string =>
  turn <= 1 ? `talk ${sessionId} handed over` : `talk ${sessionId} handed over, turn ${turn}`

async function sendMail(within: Store, { chatbot, settings, session }: Asked, cause: string): Promise<void> {
  await within.sessions.handOver(session.id)
  const mail = await handOverMail(within, { chatbot, settings, session })
  await within.mails.add({ ...mail, chatbotId: chatbot.id, cause })
}

/** Longer than any business is closed at a stretch. */
const DAYS_AHEAD = 60

type Hours = Pick<Settings, 'OfficeHours' | 'OfficeClosedDates' | 'TimeZone'>

/** The hours where none are set. */
const ALWAYS = 'Mo-Su'

/** Next opening time; undefined while open, null if none is known within DAYS_AHEAD. */
export function nextOpening(hours: Hours, now: number): DateTime | null | undefined {
  const openings = openingsIn(hours.OfficeHours.trim() || ALWAYS)
  if (openings === undefined) return undefined
  const closed = new Set(closedDates(hours.OfficeClosedDates))
  const moment = DateTime.fromMillis(now, { zone: hours.TimeZone })
  // Starts yesterday, because hours may last beyond midnight.
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead++) {
    const day = moment.startOf('day').plus({ days: ahead })
    if (closed.has(day.toFormat('yyyy-MM-dd'))) continue
    const today = openings
      .filter(({ weekday }) => weekday === day.weekday)
      .map((opening) => spanOf(opening, day))
      .toSorted((one, other) => one.from.toMillis() - other.from.toMillis())
    for (const { from, until } of today) {
      if (from <= moment && moment < until) return undefined
      if (from > moment) return from
    }
  }
  return null
}

/** Wall-clock times rather than hours since midnight: these differ on the two days a year when clocks change. */
function spanOf({ from, until }: Opening, day: DateTime): { from: DateTime; until: DateTime } {
  const end = until <= from ? { day: day.plus({ days: 1 }), minutes: until } : { day, minutes: until }
  const isMidnight = end.minutes === 24 * 60
  return { from: at(from, day), until: isMidnight ? end.day.plus({ days: 1 }) : at(end.minutes, end.day) }
}

const at = (minutes: number, on: DateTime) => on.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
