import type { Listing } from '../../../contract/listings/listing.ts'
import { lazy } from '../../../core/lazy.ts'
import { UNSOLD } from '../../../search/features/market.ts'
import type { Filter } from '../../../search/filter.ts'
import { wordsOfLanguage } from '../../../search/language/detect.ts'
import { stateCode } from '../../../search/places/states.ts'
import { COMMON_WORDS } from '../../../search/text/common-words.ts'
import { foldedWords } from '../../../search/text/fold.ts'
import { TIME_WORDS } from '../../../search/text/time-words.ts'
import { type Answer, type Answerer, describeSearch, PAGE_SIZE, type Question } from '../question.ts'
import { withShortSuffix } from '../understand/addresses.ts'
import { isQuestion } from '../understand/text.ts'
import { isOffTopic } from '../understand/topic.ts'
import { citiesSentence, showList } from './list.ts'

/** Answers a message with nothing else than a name that the search does not know: "Pike Street", "anything on Boylston", "Paris". */
export const answerName: Answerer = async (question) => {
  if (isOffTopic(question)) return undefined
  const { plain, memory } = question
  const text = question.text.replace(PROPOSING, '')
  const typed = foldedWords(text)
  const isName = typed.length <= NAME_WORDS
  const said = ON_STREET.exec(plain)?.groups?.['name'] ?? (isName ? typed.join(' ') : undefined)
  if (said === undefined) return undefined
  const homes = await homesAt(question, said, memory.filter)
  if (homes !== undefined) return homes
  const isStreet = isName && withShortSuffix(said) !== said
  return isStreet || (isName && (isPlaceElsewhere(typed) || looksLikeName(text, typed)))
    ? sayUnknown(question, text)
    : undefined
}

/** Shows the homes whose address has the words of a name, of the search so far or else of all; undefined if none has them. */
export async function homesAt(question: Question, name: string, filter?: Filter): Promise<Answer | undefined> {
  const keywords = foldedWords(withShortSuffix(name))
  if (!keywords.some((word) => NAMED.test(word))) return undefined
  const isThere = ({ Address }: Listing): boolean => {
    const address = foldedWords(Address ?? '')
    return keywords.every((word) => address.some((part) => isIn(word, part)))
  }
  for (const among of [...(filter === undefined ? [] : [filter]), { statuses: [...UNSOLD] }]) {
    const found = await question.listings.search({ ...among, keywords }, { offset: 0, limit: PAGE_SIZE })
    if (found.some(isThere)) return showList(question, { filter: { ...among, keywords }, notes: [], relative: [] })
  }
  return undefined
}

/** Whether a word is meant by a part of an address: "the water" is not on Waters Avenue. */
const isIn = (word: string, part: string): boolean => (COMMON_WORDS.has(word) ? part === word : part.startsWith(word))

/** "What about Los Angeles?", "or Kirkland?" */
const PROPOSING = /^\s*(?:(?:[Aa]nd |[Oo]k |[Ss]o )?(?:[Ww]hat|[Hh]ow) about |(?:[Oo]r|[Aa]nd)(?: in)? (?=\p{Lu}))/u

/** Longest message, in words, that may be nothing but a name. */
const NAME_WORDS = 3
/** Shorter words are directions and kinds of streets. */
const LEAST_LETTERS = 3
/** "620" names no street, whatever house numbers begin like it. */
const NAMED = new RegExp(`\\p{L}(?:.*\\p{L}){${LEAST_LETTERS - 1}}|\\d(?:st|nd|rd|th)$`, 'u')
const ON_STREET = /\b(?:on|along|at) (?:the )?(?<name>[\p{L}\p{N}]+(?: [\p{L}\p{N}]+){0,3})$/u

