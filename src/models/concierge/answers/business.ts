import { contactsIn, countryOf, mayHoldContacts } from '../../../core/people/leads/contact.ts'
import { conceptsOf, conceptsOfStatement, isDay } from '../business/concepts.ts'
import { publicStatements, type Statement } from '../business/quotable.ts'
import { changedParts } from '../memory.ts'
import type { Answer, Answerer, Question } from '../question.ts'
import { isQuestion, plainOf } from '../understand/text.ts'
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

type Match = { text: string; share: number }

/** What an answer of this kind has in it; it tells apart statements about the same thing. */
const HINTS: [asked: RegExp, told: RegExp][] = [
  [
    /\bhow (long|fast|soon|quick\w*)\b|\bwhen will\b|\bhow many (minutes|hours|days|weeks|months)\b/,
    /\b(minutes?|hours?|(working |business )?days?|weeks?|months?|years?)\b/i,
  ],
  [
    /\bhow (much|expensive|high)\b|\b(costs?|fees?|price)\b/,
    /[$€£%]|\bpercent\b|\bfree\b|\bnothing\b|\bno (fee|charge)\b/i,
  ],
  [/\b(when|what times?|how late|until|which days?)\b/, /\d ?(am|pm)\b|\d:\d\d|day\b|days\b|\bfirst of\b/i],
  [/\bwhere\b/, /\b\d{1,5} \p{Lu}\p{L}+|\b(at|behind|above|opposite|website|to)\b|@/u],
]

/** How much a concept counts that stands in the sentence before, or elsewhere in the paragraph; and what a hint counts. */
const LED_IN = 0.7
const AROUND = 0.35
const HINT = 0.4
/** "Monday to Friday" answers who asks for Sunday. */
const OTHER_DAY = 0.6

/** What in a system message answers a question best, and how much of the question it covers (0 to 1). */
export function bestStatement(question: string, systemMessage: string): Match | undefined {
  const hints = HINTS.filter(([sign]) => sign.test(plainOf(question))).map(([, told]) => told)
  const read = readStatements(systemMessage)
  const asked = [...conceptsOf(question)].map((concept) => ({
    concept,
    weight: weightOf(read.filter(({ own }) => own.has(concept)).length),
  }))
  if (asked.length === 0) return undefined
  const matches = read.map((each) => ({
    text: [each.leadIn, each.text].filter((part) => part !== undefined).join(' '),
    share: shareOf(asked, hints, each),
  }))
  return matches.reduce<Match | undefined>((best, each) => (best && best.share >= each.share ? best : each), undefined)
}

type ReadStatement = Statement & { own: Set<string>; led: Set<string>; near: Set<string> }

/** System messages are read once for many questions; this many are kept. */
const KEPT = 32
const kept = new Map<string, ReadStatement[]>()

/** The public statements with what each is about. Every sentence is read once, however long its paragraph is. */
function readStatements(systemMessage: string): ReadStatement[] {
  const known = kept.get(systemMessage)
  if (known !== undefined) return known
  const concepts = new Map<string, Set<string>>()
  const conceptsIn = (text: string): Set<string> => {
    const found = concepts.get(text) ?? conceptsOfStatement(text)
    concepts.set(text, found)
    return found
  }
  const paragraphs = new Map<readonly string[], Set<string>>()
  const read = publicStatements(systemMessage).map((statement) => {
    const { text, leadIn, paragraph } = statement
    const near = paragraphs.get(paragraph) ?? new Set(paragraph.flatMap((sentence) => [...conceptsIn(sentence)]))
    paragraphs.set(paragraph, near)
    return {
      ...statement,
      own: conceptsIn(text),
      led: leadIn === undefined ? new Set<string>() : conceptsIn(leadIn),
      near,
    }
  })
  if (kept.size >= KEPT) kept.clear()
  kept.set(systemMessage, read)
  return read
}

/** What many statements speak of tells them apart the least. */
const weightOf = (statements: number): number => 1 / Math.sqrt(Math.max(1, statements))

type Asked = { concept: string; weight: number }
function shareOf(asked: Asked[], hints: RegExp[], { text, own, led, near }: ReadStatement): number {
  if (!asked.some(({ concept }) => own.has(concept) || led.has(concept))) return 0
  const worth = (concept: string): number => {
    if (own.has(concept)) return 1
    if (led.has(concept)) return LED_IN
    if (isDay(concept) && (own.has('weekday') || own.has('weekend'))) return OTHER_DAY
    return near.has(concept) ? AROUND : 0
  }
  const covered = asked.reduce((sum, { concept, weight }) => sum + weight * worth(concept), 0)
  const all = asked.reduce((sum, { weight }) => sum + weight, 0)
  const met = hints.filter((hint) => hint.test(text)).length * HINT
  return (covered + met) / (all + hints.length * HINT)
}
