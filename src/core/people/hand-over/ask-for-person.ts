import type { DateTime } from 'luxon'
import type { Settings } from '../../../contract/chatbot.ts'
import type { Attendance } from '../../ports/attendants.ts'
import type { Chatbot, Session, Store } from '../../ports/ports.ts'
import { nextOpening } from '../attendants/office-hours.ts'
import { handOverMail } from './mail.ts'

const MINUTE_MS = 60_000

type Asked = { chatbot: Chatbot; settings: Settings; session: Session; reason: string; now: number }
/** `closed`: the office is, until then if that is known; `nobody`: there is neither a desk nor an address. */
export type Outcome =
  | { is: 'told' }
  | { is: 'toldBefore' }
  | { is: 'nobody' }
  | { is: 'closed'; until: DateTime | null }

/** Lets a session wait for a person, and tells somebody of the business, once. Belongs inside a transaction. */
export async function askForPerson(within: Store, asked: Asked): Promise<Outcome> {
  const { chatbot, settings, session, reason, now } = asked
  const attendance = await within.attendants.lock(session.id)
  if (attendance === undefined || attendance.attendant !== 'Bot') return { is: 'toldBefore' }
  const hasMail = settings.TalkToHumanEmail !== ''
  const opening = nextOpening(settings, now)
  if (opening !== undefined) {
    if (hasMail) await sendMail(within, asked, `${mailCause(attendance)}, closed until ${opening?.toISODate() ?? ''}`)
    return { is: 'closed', until: opening }
  }
  const desks = await within.attendants.desks({ workspaceId: chatbot.workspaceId, chatbotId: chatbot.id })
  const isAnybodyThere = desks.length > 0 || hasMail
  const turn = await within.attendants.change(attendance, { attendant: 'Waiting', by: null, reason })
  if (!isAnybodyThere) return { is: 'nobody' }
  await within.attendants.setTimer(session.id, 'unclaimed', now + settings.HandOverWaitMinutes * MINUTE_MS)
  // Where a desk is, the mail waits for whether anybody comes there.
  if (desks.length === 0) await sendMail(within, asked, mailCause({ ...attendance, turn }))
  else await within.sessions.handOver(session.id)
  return { is: 'told' }
}

/** Lets a session wait for a person again. */
export async function waitForPerson(
  within: Store,
  { attendance, settings, now, reason }: { attendance: Attendance; settings: Settings; now: number; reason: string },
): Promise<void> {
  await within.attendants.change(attendance, { attendant: 'Waiting', by: null, reason })
  const dueAt = now + settings.HandOverWaitMinutes * MINUTE_MS
  await within.attendants.setTimer(attendance.sessionId, 'unclaimed', dueAt)
}

/** One mail each time that a session begins to wait. */
export const mailCause = ({ sessionId, turn }: Pick<Attendance, 'sessionId' | 'turn'>): string =>
  turn <= 1 ? `talk ${sessionId} handed over` : `talk ${sessionId} handed over, turn ${turn}`

async function sendMail(within: Store, { chatbot, settings, session }: Asked, cause: string): Promise<void> {
  await within.sessions.handOver(session.id)
  const mail = await handOverMail(within, { chatbot, settings, session })
  await within.mails.add({ ...mail, chatbotId: chatbot.id, cause })
}
