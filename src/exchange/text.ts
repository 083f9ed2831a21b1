import { createReadStream } from 'node:fs'
import { FileError } from './row-reading.ts'

/** The text of a file in chunks, without byte order mark. Throws a FileError unless it is UTF-8, or UTF-16 with such a mark. */
export async function* textOf(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of createReadStream(path)) {
    decoder ??= new TextDecoder(encodingOf(chunk as Buffer), { fatal: true })
    yield decoded(decoder, chunk as Buffer)
  }
  // What is left is a character that the end of the file cuts.
  if (decoder !== undefined) yield decoded(decoder, undefined)
}

export const NO_TEXT =
  'The file is no whole UTF-8 text. Save it as UTF-8, which Excel calls "CSV UTF-8", and try again.'

const COMPRESSED = 'The file is compressed. Unpack it, and import what is in it.'
const ARCHIVE = 'The file is an Excel workbook or a ZIP archive. Save it as what Excel calls "CSV UTF-8", or unpack it.'

/** Throws a FileError if the file begins like one that people take for text. */
function encodingOf(beginning: Buffer): string {
  const [first, second] = beginning
  if (first === 0x1f && second === 0x8b) throw new FileError(COMPRESSED)
  if (beginning.subarray(0, 4).equals(ZIP)) throw new FileError(ARCHIVE)
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

const ZIP = Buffer.from('PK\x03\x04')

function decoded(decoder: TextDecoder, chunk: Buffer | undefined): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })
  } catch (error) {
    throw new FileError(NO_TEXT, error)
  }
}
