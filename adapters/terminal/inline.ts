import type { styleText } from 'node:util'

/** Applies a colour or style to a text, or returns it unchanged if colours are off. */
export type Style = (format: Parameters<typeof styleText>[0], text: string) => string

/** A rendered line. `pending`: a mark is open, so more of the line may change how it looks. */
type Inline = { shown: string; pending: boolean }

const LINK = /^\[([^\]]+)\]\(([^\s)]+)\)/
const UNFINISHED_LINK = /^\[[^\]]*(?:\](?:\([^\s)]*)?)?$/

/** Renders bold, code and links of one line of Markdown. URLs stay visible, so that they can be copied. */
export function inline(line: string, style: Style): Inline {
  const at = line.search(/\*\*|`|\[/)
  if (at === -1) return { shown: line, pending: false }
  const { shown, length, pending } = marked(line.slice(at), style)
  const rest = inline(line.slice(at + length), style)
  return { shown: line.slice(0, at) + shown + rest.shown, pending: pending || rest.pending }
}

/** Renders a text that begins with a mark. An unclosed mark is shown as it is. */
function marked(text: string, style: Style): Inline & { length: number } {
  if (text.startsWith('[')) return link(text, style)
  const mark = text.startsWith('`') ? '`' : '**'
  const end = text.indexOf(mark, mark.length)
  if (end === -1) return { shown: mark, length: mark.length, pending: true }
  const inner = text.slice(mark.length, end)
  const shown = mark === '`' ? style('cyan', inner) : style('bold', inline(inner, style).shown)
  return { shown, length: end + mark.length, pending: false }
}

function link(text: string, style: Style): Inline & { length: number } {
  const [whole = '[', label, address = ''] = LINK.exec(text) ?? []
  if (label === undefined) return { shown: whole, length: 1, pending: UNFINISHED_LINK.test(text) }
  const shown = label === address ? style('underline', address) : `${label} (${style('underline', address)})`
  return { shown, length: whole.length, pending: false }
}
