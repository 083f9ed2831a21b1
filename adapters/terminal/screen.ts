import { styleText } from 'node:util'
import { withoutControls } from '../../src/contract/text.ts'
import { type Look, pretty, type Style, settledLength } from './pretty.ts'

/** The output stream: a terminal, or a pipe that gets plain text. */
export type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number }

export type Screen = {
  style: Style
  /** Renders Markdown and ends the line. */
  print(text: string): void
  /** Shows a status until something is printed; on terminals only. */
  status(text: string): void
  /** A printer for a growing text. Call it with the whole text so far; printed text is not changed. */
  growing(): (text: string, complete: boolean) => void
}

// Longer lines are hard to read even in a wide window.
const COLUMNS_MAX = 100

export function createScreen(output: Output): Screen {
  const isTerminal = output.isTTY === true
  const style: Style = (format, text) => styleText(format, text, { stream: output })
  // Output to a pipe is not wrapped.
  const columns = () => (isTerminal ? Math.min(output.columns ?? 80, COLUMNS_MAX) : Number.POSITIVE_INFINITY)
  const look = (): Look => ({ columns: columns(), style: isTerminal ? style : (_, text) => text })
  const drawn = (text: string) => pretty(withoutControls(text), look())
  let status = ''
  const write = (text: string) => {
    if (status !== '') output.write('\r\u001b[K')
    status = ''
    output.write(text)
  }
  return {
    style,
    print: (text) => write(`${drawn(text)}\n`),
    status(text) {
      if (!isTerminal) return
      write(style('dim', text))
      status = text
    },
    growing() {
      let printed = ''
      return (text, complete) => {
        const settled = drawn(complete ? text : text.slice(0, settledLength(text, isTerminal)))
        if (settled.length > printed.length) write(settled.slice(printed.length))
        printed = settled
        if (complete) write('\n')
      }
    },
  }
}
