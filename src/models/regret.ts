import type { Tell } from '../core/ports/ports.ts'
import { countTokens } from '../core/sessions/tokens.ts'
import { words } from './concierge/words.ts'

/** The whole answer to what cannot be taken in; the talk goes on with `memory`. */
export function regret(cannot: string, memory: string | null, tell: Tell): void {
  const text = `${cannot} ${words.typeInstead}`
  tell({ type: 'text', text })
  tell({ type: 'end', totalToken: countTokens(text), noAnswer: true, memory })
}
