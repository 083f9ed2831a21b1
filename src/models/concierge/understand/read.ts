import type { Settings } from '../../../contract/chatbot.ts'
import type { Language } from '../../../contract/languages.ts'
import { withQuotedWords } from '../../../contract/text.ts'
import { runInSlices, yieldIfLong } from '../../../core/event-loop/yielding.ts'
import { languageNamed } from '../../../core/language.ts'
import { mayHoldContacts, withoutContacts } from '../../../core/people/leads/contact.ts'
import { countryOf } from '../../../core/people/leads/country.ts'
import type { Prompt } from '../../../core/ports/models.ts'
import { type Filter, omit, only, PLACE_PARTS } from '../../../search/filter.ts'
import { wordsOfLanguage } from '../../../search/language/detect.ts'
import type { Context, Parsed } from '../../../search/parsed.ts'
import { readerInTurns } from '../../../search/read.ts'
import { calendarOf } from '../../../search/text/calendar.ts'
import { COMMON_WORDS } from '../../../search/text/common-words.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { isOneSlipAway } from '../../../search/text/letters.ts'
import type { NamesAt } from '../../../search/translation/pieces.ts'
import { languageOfText } from '../../../search/translation/tell-language.ts'
import { type Memory, readMemory } from '../memory.ts'
import type { Question } from '../question.ts'
import { words as wordsByLanguage } from '../words/words.ts'
import { withoutHousehold } from './household.ts'
import { asLimit } from './limits.ts'
import { HOME_WORDS } from './topic.ts'

/** Longer questions are cut here (UTF-16 units), since parsing a pasted book would take seconds. */
const READ_MAX = 2_000

/** Detects the language of a prompt, translates and parses it. AIResponseLanguage, if set, is the answer's language. */
export async function readQuestion(prompt: Prompt): Promise<Question> {
  const { exchanges, listings, settings, watching, now } = prompt
  const { text, spoken, memory, vocabulary, reading, language, english, plain, tellsHousehold } =
    await readWords(prompt)
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
    givesContact: spoken !== text,
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
  const corrected = correctQuestionWords(reading.english, namesAt)
  const people = withoutHousehold(corrected)
  const asked = asShown(asNear(people), memory)
  const english = asRooms(asLimit(asYours(asked, memory), memory), memory, language)
  const plain = toPlainText(withoutSlips(english, RANKING, namesAt))
  return { text, spoken, memory, vocabulary, reading, language, english, plain, tellsHousehold: people !== corrected }
}

/** The language in which the business writes, for first words that may be of several, such as "Maisonette". */
const languageOfBusiness = ({ WelcomeMessage, SystemMessage }: Settings): Language | undefined =>
  languageOfText((WelcomeMessage || SystemMessage).slice(0, TOLD_BY))
/** Length of the text that tells it, in UTF-16 units. */
const TOLD_BY = 300

type Said = { text: string; plain: string }

async function parseInSession(
  parse: (context: Context) => Promise<Parsed>,
  { text, plain }: Said,
  { filter, asked, shown }: Memory,
): Promise<Parsed> {
  const context = asked === undefined ? {} : { asked }
  const alone = await parse(context)
  if (filter === undefined) return alone
  return parse({
    ...context,
    previous:
      CONTINUING.test(plain) && !BEST.test(text) ? filter : keptParts(filter, alone.filter, plain, shown.length > 0),
  })
}

const CONTINUING = /\b(instead|too|also|as well|same|what about|how about|but)\b|^(and|or)\b/
/** Spanish "mejor" and Portuguese "melhor" are "rather" and "best": a new kind of home in a new place is no change. */
const BEST = /\b(?:mejor|melhor)\b/i

/** The parts of the previous search to keep. A question that names both a kind of home and a place starts a new search. */
function keptParts(previous: Filter, alone: Filter, plain: string, hasFound: boolean): Filter {
  const saysWhere = PLACE_PARTS.some((part) => alone[part] !== undefined)
  const saysWhat = alone.types !== undefined || HOME_WORDS.test(plain)
  // To rent, of which nothing was found, is not kept for another search.
  if (saysWhere && saysWhat) return only(previous, hasFound ? ['saleType', 'currency'] : ['currency'])
  // A sale price limit is useless for rents.
  const changesSaleType = alone.saleType !== undefined && alone.saleType !== (previous.saleType ?? 'for_sale')
  return changesSaleType ? omit(previous, ['price', 'unitAreaPrice', 'currency', 'hoa']) : previous
}

/** Spanish "su" and Portuguese "seu" are "its" and "your": before a listing was shown, the business is meant. */
const asYours = (english: string, { shown }: Memory): string =>
  shown.length > 0 ? english : english.replace(/\bits (?=address|phone|hours|office|opening|email|fees)/g, 'your ')

/** "No pets, right?" asks of the homes shown whether they have any. */
const asShown = (english: string, { shown, focus }: Memory): string =>
  shown.length === 0 && focus === undefined
    ? english
    : english.replace(SUPPOSED, (_all, what: string) => `${focus === undefined ? 'do these' : 'does it'} have ${what}?`)
