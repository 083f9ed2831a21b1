import { modeOf } from './modes.ts'
import { createVisibleText } from './visible-text.ts'
import { type WrittenCall, writtenCalls } from './written-calls.ts'

/** Filters a model's streamed text: removes markup that is not meant for people. */
type MarkupReader = {
  /** Takes a fragment; returns the text to show. Holds back at most the beginning of a tag or of a call. */
  push: (text: string) => string
  /** Returns what was held back, and the calls that the model wrote as text. If the answer was cut, only complete ones. */
  end: (isCut?: boolean) => { text: string; calls: WrittenCall[] }
}

/** Text handled at once, in UTF-16 units: each tag within it is looked for up to its end. */
const PIECE = 1_024

/** `known`: the names of tools whose calls may be in the text. */
export function createMarkupReader(known: readonly string[]): MarkupReader {
  const visible = createVisibleText(known)
  const letters = createLetterJoiner()
  let mode = modeOf({ is: 'text' }, visible)
  /** what the mode has not read yet */
  let rest = ''
  let hiddenCall = ''

  function read(piece: string): string {
    rest += piece
    let shown = ''
    for (;;) {
      const step = mode.read(rest)
      shown += visible.show(step.text ?? '')
      rest = step.rest ?? ''
      hiddenCall ||= step.hiddenCall ?? ''
      if (step.next === undefined) return shown
      visible.position.wasHidden ||= step.next.is !== 'json' && step.next.is !== 'text'
      mode = modeOf(step.next, visible)
    }
  }

  /** Reads text again that turned out to be no markup as a whole. */
  function readAgain(text: string): { text: string; calls: WrittenCall[] } {
    const reader = createMarkupReader(known)
    const shown = reader.push(text)
    const ended = reader.end()
    return { text: shown + ended.text, calls: ended.calls }
  }

  return {
    push(fragment) {
      const text = letters.whole(fragment)
      if (text.length <= PIECE) return read(text)
      let shown = ''
      for (let from = 0; from < text.length; from += PIECE) shown += read(text.slice(from, from + PIECE))
      return shown
    },
    end(isCut = false) {
      const ending = mode.end(rest, isCut)
      rest = ''
      const { text = '', calls = [] } = ending.again === undefined ? ending : readAgain(ending.again)
      const shown = visible.show(text)
      // Some models call within their thoughts, and say nothing more.
      return visible.position.isStart && calls.length === 0 && hiddenCall !== ''
        ? { text: '', calls: writtenCalls(hiddenCall, known, isCut) }
        : { text: shown, calls }
    },
  }
}

/** Holds back the first half of a letter of two UTF-16 units, which some servers send in two pieces. */
function createLetterJoiner(): { whole: (fragment: string) => string } {
  let half = ''
  return {
    whole(fragment) {
      const text = half === '' ? fragment : half + fragment
      const last = text.charCodeAt(text.length - 1)
      half = last >= 0xd800 && last <= 0xdbff ? text.slice(-1) : ''
      return half === '' ? text : text.slice(0, -1)
    },
  }
}
