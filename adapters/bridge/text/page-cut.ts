import { type Limits, sizeOf } from './length.ts'
import { FENCE, isWithin, type Open, reopeningInside, reopeningLine } from './markdown.ts'
import { openAt, type Window } from './page-window.ts'

/** `at`: where a message ends. `opener`: what the next one begins with, to reopen the fence, table or list that was split. */
type Cut = { at: number; opener: string }
type Page = { window: Window; from: number; limits: Limits }

/**
 * The best position to end a full message after `from`: after a paragraph, else a line, else a word, else a grapheme.
 * Positions outside fences, tables and lists are preferred.
 */
export function chooseCut(window: Window, from: number, limits: Limits): Cut {
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
    const line = lineAt(text, start)
    if (start <= from || !isGoodStart(line, open, lines[index - 1]?.open)) return []
    const opener = bounded(reopeningLine(open, line), open, limits)
    return [{ at: start, opener, paragraph: open.last.trim() === '' }]
  })
}

/**
 * Whether a message may begin at this line: not at a blank one, and no fence or table may be left with its first line only.
 */
function isGoodStart(line: string, open: Open, before: Open | undefined): boolean {
  if (!/^[ \t]*\S/.test(line)) return false
  if (open.fence !== undefined && isWithin(open.fence, line))
    return before?.fence !== undefined && !/^[ \t>]*[`~]/.test(line)
  if (open.table !== undefined) return before?.table !== undefined
  return !(open.last.includes('|') && /^[\s|:-]+$/.test(line))
}

/** The rest of the line from a position on, without its line feed. */
const lineAt = (text: string, start: number): string => {
  const end = text.indexOf('\n', start)
  return text.slice(start, end === -1 ? text.length : end)
}

/** The position before the last word of the window's last line, or before a link or emphasis that would be cut there. */
function wordCut({ window, from, limits }: Page): Cut | undefined {
  const { text, lines } = window
  const start = Math.max(lines.at(-1)?.start ?? 0, from)
  if (FENCE.test(text.slice(start))) return undefined
  const { value: last } = wordStarts(text, start).next()
  if (last === undefined) return undefined
  const spans = openAt(window, start).fence === undefined ? spansIn(text.slice(start)) : []
  const isCut = (at: number) => spans[at - start] === true
  const half = from + (text.length - from) / 2
  const whole = isCut(last) ? [...wordStarts(text, start)].find((at) => at >= half && !isCut(at)) : undefined
  const at = whole ?? last
  return /^[>\s]*(?:[-*+]|\d+[.)])?$/.test(text.slice(start, at).trim()) ? undefined : cutInside(window, at, limits)
}

/** The positions after `start` where a message may begin with a word, last first. */
function* wordStarts(text: string, start: number): Generator<number, undefined> {
  for (let at = text.length - 1; at > start; at--)
    if (isBetweenWords(text, at) && !looksLikeBlock(text.slice(at, at + 12))) yield at
}

const MARKS_OF_SPANS = ['**', '~~', '||', '`']

/**
 * For each position of a text, whether a link, bold or struck words, a spoiler or code begins before it and does not end before
 * it. In one pass: people and models write long lines of nothing but marks.
 */
function spansIn(text: string): boolean[] {
  const open = new Set<string>()
  const ends = new Map<string, number>()
  const inside = [false]
  for (let at = 1; at <= text.length; at++) {
    const last = text.charAt(at - 1)
    if (last === '[') open.add('[')
    if (last === ']') open.delete('[')
    if (last === ')') open.delete('](')
    if (last === '(' && text.charAt(at - 2) === ']') open.add('](')
    for (const mark of MARKS_OF_SPANS) {
      const from = at - mark.length
      // Two marks have no character in common.
      if (from < (ends.get(mark) ?? 0) || !text.startsWith(mark, from)) continue
      ends.set(mark, at)
      if (!open.delete(mark)) open.add(mark)
    }
    inside.push(open.size > 0)
  }
  return inside
}

const isBetweenWords = (text: string, at: number) => /[ \t]/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at))
/** Whether the words would be a list, heading, quote, table or fence at the start of a message. */
const looksLikeBlock = (words: string) => /^(?:[`~#>|+*-]|\d+[.)])/.test(words) && !BEGINS_SPAN.test(words)
const BEGINS_SPAN = /^(?:\*\*[^\s*]|~~[^\s~]|\|\|[^\s|]|`[^\s`])/

/** A position between two graphemes, or at least between two code points. */
function characterCut({ window, from, limits }: Page): Cut {
  const { text } = window
  const last = text.length - ((text.codePointAt(text.length - 2) ?? 0) > 0xffff ? 2 : 1)
  const near = text.slice(Math.max(from, last - 64))
  const starts = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(near)].map(
    ({ index }) => text.length - near.length + index,
  )
  // The first start may be inside a grapheme that begins before it.
  return cutInside(window, starts.slice(1).findLast((at) => at <= last) ?? last, limits)
}

function cutInside(window: Window, at: number, limits: Limits): Cut {
  const open = openAt(window, at)
  const opener =
    window.text.charAt(at - 1) === '\n' ? reopeningLine(open, lineAt(window.text, at)) : reopeningInside(open)
  return { at, opener: bounded(opener, open, limits) }
}

/** Limits the reopening text to a quarter of a message. A longer one loses the fence's language or the table's header. */
function bounded(opener: string, { fence }: Open, limits: Limits): string {
  const room = limits.text / 4
  if (sizeOf(opener, limits) <= room) return opener
  return fence !== undefined && fence.marks.length < room ? `${fence.marks}\n` : ''
}
