import { createYielder } from '../../../core/event-loop/yielding.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { languageOfText } from '../../../search/translation/tell-language.ts'
import { businessInEnglish } from '../business/abroad.ts'
import { conceptsOf, conceptsOfStatement, isDay, isLanguage } from '../business/concepts.ts'
import { publicStatements } from '../business/quotable.ts'
import type { QuotableSentence } from '../business/sentences.ts'
import { changedParts } from '../memory.ts'
import type { Answer, Answerer, Question } from '../question.ts'
import { isQuestion } from '../understand/text.ts'
import { HOME_WORDS } from '../understand/topic.ts'

/** The share of a question's concepts (0 to 1) that a statement must cover to be quoted. */
export const ENOUGH = 0.6
/** The same for a question that could also be a search for homes. */
const SURE = 0.8

/** Answers questions about the business by quoting the public part of the system message. */
export const answerBusiness: Answerer = (question) =>
  meansOpenHouses(question) || OFFERS.test(question.plain) ? undefined : quoteStatement(question, ENOUGH)

/** "We can pay a bit more" asks for no fee that is paid. */
const OFFERS =
  /^(?:(?:no|well|but|and|ok|okay|yes|sorry) )*(?:we|i) (?:can|could|cannot|cant|could not|couldnt)(?: not)? (?:even |also |\w+ (?:more|less) )?(?:pay|spend|afford|go)\b/

/** "On Saturday?" while open houses are looked at does not ask when the office is open. */
const meansOpenHouses = ({ memory, plain }: Question): boolean =>
  memory.filter?.tours !== undefined && ONLY_WHEN.test(plain)
const ONLY_WHEN =
  /^(?:(?:and|what about|how about|only|just|on|at|the|this|next|in) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend|tomorrow|today|tonight|morning|afternoon|evening)(?: (?:please|only|then|morning|afternoon|evening))*$/

/** "Commission?" while homes for rent are looked at is asked by a tenant, who may pay none where a buyer does. */
function ofParty({ english, plain, memory }: Question): string {
  const saleType = memory.filter?.saleType
  if (saleType === undefined || !COMMISSION.test(plain) || PARTY.test(plain)) return english
  return `${english.replace(/\?\s*$/, '')} for ${saleType === 'for_rent' ? 'renters' : 'buyers'}?`
}
const COMMISSION = /\b(?:commissions?|(?:broker|agency|agent|finders?)s? fees?)\b/
const PARTY = /\b(?:buy\w*|sell\w*|rent\w*|tenants?|owners?|landlords?|purchas\w*)\b/

/** Quotes a rule that the system message states: "do you allow pets in your rentals?" is no search then. */
export const answerRule: Answerer = (question) => (asksForRule(question) ? quoteStatement(question, SURE) : undefined)

/** Where the business works, which is not where its listings are. */
const AREAS =
  /\b(?:areas?|neighbou?rhoods?|cities|towns|regions?|suburbs|places) (?:do|does|can) (?:you|your \w+) (?:serve|cover|work|operate|handle|manage)\b/
export const answerAreas: Answerer = (question) =>
  AREAS.test(question.plain) ? quoteStatement(question, ENOUGH) : undefined

async function quoteStatement(question: Question, enough: number): Promise<Answer | undefined> {
  const { english, settings, memory } = question
  const ways = new Set([ofParty(question), english])
  for (const way of ways) {
    const match = await bestStatement(way, settings.SystemMessage)
    if (match !== undefined && match.share >= enough) return { text: match.text, noAnswer: false, memory }
  }
  return undefined
}

/** Words of a request to show homes. */
const FOR_HOMES =
  /\b(show|list|search|looking|any|anything|something|got|available|open houses?|for sale|for rent|there|cheap\w*|expensive|big\w*|larg\w*|which (homes|houses|rentals|listings|apartments|condos|places|ones))\b|\b(do|did) you have\b|\bcan (i|we) (buy|rent|get|find|afford)\b|\bhow many\b/
/** A question for a charge or a limit, though it sounds like one for homes. */
const LIMIT =
  /\bis there (?:an? |any )?(?:\w+ ){0,2}(?:fees?|charges?|deposit|penalty|minimum|pet rent)\b|\bhow many (?:pets|dogs|cats|people|occupants|roommates|keys)\b.*\b(?:can|may|could) (?:i|we)\b|\bhow many (?:pets|dogs|cats|people) are allowed\b|\bcan (?:i|we) rent (?:with|without|if|for (?:only |just )?\w+ (?:months?|weeks?))\b/
