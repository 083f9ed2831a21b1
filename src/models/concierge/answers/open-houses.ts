import { DateTime } from 'luxon'
import { resolveFilter } from '../../../core/listings/resolve-filter.ts'
import type { Filter } from '../../../search/filter.ts'
import { weekdayFrom } from '../../../search/text/calendar.ts'
import { openHouseDay } from '../listing/text.ts'
import { offering } from '../memory.ts'
import { type Answerer, describeSearch, type Question } from '../question.ts'
import { DAY, OF_DAY, ONLY_WHEN, WEEKDAYS } from '../understand/named-days.ts'
import { dayInWords } from '../watching/change-watches.ts'
import { COUNTING } from './counts.ts'
import { showList } from './list.ts'
import { isIn, searchNotes } from './search.ts'

const EACH_DAY = new RegExp(DAY, 'g')
/** "Not on Saturday", "except Sunday" */
const EXCEPT_DAY = new RegExp(`\\b(?:not|except|never|other than|but) (?:(?:on|for|the|this) )*${DAY.source}`)

/** Maximum number of open houses whose days are read. */
const READ_MAX = 500

/** Answers "open houses on Saturday" by the days that listings state; undefined where none of them states one. */
export const answerOpenHouses: Answerer = async (question) => {
  const { plain, parsed, memory, listings, words } = question
  const asked = EXCEPT_DAY.test(plain) ? [] : [...plain.matchAll(EACH_DAY)]
  const isNamed = parsed.isSearch && parsed.filter.tours?.includes('OpenHouse') === true
  const isMeant = isNamed || (memory.filter?.tours?.includes('OpenHouse') === true && ONLY_WHEN.test(plain))
  if (asked.length === 0 || !isMeant || parsed.ties.length > 0) return undefined
  const { notIds: _others, ...open } = isNamed ? parsed.filter : (memory.filter ?? {})
  const filter: Filter = await resolveFilter(listings, open, parsed.near)
  if ((await listings.count(filter)) > READ_MAX) return undefined
  const found = await listings.search(filter, { offset: 0, limit: READ_MAX })
  const stated = new Map(found.map((listing) => [listing.ID, openHouseDay(listing)]))
  if ([...stated.values()].every((day) => day === undefined)) return undefined
  const days = daysMeant(asked, question)
  const isOn = (day: string | undefined) => days.some((each) => each.toISODate() === day)
  const others = found.filter(({ ID }) => !isOn(stated.get(ID))).map(({ ID }) => ID)
  const on = words.or(days.map((day) => dayInWords(question.language, day, { weekday: 'long' })))
  const notes = searchNotes(question, isIn(OF_DAY, question))
  if (others.length === found.length) {
    const summary = await describeSearch(question, filter)
    const text = [...notes, words.noneOpenOn(on, words.number(found.length), summary), words.showThem].join(' ')
    return { text, noAnswer: false, memory: offering(memory, filter) }
  }
  const onDay = others.length === 0 ? filter : { ...filter, notIds: others }
  if (COUNTING.test(plain)) {
    const counted = words.counted(words.number(found.length - others.length), await describeSearch(question, onDay))
    return { text: [...notes, words.openOn(on), counted].join(' '), noAnswer: false, memory: offering(memory, onDay) }
  }
  return showList(question, { filter: onDay, notes: [...notes, words.openOn(on)], relative: [] })
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
