import type { Prompt, Tell } from '../core/ports/ports.ts'
import { countTokens } from '../core/sessions/tokens.ts'
import { wordsFor } from './words.ts'

/** Answers a question whose files the model cannot take, in words that say so. `memory` is kept for the next answer. */
export function apologize(prompt: Prompt, cannot: string, memory: string | null, tell: Tell): void {
  const text = `${cannot} ${wordsFor(prompt).typeInstead}`
  tell({ type: 'text', text })
  tell({ type: 'end', totalToken: countTokens(text), noAnswer: true, memory })
}
