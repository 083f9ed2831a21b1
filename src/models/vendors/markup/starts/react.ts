import type { FoundTag } from '../tags/tag.ts'

/** The start of an answer in the form of ReAct: "Thought: … Action: …", "Thought: … Final Answer: …"; or the name of its speaker. */
const REACT_WORDS = ['thought', 'final answer', 'assistant']
const REACT = new RegExp(String.raw`^(${REACT_WORDS.join('|')})\s?:\s+(?=\S)`, 'i')
const REACT_BEGUN = new RegExp(String.raw`^(?:${REACT_WORDS.join('|')})\s?:\s*$`, 'i')
/** Longer than each of the words with its colon. */
const REACT_WORD_MAX = Math.max(...REACT_WORDS.map((word) => word.length)) + 2
/** An action is the end only where it is a call: thoughts about a home may end with "Action: call the agent." */
const reactEnd = (known: readonly string[]): RegExp =>
  new RegExp(
    String.raw`\n\s{0,8}(?:final answer|ai)\s?:\s{0,8}|(?=\n\s{0,8}action\s?:\s{0,8}(?:${['[{`*[]', ...known].join('|')}))`,
    'i',
  )

export function reactAt(text: string, known: readonly string[]): FoundTag | undefined {
  const [{ length } = '', begins] = REACT.exec(text) ?? []
  if (begins?.toLowerCase() === 'thought') return { is: 'thought', close: reactEnd(known), isUnsure: true, length: 0 }
  if (begins !== undefined) return { is: 'mark', length }
  // Of a long text nothing but its beginning, since this is asked anew behind each mark at its start.
  const lower = text.slice(0, REACT_WORD_MAX).toLowerCase()
  const isBegun = REACT_WORDS.some((word) => `${word}:`.startsWith(lower))
  return isBegun || REACT_BEGUN.test(text) ? 'maybe' : undefined
}
