import { shortLine } from '../../bridge/text/shorten.ts'

/** Discord takes 100 characters for the name of a thread. */
const LONGEST = 90
/** The name of a thread that begins without words: a picture, a voice message. */
const WORDLESS = '💬'

/** The first line of a text as the name of a thread, cut between words where it is long. */
export function titleOf(text: string): string {
  const line = text
    .replace(/[`*_~|>#]+/g, '')
    .split('\n')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .find((part) => part !== '')
  if (line === undefined) return WORDLESS
  return shortLine(line, LONGEST)
}
