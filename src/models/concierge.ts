import type { Model, ModelEvent, Prompt } from '../core/ports.ts'
import { exchangeTokens } from '../core/tokens.ts'
import { parse } from '../search/parse.ts'
import { answerBusiness } from './concierge/answers/business.ts'
import { answerFollowing, answerPointed } from './concierge/answers/listing.ts'
import { answerPrices } from './concierge/answers/prices.ts'
import { answerCount, answerSearch } from './concierge/answers/search.ts'
import { answerIntent } from './concierge/answers/smalltalk.ts'
import { answerUnknown } from './concierge/answers/unknown.ts'
import { plainOf } from './concierge/language.ts'
import { readMemory, writeMemory } from './concierge/memory.ts'
import type { Answerer, Reply, Talk } from './concierge/talk.ts'
import { words } from './concierge/words.ts'

/** The built-in model: answers from the chatbot's listings and settings alone, needs no key and no network. */
export const concierge: Model = {
  key: 'porchlight/concierge',
  name: 'concierge',
  usable: true,
  accepts: { image: false, audio: false, video: false },
  async *stream(prompt, signal): AsyncGenerator<ModelEvent> {
    const { text, noAnswer, memory } = await reply(prompt)
    for (const piece of text.match(WORD) ?? []) {
      if (signal.aborted) return
      yield { type: 'text', text: piece }
    }
    if (signal.aborted) return
    yield { type: 'end', totalToken: exchangeTokens(prompt, text), noAnswer, memory: writeMemory(memory) }
  },
}

/** A word with the white space around it, so that the pieces together are the whole text. */
const WORD = /\s*\S+\s*/g

/** Tried in this order; the first that knows an answer gives it. */
const answerers: Answerer[] = [
  answerIntent,
  answerPointed,
  answerFollowing,
  answerPrices,
  answerCount,
  answerSearch,
  answerBusiness,
]

async function reply(prompt: Prompt): Promise<Reply> {
  const { type, question } = prompt
  if (type === 'Text') return answer(prompt)
  const cannot = words.media[type]
  if (question.trim() === '')
    return { text: `${cannot} ${words.typeInstead}`, noAnswer: true, memory: readMemory(prompt.turns) }
  const { text, memory } = await answer(prompt)
  return { text: `${cannot} ${text}`, noAnswer: true, memory }
}

async function answer(prompt: Prompt): Promise<Reply> {
  const talk = await talkOf(prompt)
  for (const answerer of answerers) {
    const given = await answerer(talk)
    if (given !== undefined) return given
  }
  return answerUnknown(talk)
}

async function talkOf({ question, turns, listings, settings }: Prompt): Promise<Talk> {
  const memory = readMemory(turns)
  const vocabulary = await listings.vocabulary()
  const parsed = parse(question, vocabulary, {
    ...(memory.filter && { previous: memory.filter }),
    ...(memory.asked && { asked: memory.asked }),
  })
  return { question, plain: plainOf(question), parsed, memory, vocabulary, listings, settings }
}
