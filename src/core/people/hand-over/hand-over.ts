import { DateTime } from 'luxon'
import type { Settings } from '../../../contract/chatbot/settings.ts'
import { DAY_MS, MINUTE_MS } from '../../../contract/fields/times.ts'
import type { Language } from '../../../contract/languages.ts'
import { REASON_MAX } from '../../../contract/people/attendants.ts'
import { beginning } from '../../../contract/text.ts'
import { languageNamed, languageSpoken } from '../../language.ts'
import type { Attendance } from '../../ports/attendants.ts'
import { handOverCause } from '../../ports/mail-causes.ts'
import type { Model, Prompt, Tell } from '../../ports/models.ts'
import type { Store } from '../../ports/ports.ts'
import type { Chatbot, Session } from '../../ports/sessions.ts'
import { exchangeTokens } from '../../sessions/token-count.ts'
import { asksForPerson } from './asks-for-person.ts'
import { handOverMail } from './mail.ts'
import { nextOpening } from './opening-hours.ts'
import { words } from './words.ts'

/** The business is notified again if a visitor still asks for a person after this time, in ms. */
const ASKED_AGAIN_MS = DAY_MS

/** What the visitor is told, and whether anybody of the business is notified. */
type HandOver = { text: string; isNotified: boolean }

type Asked = { chatbot: Chatbot; settings: Settings; session: Session; now: number }

/** Puts the session into the queue for a person. The visitor is told truthfully who has been notified. */
export async function handOver(store: Store, { question, ...asked }: Asked & { question: string }): Promise<HandOver> {
  const { settings } = asked
  const language = languageNamed(settings.AIResponseLanguage) ?? spokenIn(question)
  const say = words[language]
  const outcome = await store.transaction((within) => queueForPerson(within, asked, beginning(question, REASON_MAX)))
  if (outcome.is === 'nobody') return { text: say.nobody(settings.MessengerUrl), isNotified: false }
  if (outcome.is === 'notifiedBefore') return { text: say.notifiedBefore, isNotified: true }
  if (outcome.is === 'notified')
    return { text: settings.TalkToHumanResponseMessage.trim() || say.notified, isNotified: true }
  const opening = outcome.until?.setLocale(language).toFormat(say.openingFormat) ?? ''
  const { isNotified } = outcome
  return { text: isNotified ? say.closed(opening) : say.closedUntold(opening), isNotified }
}

const spokenIn = (question: string): Language => asksForPerson(question) ?? languageSpoken(question)

/** Wraps a model: messages that ask for a person are answered here, the same for every model. */
export const withHandOver = (model: Model): Model => ({
  ...model,
  async answer(prompt, signal, tell) {
    if (asksForPerson(prompt.question) !== undefined) emitHandOver(prompt, tell)
    else if (prompt.type === 'Audio') await answerRecording(model, { prompt, signal, tell })
    else await model.answer(prompt, signal, tell)
  },
})

function emitHandOver(prompt: Prompt, tell: Tell): void {
  tell({ type: 'handOver' })
  // The model's memory is kept for when the bot answers again.
  const memory = prompt.exchanges.at(-1)?.memory ?? null
  tell({ type: 'end', totalToken: exchangeTokens({ ...prompt, exchanges: [] }, ''), noAnswer: false, memory })
}

type Listening = { prompt: Prompt; signal: AbortSignal; tell: Tell }

/** In a recording, the wish for a person may be known only after transcription: then the model is stopped. */
async function answerRecording(model: Model, { prompt, signal, tell }: Listening): Promise<void> {
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
  if (wish !== undefined) emitHandOver({ ...prompt, question: wish }, tell)
}

/**
 * `closed`: the office is closed until `until` (null: unknown), and is told by mail alone. `nobody`: the chatbot has neither a desk
 * nor an e-mail address.
 */
type Outcome =
  | { is: 'notified' }
  | { is: 'notifiedBefore' }
  | { is: 'nobody' }
  | { is: 'closed'; until: DateTime | null; isNotified: boolean }

/** Sets a session to wait for a person and notifies the business once. Call inside a transaction. */
export async function queueForPerson(within: Store, asked: Asked, reason: string): Promise<Outcome> {
  const { chatbot, settings, session, now } = asked
  const attendance = await within.attendants.lock(session.id)
  const hasMail = settings.TalkToHumanEmail !== ''
  const desks = await within.attendants.desks({ workspaceId: chatbot.workspaceId, chatbotId: chatbot.id })
  const isAnybodyThere = desks.length > 0 || hasMail
  if (attendance?.attendant === 'Waiting' && !isAnybodyThere) return { is: 'nobody' }
  if (attendance === undefined || attendance.attendant === 'Person') return { is: 'notifiedBefore' }
  const isAskedAgain = attendance.attendant === 'Waiting'
  if (isAskedAgain && now - (attendance.since ?? now) < ASKED_AGAIN_MS) return { is: 'notifiedBefore' }
  const opening = nextOpening(settings, now)
  if (opening !== undefined) {
    if (hasMail)
      await sendMail(within, asked, `${handOverCause(attendance)}, closed until ${opening?.toISODate() ?? ''}`)
    return { is: 'closed', until: opening, isNotified: hasMail }
  }
  if (isAskedAgain) return await notifyAgain(within, asked, attendance)
  const turn = await within.attendants.change(attendance, { attendant: 'Waiting', by: null, reason })
  if (!isAnybodyThere) return { is: 'nobody' }
  await startUnclaimedTimer(within, session.id, asked)
  // With a desk, the mail is sent only if nobody there claims the session in time.
  if (desks.length === 0) await sendMail(within, asked, handOverCause({ ...attendance, turn }))
  else await within.sessions.markBusinessNotified(session.id)
  return { is: 'notified' }
}

/** Notifies the business by mail, once a day, that a visitor asks again because nobody came. A desk shows the words anyway. */
async function notifyAgain(within: Store, asked: Asked, attendance: Attendance): Promise<Outcome> {
  const { settings, session, now } = asked
  const day = DateTime.fromMillis(now, { zone: settings.TimeZone }).toISODate()
  const isSent =
    settings.TalkToHumanEmail !== '' && (await sendMail(within, asked, `${handOverCause(attendance)}, again on ${day}`))
  if (!isSent) return { is: 'notifiedBefore' }
  await startUnclaimedTimer(within, session.id, asked)
  return { is: 'notified' }
}

/** Sets a session to wait for a person again. */
export async function markWaitingForPerson(
  within: Store,
  { attendance, settings, now, reason }: { attendance: Attendance; settings: Settings; now: number; reason: string },
): Promise<void> {
  await within.attendants.change(attendance, { attendant: 'Waiting', by: null, reason })
  await startUnclaimedTimer(within, attendance.sessionId, { settings, now })
}

/** When it fires, a mail asks for a person, since nobody has claimed the session. */
const startUnclaimedTimer = (within: Store, sessionId: number, { settings, now }: Pick<Asked, 'settings' | 'now'>) =>
  within.attendants.setTimer(sessionId, 'unclaimed', now + settings.HandOverWaitMinutes * MINUTE_MS)

/** False if a mail of this cause was sent before. */
async function sendMail(within: Store, { chatbot, settings, session }: Asked, cause: string): Promise<boolean> {
  await within.sessions.markBusinessNotified(session.id)
  const mail = await handOverMail(within, { chatbot, settings, session })
  return await within.mails.add({ ...mail, chatbotId: chatbot.id, cause })
}
