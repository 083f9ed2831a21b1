import type { ErrorName } from '../../src/contract/envelope.ts'
import { nobodyAnswered, Refused } from '../../src/contract/refused.ts'

/** Everything the bots say to people on their own account. */
export const words = {
  welcome: (name: string) =>
    `Hello! I am ${name === '' ? 'an automated assistant' : `${name}, an automated assistant`}. Ask me about homes: “3 bedroom houses under 700k”, for instance.`,
  welcomeBack: 'Welcome back: our talk goes on.',
  stopped: 'Stopped.',
  thinking: 'Thinking …',
  noListings: (query: string) =>
    query === '' ? 'There are no listings yet.' : `No listing matches “${query}”. Try fewer or other words.`,
  searched: (summary: string) => `Looking for: ${summary}.`,
  corrected: (said: string, taken: string) => `I took “${said}” as “${taken}”.`,
  refused: (said: string, reason: string) => `I left out “${said}”: ${reason}`,
  notUnderstood: (said: string) => `I did not understand “${said}” and left it out.`,
  instead: (ways: string[]) => `There would be ${ways.join('; ')}.`,
  listingsShown: (from: number, to: number, total: number) =>
    total === 1 ? 'One listing' : `${from}–${to} of ${total.toLocaleString('en')} listings`,
  more: 'Type “more” for the next ones.',
  nothingMore: 'There is nothing more to show.',
  help: 'Ask me anything about our homes, or use one of these:',
  noCommand: (name: string) => `There is no “/${name}”. Type /help to see what there is.`,
}

const TOO_LARGE = 'That is too much at once for me. Please send less.'

const sentences: Partial<Record<ErrorName, string>> = {
  emptyContent: 'That message has no words I could answer.',
  imagesDisabled: 'I am sorry, I do not look at pictures here. Please describe what you see in words.',
  audioDisabled: 'I am sorry, I do not listen to voice messages here. Please write instead.',
  wrongFormat: 'I am sorry, I cannot open that kind of file.',
  oneFileOnly: 'Please send one recording or video at a time.',
  bodyTooLarge: TOO_LARGE,
  noSuchChatbot: 'The chatbot I speak for no longer exists. Please tell whoever runs me.',
  modelUnavailable: 'I cannot think of an answer right now. Please ask again in a moment.',
  storeUnavailable: 'I cannot look things up right now. Please ask again in a moment.',
  stopping: 'I am just being restarted. Please ask again in a moment.',
}

const byStatus: Record<number, string> = {
  400: 'I could not make sense of that message. Please put it in other words, or shorter.',
  401: 'I am not set up correctly: my key is not accepted. Please tell whoever runs me.',
  403: 'I am not allowed to answer here. Please tell whoever runs me.',
  413: TOO_LARGE,
}

const UNREACHABLE = 'I cannot reach the service that knows the answers. Please try again in a moment.'
const BROKEN = 'Something went wrong on my side. Please try again in a moment.'

/** Whether an error is neither an answer of the service nor its absence, and so a fault of the bots' own code. */
export const isDefect = (error: unknown): boolean => !(error instanceof Refused) && !nobodyAnswered(error)

/** A failure in words for a person: what happened and what to do, without numbers or names of things inside. */
export function told(error: unknown): string {
  if (nobodyAnswered(error)) return UNREACHABLE
  if (!(error instanceof Refused)) return BROKEN
  // Its Message is the chatbot's own RateLimitMessage, or a default: both are written for people.
  if (error.error === 'rateLimited') return error.message
  if (error.status === 429) return tooMany(error.retryAfterMs)
  const known = error.error === undefined ? undefined : sentences[error.error]
  return known ?? byStatus[error.status] ?? BROKEN
}

function tooMany(retryAfterMs = 60_000): string {
  const minutes = Math.ceil(retryAfterMs / 60_000)
  if (minutes > 60 * 24) return 'This month’s questions are used up. Please come back next month.'
  if (minutes > 60) return 'That is more than I may answer right now. Please come back later.'
  return `That is more than I may answer right now. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
