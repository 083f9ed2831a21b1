import { beginning } from '../../../src/contract/text.ts'
import { shortened } from './length.ts'

/** An open code fence: its marks ("```"), what its lines begin with (indentation, marks of a quotation) and its language. */
type Fence = { indent: string; marks: string; language: string }
/** An open list item: its indentation, and its bullet or number. */
type Item = { indent: number; bullet: string }

/** The Markdown blocks that are open at the start of a line; `last` is the line before. */
export type Open = {
  fence: Fence | undefined
  /** header and delimiter row of a table, with their line ends */
  table: string | undefined
  items: Item[]
  last: string
}

export const nothingOpen: Open = { fence: undefined, table: undefined, items: [], last: '' }

/** The marks of a fence, behind what may stand before them: blanks, marks of quotations, and bullets or numbers of a list. */
export const FENCE = /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*)(`{3,}|~{3,})(.*)$/s
const RULE = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*(?:\|\s*)?$/
const ITEM = /^([ \t]*)([-*+]|\d{1,9}[.)])(?:[ \t]|$)/

/** The open blocks after one more line. `line` has no line end and may be incomplete. */
export function afterLine(open: Open, line: string): Open {
  if (open.fence !== undefined && isWithin(open.fence, line))
    return closes(open.fence, line) ? { ...open, fence: undefined, last: line } : { ...open, last: line }
  return { fence: fenceOf(line), table: tableOf(open, line), items: itemsOf(open.items, line), last: line }
}

const quotesIn = (text: string): number => text.split('>').length - 1

/** Whether a line belongs to the quotation that the fence is in, if any. */
export const isWithin = ({ indent }: Fence, line: string): boolean => quotesIn(indent) === 0 || /^[ \t]*>/.test(line)

function closes({ indent, marks }: Fence, line: string): boolean {
  const [, before = '', end = '', rest = ''] = FENCE.exec(line) ?? []
  const isBare = /^[ \t>]*$/.test(before) && quotesIn(before) === quotesIn(indent)
  return isBare && end.startsWith(marks) && rest.trim() === ''
}

function fenceOf(line: string): Fence | undefined {
  const [, before = '', marks = '', info = ''] = FENCE.exec(line) ?? []
  // Inline code such as ```this``` is no fence.
  if (marks === '' || (marks.startsWith('`') && info.includes('`'))) return undefined
  return { indent: before.replaceAll(/[^\s>]/g, ' '), marks, language: info.trim().split(/\s/)[0] ?? '' }
}

function tableOf({ table, last }: Open, line: string): string | undefined {
  if (!line.includes('|')) return undefined
  if (table !== undefined) return table
  return RULE.test(line.trim()) && last.includes('|') ? `${last}\n${line}\n` : undefined
}

function itemsOf(items: Item[], line: string): Item[] {
  if (line.trim() === '') return items
  const indent = indentOf(line)
  const outer = items.filter((item) => item.indent < indent)
  const bullet = ITEM.exec(line)?.[2]
  return bullet === undefined ? outer : [...outer, { indent, bullet }]
}

/** Width of a line's indentation; a tab counts as four. */
const indentOf = (line: string): number => (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length

/** The text to append to `text` so that it is a complete message. */
export function closing({ fence }: Open, text: string): string {
  if (fence === undefined) return ''
  return `${text.endsWith('\n') ? '' : '\n'}${fence.indent}${fence.marks}`
}

/** The text to put before a line that starts a new message, to reopen the blocks above it. */
export function reopeningLine({ fence, table, items }: Open, line: string): string {
  if (fence !== undefined) return isWithin(fence, line) ? reopenedFence(fence) : ''
  if (table !== undefined && line.includes('|')) return table
  const indent = indentOf(line)
  return placeholders(items.filter((item) => item.indent < indent))
}

/** The text to put before the second half of a split line. `open`: the open blocks after the first half. */
export function reopeningInside({ fence, table, items, last }: Open): string {
  if (fence !== undefined) return `${reopenedFence(fence)}${quotationOf(fence)}`
  if (table !== undefined) return table
  const [quotation = ''] = /^[ \t]*(?:>[ \t]?)+/.exec(last) ?? []
  if (quotation !== '') return `${quotation.trim()} `
  const inner = items.at(-1)
  return inner === undefined ? '' : `${placeholders(items.slice(0, -1))}${bulletOf(inner)} … `
}

// With an indentation of four or more, the fence would become a code block if its list is in another message.
const reopenedFence = (fence: Fence) => {
  const { indent, marks, language } = fence
  return `${quotationOf(fence) || ' '.repeat(Math.min(indentOf(indent), 3))}${marks}${beginning(language, 32)}\n`
}

/** The marks of the quotation that a fence is in, as its lines begin; "" if it is in none. */
const quotationOf = ({ indent }: Fence): string =>
  quotesIn(indent) === 0 ? '' : `${indent.slice(0, indent.lastIndexOf('>') + 1)} `

const placeholders = (items: Item[]) => items.map((item) => `${bulletOf(item)} …\n`).join('')
const bulletOf = ({ indent, bullet }: Item) => `${' '.repeat(indent)}${bullet}`

/** Markdown that has its meaning only at the beginning of a line. */
const STARTS_LINE = /^(?:[`~#>|]|[-*+] |\d+[.)] )/

/** What makes links, mentions, code and bold type, breaks a line, or turns the direction of the text after it. */
const NOT_IN_BOLD = /[\p{Cc}\p{Bidi_Control}\s[\]<>*_`~|\\]+/gu
/** A person's name within a text of the bot, in bold type or not. */
export const boldable = (name: string): string => name.replaceAll(NOT_IN_BOLD, ' ').trim()

/** The same, of names that have underscores and end with what they are. */
const NOT_IN_NAMES = /[\p{C}\s[\]<>*`~|\\]+/gu
const FILE_NAME_MAX = 100
/** The name of a file, which people choose, within a sentence of the bot; "…" if nothing of it can be shown. */
export const fileNameInText = (name: string): string =>
  shortened(name.replaceAll(NOT_IN_NAMES, ' ').trim(), FILE_NAME_MAX) || '…'

/** A text after its author's name in bold; "" is no name. The name is `boldable`. */
export const afterName = (name: string, text: string): string =>
  name === '' ? text : `**${name}:**${STARTS_LINE.test(text) ? '\n' : ' '}${text}`

/** A text in which `>>>`, with which Discord and Slack quote all that follows, is the quotation of each line. */
export function lineQuotes(text: string): string {
  let open = nothingOpen
  let isQuoted = false
  const quoted = text.split('\n').map((line) => {
    isQuoted ||= open.fence === undefined && line.startsWith('>>>')
    open = afterLine(open, line)
    return isQuoted ? `> ${line.replace(/^>>> ?/, '')}` : line
  })
  return quoted.join('\n')
}
