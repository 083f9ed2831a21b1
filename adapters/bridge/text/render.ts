import { type Limits, SMALLEST } from './length.ts'
import { closing } from './markdown.ts'
import { chooseCut } from './page-cut.ts'
import { openAt, openWindow } from './page-window.ts'

/**
 * One message of a longer text. The first `openerLength` and the last `closerLength` UTF-16 units of `text` were added: they
 * reopen and close a fence, table or list that was split.
 */
export type Part = { text: string; openerLength: number; closerLength: number }

/**
 * Splits a text into messages that fit the limits and are valid Markdown each. Pure. While a text grows, only the last part
 * changes. Without the added units the parts are exactly the text. A fence left open at the end is closed.
 */
export function render(text: string, limits: Limits): Part[] {
  if (limits.text < SMALLEST) throw new RangeError(`a message must hold at least ${SMALLEST}, not ${limits.text}`)
  const parts: Part[] = []
  let from = 0
  let opener = ''
  while (from < text.length) {
    // No code point is smaller than its UTF-16 units, so no message shows more of the rest.
    const window = openWindow(opener + text.slice(from, from + limits.text + 2), limits)
    const openerLength = opener.length
    const cut = window.full ? chooseCut(window, openerLength, limits) : { at: window.text.length, opener: '' }
    const own = window.text.slice(0, cut.at)
    const closer = closing(openAt(window, cut.at), own)
    parts.push({ text: own + closer, openerLength, closerLength: closer.length })
    from += cut.at - openerLength
    opener = cut.opener
  }
  return parts
}
