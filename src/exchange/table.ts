import { z } from 'zod'
import { ListingFields } from '../contract/listings/listing.ts'
import { nearest } from '../contract/nearest.ts'
import { unwrap } from '../contract/validate.ts'
import { type Cell, shorten } from './csv.ts'
import { type Draft, type FieldName, FileError, type Reading, toReading } from './reading.ts'

const names = ListingFields.keyof().options
const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]))

/** Reads the service's own CSV; undefined when the header is another format's. A column it does not know is a FileError. */
export function tableReader(header: Cell[]) {
  const columns = header.map((name) => byLowerCase.get(name?.trim().toLowerCase() ?? ''))
  if (!columns.includes('MLSNumber') || !columns.includes('Url')) return undefined
  checkHeader(header, columns)
  return (row: number, cells: Cell[]): Reading => {
    const draft: Draft = { row, fields: {}, assumed: [], errors: [] }
    columns.forEach((name, index) => {
      if (name !== undefined) readCell(draft, name, cells[index] ?? null)
    })
    return toReading(draft, (field) => field)
  }
}

/** A SerialNumber may stand in the file, as it does in RealEstateCreate; the import says which chatbot it is for. */
function checkHeader(header: Cell[], columns: (FieldName | undefined)[]): void {
  const unknown = header.filter(
    (name, index) => columns[index] === undefined && !/^\s*(SerialNumber)?\s*$/i.test(name ?? ''),
  )
  const missing = names.filter(
    (name) => !ListingFields.shape[name].safeParse(undefined).success && !columns.includes(name),
  )
  const twice = columns.filter((name, index) => name !== undefined && columns.indexOf(name) !== index)
  const faults = [
    ...unknown.map((name) => `the column ${shorten(name ?? '')} is unknown${hint(name ?? '')}`),
    ...missing.map((name) => `the column ${name} is missing`),
    ...twice.map((name) => `the column ${name} stands there twice`),
  ]
  if (faults.length > 0) throw new FileError(`The header does not fit: ${faults.join('; ')}.`)
}

function hint(name: string): string {
  const near = nearest(name, names)
  return near === undefined ? '' : ` (did you mean ${near}?)`
}

function readCell({ row, fields, errors }: Draft, name: FieldName, cell: Cell): void {
  try {
    fields[name] = cell === null ? null : valueOf(name, cell)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    errors.push({ row, column: name, reason: `is not valid JSON: "${shorten(cell ?? '')}"` })
  }
}

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i

function valueOf(name: FieldName, cell: string): unknown {
  if (name === 'Images') return splitImages(cell)
  if (name === 'ExtensionColumn') return cell.trim() === '' ? null : JSON.parse(unescapeFormula(cell))
  if (!isNumber(name)) return unescapeFormula(cell)
  // A cell that is no number is handed on as it is: the contract's check says what it must be.
  return NUMBER.test(cell.trim()) ? Number(cell) : cell.trim() === '' ? null : cell
}

const isNumber = (name: FieldName): boolean => unwrap(ListingFields.shape[name]) instanceof z.ZodNumber

export const tableHeader = `${names.join()}\r\n`

/** One line of the service's own CSV. Text stands in quotes, so that an empty text differs from an unset field. */
export function tableLine(listing: ListingFields): string {
  return `${names.map((name) => cellOf(name, listing)).join()}\r\n`
}

function cellOf(name: FieldName, listing: ListingFields): string {
  const value = listing[name]
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  if (name === 'Images') return quoted(joinImages(listing.Images ?? []))
  return quoted(escapeFormula(typeof value === 'string' ? value : JSON.stringify(value)))
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/**
 * What a spreadsheet takes for a formula: a cell that begins with = + - @ (or their full-width forms), a tab or a
 * line break (OWASP, "CSV Injection"). The apostrophes before it are those that an earlier escape put there.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Text that a spreadsheet shows and never runs. `unescapeFormula` undoes it exactly. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text

/**
 * Addresses as one cell: joined by commas, a comma inside an address as %2C. An address that has a %2C of its own
 * could not be told from that, so such lists are written as JSON.
 */
export const joinImages = (urls: string[]): string =>
  urls.some((url) => url.includes('%2C')) ? JSON.stringify(urls) : urls.map((url) => url.replaceAll(',', '%2C')).join()

/** Undoes `joinImages`. Fails with a SyntaxError on broken JSON. */
export function splitImages(cell: string): unknown {
  if (cell.startsWith('[')) return JSON.parse(cell)
  if (cell.trim() === '') return []
  return cell.split(',').map((url) => url.trim().replaceAll('%2C', ','))
}
