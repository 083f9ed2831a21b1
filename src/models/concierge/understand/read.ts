import type { Settings } from '../../../contract/chatbot/settings.ts'
import type { Language } from '../../../contract/languages.ts'
import { withQuotedWords } from '../../../contract/text.ts'
import { runInSlices, yieldIfLong } from '../../../core/event-loop/yielding.ts'
import { languageNamed } from '../../../core/language.ts'
import { deniedContactsIn, holdsPhone, mayHoldContacts, withoutContacts } from '../../../core/people/leads/contact.ts'
import { countryOf } from '../../../core/people/leads/country.ts'
import { ownContact } from '../../../core/people/leads/detect-lead.ts'
import type { Prompt } from '../../../core/ports/models.ts'
import { type Filter, omit, only, PLACE_PARTS } from '../../../search/filter.ts'
import type { Context, Parsed } from '../../../search/parse/parsed.ts'
import { readerInTurns } from '../../../search/parse/read.ts'
import { calendarOf } from '../../../search/text/calendar.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { type NamesAt, piecesOf } from '../../../search/translation/pieces.ts'
import { languageOfText } from '../../../search/translation/tell-language.ts'
import { type Memory, readMemory } from '../memory.ts'
import type { Question } from '../question.ts'
import { asksForAll } from '../watching/what-is-new.ts'
import { words as wordsByLanguage } from '../words/words.ts'
import { withoutHousehold } from './household.ts'
import { reworded } from './rewordings.ts'
import { correctQuestionWords, correctRankingWords } from './slips.ts'
import { HOME_WORDS } from './topic.ts'

/** Longer questions are cut here (UTF-16 units), since parsing a pasted book would take seconds. */
const READ_MAX = 2_000

/** Detects the language of a prompt, translates and parses it. AIResponseLanguage, if set, is the answer's language. */
export async function readQuestion(prompt: Prompt): Promise<Question> {
  const { exchanges, listings, settings, watching, now } = prompt
  const { text, spoken, vocabulary, reading, language, english, plain, tellsHousehold, ...before } =
    await readWords(prompt)
  const memory = asksForAll(plain) ? withoutNews(before.memory) : before.memory
  const answers = () => exchanges.map(({ answer }) => answer)
  const calendar = calendarOf(now, settings.TimeZone)
  const parsed = await parseInSession(
    (context) => runInSlices(reading.parseInSteps({ ...context, ...calendar }, english)),
    { text, plain },
    memory,
  )
  const { told, ...kept } = memory
  const answered = languageNamed(settings.AIResponseLanguage) ?? language
  return {
    text,
    english,
    givesContact: spoken !== text && (await ownContact(text, { settings, listings, answers })) !== undefined,
    deniesContact: spoken === text ? undefined : await denialOf(prompt, text),
    tellsHousehold,
    plain,
    parsed,
    memory: { ...kept, language },
    told,
    exchanges,
    vocabulary,
    listings,
    settings,
    watching,
    now,
    language: answered,
    words: wordsByLanguage[answered],
  }
}

const withoutNews = ({ filter, ...memory }: Memory): Memory => ({
  ...memory,
  ...(filter !== undefined && { filter: omit(filter, ['changed']) }),
})

/** How a text denies being reached: at what was not said before, so that nothing of it is kept, or at what was. */
async function denialOf({ exchanges, settings, listings }: Prompt, text: string): Promise<Question['deniesContact']> {
  const denied = deniedContactsIn(text, await countryOf(settings.TimeZone, listings))
  if (denied.length === 0) return undefined
  const before = exchanges.map(({ question }) => question.toLowerCase())
  const isKnown = (contact: string) =>
    before.some((said) => (contact.includes('@') ? said.includes(contact.toLowerCase()) : holdsPhone(said, contact)))
  return denied.some(isKnown) ? 'known' : 'new'
}

