import { chooseCut } from './cut.ts'
import { type Limits, SMALLEST } from './limits.ts'
import { closing } from './markdown.ts'
import { openAt, openWindow } from './window.ts'

/**
 * One message of a longer text. The first `before` and the last `after` UTF-16 units of `text` are not the text's
 * own: they reopen and close a fence, table or list that a cut went through.
 */
export type Part = { text: string; before: number; after: number }

/**
 * The text as messages that each fit the limits and read well alone. Pure, and stable while a text grows: only the
 * last part changes, those before it are frozen. Without what was carried over, the parts are exactly the text: see
 * `restore`. A fence left open at the end is closed.
 */
export function render(text: string, limits: Limits): Part[] {
  if (limits.text < SMALLEST) throw new RangeError(`a message must hold at least ${SMALLEST}, not ${limits.text}`)
  const parts: Part[] = []
  let rest = text
  let opener = ''
  while (rest !== '') {
    const window = openWindow(opener + rest, limits)
    const before = opener.length
    const cut = window.full ? chooseCut(window, before, limits) : { at: window.text.length, opener: '' }
    const own = window.text.slice(0, cut.at)
    const closer = closing(openAt(window, cut.at), own)
    parts.push({ text: own + closer, before, after: closer.length })
    rest = rest.slice(cut.at - before)
    opener = cut.opener
  }
  return parts
}

/** The text that the parts were made of. */
export const restore = (parts: Part[]): string =>
  parts.map(({ text, before, after }) => text.slice(before, text.length - after)).join('')
