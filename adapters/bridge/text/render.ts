import { type Limits, SMALLEST, sizeOf } from './limits.ts'
import { closing, type Open, reopeningInside, reopeningLine } from './markdown.ts'
import { openAt, openWindow, type Window } from './window.ts'

/**
 * One message of a longer text. The first `before` and the last `after` UTF-16 units of `text` are not the text's
 * own: they reopen and close a fence, table or list that a cut went through.
 */
type Part = { text: string; before: number; after: number }

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

/** Where a message ends, and what the next one begins with to reopen what the cut went through. */
type Cut = { at: number; opener: string }
type Page = { window: Window; from: number; limits: Limits }

/**
 * The best place to cut a full window after `from`: a paragraph's end, else a line's, else a word's, else between two
 * characters as a reader counts them. Cuts that go through no fence, table or list come first.
 */
function chooseCut(window: Window, from: number, limits: Limits): Cut {
  const page = { window, from, limits }
  const lines = lineCuts(page)
  const later = (share: number) => (cut: Cut) => cut.at >= from + (window.text.length - from) * share
  const clean = lines.filter((cut) => cut.opener === '')
  return (
    clean.filter((cut) => cut.paragraph).findLast(later(1 / 2)) ??
    clean.findLast(later(1 / 2)) ??
    lines.findLast(later(1 / 4)) ??
    wordCut(page) ??
    lines.at(-1) ??
    characterCut(page)
  )
}

function lineCuts({ window, from, limits }: Page): (Cut & { paragraph: boolean })[] {
  const { text, lines } = window
  return lines.flatMap(({ start, open }, index) => {
    const ahead = text.slice(start)
    if (start <= from || !isGoodStart(ahead, open, lines[index - 1]?.open)) return []
    const opener = bounded(reopeningLine(open, ahead), open, limits)
    return [{ at: start, opener, paragraph: open.last.trim() === '' }]
  })
}

/** Whether a message may begin at this line: not before a blank one, and leaving no fence or table without a line. */
function isGoodStart(ahead: string, open: Open, before: Open | undefined): boolean {
  if (!/^[ \t]*\S/.test(ahead)) return false
  if (open.fence !== undefined) return before?.fence !== undefined && !/^[ \t]*[`~]/.test(ahead)
  if (open.table !== undefined) return before?.table !== undefined
  return !(open.last.includes('|') && /^[\s|:-]+(?:\n|$)/.test(ahead))
}

/** The last place between two words of the window's last line. */
function wordCut({ window, from, limits }: Page): Cut | undefined {
  const { text, lines } = window
  const start = Math.max(lines.at(-1)?.start ?? 0, from)
  if (/^[ \t]*(?:```|~~~)/.test(text.slice(start))) return undefined
  for (let at = text.length - 1; at > start; at--) {
    if (!isBetweenWords(text, at) || looksLikeBlock(text.slice(at, at + 12))) continue
    if (/^\s*(?:[-*+]|\d+[.)])?\s*$/.test(text.slice(start, at))) return undefined
    return cutInside(window, at, limits)
  }
  return undefined
}

const isBetweenWords = (text: string, at: number) => /[ \t]/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at))
/** Words that would become a list, heading, quote, table or fence at the start of a message. */
const looksLikeBlock = (words: string) => /^(?:[`~#>|+*-]|\d+[.)])/.test(words)

/** A cut between two characters as a reader counts them, at least between two code points. */
function characterCut({ window, from, limits }: Page): Cut {
  const { text } = window
  const last = text.length - ((text.codePointAt(text.length - 2) ?? 0) > 0xffff ? 2 : 1)
  const near = text.slice(Math.max(from, last - 64))
  const starts = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(near)].map(
    ({ index }) => text.length - near.length + index,
  )
  // The first start may lie inside a character that begins further left.
  return cutInside(window, starts.slice(1).findLast((at) => at <= last) ?? last, limits)
}

function cutInside(window: Window, at: number, limits: Limits): Cut {
  const open = openAt(window, at)
  const ahead = window.text.slice(at)
  const opener = window.text.charAt(at - 1) === '\n' ? reopeningLine(open, ahead) : reopeningInside(open)
  return { at, opener: bounded(opener, open, limits) }
}

/** What is carried over may take a quarter of a message; a fence then loses its language, a table its header. */
function bounded(opener: string, { fence }: Open, limits: Limits): string {
  const room = limits.text / 4
  if (sizeOf(opener, limits) <= room) return opener
  return fence !== undefined && fence.marks.length < room ? `${fence.marks}\n` : ''
}
