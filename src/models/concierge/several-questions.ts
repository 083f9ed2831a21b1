import type { Prompt } from '../../core/ports/models.ts'
import { ASKS_LANGUAGE } from './answers/small-talk.ts'
import { bestStatement, ENOUGH } from './business/best-statement.ts'
import type { Question } from './question.ts'
import { intentOf } from './understand/intents.ts'
import { readWords } from './understand/read.ts'
import { isQuestion } from './understand/text.ts'

/** Longest message that is read for several questions, in UTF-16 units, and the most sentences it may have. */
const [LONGEST, MOST] = [300, 4]
/** Between two questions: the end of a sentence, or "and" before a word that asks. */
const BETWEEN =
  /(?<=[.?!])\s+(?:(?:and|also|oh|btw|by the way)[, ]+)*|,? (?:and|also)(?: also)? (?=(?:what|how|when|where|who|which|do you|can i|can you|are you|is your|are your|does your)\b)/i
/** Words of a question to the business, and words that refer to a home instead. */
const TO_BUSINESS = /\b(?:you|your|office|viewings?|apply|applications?|commission)\b/
const OF_HOME = /\b(?:its?|they|them|these|those|this|that|first|second|third|fourth|fifth|last|one)\b/

/** Also between two questions: a comma before a word that asks, in the five languages. */
const BETWEEN_ASKED =
  /(?<=[.?!])\s+|, (?:(?:and|y|et|und|e) )?(?=(?:what|which|how|cu[aá]l|cu[aá]nt|qu[eé] |quell?e?s?\b|combien|wie|was|welche|qual|quant))| (?:and|y|et|und|e) (?=(?:what|which|how many|how much|cu[aá]l|cu[aá]nt|quell?e?s?\b|combien|wie viele?|was|welche|qual|quant))/i
/** What is asked of a whole search, in plain English: how many there are, what they cost on average, which is the best. */
const OF_SEARCH = [
  /\bhow many (?!(?:bed|bath|room|floor|car|square|days|parking|spots)\w*\b)/,
  /\b(?:average|median|mean)\b/,
  /\b(?:cheapest|most expensive|dearest|biggest|largest|smallest|newest|oldest)\b/,
]

/** "When was it built?", after "what does the cheapest cost?" */
const OF_THAT = /\b(?:it|its|that one)\b|^(?:is|are|was) there\b/
const SENTENCE_END = /(?<=[.?!])\s+/

/**
 * The questions of "how many condos are in Seattle, what do they cost on average, and which is the cheapest?" one by one, and those of
 * "which is the cheapest? When was it built?"; undefined for a message that asks no two such things.
 */
async function questionsOfSearch(prompt: Prompt, text: string): Promise<string[] | undefined> {
  const several = await piecesRead(prompt, text.split(BETWEEN_ASKED))
  if (several === undefined) return undefined
  const kinds = new Set(several.flatMap(({ kind }) => kind ?? []))
  if (kinds.size > 1) return joined(several)
  const sentences = kinds.size === 0 ? undefined : await piecesRead(prompt, text.split(SENTENCE_END))
  const [first, ...later] = sentences ?? []
  const goesOn = first?.kind !== undefined && later.some(({ isAsked, plain }) => isAsked && OF_THAT.test(plain))
  return goesOn && sentences !== undefined ? joined(sentences) : undefined
}

type Piece = { piece: string; plain: string; isAsked: boolean; kind: string | undefined }

async function piecesRead(prompt: Prompt, split: string[]): Promise<Piece[] | undefined> {
  const pieces = split.filter((piece) => /\p{L}/u.test(piece))
  if (pieces.length < 2 || pieces.length > MOST) return undefined
  return Promise.all(
    pieces.map(async (piece) => {
      const { english, plain } = await readWords({ ...prompt, question: piece })
      const kind = OF_SEARCH.map((asked) => asked.exec(plain)?.[0]).find((said) => said !== undefined)
      return { piece, plain, isAsked: kind !== undefined || isQuestion(english), kind }
    }),
  )
}

/** Joins each piece that asks nothing to the piece after it; the last piece stays alone. */
const joined = (pieces: Piece[]): string[] =>
  pieces.reduceRight<string[]>((parts, { piece, isAsked }) => {
    const [next, ...others] = parts
    return isAsked || next === undefined ? [piece, ...parts] : [`${piece} ${next}`, ...others]
  }, [])

/**
 * The parts of "2 bedrooms in Seattle and what are your office hours?": the questions to the business one by one, and all else together.
 * Undefined for a message that has to be answered as a whole.
 */
export async function partsOf(prompt: Prompt, { text, givesContact }: Question): Promise<string[] | undefined> {
  if (text.length > LONGEST || givesContact) return undefined
  const ofSearch = await questionsOfSearch(prompt, text)
  if (ofSearch !== undefined || prompt.settings.SystemMessage === '') return ofSearch
  const sentences = text.split(BETWEEN).filter((sentence) => /\p{L}/u.test(sentence))
  if (sentences.length < 2 || sentences.length > MOST) return undefined
  const asked = await Promise.all(sentences.map((sentence) => isToBusiness({ ...prompt, question: sentence })))
  const business = sentences.filter((_, at) => asked[at])
  const rest = sentences.filter((_, at) => !asked[at]).join(' ')
  if (business.length === 0) return undefined
  if (rest === '') return business
  if (intentOf((await readWords({ ...prompt, question: rest })).plain) !== undefined) return undefined
  return asked[0] ? [...business, rest] : [rest, ...business]
}

async function isToBusiness(prompt: Prompt): Promise<boolean> {
  const { english, plain } = await readWords(prompt)
  if (ASKS_LANGUAGE.test(plain)) return true
  if (!isQuestion(english) || !TO_BUSINESS.test(plain) || OF_HOME.test(plain)) return false
  const statement = await bestStatement(english, prompt.settings.SystemMessage)
  return statement !== undefined && statement.share >= ENOUGH
}