/** Whether a short message can be a name: one word, or capitalised ones, none of them an everyday word. */
function looksLikeName(text: string, typed: string[]): boolean {
  const raw = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  if (raw.length === 0 || raw.join('').length < LEAST_LETTERS || raw.length < typed.length) return false
  if (!raw.every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return false
  return typed.every((word) => !COMMON_WORDS.has(word) && !wordsOfLanguage('en').has(word))
}

/** "san francisco", "chicago", "california": a place even without capitals. */
function isPlaceElsewhere(typed: string[]): boolean {
  const name = typed.join(' ')
  if (towns().has(name) || (name.length > 2 && stateCode(name) !== undefined)) return true
  const [first = '', ...others] = typed
  return NAME_BEGINNINGS.has(first) && others.length > 0 && !others.some((word) => COMMON_WORDS.has(word))
}

/** The towns that name time zones. */
const towns = lazy(
  () => new Set(Intl.supportedValuesOf('timeZone').map((zone) => foldedWords(zone.split('/').at(-1) ?? '').join(' '))),
)
/** First words of towns of two words; nobody begins a request with them. */
const NAME_BEGINNINGS = new Set(['san', 'santa', 'los', 'las', 'saint', 'fort', 'mount'])

const sayUnknown = (question: Question, said: string): Answer => {
  const { memory, words } = question
  const name = said.replace(/^\s+|[\s?!.]+$/g, '')
  const text = [words.unknownWords(words.quoted(name)), citiesSentence(question)].join(' ')
  return { text, noAnswer: true, memory: { ...memory, offer: undefined, asked: undefined } }
}

/** Answers a further wish that no listing can be searched by, "on a quiet street": says so, and which search goes on. */
export const answerUnsearchable: Answerer = async (question) => {
  const { plain, english, text } = question
  if ((isQuestion(english) && !WITHOUT.test(plain)) || isOffTopic(question) || !(WISH.test(plain) || NEAR.test(plain)))
    return undefined
  if (plain.split(' ').length > LONGEST) return undefined
  const said = text.replace(/^\s+|[\s.!?]+$/g, '')
  return (await sayUnsearchable(question, [said])) ?? (NEAR.test(plain) ? sayUnknown(question, said) : undefined)
}

/** Says that the search of the talk goes on without these words; undefined before the first search. */
export async function sayUnsearchable(question: Question, said: string[]): Promise<Answer | undefined> {
  const { words, memory } = question
  if (memory.filter === undefined) return undefined
  const pieces = words.or(said.map(words.quoted))
  const text = words.notSearchable(pieces, await describeSearch(question, memory.filter))
  return { text, noAnswer: true, memory }
}

/** Whether words describe a home or a term, "6 month lease", where others may name a place: "Paris". */
export const describesHomes = (said: string): boolean => {
  const words = foldedWords(said)
  return words.some((word) => COMMON_WORDS.has(word) || TIME_WORDS.has(word))
}

/** "And without a garden?" is a wish too. */
const WITHOUT = /^(?:and |or |but )?without\b/
/** Whether all words are everyday ones: "market" of "time on market" names no Market Street. */
export const isEveryday = (said: string): boolean => foldedWords(said).every((word) => COMMON_WORDS.has(word))

/** How a wish begins or ends that changes a search. */
const WISH =
  /^(?:(?:and|also|but|ideally|preferably|maybe|hm+|ok|oh|please) )*(?:with|without|near|close to|next to|not|no|nothing(?= (?!else|more|like|for|to|thanks|at all|just|really)\w)|on|in|an?|far from|away from|by the|from|until|for|available|something|somewhere|(?:i|we) (?:would (?:like|want|prefer)|id (?:like|prefer)|like|want|need|prefer|must have)|(?:it|they) (?:should|must|has to|have to|needs? to)|must (?:have|be)|should (?:have|be)|needs? to|quiet|sunny|central)\b|\bwould be (?:good|nice|great|lovely|ideal|perfect|a plus|a bonus)$/
/** How a place is said that no listing tells: "near the Space Needle", "20 minutes from the airport". */
const NEAR =
  /^(?:(?:and|also|but|ideally|preferably|maybe|ok|oh|please|something|anything) )*(?:near|close to|walking distance|within|(?:less than |under |about |around |max(?:imum)? |at most |up to |no more than )?(?:\d{1,3}|an|half an)(?: \d{1,3})? ?(?:min|mins|minutes?|minutos?|minuten|hours?|heures?|horas?|miles?|mi|km)\b)/
/** Words of a message that may be one wish; a longer one tells more. */
const LONGEST = 12
