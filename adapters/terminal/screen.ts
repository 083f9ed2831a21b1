import { stripVTControlCharacters, styleText } from 'node:util'
import { withoutControls } from '../../src/contract/text.ts'
import { afterLine, isWithin, nothingOpen, type Open } from '../bridge/text/markdown.ts'
import { inline, marksIn, type Style } from './inline-marks.ts'

/** The output stream: a terminal, or a pipe that gets plain text. */
export type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number }

/** The width of a terminal; 80 if it does not tell, for which some say 0. */
export const columnsOf = ({ columns = 0 }: Output): number => (columns === 0 ? 80 : columns)

export type Screen = {
  style: Style
  /** Renders Markdown and ends the line. */
  print(text: string): void
  /** Shows a status until something is printed; on terminals only. */
  status(text: string): void
  growing(): Growing
}

/** Prints a growing text. */
type Growing = {
  /** Prints what is new in the whole text so far; printed text is not changed. */
  show(text: string, complete: boolean): void
  /** Ends the line, so that something else may be printed; then the text is printed from its beginning. */
  breakOff(): void
}

// Longer lines are hard to read even in a wide window.
const COLUMNS_MAX = 100

export function createScreen(output: Output): Screen {
  const isTerminal = output.isTTY === true
  const style: Style = (format, text) => styleText(format, text, { stream: output })
  // Output to a pipe is not wrapped.
  const columns = () => (isTerminal ? Math.min(columnsOf(output), COLUMNS_MAX) : Number.POSITIVE_INFINITY)
  const layout = (): Layout => ({ columns: columns(), style: isTerminal ? style : (_, text) => text })
  const drawn = (text: string) => renderMarkdown(withoutControls(text), layout())
  let status = ''
  const write = (text: string) => {
    if (status !== '') output.write('\r\u001b[K')
    status = ''
    output.write(text)
  }
  return {
    style,
    print: (text) => write(`${drawn(text)}\n`),
    status(text) {
      if (!isTerminal) return
      // Only one line can be cleared.
      write(style('dim', text.slice(0, columnsOf(output) - 1)))
      status = text
    },
    growing() {
      let printed = ''
      let isOpen = false
      return {
        show(text, complete) {
          const settled = drawn(complete ? text : text.slice(0, settledLength(text, isTerminal)))
          if (settled.length > printed.length) write(settled.slice(printed.length))
          printed = settled
          isOpen = !complete && settled !== ''
          if (complete) write('\n')
        },
        breakOff() {
          if (!isOpen) return
          write('\n\n')
          printed = ''
          isOpen = false
        },
      }
    },
  }
}

type Layout = { columns: number; style: Style }

/**
 * Renders Markdown for a terminal: wraps lines, styles headings and bold, draws bullets and quotes. Code and tables stay
 * unchanged.
 */
export function renderMarkdown(text: string, layout: Layout): string {
  const before = openBefore(text.split('\n'))
  return text
    .split('\n')
    .map((line, index) => prettyLine(line, before[index] ?? nothingOpen, layout))
    .join('\n')
}

function prettyLine(line: string, open: Open, { columns, style }: Layout): string {
  const isCode = open.fence !== undefined && isWithin(open.fence, line)
  if (isCode || isFence(line)) return line === '' ? '' : style('cyan', line)
  if (line.trimStart().startsWith('|')) return line
  const [, heading] = /^#{1,6} (.*)$/s.exec(line) ?? []
  if (heading !== undefined) return wrap(style('bold', inline(heading.trimStart(), style)), columns, 0)
  const bulleted = line.replace(/^( *)[-*+] /, '$1• ').replace(/^> /, '│ ')
  const hang = /^ *(?:[•│] |\d+[.)] )?/.exec(bulleted)?.[0].length ?? 0
  return wrap(inline(bulleted, style), columns, hang)
}

const isFence = (line: string) => /^\s*(?:```|~~~)/.test(line)

/** The open Markdown blocks at the start of each line. */
function openBefore(lines: string[]): Open[] {
  let open = nothingOpen
  return lines.map((line) => {
    const before = open
    open = afterLine(open, line)
    return before
  })
}

/**
 * Length of the prefix of a growing text that later text cannot change: up to a space outside all marks, or up to the start of
 * a line that is rendered only when complete. `wraps`: whether lines are wrapped.
 */
export function settledLength(text: string, wraps = true): number {
  const start = text.lastIndexOf('\n') + 1
  const line = text.slice(start)
  if (/^\s*(?:$|[#`~|])/.test(line)) return start
  if (openBefore(text.split('\n')).at(-1)?.fence !== undefined) return start
  const marks = [...marksIn(line)]
  // A line that is not wrapped is settled unless a mark may begin at its end.
  if (!wraps && !MAY_BEGIN_A_MARK.test(line) && marks.every(({ openUntil }) => openUntil < line.length))
    return text.length
  let end = line.lastIndexOf(' ') + 1
  for (const { from, openUntil } of marks.toReversed())
    if (from < end && end <= openUntil) end = line.slice(0, from).lastIndexOf(' ') + 1
  return start + end
}

/** A bullet, number or quote mark at the start of a line; stars, code marks and brackets at its end. */
const MAY_BEGIN_A_MARK = /^\s*(?:[-*+>]|\d+[.)]?)?$|[*`[\]]$/

/** Wraps a line between words; rows after the first are indented by `hang`. */
function wrap(line: string, columns: number, hang: number): string {
  const rows: string[] = []
  const [first = '', ...words] = line.trim().split(/ +/)
  let row = `${/^ */.exec(line)?.[0] ?? ''}${first}`
  let width = widthOf(row)
  for (const word of words) {
    const added = 1 + widthOf(word)
    if (width + added <= columns) {
      row += ` ${word}`
      width += added
    } else {
      rows.push(row)
      row = ' '.repeat(hang) + word
      width = hang + added - 1
    }
  }
  return [...rows, row].join('\n').trimEnd()
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Characters of two columns: emoji, and the East Asian wide ranges of Unicode's UAX #11. */
const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

const widthOf = (text: string): number => {
  const shown = stripVTControlCharacters(text)
  // Fast path for ASCII, where the length is the width.
  if (/^[ -~]*$/.test(shown)) return shown.length
  return [...characters.segment(shown)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0)
}
