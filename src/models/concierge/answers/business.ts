import { bestStatement } from '../business/match.ts'
import { changedParts } from '../filters.ts'
import { isQuestion } from '../language.ts'
import type { Answerer, Reply, Talk } from '../talk.ts'

/** How much of a question a statement must cover to be its answer. */
const ENOUGH = 0.6
/** And how much where the question could ask for homes too. */
const SURE = 0.8

/** Questions about the business itself, answered in the words of the system message when it holds the answer. */
export const answerBusiness: Answerer = (talk) => told(talk, ENOUGH)

/** "Do you allow pets in your rentals?" asks for a rule rather than for homes, where the business has told one. */
export const answerRule: Answerer = (talk) => (asksForRule(talk) ? told(talk, SURE) : undefined)

function told({ question, settings, memory }: Talk, enough: number): Reply | undefined {
  const match = bestStatement(question, settings.SystemMessage)
  if (match === undefined || match.share < enough) return undefined
  return { text: match.text, noAnswer: false, memory }
}

/** Words that ask to be shown homes. */
const FOR_HOMES =
  /\b(show|list|search|looking|any|anything|something|got|available|for sale|for rent|there|cheap\w*|expensive|big\w*|larg\w*|which (homes|houses|rentals|listings|apartments|condos|places))\b|\b(do|did) you have\b|\bcan (i|we) (buy|rent|get|find|afford)\b|\bhow many\b/
const CONTINUING = /^(and|or|but|what about|how about)\b/
/** What a rule may speak of too; any other wish makes a search. */
const SPOKEN_OF = new Set(['saleType', 'types', 'features', 'statuses', 'parking', 'keywords', 'tours', 'sort'])

function asksForRule({ question, plain, parsed, memory }: Talk): boolean {
  if (!isQuestion(question) || FOR_HOMES.test(plain) || CONTINUING.test(plain)) return false
  return changedParts(memory.filter ?? {}, parsed.filter).every((part) => SPOKEN_OF.has(part))
}
