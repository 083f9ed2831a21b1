import { changedParts } from '../filters.ts'
import type { Answerer } from '../talk.ts'
import { words } from '../words.ts'

/** A message that is nothing but a wish that may not be granted: the reason, and what can be asked for instead. */
export const answerRefused: Answerer = ({ parsed, memory }) => {
  if (parsed.refused.length === 0 || parsed.relative.length > 0) return undefined
  const changed = changedParts(memory.filter ?? {}, parsed.filter).filter((part) => part !== 'statuses')
  if (changed.length > 0) return undefined
  const reasons = parsed.refused.map(({ said, reason }) => words.cannotSay(said, reason))
  return { text: [...reasons, words.askOtherwise].join(' '), noAnswer: true, memory }
}
