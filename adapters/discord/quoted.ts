import { shortened } from '../bridge/text/length.ts'
import { MESSAGE_LIMITS } from './limits.ts'

/** A text of a person as a quotation, in a message of the bot. */
export const quoted = (text: string): string => shortened(text.replace(/^/gm, MARK), MESSAGE_LIMITS.text)

/** The text of a message that is a quotation and nothing else; undefined for any other message. */
export function unquoted(content: string): string | undefined {
  const lines = content.split('\n')
  return lines.every((line) => line.startsWith(MARK))
    ? lines.map((line) => line.slice(MARK.length)).join('\n')
    : undefined
}

const MARK = '> '
