import { createYielder } from '../../../core/event-loop/yielding.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { languageOfText } from '../../../search/translation/tell-language.ts'
import { businessInEnglish } from './abroad.ts'
import { conceptOf, conceptsOf, conceptsOfStatement, isLanguage } from './concepts.ts'
import { isDay, isOfWeekend } from './days.ts'
import { publicStatements } from './quotable.ts'
import type { QuotableSentence } from './sentences.ts'

/** The share of a question's concepts (0 to 1) that a statement must cover to be quoted. */
export const ENOUGH = 0.6

type Match = { text: string; share: number }

/** The statement of a system message that covers most of a question, with the share covered (0 to 1). */
export async function bestStatement(question: string, systemMessage: string): Promise<Match | undefined> {
  const hints = HINTS.filter(([sign]) => sign.test(toPlainText(question))).map(([, told]) => told)
  const statements = await readStatements(systemMessage)
  const concepts = [...conceptsOf(question)]
  const areAllLight = concepts.every((concept) => LIGHT.has(concept))
  const circumstances = circumstancesIn(question)
  const asked = concepts.map((concept) => {
    const stated = statements.filter(({ own }) => own.has(concept)).length
    const isLight = LIGHT.has(concept) || (stated === 0 && circumstances.has(concept))
    return { concept, weight: weightOf(stated) * (isLight && !areAllLight ? LIGHTLY : 1) }
  })
  if (asked.length === 0) return undefined
  const matches = statements.map((each) => ({
    text: [each.leadIn, each.text].filter((part) => part !== undefined).join(' '),
    share: shareOf(asked, hints, each) * (isOfOthers(question, each.text) ? OF_OTHERS : 1),
  }))
  return matches.reduce<Match | undefined>((best, each) => (best && best.share >= each.share ? best : each), undefined)
}

/** Concepts that tell how or where something else is asked for: "parking at your office", "are pets allowed?" */
const LIGHT = new Set(['office', 'rule', 'welcome', 'come', 'inside'].map(conceptOf))
const LIGHTLY = 0.5

/** Where and when something is wished: "my room", "over the summer". A statement need not name it. */
const circumstancesIn = (question: string): Set<string> =>
  new Set([...toPlainText(question).matchAll(CIRCUMSTANCE)].flatMap(([, words = '']) => [...conceptsOf(words)]))
const CIRCUMSTANCE = /\b(?:my|our|(?:over|during|on|in|inside|outside) (?:the|my|our)) (\w+)/g

/** What landlords pay tells a tenant nothing. */
function isOfOthers(question: string, statement: string): boolean {
  const [asking, told] = [question, statement].map((text) => PARTIES.filter((party) => party.test(text)))
  return asking?.length === 1 && told?.length === 1 && !told.includes(asking[0] as RegExp)
}
const PARTIES = [
  /\b(?:tenant|renter|applicant|lessee)s?\b/i,
  /\b(?:landlord|lessor)s?\b/i,
  /\bbuyers?\b/i,
  /\bsellers?\b/i,
]
/** Factor for a statement that tells of another party than the one asked about. */
const OF_OTHERS = 0.6

/** A statement with the concepts of its own, of the sentence that leads to it, and of its paragraph. */
type ReadStatement = QuotableSentence & { own: Set<string>; led: Set<string>; near: Set<string> }

/** Maximum number of system messages whose statements are cached. */
const CACHED_MAX = 32
const cached = new Map<string, Promise<ReadStatement[]>>()

/** The public statements with their concepts, cached per system message. */
function readStatements(systemMessage: string): Promise<ReadStatement[]> {
  const known = cached.get(systemMessage)
  if (known !== undefined) return known
  if (cached.size >= CACHED_MAX) cached.clear()
  const reading = readAnew(systemMessage)
  cached.set(systemMessage, reading)
  reading.catch(() => cached.delete(systemMessage))
  return reading
}

/** Each sentence is parsed once, so the cost is linear; in several turns of the event loop. */
async function readAnew(systemMessage: string): Promise<ReadStatement[]> {
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

/** Length of the sentences that are parsed in one turn of the event loop, in UTF-16 units: one character may fold into 18. */
const PARSED_AT_ONCE = 1_000
/** Length of the beginning that tells the language of a system message, in UTF-16 units. */
const TOLD_BY = 512
/** What is parsed of a sentence at once: all, unless it is longer than any that a person writes. */
const PART = new RegExp(`.{1,${PARSED_AT_ONCE}}(?!\\S)|.{${PARSED_AT_ONCE}}`, 'gs')

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
    // "Do I pay when I buy?" asks for no time.
    /^(?:and |so |but |or )?when\b|\bwhen (?:is|are|do|does|did|can|could|will|would|should|must)\b|\b(?:what times?|how late|until|which days?)\b/,
    /\d ?(am|pm|uhr|h)\b|\d:\d\d|day\b|days\b|\bfirst of\b|\b\d{1,2}(?:st|nd|rd|th)\b/i,
  ],
  [/\bwhere\b/, /\b\d{1,5} \p{Lu}\p{L}+|\b(at|behind|above|opposite|website|to)\b|@/u],
]

/** Weight of a concept that only the sentence before has. A statement's own concepts weigh 1. */
const LED_IN = 0.7
/** Weight of a concept that only another sentence of the paragraph has. */
const AROUND = 0.35
/** Weight of a matching hint. */
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

/** Inverse frequency: a concept found in many statements says little about which one to quote. */
const weightOf = (statements: number): number => 1 / Math.sqrt(Math.max(1, statements))

type Asked = { concept: string; weight: number }

/** The share of the concepts asked for that a statement covers. */
function shareOf(asked: Asked[], hints: RegExp[], { text, own, led, near }: ReadStatement): number {
  if (!asked.some(({ concept }) => own.has(concept) || led.has(concept))) return 0
  const worth = (concept: string): number => {
    if (own.has(concept)) return 1
    if (led.has(concept)) return LED_IN
    if (PRICED.has(concept) && [...PRICED].some((other) => own.has(other))) return PRICED_ALIKE
    if (isLanguage(concept) && own.has('language')) return OTHER_LANGUAGE
    if (isOfWeekend(concept) && own.has('weekend') && !own.has('saturday') && !own.has('sunday')) return 1
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
