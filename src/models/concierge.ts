import type { Model, Prompt } from '../core/ports.ts'
import { exchangeTokens } from '../core/tokens.ts'
import { answerAround } from './concierge/answers/around.ts'
import { answerBusiness, answerRule } from './concierge/answers/business.ts'
import { answerContact } from './concierge/answers/contact.ts'
import { answerCount } from './concierge/answers/count.ts'
import { answerFollowing } from './concierge/answers/following.ts'
import { answerPointed } from './concierge/answers/pointed.ts'
import { answerPrices } from './concierge/answers/prices.ts'
import { answerRefused } from './concierge/answers/refused.ts'
import { answerSearch } from './concierge/answers/search.ts'
import { answerIntent } from './concierge/answers/smalltalk.ts'
import { answerUnknown } from './concierge/answers/unknown.ts'
import { readMemory, writeMemory } from './concierge/memory.ts'
import { createReader } from './concierge/reader.ts'
import type { Answerer, Reply, Talk } from './concierge/talk.ts'
import { words } from './concierge/words.ts'

/** The built-in model: answers from the chatbot's listings and settings alone, needs no key and no network. */
export function createConcierge(): Model {
  const read = createReader()
  return {
    key: 'porchlight/concierge',
    name: 'concierge',
    accepts: { image: false, audio: false, video: false },
    async answer(prompt, signal, tell) {
      const { text, noAnswer, memory } = await reply(prompt, read)
      for (const piece of text.match(WORD) ?? []) {
        if (signal.aborted) return
        tell({ type: 'text', text: piece })
      }
      if (signal.aborted) return
      tell({ type: 'end', totalToken: exchangeTokens(prompt, text), noAnswer, memory: writeMemory(memory) })
    },
  }
}

/** A word with the white space around it, so that the pieces together are the whole text. */
const WORD = /\s*\S+\s*/g

/** Tried in this order; the first that knows an answer gives it. */
const answerers: Answerer[] = [
  answerIntent,
  answerRefused,
  answerContact,
  answerAround,
  answerPointed,
  answerFollowing,
  answerRule,
  answerPrices,
  answerCount,
  answerSearch,
  answerBusiness,
]

/** What can't be seen or heard is said first; the words that came with it are answered all the same. */
async function reply(prompt: Prompt, read: (prompt: Prompt) => Promise<Talk>): Promise<Reply> {
  const { type, question, turns } = prompt
  if (type === 'Text') return answer(await read(prompt))
  const cannot = words.media[type]
  if (question.trim() === '')
    return { text: `${cannot} ${words.typeInstead}`, noAnswer: true, memory: readMemory(turns) }
  const { text, memory } = await answer(await read(prompt))
  return { text: `${cannot} ${text}`, noAnswer: true, memory }
}

async function answer(talk: Talk): Promise<Reply> {
  for (const answerer of answerers) {
    const given = await answerer(talk)
    if (given !== undefined) return given
  }
  return answerUnknown(talk)
}
