import { styleText } from 'node:util'

/** Applies a colour or style to a text, or returns it unchanged if colours are off. */
export type Style = (format: Parameters<typeof styleText>[0], text: string) => string

/**
 * A mark in a line, from `from` to `until`. If the line ended behind `from` and not behind `openUntil`, the mark would be open, and
 * more of the line could change how it looks.
 */
type Mark = { from: number; until: number; openUntil: number; shown: (style: Style) => string }

// An address is of a limited length, since each bracket may be the first of a link.
const LINK = /\[([^[\]]+)\]\(([^\s)]{1,2048})\)/y
const UNFINISHED_LINK = /\[[^[\]]*(?:$|\]$|\]\([^\s)]{0,2048}$)/y

/** Renders bold, code and links of one line of Markdown. URLs stay visible, so that they can be copied. */
export function inline(line: string, style: Style): string {
  let [shown, end] = ['', 0]
  for (const mark of marksIn(line)) {
    shown += line.slice(end, mark.from) + mark.shown(style)
    end = mark.until
  }
  return shown + line.slice(end)
}

/** The bold words, code and links of a line, in order. An unclosed mark is shown as it is. */
export function* marksIn(line: string): Generator<Mark> {
  const marks = /\*\*|`|\[/g
  for (let found = marks.exec(line); found !== null; found = marks.exec(line)) {
    const [sign] = found
    const mark = sign === '[' ? linkAt(line, found.index) : spanAt(line, found.index, sign)
    marks.lastIndex = mark.until
    yield mark
  }
}

function spanAt(line: string, from: number, sign: string): Mark {
  const inside = from + sign.length
  const end = line.indexOf(sign, inside)
  if (end === -1) return { from, until: inside, openUntil: Number.POSITIVE_INFINITY, shown: () => sign }
  const inner = line.slice(inside, end)
  const until = end + sign.length
  const shown: Mark['shown'] = (style) => (sign === '`' ? style('cyan', inner) : style('bold', inline(inner, style)))
  return { from, until, openUntil: until - 1, shown }
}

function linkAt(line: string, from: number): Mark {
  LINK.lastIndex = UNFINISHED_LINK.lastIndex = from
  const [whole = '[', label = '', address = ''] = LINK.exec(line) ?? []
  const until = from + whole.length
  if (label === '') return { from, until, openUntil: openLinkUntil(line, from), shown: () => whole }
  const shown: Mark['shown'] = (style) =>
    label === address ? style('underline', address) : `${label} (${style('underline', address)})`
  return { from, until, openUntil: until - 1, shown }
}

/** Up to where a bracket may still become a link: up to the next one. */
function openLinkUntil(line: string, from: number): number {
  if (UNFINISHED_LINK.test(line)) return Number.POSITIVE_INFINITY
  const next = line.slice(from + 1).search(/[[\]]/)
  return from + 1 + next
}
