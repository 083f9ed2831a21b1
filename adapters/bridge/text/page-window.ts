import { type Limits, pointSize, sizeOf } from './length.ts'
import { afterLine, FENCE, nothingOpen, type Open } from './markdown.ts'

type Line = { start: number; open: Open }
/**
 * The beginning of a text, as much as one message can show. `full`: it is one code point longer than fits, so that a cut can
 * look ahead; otherwise it is the whole text. A full window never changes while the text grows.
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
    if (size + closingRoom(open, line)(line.length) > room) {
      const fitting = overflowOf(line, { open, room }, limits)
      if (fitting !== undefined) return { text: text.slice(0, start + fitting), lines, full: true }
    }
    room -= size
    open = afterLine(open, bare(line))
    start = end
  }
  return { text, lines, full: false }
}

/** The index after the first code point that does not fit into `room`; undefined if the line fits. */
function overflowOf(line: string, { open, room }: { open: Open; room: number }, limits: Limits): number | undefined {
  const closingAt = closingRoom(open, line)
  let size = 0
  for (let at = 0; at < line.length; ) {
    const point = line.codePointAt(at) ?? 0
    size += pointSize(point, limits)
    at += point > 0xffff ? 2 : 1
    if (size + closingAt(at) > room) return at
  }
  return undefined
}

const FENCE_MARKS_MIN = 3

/** Upper bound of the room for closing a fence, by the number of units of `line` after which the message ends. */
function closingRoom({ fence }: Open, line: string): (length: number) => number {
  if (fence !== undefined) return () => fence.indent.length + fence.marks.length + 1
  const [, indent = '', marks = ''] = FENCE.exec(line) ?? []
  return (length) => {
    const shown = Math.min(marks.length, length - indent.length)
    return shown < FENCE_MARKS_MIN ? 0 : indent.length + shown + 1
  }
}

/** The open blocks at the position `at` of the window's text. */
export function openAt({ text, lines }: Window, at: number): Open {
  const line = lines.findLast(({ start }) => start <= at)
  if (line === undefined) return nothingOpen
  return line.start === at ? line.open : afterLine(line.open, bare(text.slice(line.start, at)))
}

const bare = (line: string) => line.replace(/\r?\n$/, '')
