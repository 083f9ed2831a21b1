import { emptyMemory } from '../memory.ts'
import type { Answer, Answerer, Question } from '../question.ts'
import { type Intent, intentOf } from '../understand/intents.ts'
import { languageOf } from '../understand/translate.ts'
import { showList, showMore } from './list.ts'
import { placesText, typesText } from './places.ts'

/** Messages that are as a whole a greeting, a thank-you, a "more", a "yes" and the like. */
export const answerIntent: Answerer = (question) => {
  const intent = intentOf(question.plain)
  return intent === undefined ? undefined : replies[intent](question)
}

/** The honest end of every question that nothing else could answer. */
export const answerUnknown = (question: Question): Answer => ({
  text: [question.words.unknown, abilities(question)].join(' '),
  noAnswer: true,
  memory: question.memory,
})

const replies: Record<Intent, (question: Question) => Answer | Promise<Answer>> = {
  greeting: (question) => say(question, [welcome(question), abilities(question)].join(' ')),
  thanks: (question) => say(question, question.words.thanks),
  bye: (question) => say(question, question.words.bye),
  identity: (question) =>
    say(question, [question.words.assistant(question.settings.Name), abilities(question)].join(' ')),
  help: (question) => say(question, question.words.help(exampleFor(question))),
  time: (question) => {
    const { words, now, settings } = question
    return say(question, words.clock(now, settings.TimeZone))
  },
  places: (question) => say(question, placesText(question)),
  types: (question) => say(question, typesText(question)),
  all: (question) => showList(question, { filter: question.parsed.filter, notes: [], relative: [] }),
  more: showMore,
  yes: acceptOffer,
  no: (question) => say(question, question.words.fine),
  reset: ({ words, memory: { language } }) => ({
    text: words.fresh,
    noAnswer: false,
    memory: { ...emptyMemory, language },
  }),
}

const say = ({ memory }: Question, text: string): Answer => ({ text, noAnswer: false, memory })

/** "Yes" to the search that was offered, else to more of the list. */
function acceptOffer(question: Question): Answer | Promise<Answer> {
  const { offer, filter } = question.memory
  if (offer !== undefined) return showList(question, { filter: offer, notes: [], relative: [] })
  return filter === undefined ? say(question, abilities(question)) : showMore(question)
}

/** The business's own welcome, for who speaks its language. */
function welcome({ settings: { WelcomeMessage }, memory, words }: Question): string {
  const isUnderstood = (languageOf(WelcomeMessage) ?? 'en') === (memory.language ?? 'en')
  return WelcomeMessage !== '' && isUnderstood ? WelcomeMessage : words.greet
}

const abilities = (question: Question): string => question.words.can(exampleFor(question))

/** A search that makes sense among these listings. */
function exampleFor({ vocabulary, words }: Question): string {
  const [city] = vocabulary.cities
  return city === undefined ? words.example : words.exampleIn(city)
}
