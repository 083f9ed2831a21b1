import { languageOfText } from '../../../search/translation/tell-language.ts'
import { emptyMemory } from '../memory.ts'
import type { Answer, Answerer, Question } from '../question.ts'
import { meansOtherOfTwo } from '../understand/shown-references.ts'
import { answerNextPage, citiesSentence, showList, typesSentence } from './list.ts'

/** Answers messages that consist only of a greeting, thanks, "more", "yes" and the like. */
export const answerSmallTalk: Answerer = (question) => {
  const intent = intentOf(question.plain)
  return intent === undefined || (intent === 'more' && meansOtherOfTwo(question))
    ? undefined
    : replies[intent](question)
}

/** The fallback: says that the question was not understood and what can be asked. */
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

/** Kinds of messages that are not about particular listings; the whole message must match. */
type Intent =
  | 'greeting'
  | 'thanks'
  | 'bye'
  | 'identity'
  | 'help'
  | 'time'
  | 'places'
  | 'types'
  | 'all'
  | 'more'
  | 'yes'
  | 'no'
  | 'reset'

const PATTERNS: [Intent, RegExp][] = [
  [
    'greeting',
    /^((hi|hello|hey|howdy|hola|yo|greetings|good (morning|afternoon|evening|day))( there| again| all| everyone| bot)?\s?)+(how are you( doing)?( today)?)?$/,
  ],
  [
    'thanks',
    /^((ok|great|perfect|cool|nice|awesome) )?(thanks?|thank you|thx|ty|cheers|much appreciated)( you)?( (so|very) much| a lot| again| for .*)?$/,
  ],
  [
    'bye',
    // No words can be read in two ways, so that a long text that is no farewell is soon known to be none.
    /^((ok|okay|great|perfect|cool|alright|many|thanks?|cheers|thx|ty|much appreciated)( (so|very) much| a lot| you)*( and)? )*(thanks?( (so|very) much| a lot| you)* for .* )?(bye( bye)?|goodbye|good ?night|see (you|ya)( later| soon)?|that( i)?s all)( for now| then| thanks?( you)?)*$/,
  ],
  [
    'identity',
    /\b(are|r) (you|u) (an? )?(real |actual |live )?(human( being)?|person|bot|chatbot|robot|machine|ai|computer|real|automated)\b/,
  ],
  [
    'identity',
    /\bam i (talking|speaking|chatting) (to|with) (an? )?\w+|^(who|what) are you$|^what( i)?s your name$|^what is your name$/,
  ],
  [
    'help',
    /^(help( me)?( please)?|\?|what can (you|i) (do|ask|say)( for me| here| you)?|how (does this|do you|does it) work|what do you do|how can you help( me)?|commands|menu)$/,
  ],
  [
    'time',
    /^(and )?(what(s| is) the (current |exact )?(time|date)|what time is it|what day is (it|today)|what(s| is) todays date|do you (know|have) the time|(current|local) time)( (now|today|there|here|right now|where you are|please|at your office))*$/,
  ],
  [
    'places',
    /\b(what|which) (cities|towns|places|areas|locations|neighbou?rhoods) (do|are|have|can|does|you)\b|^(what|which) (cities|towns|areas)$|^where (are|do you have) (your |the |any )?(listings|homes|houses|properties)$/,
  ],
  ['types', /\b(what|which) (types|kinds|sorts) of (homes?|houses?|propert(y|ies)|listings?|places?)\b/],
  [
    'all',
    /^(please )?(show|list|see|give|browse)( me)? (everything|all|it all|all of them|all (the |your )?(listings|homes|houses|properties)|what you have|your listings)( you have| please)*$/,
  ],
  [
    'more',
    /^(and )?(show |see |give |any |list )?(me )?(some )?(the )?(more|next|others?|rest)( (ones?|please|five|5|page|results?|listings?|of them|options|homes|houses))*$|^(keep going|continue|go on|what else|anything else|next page)$/,
  ],
  [
    'yes',
    /^(yes|yeah|yep|yup|sure|ok|okay|please do|go ahead|show (me|them|those|it)( to me)?|do it|sounds good|of course)( please| show (me|them)| thanks)*$/,
  ],
  ['no', /^(no|nope|nah|never ?mind|not (now|really)|no thanks?( you)?)$/],
  [
    'reset',
    /^(start over|start again|reset|new search|clear|begin again|forget (it|that|everything)|start from scratch|restart)$/,
  ],
]

/** The intent of a whole message in plain text (see toPlainText). */
const intentOf = (plain: string): Intent | undefined => PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0]
