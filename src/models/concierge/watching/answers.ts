import type { Listing } from '../../../contract/listings/listing.ts'
import type { Every, TooWide } from '../../../contract/listings/watches.ts'
import { resolveFilter } from '../../../core/listings/resolve-filter.ts'
import { inUsualCurrency } from '../../../core/listings/usual-currency.ts'
import { type Filter, omit, only, PLACE_PARTS } from '../../../search/filter.ts'
import { readerFor } from '../../../search/parse/read.ts'
import { listingName } from '../listing/text.ts'
import { type Answer, type Answerer, describeSearch, type Question } from '../question.ts'
import { isDeniedStop, isDeniedWish } from './denied-wish.ts'
import { homeMeant } from './news-of.ts'
import { foldedText, namesWatch, say, watchingWordsFor } from './replies.ts'
import { isShortOrderToEnd } from './short-orders.ts'
import type { WatchingWords } from './words/en.ts'

/** Answers "tell me when …", "watch this", "stop telling me" and "what am I watching?" */
export const answerWatching: Answerer = async (question) => {
  const { watching } = question
  if (watching === undefined) return undefined
  const words = watchingWordsFor(question)
  const said = foldedText(question)
  const language = question.memory.language ?? 'en'
  if (isDeniedStop(said, language)) return await list(question, words)
  if (words.asks.stop.test(said)) return await stop(question, words, said)
  if (words.asks.list.test(said)) return await list(question, words)
  // Without watches, such an order is about something else.
  const endsAny = isShortOrderToEnd(said, language) && (await watching.list()).length > 0
  if (endsAny) return await stop(question, words, said)
  if (isDeniedWish(said, language, words.asks)) return await endDenied(question, words, said)
  const [tells, isHome] = [words.asks.tell.test(said), words.asks.home.test(said)]
  const every = words.asks.weekly.test(said) ? 'Weekly' : words.asks.daily.test(said) ? 'Daily' : 'AtOnce'
  if ((tells || isHome) && !SEARCH.test(said)) {
    const home = await homeWatched(question, words, { said, isHome })
    if (home === 'unclear') return say(question, question.words.whichOne)
    if (home !== undefined) {
      await watching.watchHome(home, every)
      const answer = say(question, words.watchingHome(listingName(home, question.words)))
      return { ...answer, memory: { ...answer.memory, focus: home.ID } }
    }
  }
  const isDigest = every !== 'AtOnce' && /^\S+ \S+ \S+( \S+)?$/.test(said) && question.memory.filter !== undefined
  return tells || isHome || isDigest ? await watchSearch(question, words, every) : undefined
}

/** "Watch this search" does not refer to a single home. */
const SEARCH = /\b(?:search|busqueda|recherche|suche|busca|pesquisa)\b/

/**
 * The home that a wish to be told is about: one that the words point at, or the one spoken of where they name nothing else.
 * 'unclear' if they point at one of several that were shown.
 */
async function homeWatched(
  question: Question,
  { asks }: WatchingWords,
  { said, isHome }: { said: string; isHome: boolean },
): Promise<Listing | 'unclear' | undefined> {
  const { memory, vocabulary, text } = question
  const pointsAtOne = asks.one.test(said) && !asks.alike.test(said)
  const { filter } = readerFor(vocabulary).read(text, memory.language).parse()
  const aside: (keyof Filter)[] = isHome ? ['keywords', 'price', 'types'] : ['keywords', 'price']
  const wantsOthers = asks.others.test(said) || hasCriteria(omit(filter, aside))
  if (!pointsAtOne && wantsOthers) return undefined
  return (await homeMeant(question)) ?? (pointsAtOne && memory.shown.length > 1 ? 'unclear' : undefined)
}

