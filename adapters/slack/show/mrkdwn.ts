import { afterLine, FENCE, isWithin, nothingOpen, type Open } from '../../bridge/text/markdown.ts'
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
    const { fence } = open
    const isWithinFence = fence !== undefined && isWithin(fence, line)
    // A quotation that ends ends the code in it.
    if (fence !== undefined && !isWithinFence) lines.push(`${fence.indent}\`\`\``)
    if (isTableLine(line) && !isWithinFence) table.push(line)
    else {
      endTable()
      const isMark = isWithinFence !== (after.fence !== undefined)
      if (isMark) lines.push(line.replace(FENCE, (_, before: string) => `${bulleted(before)}\`\`\``))
      else lines.push(isWithinFence ? code(line, fence) : converted(line))
    }
    open = after
  }
  endTable()
  return lines.join('\n')
}

/** Slack knows one mark for code, without a language, and no marks of lists. */
const bulleted = (before: string): string => before.replaceAll(/[-*+]/g, '•')

/** A line of code. The marks of a quotation that it is in stay marks. */
function code(line: string, { indent }: NonNullable<Open['fence']>): string {
  const [quotation = ''] = indent.includes('>') ? (/^[ \t]*(?:> ?)+/.exec(line) ?? []) : []
  return `${quotation}${escaped(line.slice(quotation.length))}`
}
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
  // Below the header stands a row of dashes; any other may be of dashes too.
  const cells = rows.filter((row, index) => index > 1 || !/^[\s|:-]+$/.test(row)).map(cellsOf)
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
