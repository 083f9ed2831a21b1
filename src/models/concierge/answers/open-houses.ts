import { DateTime } from 'luxon'
import { resolveFilter } from '../../../core/listings/resolve-filter.ts'
import { dayNamed } from '../../../search/features/open-house-days.ts'
import type { Filter } from '../../../search/filter.ts'
import { weekdayFrom } from '../../../search/text/calendar.ts'
import { inEnglish } from '../../../search/translation/translate.ts'
import { openHouseDay } from '../listing/text.ts'
import { offering } from '../memory.ts'
import { type Answer, type Answerer, describeSearch, type Question } from '../question.ts'
import { type DayBound, OF_DAY, ONLY_WHEN, ONLY_WHEN_NOT, readDays, WEEKDAYS } from '../understand/named-days.ts'
import { COUNTING } from './counts.ts'
import { showList } from './list.ts'
import { isIn, searchNotes } from './search.ts'

/** "Any day", "other days too": the day asked for before is given up. */
const ANY_DAY = /\b(?:any|all|every|other|another|whichever|whatever) (?:other )?(?:days?|dates?)\b|\bwhenever\b/

/** Maximum number of open houses whose days are read. */
const READ_MAX = 500

/** Answers "open houses on Saturday" by the days that listings state; undefined where there is no open house at all. */
export const answerOpenHouses: Answerer = async (question) => {
  const { plain, english, parsed, memory, listings } = question
  const { welcome, denied, bounds, dayBounds, isWeekLater, isAlone } = readDays(english)
  const isExcept = denied.length > 0 && welcome.length === 0
  const isNamed = parsed.isSearch && parsed.filter.tours?.includes('OpenHouse') === true
  const isSpokenOf = memory.filter?.tours?.includes('OpenHouse') === true
  const isMeant = isNamed || (isSpokenOf && (ONLY_WHEN_NOT.test(plain) || ONLY_WHEN.test(plain) || isAlone))
  const givesUp = memory.filter?.openHouseDays !== undefined && ANY_DAY.test(plain)
  const { openHouseDays: _days, ...open } = isNamed ? parsed.filter : (memory.filter ?? {})
  const isNone = welcome.length === 0 && denied.length === 0 && dayBounds.length === 0
  if (isNone && givesUp) return await tell(question, open)
  if (!isMeant || parsed.ties.length > 0 || (isNone && !(isNamed && isUnsaid(bounds, question)))) return undefined
  const filter: Filter = await resolveFilter(listings, open, parsed.near)
  if (isNone)
    return await tell(
      { ...question, parsed: { ...parsed, notUnderstood: [...parsed.notUnderstood, ...bounds] } },
      filter,
    )
  if ((await listings.count(filter)) > READ_MAX) return undefined
  const found = await listings.search(filter, { offset: 0, limit: READ_MAX })
  if (found.length === 0) return undefined
  const stated = [...new Set(found.flatMap((listing) => openHouseDay(listing) ?? []))].toSorted()
  const unwanted = daysMeant(denied, question)
  const suiting = (days: string[]) => days.filter((day) => !unwanted.includes(day))
  // Of a week that was asked for, "not Friday" means its own Friday.
  const deniedWeekdays = denied.flatMap(([, weekday]) => (weekday === undefined ? [] : WEEKDAYS.indexOf(weekday) + 1))
  const left = (days: string[]) =>
    suiting(days).filter((day) => !deniedWeekdays.includes(DateTime.fromISO(day).weekday))
  // "But not Saturday" after "this weekend" leaves Sunday.
  const before = givesUp ? [] : (memory.filter?.openHouseDays ?? [])
  const stay = left(before)
  const kept = stay.length > 0 || before.length === 0 ? stay : left(daysAskedBefore(question))
  const others = isWeekLater ? unwanted.map(weekAfter) : kept.length > 0 ? kept : suiting(stated)
  const named =
    welcome.length === 0 && dayBounds.length > 0 ? daysWithin(dayBounds, question) : daysMeant(welcome, question)
  const wanted = isExcept && dayBounds.length === 0 ? others : left(named)
  if (wanted.length === 0) return await tell(question, open)
  const days = wanted.length > NAMED_MOST ? wanted.filter((day) => stated.includes(day)) : wanted
  return stated.some((day) => days.includes(day))
    ? await tell(question, { ...filter, openHouseDays: days })
    : await tellOthers(question, filter, { days: wanted.slice(0, TOLD_MOST), others: found.length })
}
/** Days without an open house that are named. */
const TOLD_MOST = 7
/** Of a whole week, only the days are named that have open houses. */
const NAMED_MOST = 3