async function watchSearch(question: Question, words: WatchingWords, every: Every) {
  const { watching, vocabulary, listings, memory, text } = question
  // Sort and keywords are dropped: the words "tell me when" would be read as keywords.
  const parsed = readerFor(vocabulary).read(text, memory.language).parse()
  const said = await resolveFilter(listings, omit(parsed.filter, ['sort', 'keywords']), parsed.near)
  const before = memory.filter && omit(memory.filter, ['changed'])
  const filter = hasCriteria(said) ? { ...keptParts(before, said), ...said } : before
  if (watching === undefined) return undefined
  if (filter === undefined || !hasCriteria(filter)) return say(question, words.nothingToWatch)
  const { isTooWide, count, perDay, narrow } = await watching.watchSearch(filter, every, memory.language ?? 'en')
  const shown = question.words.number
  if (isTooWide) {
    const answer = say(
      question,
      words.tooWide(shown(count), shown(perDay), await narrowingSuggestions(question, narrow, filter)),
    )
    return { ...answer, memory: { ...answer.memory, filter, focus: undefined } }
  }
  return say(question, words.watchingSearch(await describeSearch(question, filter), shown(count)))
}

/** The parts of the search so far that a wish goes on with: all unless it names another place, for rents only the place. */
function keptParts(before: Filter = {}, said: Filter): Filter {
  if (PLACE_PARTS.some((part) => said[part] !== undefined)) return {}
  const changesSaleType = said.saleType !== undefined && said.saleType !== (before.saleType ?? 'for_sale')
  return only(
    before,
    changesSaleType ? PLACE_PARTS : (Object.keys(omit(before, ['sort', 'changed'])) as (keyof Filter)[]),
  )
}

/** Suggestions that narrow a search, at most three: "Ballard: 12, homes under $900k: 40". */
export async function narrowingSuggestions(
  { listings, words }: Pick<Question, 'listings' | 'words'>,
  narrow: TooWide['Narrow'],
  filter: Filter,
): Promise<string> {
  const suggestions = narrow.slice(0, 3).map(async ({ Field, Value, Count }) => {
    const dearest = { ...only(filter, ['currency', ...PLACE_PARTS]), price: { max: Number(Value) } }
    const said = only(await inUsualCurrency(listings, dearest), ['price', 'currency'])
    return `${Field === 'MaxPrice' ? words.describe(said) : Value}: ${words.number(Count)}`
  })
  return (await Promise.all(suggestions)).join(', ')
}

/** Whether a filter has criteria beyond the defaults (statuses, sort, sale type). */
export const hasCriteria = (filter: Filter): boolean =>
  Object.keys(omit(filter, ['statuses', 'sort', 'saleType'])).length > 0

async function list(question: Question, words: WatchingWords): Promise<Answer> {
  const all = (await question.watching?.list()) ?? []
  return say(question, all.length === 0 ? words.noWatches : words.watches(watchLines(all, words)))
}

type Listed = { id: number; summary: string; isPaused: boolean }
export const watchLines = (all: Listed[], words: WatchingWords): string =>
  all.map(({ summary, isPaused }) => `- ${summary}${isPaused ? ` (${words.paused})` : ''}`).join('\n')

/** Stops the only watch, all watches, or the one named; if that is unclear, asks which one. */
async function stop(question: Question, words: WatchingWords, said: string): Promise<Answer> {
  const all = (await question.watching?.list()) ?? []
  if (all.length === 0) return say(question, words.noWatches)
  const named = all.filter(({ summary }) => namesWatch(summary, said))
  const going = all.length === 1 || words.all.test(said) ? all : named.length === 1 ? named : []
  if (going.length === 0) return say(question, words.whichToStop(watchLines(all, words)))
  await question.watching?.stop(going.map(({ id }) => id))
  return say(question, words.stopped(question.words.and(going.map(({ summary }) => `**${summary}**`))))
}

/** Stops the watch that "don't tell me when …" names; where it names none, says what is watched. */
async function endDenied(question: Question, words: WatchingWords, said: string): Promise<Answer> {
  const all = (await question.watching?.list()) ?? []
  return all.some(({ summary }) => namesWatch(summary, said))
    ? await stop(question, words, said)
    : await list(question, words)
}
