import { AppError, type FieldError } from '../contract/envelope.ts'
import { ListingFields, type Status } from '../contract/listings/listing.ts'
import { validate } from '../contract/validate.ts'

export type FieldName = keyof ListingFields
/** What is wrong with one cell. `row` counts as a spreadsheet does, or the records of a JSON file from 1. */
export type RowError = { row: number; column: string; reason: string }
/**
 * One row of a file: a listing, or everything that is wrong with it. `assumed` names the required fields that the
 * source does not state; they hold a stand-in (0 for a number), which must not overwrite what is already known.
 */
export type Reading =
  | { row: number; listing: ListingFields; assumed: FieldName[] }
  | { row: number; errors: RowError[] }

/** A row on its way to a listing. `null` marks an optional field that the source says is unset. */
export type Draft = {
  row: number
  fields: { [Name in FieldName]?: unknown }
  assumed: FieldName[]
  errors: RowError[]
  extensionKeys?: readonly string[]
}

/** Checks a draft against the contract. `columnOf` names a field as the file does, for the errors. */
export function toReading({ row, fields, errors, ...rest }: Draft, columnOf: (field: string) => string): Reading {
  const { listing, invalid } = check(fields)
  const named = new Set(errors.map(({ column }) => column))
  const found = invalid
    .map(({ Field, Message }) => ({ row, column: columnOf(Field), reason: Message }))
    .filter(({ column }) => !named.has(column))
  if (listing !== undefined && errors.length === 0) return { row, listing, ...rest }
  return { row, errors: [...errors, ...found] }
}

type Checked = { listing?: ListingFields; invalid: FieldError[] }

function check(fields: Draft['fields']): Checked {
  try {
    return { listing: validate(ListingFields, fields), invalid: [] }
  } catch (error) {
    if (error instanceof AppError && error.error === 'invalidFields')
      return { invalid: (error.data as { Errors: FieldError[] }).Errors }
    throw error
  }
}

/** A file that cannot be read any further. The message is a sentence for the person who sent it. */
export class FileError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FileError'
  }
}

/**
 * The nearest of the contract's three statuses. What decides is whether a buyer can still step in, as the RESO
 * Data Dictionary draws the line: "Active Under Contract" is still on the market, "Pending" no longer is.
 */
export function nearestStatus(source: string): Status {
  const words = source.toLowerCase().replace(/[^a-z]+/g, '')
  return statuses.find(([pattern]) => pattern.test(words))?.[1] ?? 'Active'
}

/** The first that fits counts: "activeundercontract" is Active although it speaks of a contract. */
const statuses: readonly [RegExp, Status][] = [
  [/backup|contingent|^active|backonmarket|pricechange/, 'Active'],
  [/soon|premarket|preonmarket|preforeclosure|draft|incomplete|hold|temporarily/, 'PreOnMarket'],
  [/pending|sold|closed|leased|rented|undercontract|offmarket|withdrawn|cancel|expired|delete|delisted/, 'Sold'],
]
