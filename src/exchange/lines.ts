import { createReadStream } from 'node:fs'
import { FileError } from './file-error.ts'

/** Longest line, in UTF-16 units: a JSON body may have 4 MiB. */
const LINE_MAX = 4 * 1024 * 1024

/** The lines of a text file without their ends. node:readline would also split at U+2028, which JSON text may hold. */
export async function* textLines(path: string): AsyncGenerator<string> {
  let rest = ''
  let lines = 0
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    const parts = `${rest}${chunk as string}`.split('\n')
    rest = parts.pop() ?? ''
    lines += parts.length
    if (rest.length > LINE_MAX) throw new FileError(`Line ${lines + 1} is longer than 4 MiB.`)
    yield* parts
  }
  if (rest !== '') yield rest
}
