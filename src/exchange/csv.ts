import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { createRowFields, FileError, type RowFields } from './row-reading.ts'
import { textOf } from './text.ts'

/**
 * Maximum length of a record, in UTF-16 units: about three times the largest listing. Limits the memory used if a quote
 * is never closed.
 */
const RECORD_MAX = 4 * 1024 * 1024

/** The records of a CSV file in order, blank ones included. Throws a FileError if the file is malformed. */
export async function* csvRecords(path: string): AsyncGenerator<Cell[]> {
  const parser = parse({
    relax_column_count: true,
    relax_quotes: true,
    // All three, because joined files may mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: RECORD_MAX,
    cast: (value, { quoting }) => (value === '' && !quoting ? null : value),
  })
  let records = 0
  try {
    for await (const record of pipeline(textOf(path), parser, () => {})) {
      records++
      yield record as Cell[]
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FileError(
      `The file cannot be read beyond row ${records}: ${reasons[error.code] ?? error.message}.`,
      error,
    )
  }
}

const reasons: { [code in CsvError['code']]?: string } = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_MAX_RECORD_SIZE: `a row is longer than ${RECORD_MAX / 2 ** 20} MiB, which happens where a quote is never closed`,
}

/** A cell as in the file: null if there was nothing between the commas, '' for `""`. */
export type Cell = string | null

/** The cells of one row by column name. */
export type Cells = RowFields & {
  row: number
  /** whether the file has such a column */
  has: (column: string) => boolean
  /** like `number`, of a price or an area, with an error also if its dot may separate thousands */
  amount: (column: string) => number | null
}

export function createCells(row: number, cellOf: (column: string) => Cell | undefined): Cells {
  const text = (column: string) => cellOf(column)?.trim() || null
  const fields = createRowFields({ row, text, toNumber: siteNumber, unset: 'empty' })
  return {
    ...fields,
    row,
    has: (column) => cellOf(column) !== undefined,
    amount(column) {
      const fault = ambiguity(text(column) ?? '')
      if (fault === undefined) return fields.number(column)
      fields.fail(column, fault)
      return null
    },
  }
}

/** A number as programs write it. */
export const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

const AMOUNT = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/

/** Parses a number as listing sites write it: 749999, 2.5, $1,250,000. */
function siteNumber(text: string): number | undefined {
  const bare = text.replace(/^\$\s*/, '')
  return AMOUNT.test(bare) ? Number(bare.replaceAll(',', '')) : undefined
}

/**
 * The fault of a price or area such as 450.000, which means 450,000 in many languages: programs write 450 or 450.00 for
 * the other. Undefined if there is none.
 */
export const ambiguity = (text: string): string | undefined =>
  /^[1-9]\d{0,2}\.\d\d0$/.test(text)
    ? `may mean ${text.replace('.', '')} or ${Number(text)}, write one of these and not "${text}"`
    : undefined
