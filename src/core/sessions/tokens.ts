import type { Prompt } from '../ports/ports.ts'

/** English text has about four characters a token in the vocabularies of today's models. */
const CHARACTERS_PER_TOKEN = 4

/** An estimate for models that report no usage of their own; characters are UTF-16 units. */
export const countTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN)

/** Estimated tokens of a whole exchange: system message, earlier exchanges, the question and the answer to it. */
export function exchangeTokens({ settings, exchanges, question }: Prompt, answer: string): number {
  const texts = [
    settings.SystemMessage,
    ...exchanges.flatMap((earlier) => [earlier.question, earlier.answer]),
    question,
    answer,
  ]
  return texts.reduce((sum, text) => sum + countTokens(text), 0)
}
