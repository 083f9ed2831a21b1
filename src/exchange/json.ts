import { JSONParser, TokenType } from '@streamparser/json'
import { BODY_MAX } from '../contract/errors.ts'
import { ListingFields, listingFieldNames } from '../contract/listings/listing.ts'
import { parsedJson } from '../contract/text.ts'
import { FileError, type RowError, type RowReading, toReading } from './row-reading.ts'
import { textOf } from './text.ts'

/** One record of a file, or the reasons why it is invalid. `row` counts from 1 (in JSONL: the line). */
export type Entry = { row: number; record: Record<string, unknown> } | { row: number; errors: RowError[] }

/**
 * The records of a JSON or JSONL file; `head` is its beginning. Each call reads the file again, one record in memory at
 * a time.
 */
export function jsonEntries(path: string, head: string): () => AsyncGenerator<Entry> {
  if (/^\s*\[/.test(head)) return () => items(path, '$.*')
  if (/^\s*\{[^[{]*"value"\s*:\s*\[/.test(head)) return () => items(path, '$.value.*') // a response of the RESO Web API
  if (/^\s*\{\s*\n/.test(head)) return () => items(path, '$')
  return () => jsonLines(path)
}

async function* jsonLines(path: string): AsyncGenerator<Entry> {
  let row = 0
  for await (const line of textLines(path)) {
    row++
    if (line.trim() !== '') yield toEntry(row, parsedJson(line))
  }
}

/** Maximum nesting depth of a record: ten times that of any format. Deeper nesting could overflow the stack. */
const LEVELS_MAX = 100

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)))

function toEntry(row: number, value: unknown): Entry {
  if (isDeeper(value, LEVELS_MAX))
    return { row, errors: [{ row, column: '', reason: `is nested deeper than ${LEVELS_MAX} levels` }] }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return { row, record: value as Record<string, unknown> }
  const reason = value === undefined ? 'is not valid JSON' : 'must be an object'
  return { row, errors: [{ row, column: '', reason }] }
}

async function* items(path: string, where: string): AsyncGenerator<Entry> {
  const splitter = createSplitter(where)
  let row = 0
  let length = 0
  const next = (value: unknown) => toEntry(++row, value)
  for await (const chunk of textOf(path)) {
    const { values, broken } = splitter.write(chunk)
    yield* values.map(next)
    if (broken !== undefined) throw unreadableAfter(row, broken)
    length = values.length > 0 ? 0 : length + chunk.length
    if (length > BODY_MAX) throw new FileError(`Record ${row + 1} is longer than ${BODY_MAX / 2 ** 20} MiB.`)
  }
  const broken = splitter.end()
  if (broken !== undefined) throw unreadableAfter(row, broken)
}

/** Where a file breaks off, and why. */
type Fault = { reason: string; cause?: Error }

const unreadableAfter = (row: number, { reason, cause }: Fault) =>
  new FileError(`The file cannot be read beyond record ${row}: ${reason} there.`, cause)

/** Deepest nesting that is read at all: each level takes 200 bytes of memory. */
const READ_LEVELS_MAX = 10_000

/** Splits a JSON text, given in chunks, into the values at a path. */
function createSplitter(where: string) {
  const parser = new JSONParser({ paths: [where], keepStack: false })
  let values: unknown[] = []
  let broken: Fault | undefined
  let levels = 0
  parser.onValue = ({ value }) => void values.push(value)
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) levels += 1
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) levels -= 1
    if (levels > READ_LEVELS_MAX) broken ??= { reason: `it is nested deeper than ${READ_LEVELS_MAX} levels` }
  }
  parser.onError = (cause) => {
    broken ??= { reason: 'it is not valid JSON', cause }
  }
  return {
    write(chunk: string) {
      values = []
      if (broken === undefined) parser.write(chunk)
      return { values, broken }
    },
    end() {
      if (!parser.isEnded && broken === undefined) parser.end()
      return broken
    },
  }
}

/**
 * The lines of a text file without their ends, each at most `BODY_MAX` UTF-16 units: a JSON body may have so many bytes. Not
 * node:readline, which also splits at U+2028, a valid character within JSON.
 */
async function* textLines(path: string): AsyncGenerator<string> {
  let rest = ''
  let lines = 0
  for await (const chunk of textOf(path)) {
    const parts = `${rest}${chunk}`.split('\n')
    rest = parts.pop() ?? ''
    lines += parts.length
    if (rest.length > BODY_MAX) throw new FileError(`Line ${lines + 1} is longer than ${BODY_MAX / 2 ** 20} MiB.`)
    yield* parts
  }
  if (rest !== '') yield rest
}

/** Reads one RealEstateCreate body. Ignores its SerialNumber: the import's own option names the chatbot. */
export function readBody(row: number, record: Record<string, unknown>): RowReading {
  const fields = Object.fromEntries(Object.entries(record).filter(([name]) => name.toLowerCase() !== 'serialnumber'))
  return toReading({ row, fields, assumed: [], errors: [] }, (field) => field)
}

/** Whether a record has the contract's field names, even if its values are invalid. */
export function isCreateBody(record: Record<string, unknown>): boolean {
  const spelt = new Set(Object.keys(record).map((name) => name.toLowerCase()))
  return (['MLSNumber', 'Url', 'SaleType'] as const).some((name) => spelt.has(name.toLowerCase()))
}

/** One line of JSONL: a RealEstateCreate body. Unset fields are written as null, so that an import unsets them too. */
export function bodyLine(serialNumber: string, listing: ListingFields): string {
  const fields = Object.fromEntries(listingFieldNames.map((name) => [name, listing[name] ?? null]))
  return `${JSON.stringify({ SerialNumber: serialNumber, ...fields })}\n`
}
