import type { Tell } from '../core/ports/ports.ts'
import { countTokens } from '../core/sessions/tokens.ts'
import { en as words } from './concierge/words/en.ts'

/** Answers a question whose files the model cannot take, in words that say so. `memory` is kept for the next turn. */
export function apologize(cannot: string, memory: string | null, tell: Tell): void {
  const text = `${cannot} ${words.typeInstead}`
  tell({ type: 'text', text })
  tell({ type: 'end', totalToken: countTokens(text), noAnswer: true, memory })
}
