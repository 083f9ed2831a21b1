import { DateTime } from 'luxon'
import { DAY_MS } from '../../../contract/fields/times.ts'
import { LANGUAGES, type Language } from '../../../contract/languages.ts'
import type { Listing } from '../../../contract/listings/listing.ts'
import { resolveFilter } from '../../../core/listings/resolve-filter.ts'
import type { LoggedChange } from '../../../core/ports/listings.ts'
import { UNSOLD } from '../../../search/features/market.ts'
import { type Filter, omit } from '../../../search/filter.ts'
import { fold } from '../../../search/text/fold.ts'
import { daysIn } from '../../../search/text/time-words.ts'
import { money } from '../../../search/text/wording.ts'
import { showList } from '../answers/list.ts'
import { listingName } from '../listing/text.ts'
import { changedParts } from '../memory.ts'
import type { Answer, Answerer, Question } from '../question.ts'
import { HOME_WORDS } from '../understand/topic.ts'
import { dayInWords } from './change-watches.ts'
import { homeMeant, newsAskedOf } from './news-of.ts'
import { foldedText, say, watchingWordsFor } from './replies.ts'
import { asksForMoreNews, asksWhatIsNew } from './what-is-new.ts'
import type { WatchingWords } from './words/en.ts'

/** Answers "has the price dropped?", "what got cheaper this week?" and "what is new since yesterday?" */
export const answerChanges: Answerer = async (question) => {
  const { watching, parsed, listings, now } = question
  const words = watchingWordsFor(question)
  const said = foldedText(question)
  const cheaper = words.asks.cheaper.test(said)
  const before = question.memory.filter?.changed
  const goesOn = before !== undefined && asksForMoreNews(question.plain)
  const isOne = words.asks.one.test(said)
  const unasked = goesOn && !isOne ? 'homes' : 'other'
  const news = asksWhatIsNew(question.plain) ? await newsAskedOf(question, isOne) : unasked
  if (watching !== undefined && !cheaper && words.asks.history.test(said)) {
    const home = await homeMeant(question)
    if (home !== undefined) return await answerHistory(question, words, home)
    // "Homes with price cuts" are searched.
    const { shown, filter = {} } = question.memory
    const wished = withoutVerbs(parsed.filter)
    if (!HOME_WORDS.test(question.plain) && changedParts(filter, { ...filter, ...wished }).length === 0)
      return say(question, shown.length > 1 ? question.words.whichOne : question.words.noneShown)
  }
  if (!cheaper && news === 'unclear') return say(question, question.words.whichOne)
  if (!cheaper && typeof news === 'object') return await answerHistory(question, words, news)
  if (!cheaper && news !== 'homes') return undefined
  const { daysOnMarket: days, sort: _sort, ...rest } = omit(withoutVerbs(parsed.filter), ['keywords', 'changed'])
  // "In the last 3 days"
  const counted = days?.max === undefined ? undefined : now - days.max * DAY_MS
  const usual = counted ?? (goesOn ? before?.since : undefined) ?? now - WEEK_MS
  const since = sinceOf(words, said, { now, zone: question.settings.TimeZone }) ?? usual
  // "Quoi de neuf" asks for news, and not for newly built homes.
  const features = rest.features?.filter((either) => !either.includes('new construction')) ?? []
  const changed = cheaper ? { since, cheaper: true } : { since, kinds: ['Created' as const, 'Back' as const] }
  const asked = { statuses: [...UNSOLD], ...omit(rest, ['features']), ...(features.length > 0 && { features }) }
  const filter = { ...(await resolveFilter(listings, asked, parsed.near)), changed }
  return showList(question, { filter, notes: [], relative: [] })
}
const WEEK_MS = 7 * DAY_MS

/** Removes French "a baissé" (has dropped), which the parser reads as "à Baissé", a place. */
function withoutVerbs({ cities, locations, ...filter }: Filter): Filter {
  const [inCities, inLocations] = [placesIn(cities), placesIn(locations)]
  return {
    ...filter,
    ...(inCities.length > 0 && { cities: inCities }),
    ...(inLocations.length > 0 && { locations: inLocations }),
  }
}

const placesIn = (named: string[] = []): string[] => named.filter((name) => !/^(?:a )?baisse/.test(fold(name)))

/** The time (ms) from which on changes are asked for, in the visitor's words: "today", "since Monday"; undefined if they tell none. */
function sinceOf(
  { asks }: WatchingWords,
  said: string,
  { now, zone }: { now: number; zone: string },
): number | undefined {
  const today = DateTime.fromMillis(now, { zone }).startOf('day')
  if (asks.today.test(said)) return today.toMillis()
  if (asks.yesterday.test(said)) return today.minus({ days: 1 }).toMillis()
  const weekday = weekdayIn(said)
  if (weekday !== undefined) return today.minus({ days: (today.weekday - weekday + 7) % 7 }).toMillis()
  if (asks.month.test(said)) return now - 30 * DAY_MS
  return WEEK.test(said) ? now - WEEK_MS : undefined
}

const WEEK = /\b(?:week|semana|semaine|woche)\b/

/** The day of the week, 1 for Monday, that a folded text names in any of the languages. */
function weekdayIn(said: string): number | undefined {
  const words = new Set(said.split(' '))
  const at = WEEKDAYS.findIndex((names) => names.some((name) => words.has(name)))
  return at < 0 ? undefined : at + 1
}
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => LANGUAGES.map((language) => daysIn(language)[day] ?? ''))

async function answerHistory(question: Question, words: WatchingWords, home: Listing): Promise<Answer> {
  const [history, zone] = await Promise.all([question.watching?.history(home.ID), question.watching?.timeZone()])
  const steps = priceSteps(history ?? [], home, { zone, language: question.memory.language ?? 'en' })
  const shown = listingName(home, question.words)
  const answer = say(question, steps === undefined ? words.priceStood(shown) : words.priceMoved(shown, steps))
  return { ...answer, memory: { ...answer.memory, focus: home.ID } }
}

/** The price history as "$930k → $905k, 3 June → $890k, 9 June"; undefined if the price never changed. */
function priceSteps(
  history: LoggedChange[],
  { CurrencySymbol }: Listing,
  { zone, language }: { zone: string | undefined; language: Language },
): string | undefined {
  const changes = history.filter(
    ({ kind, old, new: is }) => (kind === 'Price' || kind === 'Back') && old !== '' && is !== '' && old !== is,
  )
  const [first] = changes
  if (first === undefined) return undefined
  const day = (at: number) => dayInWords(language, DateTime.fromMillis(at, { zone }))
  const amount = (price: string) => money(Number(price), CurrencySymbol)
  return [amount(first.old), ...changes.map(({ new: is, at }) => `${amount(is)}, ${day(at)}`)].join(' → ')
}
