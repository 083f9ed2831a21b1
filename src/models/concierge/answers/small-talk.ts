import { LANGUAGES } from '../../../contract/languages.ts'
import { languageOfText } from '../../../search/translation/tell-language.ts'
import { emptyMemory } from '../memory.ts'
import type { Answer, Answerer, Question } from '../question.ts'
import { type Intent, intentOf } from '../understand/intents.ts'
import { meansOtherOfTwo } from '../understand/shown-references.ts'
import { answerNextPage, citiesSentence, showList, typesSentence } from './list.ts'

/** Answers messages that consist only of a greeting, thanks, "more", "yes" and the like. */
export const answerSmallTalk: Answerer = (question) => {
  const intent = intentOf(question.plain)
  return intent === undefined || (intent === 'more' && (meansOtherOfTwo(question) || SHARE.test(question.text)))
    ? undefined
    : replies[intent](question)
}
/** "20 % more" continues no list. */
const SHARE = /\d\s?%/

/** "English, español, français, Deutsch, português": each as its speakers call it. */
const LANGUAGE_NAMES = LANGUAGES.map(
  (language) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
).join(', ')

/** Which languages the concierge understands. */
export const languagesLine = ({ words }: Question): string => words.understands(LANGUAGE_NAMES)
export const ASKS_LANGUAGE = /\b(?:do|can) you (?:speak|understand|write) \w+$|\b(?:what|which) languages\b/

/** The fallback: says that the question was not understood and what can be asked, or in which languages. */
export const answerUnknown = (question: Question): Answer => ({
  text: ASKS_LANGUAGE.test(question.plain)
    ? languagesLine(question)
    : [question.words.unknown, abilities(question)].join(' '),
  noAnswer: true,
  memory: question.memory,
})

const replies: Record<Intent, (question: Question) => Answer | Promise<Answer>> = {
  greeting: (question) => say(question, [welcome(question), abilities(question)].join(' ')),
  howAreYou: (question) => say(question, [question.words.well, abilities(question)].join(' ')),
  insult: (question) => say(question, [question.words.noHelp, abilities(question)].join(' ')),
  remark: (question) => say(question, question.words.fine),
  thanks: (question) => say(question, question.words.thanks),
  bye: (question) => say(question, question.words.bye),
  identity: (question) =>
    say(question, [question.words.assistant(question.settings.Name), abilities(question)].join(' ')),
  help: (question) => say(question, question.words.help(exampleFor(question))),
  time: (question) => {
    const { words, now, settings } = question
    return say(question, words.clock(now, settings.TimeZone))
  },
  places: (question) => say(question, citiesSentence(question)),
  types: (question) => say(question, typesSentence(question)),
  all: (question) => showList(question, { filter: question.parsed.filter, notes: [], relative: [] }),
  more: answerNextPage,
  yes: acceptOffer,
  no: (question) => say(question, question.words.fine),
  reset: ({ words, memory: { language } }) => ({
    text: words.fresh,
    noAnswer: false,
    memory: { ...emptyMemory, language },
  }),
}

const say = ({ memory }: Question, text: string): Answer => ({ text, noAnswer: false, memory })

/** "Yes" runs the search offered before; without an offer it shows the next page. */
function acceptOffer(question: Question): Answer | Promise<Answer> {
  const { offer, filter } = question.memory
  if (offer !== undefined) return showList(question, { filter: offer, notes: [], relative: [] })
  return filter === undefined ? say(question, abilities(question)) : answerNextPage(question)
}

/** The business's welcome message if it is in the person's language, else a general greeting. */
function welcome({ settings: { WelcomeMessage }, memory, words }: Question): string {
  const isUnderstood = (languageOfText(WelcomeMessage) ?? 'en') === (memory.language ?? 'en')
  return WelcomeMessage !== '' && isUnderstood ? WelcomeMessage : words.greet
}

const abilities = (question: Question): string => question.words.can(exampleFor(question))

/** An example search, with a city that has listings. */
function exampleFor({ vocabulary, words }: Question): string {
  const [city] = vocabulary.cities
  return city === undefined ? words.example : words.exampleIn(city)
}
