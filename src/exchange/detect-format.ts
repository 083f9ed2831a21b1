import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Cell, csvRecords } from './csv.ts'
import { type Entry, isCreateBody, jsonEntries, readBody } from './json.ts'
import { redfinReader } from './redfin.ts'
import { isReso, readReso } from './reso/reso.ts'
import { FileError, type RowReading } from './row-reading.ts'
import { ownCsvReader } from './table.ts'
import { NO_TEXT, textOf } from './text.ts'

/**
 * A file of listings. Each call of `readings` reads it again, row by row, and throws a FileError if the file is
 * malformed.
 */
type ListingFile = { format: string; readings(): AsyncIterable<RowReading> }

const TAKEN =
  'Taken are a Redfin download (CSV), a CSV with the columns that “export homes.csv” writes, RealEstateCreate bodies ' +
  '(JSONL or a JSON list), and Property records of the RESO Data Dictionary (JSON or JSONL).'

/** Detects the format by the content, never by the name. Throws a FileError for an unknown format. */
export async function openListingFile(path: string): Promise<ListingFile> {
  const opened = await stat(path)
  const file = await openAs(path, opened)
  return { ...file, readings: () => whileUnchanged(path, opened, file.readings()) }
}

/** Throws a FileError if the file is not the one that was opened: rows of different files would be taken for those of one. */
async function* whileUnchanged(path: string, opened: Stats, readings: AsyncIterable<RowReading>) {
  await expectUnchanged(path, opened)
  yield* readings
  await expectUnchanged(path, opened)
}

async function expectUnchanged(path: string, { ino, size, mtimeMs }: Stats): Promise<void> {
  // A file that was moved away can still be read to its end.
  const now = await stat(path).catch(() => undefined)
  if (now !== undefined && (now.ino !== ino || now.size !== size || now.mtimeMs !== mtimeMs))
    throw new FileError('The file changed while it was read. Import it again once it is whole.')
}

async function openAs(path: string, kind: Stats): Promise<ListingFile> {
  if (!kind.isFile() && !kind.isDirectory())
    throw new FileError('It is a pipe or a device, which can be read only once. Write it to a file first.')
  const head = await headOf(path)
  // UTF-16 without a mark and many binary files have NUL characters.
  if (head.slice(0, 100).includes('\0')) throw new FileError(NO_TEXT)
  if (head.trim() === '') throw new FileError(`The file is empty. ${TAKEN}`)
  if (/^\s*[[{]/.test(head)) return openJson(path, head)
  return openCsv(path)
}

/** The first chunk: a header, and usually the first record. */
async function headOf(path: string): Promise<string> {
  for await (const text of textOf(path)) return text
  return ''
}

/** How many rows are searched for the header: a notice or blank lines may come first. */
const ROWS_ABOVE = 5

async function openCsv(path: string): Promise<ListingFile> {
  let row = 0
  for await (const cells of csvRecords(path)) {
    row++
    const redfin = redfinReader(cells)
    if (redfin !== undefined) return csvFile('Redfin CSV', path, { row, cells, read: redfin })
    const table = ownCsvReader(cells)
    if (table !== undefined) return csvFile('CSV', path, { row, cells, read: table })
    expectCommas(cells)
    if (row === ROWS_ABOVE) break
  }
  throw new FileError(`The file has no header that is known. ${TAKEN}`)
}

/** Spreadsheets in many languages split by semicolons, and write 2,5 and 450.000: what such a number means is not guessed. */
function expectCommas(cells: Cell[]): void {
  const line = cells.join(',')
  for (const [sign, name] of [
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'bars'],
  ] as const) {
    const names = line.split(sign).map((cell) => cell.replaceAll('"', ''))
    if (names.length > 2 && (redfinReader(names) ?? ownCsvReader(names)) !== undefined)
      throw new FileError(
        `The cells are split by ${name}. Save the file with commas between them, and with numbers such as 2.5.`,
      )
  }
}

type Header = { row: number; cells: Cell[]; read: (row: number, cells: Cell[]) => RowReading | undefined }

const csvFile = (format: string, path: string, header: Header): ListingFile => ({
  format,
  async *readings() {
    let row = 0
    for await (const cells of csvRecords(path)) {
      row++
      if (row <= header.row || cells.every((cell) => cell === null)) continue
      const reading = header.read(row, cells)
      if (reading === undefined) continue
      const reason = `has ${cells.length} cells where the header has ${header.cells.length}`
      yield cells.length === header.cells.length ? reading : { row, errors: [{ row, column: '', reason }] }
    }
  },
})

async function openJson(path: string, head: string): Promise<ListingFile> {
  const entries = jsonEntries(path, head)
  for await (const entry of entries()) {
    if ('errors' in entry) continue
    if (isCreateBody(entry.record)) return jsonFile('RealEstateCreate bodies', entries, readBody)
    if (isReso(entry.record)) return jsonFile('RESO Data Dictionary', entries, readReso)
    throw new FileError(`Record ${entry.row} is of no format that is known. ${TAKEN}`)
  }
  throw new FileError(`The file holds no record that can be read. ${TAKEN}`)
}

type Read = (row: number, record: Record<string, unknown>) => RowReading

const jsonFile = (format: string, entries: () => AsyncIterable<Entry>, read: Read): ListingFile => ({
  format,
  async *readings() {
    for await (const entry of entries()) yield 'errors' in entry ? entry : read(entry.row, entry.record)
  },
})
