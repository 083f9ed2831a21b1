import { CONTROLS } from '../contract/text.ts'
import type { OnProgress } from '../store/sqlite/snapshot.ts'

/** Input and output of a command. Lines have no line end. */
export type Io = {
  environment: NodeJS.ProcessEnv
  out: (line: string) => void
  err: (line: string) => void
  /** settles once the reader of the output has nearly all of it; absent if nothing can wait for a reader */
  drained?: () => Promise<void>
  /** replaces the status line, which the next line of output clears; undefined if the output is not a terminal */
  status: ((text: string) => void) | undefined
}

/** Wrong use of the command line: exit code 2, prints the command's usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A command that cannot do its work: exit code 1, prints only this message. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Whether an error comes from the operating system: no such file, disk full, permission denied. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error

/** Escapes control characters in JSON without changing its meaning. */
export const printableJson = (json: string): string =>
  json.replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A text as one word of a command, quoted where a shell would read it otherwise. */
export const shellWord = (text: string): string =>
  /^[\p{L}\p{N}_.-]+$/u.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Width of the progress bar, in characters. */
const WIDTH = 30

/** One line of progress: [######------] 45%  4,500 of 10,000. */
export function progressBar(done: number, total: number): string {
  const share = total === 0 ? 1 : Math.min(1, done / total)
  const filled = Math.round(share * WIDTH)
  const bar = `${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}`
  const [shown, all] = [done, total].map((number) => number.toLocaleString('en'))
  return `[${bar}] ${Math.floor(share * 100)}%  ${shown} of ${all}`
}

/** Shows progress as the status line, where there is one. */
export const progressOf =
  (what: string, { status }: Pick<Io, 'status'>): OnProgress =>
  (done, total) =>
    status?.(`${progressBar(done, total)} ${what}`)

/** Rows with headings in aligned columns. */
export function table(headings: string[], rows: string[][]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [headings, ...rows].map(line).join('\n')
}
