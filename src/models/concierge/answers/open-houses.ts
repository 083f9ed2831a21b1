import { DateTime } from 'luxon'
import { resolveFilter } from '../../../core/listings/resolve-filter.ts'
import { dayNamed } from '../../../search/features/open-house-days.ts'
import type { Filter } from '../../../search/filter.ts'
import { weekdayFrom } from '../../../search/text/calendar.ts'
import { openHouseDay } from '../listing/text.ts'
import { offering } from '../memory.ts'
import { type Answer, type Answerer, describeSearch, type Question } from '../question.ts'
import {
  DAY,
  DAYS_DENIED,
  namesOnlyDays,
  OF_DAY,
  ONLY_WHEN,
  ONLY_WHEN_NOT,
  WEEKDAYS,
} from '../understand/named-days.ts'
import { COUNTING } from './counts.ts'
import { showList } from './list.ts'
import { isIn, searchNotes } from './search.ts'

const EACH_DAY = new RegExp(DAY, 'g')
/** "Any day", "other days too": the day asked for before is given up. */
const ANY_DAY = /\b(?:any|all|every|other|whichever|whatever) (?:other )?(?:days?|dates?)\b|\bwhenever\b/

/** Maximum number of open houses whose days are read. */
const READ_MAX = 500

/** Answers "open houses on Saturday" by the days that listings state; undefined where none of them states one. */
export const answerOpenHouses: Answerer = async (question) => {
  const { plain, parsed, memory, listings } = question
  const named = [...plain.matchAll(EACH_DAY)]
  const welcome = [...plain.replaceAll(DAYS_DENIED, ' ').matchAll(EACH_DAY)]
  const isExcept = named.length > 0 && welcome.length === 0
  const asked = isExcept ? named : welcome
  const isNamed = parsed.isSearch && parsed.filter.tours?.includes('OpenHouse') === true
  const isSpokenOf = memory.filter?.tours?.includes('OpenHouse') === true
  const isMeant =
    isNamed || (isSpokenOf && (ONLY_WHEN_NOT.test(plain) || ONLY_WHEN.test(plain) || namesOnlyDays(plain)))
  const givesUp = memory.filter?.openHouseDays !== undefined && ANY_DAY.test(plain)
  const { openHouseDays: _days, ...open } = isNamed ? parsed.filter : (memory.filter ?? {})
  if (asked.length === 0 && givesUp) return await tell(question, open)
  if (asked.length === 0 || !isMeant || parsed.ties.length > 0) return undefined
  const filter: Filter = await resolveFilter(listings, open, parsed.near)
  if ((await listings.count(filter)) > READ_MAX) return undefined
  const found = await listings.search(filter, { offset: 0, limit: READ_MAX })
  const stated = found.flatMap((listing) => openHouseDay(listing) ?? [])
  if (stated.length === 0) return undefined
  const meant = daysMeant(asked, question).flatMap((day) => day.toISODate() ?? [])
  const days = isExcept ? [...new Set(stated)].filter((day) => !meant.includes(day)).toSorted() : meant
  if (days.length === 0) return await tell(question, open)
  return stated.some((day) => days.includes(day))
    ? await tell(question, { ...filter, openHouseDays: days })
    : await tellOthers(question, filter, { days, others: found.length })
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

/** The coming days that the words mean, of the chatbot's time zone: Saturday and Sunday for "this weekend". */
function daysMeant(asked: RegExpExecArray[], { now, settings }: Question): DateTime[] {
  const zone = settings.TimeZone === '' ? 'utc' : settings.TimeZone
  const today = DateTime.fromMillis(now, { zone }).startOf('day')
  const days = asked.flatMap((each) => daysOf(each, today))
  return [...new Map(days.map((day) => [day.toMillis(), day])).values()].toSorted((one, other) => +one - +other)
}

function daysOf([said, weekday]: RegExpExecArray, today: DateTime): DateTime[] {
  if (said === 'today' || said === 'tonight') return [today]
  if (said === 'tomorrow') return [today.plus({ days: 1 })]
  if (weekday !== undefined) return [weekdayFrom(today, WEEKDAYS.indexOf(weekday) + 1)]
  const saturday = today.weekday > SATURDAY ? today.minus({ days: 1 }) : weekdayFrom(today, SATURDAY)
  return [saturday, saturday.plus({ days: 1 })]
}

const SATURDAY = 6
