import { afterLine, nothingOpen } from '../../bridge/text/markdown.ts'
import { escaped } from '../text/escape.ts'
import { inlineMrkdwn } from './inline-mrkdwn.ts'

/** Converts Markdown to Slack's mrkdwn, for places that support nothing else: responses to commands, sections. */
export function mrkdwn(text: string): string {
  const lines: string[] = []
  let open = nothingOpen
  let table: string[] = []
  const endTable = () => {
    lines.push(...alignedTable(table))
    table = []
  }
  for (const line of text.split('\n')) {
    const after = afterLine(open, line)
    if (isTableLine(line) && open.fence === undefined) table.push(line)
    else {
      endTable()
      const isCode = open.fence !== undefined || after.fence !== undefined
      const isMark = isCode && (open.fence === undefined || after.fence === undefined)
      if (isMark) lines.push(line.replace(FENCE, '$1```'))
      else lines.push(isCode ? escaped(line) : converted(line))
    }
    open = after
  }
  endTable()
  return lines.join('\n')
}

/** Slack knows one mark for code, without a language. */
const FENCE = /^(\s*)(?:`{3,}|~{3,}).*/
const isTableLine = (line: string) => /^\s*\|.*\|\s*$/.test(line)

/** The marks that may close a heading. */
const CLOSING = /(?<!#)#+$/

function converted(line: string): string {
  const [, heading] = /^#{1,6} (.*)$/.exec(line) ?? []
  if (heading !== undefined) {
    const words = heading.trim().replace(CLOSING, '').replaceAll('**', '').trim()
    return words === '' ? '' : `*${inlineMrkdwn(words)}*`
  }
  const [, quote, rest = ''] = /^(> ?)(.*)$/.exec(line) ?? []
  if (quote !== undefined) return `> ${inlineMrkdwn(rest)}`
  return inlineMrkdwn(line.replace(/^( *)[-*+] /, '$1• '))
}

/** Converts a table to a code block with aligned columns. */
function alignedTable(rows: string[]): string[] {
  if (rows.length === 0) return []
  const cells = rows.filter((row) => !/^[\s|:-]+$/.test(row)).map(cellsOf)
  const columns = cells[0] ?? []
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  const lines = cells.map((row) =>
    widths
      .map((width, column) => (row[column] ?? '').padEnd(width))
      .join('  ')
      .trimEnd(),
  )
  return ['```', ...lines.map(escaped), '```']
}

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(/\*\*|`|\\(?=\|)/g, ''))
