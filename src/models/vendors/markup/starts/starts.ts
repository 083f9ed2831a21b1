import { type FoundTag, type TagPosition, WITH_ATTRIBUTES_MAX } from '../tags/tag.ts'
import { tagAt } from '../tags/tag-at.ts'
import { BEFORE_JSON, callAt, JSON_BEGUN, mayBeCall, type Start } from './calls.ts'
import { otherSpeakerAt } from './other-speakers.ts'
import { reactAt } from './react.ts'

/** What begins at the start of a text that is not for people, `maybe` if something may begin once more text has come. */
export function startAt(text: string, position: TagPosition): Start | undefined {
  if (position.isLineStart) {
    const found =
      callAt(text, position.known) ??
      (position.isStart ? (bareChannelAt(text) ?? reactAt(text, position.known)) : otherSpeakerAt(text))
    if (found !== undefined) return found
  }
  if (text[0] === '{') return mayBeCall(text, position.known) ? JSON_BEGUN : undefined
  return tagAt(text.slice(0, WITH_ATTRIBUTES_MAX), position)
}

/** The start of a gpt-oss answer if the server removes the tokens but keeps the names between them, or the first token alone. */
const BARE_CHANNEL = /^(?:(analysis)|(?:assistant)?final)(?:(?=[A-Z][a-z]* )|<\|message\|>)/
const BARE_CHANNEL_BEGUN = /^(?:analysis|(?:assistant)?final)(?:[A-Z][a-z]*|<[|a-z]{0,9}>?)?$/
const BARE_CHANNEL_END = /assistant(?:final|(?=commentary to=))|<\|end\|>|(?=<\|(?:start|channel)\|>)/

function bareChannelAt(text: string): FoundTag | undefined {
  const match = BARE_CHANNEL.exec(text)
  if (match?.[1] !== undefined) return { is: 'thought', close: BARE_CHANNEL_END, length: match[0].length }
  if (match !== null) return { is: 'mark', length: match[0].length }
  const isBegun = ['analysis', 'assistantfinal', 'final'].some((word) => word.startsWith(text))
  return isBegun || BARE_CHANNEL_BEGUN.test(text) ? 'maybe' : undefined
}

/** Whether a text in which the JSON of a call has begun may still become one. */
export const mayGoOn = (text: string, known: readonly string[]): boolean =>
  mayBeCall(text.replace(BEFORE_JSON, ''), known)
