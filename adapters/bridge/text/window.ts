import { type Limits, pointSize, sizeOf } from './limits.ts'
import { afterLine, nothingOpen, type Open } from './markdown.ts'

type Line = { start: number; open: Open }
/**
 * The beginning of a text, as far as one message could show it. `full`: one code point more than fits, so that a
 * cut can look ahead; otherwise it is the whole text. What comes later in a growing text changes no full window.
 */
export type Window = { text: string; lines: Line[]; full: boolean }

export function openWindow(text: string, limits: Limits): Window {
  const lines: Line[] = []
  let open = nothingOpen
  let room = limits.text
  for (let start = 0; start < text.length; ) {
    lines.push({ start, open })
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline + 1
    const line = text.slice(start, end)
    const size = sizeOf(line, limits)
    if (size + closingRoom(open, line, line.length) > room) {
      const fitting = overflowOf(line, open, room, limits)
      if (fitting !== undefined) return { text: text.slice(0, start + fitting), lines, full: true }
    }
    room -= size
    open = afterLine(open, bare(line))
    start = end
  }
  return { text, lines, full: false }
}

/** Where a line first needs more than `room`, just after the code point that is too much; undefined when it never does. */
function overflowOf(line: string, open: Open, room: number, limits: Limits): number | undefined {
  let size = 0
  for (let at = 0; at < line.length; ) {
    const point = line.codePointAt(at) ?? 0
    size += pointSize(point, limits)
    at += point > 0xffff ? 2 : 1
    if (size + closingRoom(open, line, at) > room) return at
  }
  return undefined
}

const MARKS = /^([ \t]*)(`{3,}|~{3,})/

/** Room to keep for closing a fence, should the message end after `length` units of `line`. Never too little. */
function closingRoom({ fence }: Open, line: string, length: number): number {
  if (fence !== undefined) return fence.indent.length + fence.marks.length + 1
  const [, indent = '', marks = ''] = MARKS.exec(line.slice(0, length)) ?? []
  return marks === '' ? 0 : indent.length + marks.length + 1
}

/** What is open where the window's text is cut. */
export function openAt({ text, lines }: Window, at: number): Open {
  const line = lines.findLast(({ start }) => start <= at)
  if (line === undefined) return nothingOpen
  return line.start === at ? line.open : afterLine(line.open, bare(text.slice(line.start, at)))
}

const bare = (line: string) => line.replace(/\r?\n$/, '')
