import { type JsonScan, scanJson } from './loose-json.ts'
import type { Mode } from './mode.ts'
import { mayGoOn } from './starts/starts.ts'
import type { Call } from './tags/tag.ts'
import { WRITTEN_MAX, writtenCalls } from './written-calls.ts'

/** Hides a call, which is parsed at the end of the answer. */
export function callMode({ close, isUnsure }: Call, known: readonly string[]): Mode {
  let written = ''
  return {
    read(text) {
      if (written.length < WRITTEN_MAX) written += text.slice(0, WRITTEN_MAX - written.length)
      return {}
    },
    end(_, isCut) {
      const calls = writtenCalls(written, known, isCut)
      if (calls.length > 0) return { calls }
      return isUnsure ? { text: written } : { again: textBehind(written, close) }
    },
  }
}

function textBehind(call: string, close: RegExp | undefined): string {
  const end = close?.exec(call)
  return end ? call.slice(end.index + end[0].length).trimStart() : ''
}

/** Maximum length of text that may be the JSON of a call, which is held back meanwhile. */
const JSON_MAX = 8_192
/** Within its first so many characters the JSON of a call has its first key. */
const KEY_MAX = 256

/** Holds back JSON until it is clear whether it is a call. Of what comes, each character is looked at once. */
export function jsonMode(known: readonly string[]): Mode {
  let scan: JsonScan | undefined
  return {
    read(text) {
      if (!mayGoOn(text.slice(0, KEY_MAX), known))
        return { text: text.slice(0, 1), rest: text.slice(1), next: { is: 'text' } }
      const at = scan === undefined ? text.slice(0, KEY_MAX).search(/[{[]/) : 0
      if (at >= 0) scan ??= scanJson(at)
      const end = scan?.endIn(text)
      if (end !== undefined && writtenCalls(text.slice(0, end), known).length > 0)
        return { rest: text, next: { is: 'call' } }
      if (end === undefined && text.length < JSON_MAX) return { rest: text }
      // What stands behind it may have tags of its own; within what is too long nobody looks for the beginning of another call.
      const until = end ?? text.length
      return { text: text.slice(0, until), rest: text.slice(until), next: { is: 'text' } }
    },
    end(rest, isCut) {
      const calls = writtenCalls(rest, known, isCut)
      // Half a call is neither carried out nor shown.
      const isHalf = known.some((name) => rest.includes(`"${name}"`))
      return calls.length > 0 || isHalf ? { calls } : { text: rest }
    },
  }
}
