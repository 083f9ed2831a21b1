import { resolveFilter } from '../../../../core/listings/resolve-filter.ts'
import { readerFor } from '../../../../search/parse/read.ts'
import { toPlainText } from '../../../../search/text/fold.ts'
import { anyOf } from '../../../../search/text/patterns.ts'
import { superlativeIn } from '../../listing/superlatives.ts'
import { type Answerer, describeSearch, PAGE_SIZE, type Question } from '../../question.ts'
import { HOME_WORDS, isOffTopic } from '../../understand/topic.ts'
import { answerAboutListings, COMPARING, factsAsked } from '../about-listing.ts'
import { searchNotes } from '../search.ts'

/** Questions for a value: "what is the HOA fee …", "how old are …", "photos of …". Others may be wishes: "which have parking?" */
const ASKS = anyOf(
  /^(?:(?:and|so|ok|okay|hi|hello) )*(?:what|whats|how (?:big|large|old|new|much|high|long)|when|which year)\b/,
  /^(?:(?:and|so|ok|okay|hi|hello|please|can|could|may|i|you|we|id|like|want|to|do|have|got|show|send|give|get|see|me|us|any|some|more|the) )*(?:photos?|pictures?|pics?|images?|address(?:es)?|links?) (?:of|for|from|to) \b/,
)
const OF_HOMES = anyOf(HOME_WORDS, /\bthe ones? (?:in|near)\b/)
/** "Your fees" are those of the business; what homes cost is told by the search itself. */
const NOT_OF_HOMES = /\b(?:you|your|yours|i|we|my|our|usually|typically|generally|average|mean|median)\b/

/** Answers what each home of a search is like: "what is the HOA on the Denver condos?", "how old are the houses in Tacoma?" */
export const answerFactsOfSearch: Answerer = async (question) => {
  const { plain, parsed, listings, words, memory } = question
  const names = factsAsked(plain).map(({ name }) => name)
  const isAsked = ASKS.test(plain) && OF_HOMES.test(plain) && names.some((name) => name !== 'price')
  if (
    !isAsked ||
    NOT_OF_HOMES.test(plain.replace(ASKS, ' ')) ||
    COMPARING.test(plain) ||
    superlativeIn(plain) !== undefined
  )
    return undefined
  if (!parsed.isSearch || parsed.ties.length > 0 || parsed.relative.length > 0 || isOffTopic(question)) return undefined
  const filter = await resolveFilter(listings, parsed.filter, parsed.near)
  const total = await listings.count(filter)
  const found = total === 0 ? [] : await listings.search(filter, { offset: 0, limit: PAGE_SIZE })
  if (found.length === 0) return undefined
  const list = { filter, shown: found.map(({ ID }) => ID), page: 0, language: memory.language }
  const { text, ...answer } = answerAboutListings({ ...question, memory: list }, found, { rest: plain })
  const notes = searchNotes(question, (said) => isOfFact(said, question))
  const summary = await describeSearch(question, filter)
  const head = [...notes, words.found(words.number(total), summary), words.hereAre(1, found.length, total)].join(' ')
  return { ...answer, text: `${head}\n\n${text}` }
}

/** Whether words that the search left out ask for the fact: "HOA", "old" of "how old". */
function isOfFact(said: string, { vocabulary, language }: Question): boolean {
  const plain = toPlainText(readerFor(vocabulary).read(said, language).english)
  return factsAsked(plain).length > 0 || factsAsked(`how ${plain}`).length > 0
}
