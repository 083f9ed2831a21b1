import { DateTime } from 'luxon'
import type { Api } from '../../../contract/api.ts'
import { fold } from '../../../search/text/fold.ts'
import { type Models, ownChatbot, settingsOf } from '../../chatbots/chatbots.ts'
import type { Handlers } from '../../handlers.ts'
import type { Clock, Store } from '../../ports/ports.ts'
import { type Due, dayOf } from '../digests/days.ts'

/** Questions without an answer that are looked at, the newest; and how many of the most frequent are told. */
const LOOKED_AT = 2_000
const TOLD = 10
/** Sessions named beside each of them, the newest. */
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
      Unanswered: mostFrequent(unanswered),
    }
  },
})

/** The last days of a time zone's calendar, today the last of them. */
function lastDays(count: number, now: number, timeZone: string): Due[] {
  const today = DateTime.fromMillis(now, { zone: timeZone })
  return Array.from({ length: count }, (_, index) =>
    dayOf(today.minus({ days: count - 1 - index }).toFormat('yyyy-MM-dd'), timeZone),
  )
}

/** Both ascend, so one walk over them is enough. */
function perDay(days: Due[], byTime: { at: number; count: number }[]): { Day: string; Questions: number }[] {
  let next = 0
  return days.map(({ day, until }) => {
    let Questions = 0
    for (let time = byTime[next]; time !== undefined && time.at < until; time = byTime[++next]) Questions += time.count
    return { Day: day, Questions }
  })
}

/** Questions that differ in case, accents, signs or blanks alone are the same one, said as the newest says it. */
function mostFrequent(questions: { content: string; sessionId: number }[]) {
  const groups = Map.groupBy(questions, ({ content }) =>
    fold(content)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  return [...groups.values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, TOLD)
    .map((same) => ({
      Question: same[0]?.content ?? '',
      Count: same.length,
      SessionIDs: [...new Set(same.map(({ sessionId }) => sessionId))].slice(0, SESSIONS),
    }))
}
