import type { Prompt } from '../ports/models.ts'

/** Average for English text in the vocabularies of current models. */
const CHARACTERS_PER_TOKEN = 4

/** Estimated number of tokens, for models that do not report usage. Characters are UTF-16 units. */
export const countTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN)

/** Estimated tokens of an exchange: system message, earlier exchanges, question and answer. */
export function exchangeTokens({ settings, exchanges, question }: Prompt, answer: string): number {
  const texts = [
    settings.SystemMessage,
    ...exchanges.flatMap((earlier) => [earlier.question, earlier.answer]),
    question,
    answer,
  ]
  return texts.reduce((sum, text) => sum + countTokens(text), 0)
}
