import { shortLine } from '../../bridge/text/shorten.ts'

/** Slack takes 200 characters for the title of a talk, and shows fewer. */
const LONGEST = 80
/** Talks that may begin before Slack hears of the first of them. */
const KEPT_MAX = 1_000

/** What talks are about, by their first words, until they are told to Slack. */
export type Titles = {
  keep(thread: string, text: string): void
  of(thread: string): string | undefined
}

export function keepTitles(): Titles {
  const titles = new Map<string, string>()
  return {
    keep(thread, text) {
      const title = titleOf(text)
      if (title === undefined) return
      titles.set(thread, title)
      const [oldest] = titles.keys()
      if (titles.size > KEPT_MAX && oldest !== undefined) titles.delete(oldest)
    },
    of: (thread) => titles.get(thread),
  }
}

/** The first line of a text, cut between words where it is long. */
function titleOf(text: string): string | undefined {
  const line = text
    .split('\n')
    .find((part) => part.trim() !== '')
    ?.trim()
  return line && shortLine(line, LONGEST)
}
