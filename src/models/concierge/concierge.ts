import { yieldIfLong } from '../../core/event-loop/yielding.ts'
import type { Model, Prompt } from '../../core/ports/models.ts'
import { exchangeTokens } from '../../core/sessions/token-count.ts'
import { modelWords } from '../words.ts'
import { answerReference } from './answers/about-listing.ts'
import {
  answerAreas,
  answerBusiness,
  answerContact,
  answerPrivacy,
  answerRule,
  contactLine,
} from './answers/business.ts'
import { answerBothPlaces, answerCountEach, answerEitherOr, answerNicer } from './answers/comparisons.ts'
import { answerCount, answerCountBy } from './answers/counts.ts'
import { answerEmergency } from './answers/emergency.ts'
import { answerFollowUp } from './answers/follow-ups.ts'
import { answerNearListing } from './answers/from-listing/near-listing.ts'
import { answerOffer } from './answers/from-listing/offers.ts'
import { answerSimilar } from './answers/from-listing/similar.ts'
import { answerUnstated } from './answers/from-listing/unstated.ts'
import { answerGoingBack } from './answers/going-back.ts'
import { answerForecast, answerPlaceByPrice } from './answers/market.ts'
import { answerCompareBest, answerFactOfBest, answerRankOfSearch } from './answers/of-search/best.ts'
import { answerFactsOfSearch } from './answers/of-search/facts.ts'
import { answerOpenHouses } from './answers/open-houses.ts'
import { answerPriceSummary } from './answers/prices.ts'
import { answerBestShown, answerBetterThan, answerNearCentre, answerWhichIsBetter } from './answers/ranking.ts'
import { answerHousehold, answerRefused, answerSearch } from './answers/search.ts'
import { answerSmallTalk, answerUnknown, languagesLine } from './answers/small-talk.ts'
import { answerName, answerUnsearchable } from './answers/unknown-names.ts'
import { answerBooking, answerViewing } from './answers/viewings.ts'
import { withFormerFocus, writeMemory } from './memory.ts'
import type { Answer, Answerer, Question } from './question.ts'
import { partsOf } from './several-questions.ts'
import { isOtherLanguage } from './understand/other-languages.ts'
import { readQuestion } from './understand/read.ts'
import { answerWatching } from './watching/answers.ts'
import { answerChangingWatches } from './watching/change-watches.ts'
import { answerChanges } from './watching/changes.ts'

/** The built-in model. It answers from the chatbot's listings and settings and needs no API key and no network. */
export function createConcierge(): Model {
  return {
    key: 'porchlight/concierge',
    name: 'concierge',
    accepts: { image: false, audio: false, video: false },
    async answer(prompt, signal, tell) {
      const { text, noAnswer, memory } = await answerPrompt(prompt)
      for (const piece of text.match(WORD) ?? []) {
        if (signal.aborted) return
        tell({ type: 'text', text: piece })
      }
      if (signal.aborted) return
      tell({ type: 'end', totalToken: exchangeTokens(prompt, text), noAnswer, memory: writeMemory(memory) })
    },
  }
}

/** A word with the white space around it; joined, the matches give the whole text. */
const WORD = /\s*\S+\s*/g

/** Tried in this order; the first one that returns an answer wins. */
const answerers: Answerer[] = [
  answerEmergency,
  answerChangingWatches,
  answerWatching,
  answerChanges,
  answerPrivacy,
  answerViewing,
  answerOpenHouses,
  answerAreas,
  answerGoingBack,
  answerSmallTalk,
  answerRefused,
  answerContact,
  answerForecast,
  answerPlaceByPrice,
  answerCountEach,
  answerBothPlaces,
  answerCompareBest,
  answerFactOfBest,
  answerWhichIsBetter,
  answerBestShown,
  answerBetterThan,
  answerNearCentre,
  answerRankOfSearch,
  answerOffer,
  answerSimilar,
  answerNearListing,
  answerReference,
  answerCountBy,
  answerFollowUp,
  answerRule,
  answerPriceSummary,
  answerCount,
  answerFactsOfSearch,
  answerNicer,
  answerEitherOr,
  answerSearch,
  answerHousehold,
  answerBusiness,
  answerBooking,
  answerUnstated,
  answerName,
  answerUnsearchable,
]

/** For images, audio and video, first says that they cannot be read; then answers the text that came with them. */
async function answerPrompt(prompt: Prompt): Promise<Answer> {
  const question = await readQuestion(prompt)
  const { type } = prompt
  if (type === 'Text') {
    const parts = await partsOf(prompt, question)
    return parts === undefined ? firstAnswer(question) : answerParts(prompt, parts)
  }
  const { media, typeInstead } = modelWords[question.language]
  const cannot = media[type]
  if (question.text.trim() === '') return { text: `${cannot} ${typeInstead}`, noAnswer: true, memory: question.memory }
  const { text, memory: next } = await firstAnswer(question)
  return { text: `${cannot} ${text}`, noAnswer: true, memory: next }
}

/** Answers the parts of a message one after the other, each with the memory of the one before. */
async function answerParts(prompt: Prompt, [part, ...parts]: string[]): Promise<Answer> {
  const answer = await firstAnswer(await readQuestion({ ...prompt, question: part ?? '' }))
  if (parts.length === 0) return answer
  const exchange = { question: part ?? '', answer: answer.text, memory: writeMemory(answer.memory) }
  const others = await answerParts({ ...prompt, exchanges: [...prompt.exchanges, exchange] }, parts)
  return {
    text: `${answer.text}\n\n${others.text}`,
    noAnswer: answer.noAnswer || others.noAnswer,
    memory: others.memory,
  }
}

/** The first answer to a question. To a text in another language, it begins with the languages that are understood. */
async function firstAnswer(question: Question): Promise<Answer> {
  const answer = await firstOf(question)
  if (!isOtherLanguage(question.text)) return answer
  const line = languagesLine(question)
  return { ...answer, text: answer.noAnswer ? line : `${line} ${answer.text}` }
}

async function firstOf(question: Question): Promise<Answer> {
  for (const answerer of answerers) {
    await yieldIfLong()
    const answer = await answerer(question)
    if (answer !== undefined)
      return withNoted(question, { ...answer, memory: withFormerFocus(question.memory, answer.memory) })
  }
  const line = contactLine(question)
  return line === undefined ? answerUnknown(question) : { text: line, noAnswer: false, memory: question.memory }
}

/** Says first what becomes of contact data, if what it came with was answered too. */
function withNoted(question: Question, answer: Answer): Answer {
  const line = contactLine(question)
  return line === undefined || answer.text === line ? answer : { ...answer, text: `${line} ${answer.text}` }
}
