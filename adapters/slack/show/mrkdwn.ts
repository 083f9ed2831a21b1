import { afterLine, nothingOpen } from '../../bridge/text/markdown.ts'
import { escaped } from '../escape.ts'

/** Converts Markdown to Slack's mrkdwn, for places that support nothing else: responses to commands, sections. */
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

/** The marks that may close a heading. */
const CLOSING = /(?<!#)#+$/

function converted(line: string): string {
  const [, heading] = /^#{1,6} (.*)$/.exec(line) ?? []
  if (heading !== undefined) return `*${inlineMrkdwn(heading.trim().replace(CLOSING, '').replaceAll('**', '').trim())}*`
  const [, quote, rest = ''] = /^(> ?)(.*)$/.exec(line) ?? []
  if (quote !== undefined) return `> ${inlineMrkdwn(rest)}`
  return inlineMrkdwn(line.replace(/^( *)[-*+] /, '$1• '))
}

/** Converts the inline marks of a line; code stays unchanged. */
export const inlineMrkdwn = (line: string): string =>
  line
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? escaped(piece) : marked(piece)))
    .join('')

const LINK = /!?\[([^\]]*)\]\((https?:\/\/(?:\([^\s()]*\)|[^\s()])+)\)/g
/** An address in words, without the marks and punctuation that follow it. */
const ADDRESS = /https?:\/\/(?:\([^\s()<>|]*\)|[^\s()<>|])*(?<![*_~.,:;!?])/g
/** Stands for an address while marks are converted, since an address may contain such marks. */
const ADDRESS_PLACE = '\u0001'
const BOLD = '\u0000'

function marked(words: string): string {
  const addresses: string[] = []
  const kept = escaped(words.replaceAll(ADDRESS_PLACE, ''))
    .replaceAll(LINK, '<$2|$1>')
    .replaceAll(ADDRESS, (address) => {
      addresses.push(address)
      return ADDRESS_PLACE
    })
  return convertMarks(kept).replaceAll(ADDRESS_PLACE, () => addresses.shift() ?? '')
}

const convertMarks = (words: string): string =>
  words
    .replaceAll(/\*\*\*(?=[^\s*])([^*]+?)\*\*\*/g, (_, both: string) => `${BOLD}_${both}_${BOLD}`)
    .replaceAll(
      /\*\*(?=\S)(.+?)\*\*|(?<![\p{L}\p{N}_])__(?=\S)(.+?)__(?![\p{L}\p{N}_])/gu,
      (_, stars?: string, lines?: string) => BOLD + (stars ?? lines) + BOLD,
    )
    .replaceAll(/(?<![*\w])\*(?=\S)([^*]+?)\*(?![*\w])/g, '_$1_')
    .replaceAll(/~~(?=\S)(.+?)~~/g, '~$1~')
    .replaceAll(BOLD, '*')

/** Converts a table to a code block with aligned columns. */
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

/** An invisible character of zero width. */
const JOINER = '\u2060'

/**
 * Disables mentions in a text, so that `<!channel>` and `<@U1>` are shown as text. The result for a prefix does not change
 * while the text grows.
 */
export const escapeMentions = (text: string): string => text.replaceAll(/<(?=[!@#])/g, `<${JOINER}`)