/** Words of a tenant with a defect, or of an owner, who looks for no home. */
const TENANT =
  /\b(?:my|our) (?:\w+ ){0,3}(?:broken|broke|leaks?|leaking|clogged|not working|doesnt work|stopped working)\b|\b(?:broken|leaking|clogged) in (?:my|our)\b|\b(?:value|appraise|evaluate) (?:my|our)\b|\b(?:photos?|pictures?|videos?) of (?:my|our)\b/
const CONTINUING = /^(and|or|but|what about|how about)\b|\bof (them|these|those)\b/
/** Filter parts that a question for a rule may mention; any other part makes it a search. */
const SPOKEN_OF = new Set(['saleType', 'types', 'features', 'statuses', 'parking', 'keywords', 'tours', 'sort'])

function asksForRule({ english, plain, parsed, memory }: Question): boolean {
  if (TENANT.test(plain)) return true
  if (!isQuestion(english) || CONTINUING.test(plain) || (FOR_HOMES.test(plain) && !LIMIT.test(plain))) return false
  return changedParts(memory.filter ?? {}, parsed.filter).every((part) => SPOKEN_OF.has(part))
}

/** Confirms contact data ("my e-mail is ana@example.com"), which the core stores. Does not answer if homes are mentioned too. */
export const answerContact: Answerer = ({ plain, givesContact, memory, words }) =>
  givesContact && !HOME_WORDS.test(plain) ? { text: words.noted, noAnswer: false, memory } : undefined

type Match = { text: string; share: number }

/** For each kind of question, what its answer must contain. Chooses between statements about the same subject. */
const HINTS: [asked: RegExp, told: RegExp][] = [
  [
    /\bhow (long|fast|soon|quick\w*)\b|\bwhen will\b|\bhow many (minutes|hours|days|weeks|months)\b/,
    /\b(minutes?|hours?|(working |business )?days?|weeks?|months?|years?)\b/i,
  ],
  [
    /\bhow (much|expensive|high)\b|\b(costs?|fees?|price)\b/,
    /[$€£%]|\bpercent\b|\bfree\b|\bnothing\b|\bno (\w+ )?(fee|charge|commission)\b/i,
  ],
  [/\bhow often\b/, /\b(daily|weekly|monthly|yearly|once|twice|every)\b/i],
  [/\bhow (many|big|large)\b/, /\b\d+\b|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)\b/i],
  [
    /\bwhat (do|will|would|must|should) (i|we) (need|have)\b|\brequire\w*\b/,
    /\b(need|must|require\w*|proof|at least|minimum|bring)\b/i,
  ],
  [/\b(shortest|minimum|short term)\b/, /\b(days?|weeks?|months?|years?|minimum|at least)\b/i],
  [
    /\b(when|what times?|how late|until|which days?)\b/,
    /\d ?(am|pm|uhr|h)\b|\d:\d\d|day\b|days\b|\bfirst of\b|\b\d{1,2}(?:st|nd|rd|th)\b/i,
  ],
  [/\bwhere\b/, /\b\d{1,5} \p{Lu}\p{L}+|\b(at|behind|above|opposite|website|to)\b|@/u],
]

/** Weights of a concept found only in the sentence before (LED_IN) or in the same paragraph (AROUND), and of a matching hint. */
const LED_IN = 0.7
const AROUND = 0.35
const HINT = 0.4
/** Weight of another day: "Monday to Friday" also answers a question about Sunday. */
const OTHER_DAY = 0.6

/** "What do buyers pay?" is answered by what they are charged, and the other way round. */
const PRICED = new Set(['pay', 'cost'])
const PRICED_ALIKE = 0.9

/** Weight of another language: which ones are spoken also answers whether French is. */
const OTHER_LANGUAGE = 0.6

/** Factor for times and costs of viewings, where the hours of the office or what it charges are asked for. */
const VIEWINGS = 0.7

/** The statement of a system message that covers most of a question, with the share covered (0 to 1). */
export async function bestStatement(question: string, systemMessage: string): Promise<Match | undefined> {
  const hints = HINTS.filter(([sign]) => sign.test(toPlainText(question))).map(([, told]) => told)
  const statements = await readStatements(systemMessage)
  const asked = [...conceptsOf(question)].map((concept) => ({
    concept,
    weight: weightOf(statements.filter(({ own }) => own.has(concept)).length),
  }))
  if (asked.length === 0) return undefined
  const matches = statements.map((each) => ({
    text: [each.leadIn, each.text].filter((part) => part !== undefined).join(' '),
    share: shareOf(asked, hints, each),
  }))
  return matches.reduce<Match | undefined>((best, each) => (best && best.share >= each.share ? best : each), undefined)
}

