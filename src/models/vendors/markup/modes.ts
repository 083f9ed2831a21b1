import { callMode, jsonMode } from './call-modes.ts'
import type { Begun, Mode } from './mode.ts'
import { textMode } from './text-mode.ts'
import { thoughtMode } from './thought-mode.ts'
import type { VisibleText } from './visible-text.ts'

/** The mode that reads what has begun. */
export function modeOf(begun: Begun, { position }: VisibleText): Mode {
  switch (begun.is) {
    case 'text':
    case 'mark':
      return textMode(position)
    case 'thought':
      return thoughtMode(begun, position.known)
    case 'header':
      return headerMode
    case 'json':
      return jsonMode(position.known)
    case 'call':
      return callMode(begun, position.known)
    default:
      return endMode
  }
}

/** Maximum length of a channel's header. */
const HEADER_MAX = 300
const HEADER_END = '<|message|>'
/** A channel ends at the next token, which is then handled itself. */
const NEXT_TOKEN = /(?=<\|)/

/** Reads a channel's header, which tells what follows: `analysis`, `final`, `commentary to=functions.name`. */
const headerMode: Mode = {
  read(text) {
    const end = text.indexOf(HEADER_END)
    if (end < 0) return text.length < HEADER_MAX ? { rest: text } : { rest: text, next: { is: 'text' } }
    const header = text.slice(0, end)
    if (/\bto=|\bfunctions\./.test(header)) return { rest: text, next: { is: 'call' } }
    const rest = text.slice(end + HEADER_END.length)
    const isShown = /\bfinal\b|^\s*assistant\s*$/.test(header)
    return { rest, next: isShown ? { is: 'text' } : { is: 'thought', close: NEXT_TOKEN } }
  },
  end: () => ({}),
}

/** Hides all that follows the imagined words of somebody else. */
const endMode: Mode = { read: () => ({}), end: () => ({}) }
