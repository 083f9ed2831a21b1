import { type ListingFieldName, type ListingFields, listingFieldNames } from '../contract/listings/listing.ts'
import { closestSpelling } from '../contract/text.ts'
import { ambiguity, type Cell, NUMBER } from './csv.ts'
import { type Draft, FileError, isOptional, type RowReading, shortened, toReading } from './row-reading.ts'

const byLowerCase = new Map(listingFieldNames.map((name) => [name.toLowerCase(), name]))

const requiredNames = listingFieldNames.filter((name) => !isOptional(name))

/**
 * A reader of the service's own CSV, told by its keys or by most of the columns that it must have; undefined if the header is
 * another format's. Throws a FileError for a column that is unknown or missing.
 */
export function ownCsvReader(header: Cell[]) {
  const columns = header.map((name) => byLowerCase.get(name?.trim().toLowerCase() ?? ''))
  const isEnough = columns.includes('MLSNumber') && columns.includes('Url')
  const required = requiredNames.filter((name) => columns.includes(name)).length
  if (!isEnough && required <= requiredNames.length / 2) return undefined
  checkHeader(header, columns)
  return (row: number, cells: Cell[]): RowReading => {
    const draft: Draft = { row, fields: {}, assumed: [], errors: [] }
    columns.forEach((name, index) => {
      if (name !== undefined) readCell(draft, name, cells[index] ?? null)
    })
    return toReading(draft, (field) => field)
  }
}

/** A SerialNumber column is allowed, as in RealEstateCreate, but ignored: the import's own option names the chatbot. */
function checkHeader(header: Cell[], columns: (ListingFieldName | undefined)[]): void {
  const unknown = header.filter(
    (name, index) => columns[index] === undefined && !/^(?:SerialNumber)?$/i.test(name?.trim() ?? ''),
  )
  const missing = requiredNames.filter((name) => !columns.includes(name))
  const known = columns.filter((name) => name !== undefined)
  const twice = [...Map.groupBy(known, (name) => name)].flatMap(([name, all]) => (all.length > 1 ? [name] : []))
  const named = unknown.slice(0, UNKNOWN_NAMED_MAX)
  const faults = [
    ...named.map((name) => `the column ${shortened(name ?? '')} is unknown${hint(name ?? '')}`),
    ...(unknown.length > named.length ? [`${unknown.length - named.length} more columns are unknown`] : []),
    ...missing.map((name) => `the column ${name} is missing`),
    ...twice.map((name) => `the column ${name} stands there twice`),
  ]
  if (faults.length > 0) throw new FileError(`The header does not fit: ${faults.join('; ')}.`)
}

/** Unknown columns that are named: as many as a person looks through. */
const UNKNOWN_NAMED_MAX = 50

function hint(name: string): string {
  const near = closestSpelling(name, listingFieldNames)
  return near === undefined ? '' : ` (did you mean ${near}?)`
}

type NumberFieldName = {
  [Name in ListingFieldName]-?: NonNullable<ListingFields[Name]> extends number ? Name : never
}[ListingFieldName]

/** The fields that are numbers: prices and areas are amounts. */
const numbers: { [Name in ListingFieldName]?: 'amount' | 'other' } = {
  SalePrice: 'amount',
  RentPrice: 'amount',
  EstimatePrice: 'amount',
  UnitAreaPrice: 'amount',
  HOAMonth: 'amount',
  DepositFee: 'amount',
  LotArea: 'amount',
  BuildingArea: 'amount',
  Bedrooms: 'other',
  Bathrooms: 'other',
  ParkingSpots: 'other',
  YearBuilt: 'other',
  DaysOnMarket: 'other',
  Latitude: 'other',
  Longitude: 'other',
} satisfies Record<NumberFieldName, 'amount' | 'other'>
const isNumber = (name: ListingFieldName): boolean => numbers[name] !== undefined

function readCell({ row, fields, errors }: Draft, name: ListingFieldName, cell: Cell): void {
  const fault = numbers[name] === 'amount' ? ambiguity(cell?.trim() ?? '') : undefined
  if (fault !== undefined) errors.push({ row, column: name, reason: fault })
  try {
    const value = cell === null ? null : valueOf(name, cell)
    fields[name] = value
    if (isNumber(name) && typeof value === 'string' && fault === undefined)
      errors.push({ row, column: name, reason: `must be a number, not "${shortened(value.trim())}"` })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    errors.push({ row, column: name, reason: `is not valid JSON: "${shortened(cell ?? '')}"` })
  }
}

function valueOf(name: ListingFieldName, cell: string): unknown {
  if (name === 'Images') return splitImages(cell)
  if (name === 'ExtensionColumn') return cell.trim() === '' ? null : JSON.parse(unescapeFormula(cell))
  if (!isNumber(name)) return unescapeFormula(cell)
  // Other text is returned unchanged, and is an error of its cell.
  return NUMBER.test(cell.trim()) ? Number(cell) : cell.trim() === '' ? null : cell
}

export const csvHeader = `${listingFieldNames.join()}\r\n`

/** One line of the service's own CSV. Text is quoted, so that an empty text differs from an unset field. */
export function csvLine(listing: ListingFields): string {
  return `${listingFieldNames.map((name) => cellOf(name, listing)).join()}\r\n`
}

function cellOf(name: ListingFieldName, listing: ListingFields): string {
  const value = listing[name]
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  if (name === 'Images') return quoted(joinImages(listing.Images ?? []))
  return quoted(escapeFormula(typeof value === 'string' ? value : JSON.stringify(value)))
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/**
 * What a spreadsheet runs as a formula: a cell that begins with = + - @ (or their full-width forms), a tab or a line
 * break (OWASP, "CSV Injection"). Leading apostrophes are those of an earlier escape.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Escapes text so that a spreadsheet never runs it as a formula. `unescapeFormula` is the exact inverse. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text

/**
 * URLs as one cell, joined by commas; a comma within a URL becomes %2C. Lists with a URL that already has %2C are
 * written as JSON, to be unambiguous.
 */
const joinImages = (urls: string[]): string =>
  urls.some((url) => url.includes('%2C')) ? JSON.stringify(urls) : urls.map((url) => url.replaceAll(',', '%2C')).join()

/** The inverse of `joinImages`. Throws a SyntaxError for invalid JSON. */
function splitImages(cell: string): unknown {
  if (cell.startsWith('[')) return JSON.parse(cell)
  if (cell.trim() === '') return []
  return cell.split(',').map((url) => url.trim().replaceAll('%2C', ','))
}
