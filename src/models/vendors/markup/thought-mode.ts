import type { Mode } from './mode.ts'
import { CALL_SIGN, TAG_MAX, type Thought } from './tags/tag.ts'
import { WRITTEN_MAX, type WrittenCall, writtenCalls } from './written-calls.ts'

/** How much of hidden text is looked through for calls. */
const HIDDEN_MAX = 2 * WRITTEN_MAX

/** Hides thoughts, which may hold others of their kind, and keeps them, since some models call within them. */
export function thoughtMode({ open, close, isUnsure }: Thought, known: readonly string[]): Mode {
  let depth = 1
  let kept = ''
  /** the text behind the last end, if the thoughts were opened more often than ended */
  let behindEnd: string | undefined

  function hide(text: string): void {
    kept += text
    if (kept.length > 2 * HIDDEN_MAX) kept = kept.slice(-HIDDEN_MAX)
    if (behindEnd !== undefined && behindEnd.length < WRITTEN_MAX) behindEnd += text
  }

  return {
    read(text) {
      let rest = text
      for (let tag = nextTag(rest, open, close); tag !== undefined; tag = nextTag(rest, open, close)) {
        hide(rest.slice(0, tag.at))
        rest = rest.slice(tag.end)
        depth += tag.isEnd ? -1 : 1
        if (tag.isEnd) behindEnd = ''
        if (depth === 0) return { rest, next: { is: 'text' }, hiddenCall: onlyTagged(kept) }
      }
      const until = Math.max(0, rest.length - TAG_MAX)
      hide(rest.slice(0, until))
      return { rest: rest.slice(until) }
    },
    end(rest, isCut) {
      const calls = taggedCalls(kept + rest, known, isCut)
      if (isUnsure && calls.length === 0) return { text: kept + rest }
      return calls.length > 0 || behindEnd === undefined ? { calls } : { again: behindEnd + rest }
    },
  }
}

function nextTag(text: string, open: RegExp | undefined, close: RegExp) {
  const end = close.exec(text)
  const begin = open?.exec(text)
  const isEnd = end !== null && !(begin && begin.index < end.index)
  const tag = isEnd ? end : begin
  return tag ? { at: tag.index, end: tag.index + tag[0].length, isEnd } : undefined
}

/** The calls in tags within thoughts. */
export const taggedCalls = (text: string, known: readonly string[], isCut = false): WrittenCall[] =>
  writtenCalls(onlyTagged(text), known, isCut)

/** The part of hidden text from its first tag of a call on; of a long one, only its end is looked through. */
function onlyTagged(hidden: string): string {
  const text = hidden.slice(-HIDDEN_MAX)
  const at = text.search(CALL_SIGN)
  return at < 0 ? '' : text.slice(at)
}
