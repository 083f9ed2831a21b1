import { DateTime } from 'luxon'
import type { Api } from '../../contract/api.ts'
import { UNANSWERED_MAX } from '../../contract/history.ts'
import { foldedWords } from '../../search/text/fold.ts'
import { ownChatbot, settingsOf } from '../chatbots/chatbots.ts'
import { yieldIfLong } from '../event-loop/yielding.ts'
import type { Handlers } from '../handlers.ts'
import type { Models } from '../ports/models.ts'
import type { Clock, Store } from '../ports/ports.ts'
import { calendarDay, type DueDay } from './daily-mails/schedule.ts'

/** Newest unanswered questions that are read. */
const LOOKED_AT = 2_000
/** Maximum number of sessions listed per question, newest first. */
const SESSIONS = 20

type Deps = { store: Store; models: Models; now: Clock }

export const reportHandlers = ({ store, models, now }: Deps): Pick<Handlers<Api>, 'ReportGet'> => ({
  async ReportGet(caller, { serialNumber, Days }) {
    const chatbot = await ownChatbot(store, caller, serialNumber)
    const days = lastDays(Days, now(), settingsOf(chatbot, models).TimeZone)
    const period = { from: days[0]?.from ?? 0, until: days.at(-1)?.until ?? 0 }
    const [totals, byTime, unanswered] = await Promise.all([
      store.reports.totals(chatbot.id, period),
      store.reports.questionsByTime(chatbot.id, period),
      store.reports.unanswered(chatbot.id, period, LOOKED_AT),
    ])
    return {
      Questions: totals.questions,
      People: totals.people,
      Answered: totals.answered,
      NotAnswered: totals.notAnswered,
      HandedOver: totals.handedOver,
      Leads: totals.leads,
      PerDay: perDay(days, byTime),
      Unanswered: await mostFrequent(unanswered),
    }
  },
})

/** The last `count` calendar days of a time zone, ending with today. */
function lastDays(count: number, now: number, timeZone: string): DueDay[] {
  const today = DateTime.fromMillis(now, { zone: timeZone })
  return Array.from({ length: count }, (_, index) =>
    calendarDay(today.minus({ days: count - 1 - index }).toFormat('yyyy-MM-dd'), timeZone),
  )
}

/** Sums questions per day; both lists are in ascending order. */
function perDay(days: DueDay[], byTime: { at: number; count: number }[]): { Day: string; Questions: number }[] {
  let next = 0
  return days.map(({ day, until }) => {
    let Questions = 0
    for (let time = byTime[next]; time !== undefined && time.at < until; time = byTime[++next]) Questions += time.count
    return { Day: day, Questions }
  })
}

type Unanswered = { content: string; sessionId: number }

/** Groups questions that differ only in case, accents, punctuation or spaces; shows the newest wording. */
async function mostFrequent(questions: Unanswered[]) {
  const groups = new Map<string, Unanswered[]>()
  for (const question of questions) {
    const words = foldedWords(question.content).join(' ')
    const same = groups.get(words)
    if (same === undefined) groups.set(words, [question])
    else same.push(question)
    await yieldIfLong()
  }
  return [...groups.values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, UNANSWERED_MAX)
    .map((same) => ({
      Question: same[0]?.content ?? '',
      Count: same.length,
      SessionIDs: [...new Set(same.map(({ sessionId }) => sessionId))].slice(0, SESSIONS),
    }))
}