/** The words of a prompt in English, not yet parsed. */
export async function readWords({ question, exchanges, listings, settings }: Prompt) {
  const memory = readMemory(exchanges)
  const vocabulary = await listings.vocabulary()
  const text = withQuotedWords(question.slice(0, READ_MAX))
  const { read, namesAt } = await readerInTurns(vocabulary)
  const spoken = mayHoldContacts(text) ? withoutContacts(text, await countryOf(settings.TimeZone, listings)) : text
  await yieldIfLong()
  const expected = memory.language ?? languageNamed(settings.AIResponseLanguage) ?? languageOfBusiness(settings)
  const reading = read(spoken, expected)
  const language = reading.language ?? expected ?? 'en'
  const corrected = correctQuestionWords(reading.english, namesAt, language)
  const people = withoutHousehold(corrected)
  const english = reworded(people, memory, language, (words) => isName(words, namesAt))
  const plain = toPlainText(correctRankingWords(english, namesAt))
  return { text, spoken, memory, vocabulary, reading, language, english, plain, tellsHousehold: people !== corrected }
}

const isName = (words: string, namesAt: NamesAt): boolean => {
  const { pieces } = piecesOf(words)
  return pieces.length > 0 && namesAt(pieces, 0) === pieces.length
}

/** The language in which the business writes, for first words that may be of several, such as "Maisonette". */
const languageOfBusiness = ({ WelcomeMessage, SystemMessage }: Settings): Language | undefined =>
  languageOfText((WelcomeMessage || SystemMessage).slice(0, DETECTED_BY))
/** Length of the text that the language is detected by, in UTF-16 units. */
const DETECTED_BY = 300

type Said = { text: string; plain: string }

async function parseInSession(
  parse: (context: Context) => Promise<Parsed>,
  { text, plain }: Said,
  { filter, asked, shown }: Memory,
): Promise<Parsed> {
  const context = asked === undefined ? {} : { asked }
  const alone = await parse(context)
  if (filter === undefined) return alone
  const isContinued = CONTINUING.test(plain) && !BEST.test(text)
  const previous = isContinued ? filter : keptParts({ filter, shown }, alone.filter, plain)
  const parsed = await parse({ ...context, previous })
  return alone.filter.saleType === undefined && isBeyondRents(parsed.filter) && !isBeyondRents(previous)
    ? parse({ ...context, previous: { ...omit(previous, ['price']), saleType: 'for_sale' } })
    : parsed
}

/** "Under 500k" after a search for rentals: nobody pays so much a month, so homes to buy are meant. */
const isBeyondRents = ({ saleType, price: { min, max, below } = {}, currency }: Filter): boolean =>
  saleType === 'for_rent' && currency !== '₹' && (min ?? max ?? below ?? 0) >= LEAST_PRICE
/** What lies between the dearest rents and this may be either. */
const LEAST_PRICE = 50_000

const CONTINUING = /\b(instead|too|also|as well|same|what about|how about|but)\b|^(and|or)\b/
/** Spanish "mejor" and Portuguese "melhor" are "rather" and "best": a new kind of home in a new place is no change. */
const BEST = /\b(?:mejor|melhor)\b/i

/** "How many homes under 500k do you have in total?" asks of all homes, "how many in total?" of those found. */
const IN_TOTAL =
  /\bhow many (?:\w+ )*(?:homes|listings|properties|places|houses)\b.*\b(?:in total|in all|altogether|all together|overall|total)$/

/** The parts of the previous search to keep. A question that names both a kind of home and a place starts a new search. */
function keptParts({ filter, shown }: { filter: Filter; shown: number[] }, alone: Filter, plain: string): Filter {
  const saysWhere = PLACE_PARTS.some((part) => alone[part] !== undefined)
  const saysWhat = alone.types !== undefined || HOME_WORDS.test(plain)
  // "To rent" is not kept for another search if the last one found nothing.
  if (saysWhere && saysWhat) return only(filter, shown.length > 0 ? ['saleType', 'currency'] : ['currency'])
  const wishes = Object.keys(alone).filter((part) => part !== 'statuses' && part !== 'saleType')
  if (IN_TOTAL.test(plain) && wishes.length > 0) return only(filter, ['currency'])
  // A sale price limit is useless for rents.
  const changesSaleType = alone.saleType !== undefined && alone.saleType !== (filter.saleType ?? 'for_sale')
  return changesSaleType ? omit(filter, ['price', 'unitAreaPrice', 'currency', 'hoa']) : filter
}
