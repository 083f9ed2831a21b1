import type { Prompt } from '../../core/ports/models.ts'
import { bestStatement, ENOUGH } from './answers/business.ts'
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

/**
 * The parts of "2 bedrooms in Seattle and what are your office hours?": the questions to the business one by one, and all else together.
 * Undefined for a message that has to be answered as a whole.
 */
export async function partsOf(prompt: Prompt, { text, givesContact }: Question): Promise<string[] | undefined> {
  if (text.length > LONGEST || givesContact || prompt.settings.SystemMessage === '') return undefined
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
  if (!isQuestion(english) || !TO_BUSINESS.test(plain) || OF_HOME.test(plain)) return false
  const statement = await bestStatement(english, prompt.settings.SystemMessage)
  return statement !== undefined && statement.share >= ENOUGH
}
