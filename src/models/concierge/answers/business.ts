import { bestMatch, meanings, sentences } from '../language.ts'
import { oneLine } from '../present.ts'
import type { Answerer } from '../talk.ts'

/** How much of what was asked a sentence of the system message must share to be the answer. */
const ENOUGH = 0.6

// What tells the assistant how to behave is not for the people it talks with.
const INSTRUCTION =
  /^(you (are|must|should|shall|will|have|may|answer|help|only)\b|your\b|always\b|never\b|do not\b|don.t\b|please\b|answer\b|be\b|act\b|if\b|when\b|use\b|keep\b|respond\b|reply\b|speak\b|only\b|avoid\b|refuse\b|pretend\b|remember\b|tell\b|mention\b|say\b|ask\b|offer\b|make\b|write\b|greet\b|ignore\b)|\b(assistant|chatbot|system prompt|the user|users)\b/i

/** Questions about the business itself, answered in the words of the system message when it holds the answer. */
export const answerBusiness: Answerer = ({ question, settings, memory }) => {
  const told = sentences(settings.SystemMessage).filter((sentence) => !INSTRUCTION.test(sentence))
  const answer = bestMatch(meanings(question), told, ENOUGH)
  return answer === undefined ? undefined : { text: oneLine(answer), noAnswer: false, memory }
}
