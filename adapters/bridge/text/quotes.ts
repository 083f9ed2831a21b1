import { afterLine, nothingOpen } from './markdown.ts'

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
