import type { Attendance } from './attendants.ts'
import type { DailyMailKind, UnsentMail } from './people.ts'

// A cause is the key by which a mail is made once. It also tells what the mail is about.

export const dailyMailCause = (kind: DailyMailKind, chatbotId: number, day: string): string =>
  `${kind} of chatbot ${chatbotId} on ${day}`

/** One for each time that a session begins to wait for a person. */
export const handOverCause = ({ sessionId, turn }: Pick<Attendance, 'sessionId' | 'turn'>): string =>
  turn <= 1 ? `talk ${sessionId} handed over` : `talk ${sessionId} handed over, turn ${turn}`

const DAILY_MAIL = /^(talks|leads) of chatbot \d+ on (\d{4}-\d{2}-\d{2})$/
const HAND_OVER = /^talk (\d+) handed over/

/** The day or session that a mail of this cause is about; undefined if it is about neither. */
export function subjectOfCause(cause: string): UnsentMail['of'] {
  const [, kind, day = ''] = DAILY_MAIL.exec(cause) ?? []
  if (kind !== undefined) return { kind: kind as DailyMailKind, day }
  const [, sessionId] = HAND_OVER.exec(cause) ?? []
  return sessionId === undefined ? undefined : { sessionId: Number(sessionId) }
}
