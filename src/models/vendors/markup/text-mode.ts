import type { Mode } from './mode.ts'
import { callInLineAt, SIGN, type Start } from './starts/calls.ts'
import { startAt } from './starts/starts.ts'
import type { TagPosition } from './tags/tag.ts'

/** Reads words for people, up to where something else begins. */
export const textMode = (position: TagPosition): Mode => ({
  read(text) {
    if (!position.isLineStart && !SIGN_OR_LINE_END.test(text) && !mayNameTool(text, position.known)) return { text }
    const { at, found } = nextStart(text, position)
    const words = text.slice(0, at)
    if (found === undefined || found === 'maybe') return { text: words, rest: text.slice(at) }
    return { text: words, rest: text.slice(at + found.length), next: found }
  },
  end(rest) {
    const name = position.known.find((tool) => tool.includes('_') && rest.trim() === tool)
    if (name !== undefined) return { calls: [{ name, input: '{}' }] }
    return SIGN.test(rest[0] ?? '') && !NO_TAG.test(rest) ? {} : { text: rest }
  },
})

/** What is no tag even if the answer ends within it: one character, a fence, a word without a sign of markup. */
const NO_TAG = /^(?:.|`+(?:json|tool)?\s*|<(?:[|｜]|\s?\p{L}{0,2}|\s?\d+)|\[[a-z\s]*)$/iu

const SIGN_OR_LINE_END = new RegExp(`${SIGN.source}|\n|_`)
const WORD = /[\p{L}\d_]/u

/** Whether a text ends with the beginning of a tool's name. */
function mayNameTool(text: string, known: readonly string[]): boolean {
  let from = text.length
  while (from > 0 && isOfName(text.charCodeAt(from - 1))) from -= 1
  if (from === text.length) return false
  const word = text.slice(from)
  return known.some((name) => name.startsWith(word))
}
/** "_" or a small letter. */
const isOfName = (code: number): boolean => code === 0x5f || (code >= 0x61 && code <= 0x7a)

/** Where something begins that is not for people, or may begin once more text has come. */
function nextStart(text: string, position: TagPosition): { at: number; found: Start | undefined } {
  let { isLineStart, isStart } = position
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    const isBlank = sign === ' ' || sign === '\t'
    if (SIGN.test(sign) || (isLineStart && !isBlank && sign !== '\n')) {
      const before = text[at - 1] ?? position.before
      const found = startAt(text.slice(at), { ...position, isLineStart, isStart, before })
      if (found !== undefined) return { at, found }
    }
    if (WORD.test(sign) && !WORD.test(text[at - 1] ?? position.before)) {
      const found = callInLineAt(text.slice(at), position.known)
      if (found !== undefined) return { at, found }
    }
    isLineStart = sign === '\n' || (isLineStart && isBlank)
    isStart &&= sign.trim() === ''
  }
  return { at: text.length, found: undefined }
}