/** Whether a week that bounds the days is not yet told as not understood. In other languages it would be told in English. */
const isUnsaid = (bounds: readonly string[], { language, parsed }: Question): boolean =>
  bounds.length > 0 && language === 'en' && !parsed.notUnderstood.some((words) => words.includes('next week'))

/** The days that the talk asked for last, also those without an open house, which the filter does not keep. */
function daysAskedBefore(question: Question): string[] {
  for (const { question: asked } of question.exchanges.toReversed()) {
    const { welcome } = readDays(inEnglish(asked, question.language, () => 0).english)
    if (welcome.length > 0) return daysMeant(welcome, question)
  }
  return []
}

/** The open houses, or how many they are. */
async function tell(question: Question, filter: Filter): Promise<Answer> {
  const { plain, listings, words, memory } = question
  const notes = searchNotes(question, isIn(OF_DAY, question))
  if (!COUNTING.test(plain)) return await showList(question, { filter, notes, relative: [] })
  const count = words.number(await listings.count(filter))
  const counted = words.counted(count, await describeSearch(question, filter))
  return { text: [...notes, counted].join(' '), noAnswer: false, memory: offering(memory, filter) }
}

/** That none is open on these days, and how many are on others. */
async function tellOthers(
  question: Question,
  filter: Filter,
  { days, others }: { days: string[]; others: number },
): Promise<Answer> {
  const { language, words, memory } = question
  const on = words.or(days.map((day) => dayNamed(language, day)))
  const none = words.noneOpenOn(on, words.number(others), await describeSearch(question, filter))
  const text = [...searchNotes(question, isIn(OF_DAY, question)), none, words.showThem].join(' ')
  return { text, noAnswer: false, memory: offering(memory, filter) }
}

/** The coming days that the words mean as ISO dates, of the chatbot's time zone: Saturday and Sunday for "this weekend". */
function daysMeant(asked: RegExpExecArray[], question: Question): string[] {
  const today = todayOf(question)
  const days = asked.flatMap((each) => daysOf(each, today)).flatMap((day) => day.toISODate() ?? [])
  return [...new Set(days)].toSorted()
}

/** The coming days that the bounds leave: "before Saturday" is today up to Friday, "from Sunday on" a month. */
function daysWithin(bounds: DayBound[], question: Question): string[] {
  const today = todayOf(question)
  const coming = Array.from({ length: COMING_DAYS }, (_, index) => today.plus({ days: index }).toISODate() ?? '')
  return bounds.reduce((left, { side, isIncluded, day }) => {
    const days = daysMeant([day], question)
    const [first = '', last = ''] = [days[0], days.at(-1)]
    if (side === 'earlier') return left.filter((each) => (isIncluded ? each <= last : each < first))
    return left.filter((each) => (isIncluded ? each >= first : each > last))
  }, coming)
}
const COMING_DAYS = 31

const todayOf = ({ now, settings }: Question): DateTime =>
  DateTime.fromMillis(now, { zone: settings.TimeZone === '' ? 'utc' : settings.TimeZone }).startOf('day')

const weekAfter = (day: string): string => DateTime.fromISO(day).plus({ weeks: 1 }).toISODate() ?? day

function daysOf([said, weekday]: RegExpExecArray, today: DateTime): DateTime[] {
  if (said === 'today' || said === 'tonight') return [today]
  if (said === 'tomorrow') return [today.plus({ days: 1 })]
  if (weekday !== undefined) return [weekdayFrom(today, WEEKDAYS.indexOf(weekday) + 1)]
  if (said.endsWith('week') || said.endsWith('next')) {
    const monday = today.startOf('week').plus({ weeks: 1 })
    const first = said === 'next week' ? monday : today
    const days = monday.plus({ weeks: 1 }).diff(first, 'days').days
    return Array.from({ length: days }, (_, index) => first.plus({ days: index }))
  }
  const saturday = today.weekday > SATURDAY ? today.minus({ days: 1 }) : weekdayFrom(today, SATURDAY)
  return [saturday, saturday.plus({ days: 1 })]
}

const SATURDAY = 6
