import { contactsIn, mayHoldContacts } from '../../../core/people/leads/contact.ts'
import { countryOf } from '../../../core/people/leads/country.ts'
import { bestStatement } from '../business/best-statement.ts'
import { changedParts } from '../memory.ts'
import type { Answer, Answerer, Question } from '../question.ts'
import { isQuestion } from '../understand/text.ts'
import { HOMES } from '../understand/topic.ts'

/** How much of a question a statement must cover to be its answer. */
const ENOUGH = 0.6
/** And how much where the question could ask for homes too. */
const SURE = 0.8

/** Questions about the business itself, answered in the words of the system message when it holds the answer. */
export const answerBusiness: Answerer = (question) => quoteStatement(question, ENOUGH)

/** "Do you allow pets in your rentals?" asks for a rule rather than for homes, where the business has stated one. */
export const answerRule: Answerer = (question) => (asksForRule(question) ? quoteStatement(question, SURE) : undefined)

function quoteStatement({ english, settings, memory }: Question, enough: number): Answer | undefined {
  const match = bestStatement(english, settings.SystemMessage)
  if (match === undefined || match.share < enough) return undefined
  return { text: match.text, noAnswer: false, memory }
}

/** Words that ask to be shown homes. */
const FOR_HOMES =
  /\b(show|list|search|looking|any|anything|something|got|available|for sale|for rent|there|cheap\w*|expensive|big\w*|larg\w*|which (homes|houses|rentals|listings|apartments|condos|places))\b|\b(do|did) you have\b|\bcan (i|we) (buy|rent|get|find|afford)\b|\bhow many\b/
const CONTINUING = /^(and|or|but|what about|how about)\b/
/** What a rule may speak of too; any other wish makes a search. */
const SPOKEN_OF = new Set(['saleType', 'types', 'features', 'statuses', 'parking', 'keywords', 'tours', 'sort'])

function asksForRule({ english, plain, parsed, memory }: Question): boolean {
  if (!isQuestion(english) || FOR_HOMES.test(plain) || CONTINUING.test(plain)) return false
  return changedParts(memory.filter ?? {}, parsed.filter).every((part) => SPOKEN_OF.has(part))
}

/** "My e-mail is ana@example.com": the core keeps a way to be reached; who leaves one is told so, unless there is more to answer. */
export const answerContact: Answerer = async ({ plain, text, settings, listings, memory, words }) => {
  if (!mayHoldContacts(text) || HOMES.test(plain)) return undefined
  const { emails, phones } = contactsIn(text, await countryOf(settings.TimeZone, listings))
  if (emails.length + phones.length === 0) return undefined
  return { text: words.noted, noAnswer: false, memory }
}
