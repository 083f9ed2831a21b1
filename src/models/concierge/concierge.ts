import type { Model, Prompt } from '../../core/ports/ports.ts'
import { exchangeTokens } from '../../core/sessions/tokens.ts'
import { answerAround } from './answers/around.ts'
import { answerBusiness, answerRule } from './answers/business.ts'
import { answerContact } from './answers/contact.ts'
import { answerCount } from './answers/count.ts'
import { answerFollowing } from './answers/following.ts'
import { answerPointed } from './answers/pointed.ts'
import { answerPrices } from './answers/prices.ts'
import { answerRefused } from './answers/refused.ts'
import { answerSearch } from './answers/search.ts'
import { answerIntent } from './answers/smalltalk.ts'
import { answerUnknown } from './answers/unknown.ts'
import { readMemory, writeMemory } from './memory.ts'
import { createReader } from './reader.ts'
import type { Answerer, Reply, Talk } from './talk.ts'
import { words } from './words.ts'

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
  const { type, question, exchanges } = prompt
  if (type === 'Text') return answer(await read(prompt))
  const cannot = words.media[type]
  if (question.trim() === '')
    return { text: `${cannot} ${words.typeInstead}`, noAnswer: true, memory: readMemory(exchanges) }
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
