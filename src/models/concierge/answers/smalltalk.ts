import { clock } from '../../clock.ts'
import { type Intent, intentOf } from '../intents.ts'
import { emptyMemory } from '../memory.ts'
import type { Answerer, Reply, Talk } from '../talk.ts'
import { words } from '../words.ts'
import { showList, showMore } from './list.ts'
import { placesText, typesText } from './places.ts'

/** Messages that are as a whole a greeting, a thank-you, a "more", a "yes" and the like. */
export const answerIntent: Answerer = (talk) => {
  const intent = intentOf(talk.plain)
  return intent === undefined ? undefined : replies[intent](talk)
}

const replies: Record<Intent, (talk: Talk) => Reply | Promise<Reply>> = {
  greeting: (talk) => say(talk, withLanguage(talk, greeting(talk))),
  thanks: (talk) => say(talk, words.thanks),
  bye: (talk) => say(talk, words.bye),
  identity: (talk) =>
    say(talk, withLanguage(talk, `${words.assistant(talk.settings.Name)} ${words.can(exampleFor(talk))}`)),
  help: (talk) => say(talk, withLanguage(talk, words.help(exampleFor(talk)))),
  time: (talk) => say(talk, words.clock(clock(talk.now, talk.settings.TimeZone), talk.settings.TimeZone)),
  places: (talk) => say(talk, placesText(talk.vocabulary)),
  types: (talk) => say(talk, typesText(talk.vocabulary)),
  all: (talk) => showList(talk, { filter: talk.parsed.filter, notes: [], relative: [] }),
  more: showMore,
  yes: accept,
  no: (talk) => say(talk, words.fine),
  reset: () => ({ text: words.fresh, noAnswer: false, memory: emptyMemory }),
}

const say = ({ memory }: Talk, text: string): Reply => ({ text, noAnswer: false, memory })

/** "Yes" to the search that was offered, else to more of the list. */
function accept(talk: Talk): Reply | Promise<Reply> {
  const { offer, filter } = talk.memory
  if (offer !== undefined) return showList(talk, { filter: offer, notes: [], relative: [] })
  return filter === undefined ? say(talk, words.can(exampleFor(talk))) : showMore(talk)
}

function greeting(talk: Talk): string {
  return `${talk.settings.WelcomeMessage || words.greet} ${words.can(exampleFor(talk))}`
}

/** Whoever wants answers in another language than the concierge's is told what there is. */
export const withLanguage = ({ settings: { AIResponseLanguage: wanted } }: Talk, text: string): string =>
  wanted === '' || wanted.toLowerCase() === words.language.toLowerCase() ? text : `${text} ${words.onlyLanguage}`

/** A search that makes sense among these listings. */
export function exampleFor({ vocabulary }: Talk): string {
  const [city] = vocabulary.cities
  return city === undefined ? words.example : words.exampleIn(city)
}
