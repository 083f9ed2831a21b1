import { emptyMemory } from '../memory.ts'
import type { Answer, Answerer, Question } from '../question.ts'
import { type Intent, intentOf } from '../understand/intents.ts'
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
  greeting: (question) =>
    say(question, [question.settings.WelcomeMessage || question.words.greet, abilities(question)].join(' ')),
  thanks: (question) => say(question, question.words.thanks),
  bye: (question) => say(question, question.words.bye),
  identity: (question) =>
    say(question, [question.words.assistant(question.settings.Name), abilities(question)].join(' ')),
  help: (question) => say(question, [question.words.help(exampleFor(question)), abilities(question)].join('\n')),
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
  reset: ({ words }) => ({ text: words.fresh, noAnswer: false, memory: emptyMemory }),
}

const say = ({ memory }: Question, text: string): Answer => ({ text, noAnswer: false, memory })

/** "Yes" to the search that was offered, else to more of the list. */
function acceptOffer(question: Question): Answer | Promise<Answer> {
  const { offer, filter } = question.memory
  if (offer !== undefined) return showList(question, { filter: offer, notes: [], relative: [] })
  return filter === undefined ? say(question, abilities(question)) : showMore(question)
}

function abilities(question: Question): string {
  const { words, settings } = question
  const wanted = settings.AIResponseLanguage.toLowerCase()
  const can = words.can(exampleFor(question))
  return wanted === '' || wanted === words.language.toLowerCase() ? can : `${can} ${words.onlyLanguage}`
}

/** A search that makes sense among these listings. */
function exampleFor({ vocabulary, words }: Question): string {
  const [city] = vocabulary.cities
  return city === undefined ? words.example : words.exampleIn(city)
}