const SUPPOSED =
  /^(?:(?:and|so|ok|okay|but|oh|ah|then)[, ]+)*(?:(?:there is|there are|it has|they have|it allows|they allow) )?(?:no|without) ([\p{L} -]{3,30}?)(?: (?:allowed|included|there))?,? (?:right|correct|huh|or|i guess|i suppose|i take it)\s*[?.!]*$/iu

/** "I work at the hospital, where should I look?", "a short commute to Tacoma" look for homes near there. */
const asNear = (english: string): string =>
  COMMUTING.test(english)
    ? english.replace(COMMUTE, 'near $1').replace(WORKING, (_all, place: string) => `homes near ${place}`)
    : english
const COMMUTING = /\b(?:where|commut\w+|near|close)\b/i
const THERE = "(?:the )?([\\p{L}\\p{N}][\\p{L}\\p{N}'’ &-]{1,60}?)(?=\\s*(?:[,.;?!]|$| and | so | but ))"
const WORKING = new RegExp(
  `\\b(?:i|we|my (?:wife|husband|partner|girlfriend|boyfriend))(?:['’ ]?(?:ll|will|am|m|are|re|is|s))?(?: be| going to| just| both| currently)* ` +
    `(?:works?|working|stud(?:y|ies|ying)|commut(?:e|es|ing)|(?:got|found|have|has) a (?:new )?job|starting (?:a (?:new )?job|work))(?: (?:at|in|near|to|for|from|on|out of))+ ${THERE}`,
  'iu',
)
const COMMUTE = new RegExp(
  `\\b(?:an? )?(?:(?:short|easy|quick|good|reasonable|fast|manageable) commute (?:to|into|from)|(?:near|close to) (?:my|our|his|her) (?:office|work|job|workplace|school|university) (?:in|at|on)) ${THERE}`,
  'iu',
)

/** "Hm, 3 is fine after all" after a search with bedrooms counts bedrooms. */
const asRooms = (english: string, { filter, shown }: Memory, language: Language): string => {
  if (filter?.bedrooms === undefined) return english
  const fine = english.replace(COUNT_IS_FINE, '$& bedrooms')
  // German and French rooms count the living room.
  if (language === 'de' || language === 'fr') return fine
  // "No, 3" may also be the third of the list.
  return shown.length === 0 || MEANT.test(fine) ? fine.replace(COUNT_AMENDED, '$& bedrooms') : fine
}
const COUNT = '(?:[1-9]|one|two|three|four|five|six)'
const COUNT_IS_FINE = new RegExp(
  `^(?:(?:hm+|ok|okay|well|and|no|but|actually|so|maybe|sorry|wait|oops)[, ]+)*${COUNT}(?= (?:is|are|was (?:right|correct|fine|ok|okay|enough|better)|would be|will do|would do|works?)\\b)`,
  'i',
)
/** "No, 3", "sorry, I meant 2". */
const COUNT_AMENDED = new RegExp(
  `^(?:(?:no|nope|nah|sorry|wait|oops|actually|rather|i mean|i meant|pardon)[, ]+)+${COUNT}(?=\\s*[.!?]*$)`,
  'i',
)
const MEANT = /\b(?:i meant?|wait|sorry|oops|pardon|actually|rather)\b/i

/** Question words whose typing mistakes are corrected here. The parser corrects search words. */
const ASKING =
  'average median compare comparison difference translate address available market photos pictures describe details second third fourth fifth between closest nearest downtown weather opening similar instead'.split(
    ' ',
  )
/** Words that rank homes. The parser corrects them too, and says so. */
const RANKING = 'cheaper cheapest bigger biggest smaller smallest'.split(' ')
/** Minimum length of a word to correct; shorter words are too often one letter away from another word. */
const ASKING_LEAST = 5

/** What people who type in haste write for words. */
const SHORT: [RegExp, string][] = [
  [/\babt\b/gi, 'about'],
  [/\bnvm\b/gi, 'never mind'],
  [/\bw\/o\b/gi, 'without'],
  [/(?<=\bof )'?em\b/gi, 'them'],
  [
    /(?<=\b(?:first|second|third|last|cheapest|other|\d(?:st|nd|rd|th)) )1(?=\s*(?:[?!.,;]|$)|\s(?:please|is|has|does|and|or|still|available)\b)/gi,
    'one',
  ],
  [/^n (?=the\b)/gi, 'and '],
]

/** Corrects typing mistakes in the question words of an English question. Names are left as they are. */
const correctQuestionWords = (english: string, namesAt: NamesAt): string =>
  withoutSlips(
    SHORT.reduce((left, [short, long]) => left.replaceAll(short, long), english),
    ASKING,
    namesAt,
  )

/** The text with each word that is one typing mistake away from one of `meant`; known words and names stay. */
const withoutSlips = (english: string, meant: string[], namesAt: NamesAt): string =>
  english.replaceAll(/(?<![\p{L}\d])\p{Ll}+(?![\p{L}\d])/gu, (word) => {
    if (word.length < ASKING_LEAST || COMMON_WORDS.has(word) || wordsOfLanguage('en').has(word)) return word
    return namesAt([{ text: word }], 0) > 0 ? word : (meant.find((each) => isOneSlipAway(word, each)) ?? word)
  })
