import { afterLine, nothingOpen } from '../../bridge/text/markdown.ts'

/** Markdown in Slack's own marks, for the places that know nothing else: answers to commands, sections of blocks. */
export function mrkdwn(text: string): string {
  const lines: string[] = []
  let open = nothingOpen
  let table: string[] = []
  const endTable = () => {
    lines.push(...drawn(table))
    table = []
  }
  for (const line of text.split('\n')) {
    const after = afterLine(open, line)
    if (isTableLine(line) && open.fence === undefined) table.push(line)
    else {
      endTable()
      const isCode = open.fence !== undefined || after.fence !== undefined
      lines.push(isCode ? escaped(line.replace(/^(\s*(?:`{3,}|~{3,})).*/, '$1')) : converted(line))
    }
    open = after
  }
  endTable()
  return lines.join('\n')
}

const isTableLine = (line: string) => /^\s*\|.*\|\s*$/.test(line)

function converted(line: string): string {
  const [, heading] = /^#{1,6} +(.*?)#*\s*$/.exec(line) ?? []
  if (heading !== undefined) return `*${spoken(heading.replaceAll('**', '').trim())}*`
  const [, quote, rest = ''] = /^(> ?)(.*)$/.exec(line) ?? []
  if (quote !== undefined) return `> ${spoken(rest)}`
  return spoken(line.replace(/^( *)[-*+] /, '$1• '))
}

/** What stands in a line: code stays as it is, marks are changed around it. */
const spoken = (line: string): string =>
  line
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? escaped(piece) : marked(piece)))
    .join('')

const BOLD = '\u0000'
const marked = (words: string): string =>
  escaped(words)
    .replaceAll(/!?\[([^\]]*)\]\((https?:\/\/[^\s)]+)\)/g, '<$2|$1>')
    .replaceAll(
      /\*\*(?=\S)(.+?)\*\*|__(?=\S)(.+?)__/g,
      (_, stars?: string, lines?: string) => BOLD + (stars ?? lines) + BOLD,
    )
    .replaceAll(/(?<![*\w])\*(?=\S)([^*]+?)\*(?![*\w])/g, '_$1_')
    .replaceAll(/~~(?=\S)(.+?)~~/g, '~$1~')
    .replaceAll(BOLD, '*')

/** A table as code, its columns one under the other. */
function drawn(rows: string[]): string[] {
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
    .split('|')
    .map((cell) => cell.trim().replaceAll(/\*\*|`/g, ''))

/** Has no width and no look. */
const JOINER = '\u2060'

/**
 * The text with nothing in it that Slack would take for a call, so that `<!channel>` and `<@U1>` are only words. What
 * comes before stays as it was when the text grows.
 */
export const escapeMentions = (text: string): string => text.replaceAll(/<(?=[!@#])/g, `<${JOINER}`)

/** For texts in Slack's own marks, where these three have to be escaped anyway. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