type ReadStatement = QuotableSentence & { own: Set<string>; led: Set<string>; near: Set<string> }

/** Maximum number of parsed system messages in the cache. */
const KEPT = 32
const kept = new Map<string, Promise<ReadStatement[]>>()

/** The public statements with their concepts, cached per system message. */
function readStatements(systemMessage: string): Promise<ReadStatement[]> {
  const known = kept.get(systemMessage)
  if (known !== undefined) return known
  if (kept.size >= KEPT) kept.clear()
  const reading = read(systemMessage)
  kept.set(systemMessage, reading)
  reading.catch(() => kept.delete(systemMessage))
  return reading
}

/** Each sentence is parsed once, so the cost is linear; in several turns of the event loop. */
async function read(systemMessage: string): Promise<ReadStatement[]> {
  const yieldAfter = createYielder(PARSED_AT_ONCE)
  const language = languageOfText(systemMessage.slice(0, TOLD_BY)) ?? 'en'
  const concepts = new Map<string, Set<string>>()
  async function conceptsIn(text: string): Promise<Set<string>> {
    const known = concepts.get(text)
    if (known !== undefined) return known
    const found = new Set<string>()
    for (const [part] of text.matchAll(PART)) {
      await yieldAfter(part.length)
      for (const version of [part, businessInEnglish(part, languageOfText(part, undefined, language) ?? language)])
        for (const concept of conceptsOfStatement(version)) found.add(concept)
    }
    concepts.set(text, found)
    return found
  }
  async function conceptsAround(paragraph: readonly string[]): Promise<Set<string>> {
    const near = new Set<string>()
    for (const sentence of paragraph) for (const concept of await conceptsIn(sentence)) near.add(concept)
    return near
  }
  const paragraphs = new Map<readonly string[], Set<string>>()
  const statements: ReadStatement[] = []
  for (const statement of await publicStatements(systemMessage)) {
    const { text, leadIn, paragraph } = statement
    const near = paragraphs.get(paragraph) ?? (await conceptsAround(paragraph))
    paragraphs.set(paragraph, near)
    const led = leadIn === undefined ? new Set<string>() : await conceptsIn(leadIn)
    statements.push({ ...statement, own: await conceptsIn(text), led, near })
  }
  return statements
}

/** Length of the sentences that are parsed in one turn of the event loop, in UTF-16 units. */
const PARSED_AT_ONCE = 2_048
/** Length of the beginning that tells the language of a system message, in UTF-16 units. */
const TOLD_BY = 512
/** What is parsed of a sentence at once: all, unless it is longer than any that a person writes. */
const PART = /.{1,2048}(?!\S)|.{2048}/gs

/** Inverse frequency: a concept found in many statements says little about which one to quote. */
const weightOf = (statements: number): number => 1 / Math.sqrt(Math.max(1, statements))

type Asked = { concept: string; weight: number }
function shareOf(asked: Asked[], hints: RegExp[], { text, own, led, near }: ReadStatement): number {
  if (!asked.some(({ concept }) => own.has(concept) || led.has(concept))) return 0
  const worth = (concept: string): number => {
    if (own.has(concept)) return 1
    if (led.has(concept)) return LED_IN
    if (PRICED.has(concept) && [...PRICED].some((other) => own.has(other))) return PRICED_ALIKE
    if (isLanguage(concept) && own.has('language')) return OTHER_LANGUAGE
    if (isDay(concept) && (own.has('weekday') || own.has('weekend'))) return OTHER_DAY
    return near.has(concept) ? AROUND : 0
  }
  const covered = asked.reduce((sum, { concept, weight }) => sum + weight * worth(concept), 0)
  const all = asked.reduce((sum, { weight }) => sum + weight, 0)
  const met = hints.filter((hint) => hint.test(text)).length * HINT
  const share = (covered + met) / (all + hints.length * HINT)
  const asks = (concept: string) => asked.some((each) => each.concept === concept)
  const isOfViewings = own.has('viewing') || led.has('viewing')
  return (asks('hour') || asks('cost')) && !asks('viewing') && isOfViewings ? share * VIEWINGS : share
}
