import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { Cell } from './cells.ts'
import { FileError } from './file-error.ts'

/** Longest record, in UTF-16 units: about three times the largest listing. A quote left open cannot fill the memory. */
const RECORD_MAX = 4 * 1024 * 1024

/** The records of a CSV file, blank ones included, in order. Fails with a FileError when the file breaks off. */
export async function* csvRecords(path: string): AsyncGenerator<Cell[]> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: RECORD_MAX,
    cast: (value, { quoting }) => (value === '' && !quoting ? null : value),
  })
  let records = 0
  try {
    for await (const record of pipeline(createReadStream(path), parser, () => {})) {
      records++
      yield record as Cell[]
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const reason = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quote is opened and never closed' : error.message
    throw new FileError(`The file cannot be read beyond row ${records}: ${reason}.`, error)
  }
}
