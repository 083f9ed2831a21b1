import type { Phrasings } from './phrasings.ts'

/** What a business told its chatbot, what people ask of it, and what a right answer contains. */
export type Business = {
  systemMessage: string
  answered: { says: Phrasings; has: RegExp }[]
  /** what the message does not tell, or is not meant for those who ask */
  open: Phrasings
  /** words of the message that nobody may ever hear */
  secret: RegExp
}
