import type { FieldError } from '../contract/envelope.ts'
import { AppError } from '../contract/errors.ts'
import { type ListingFieldName, ListingFields, type Status } from '../contract/listings/listing.ts'
import { excerpt } from '../contract/text.ts'
import { validate } from '../contract/validation/validate.ts'

/** An error in one cell. `row` counts like a spreadsheet, or the records of a JSON file from 1. */
export type RowError = { row: number; column: string; reason: string }
/**
 * One row of a file: a listing, or all its errors. `assumed` lists required fields that the source does not have; they
 * hold a placeholder (0 for a number), which must not overwrite a stored value.
 */
export type RowReading =
  | { row: number; listing: ListingFields; assumed: ListingFieldName[]; extensionKeys?: readonly string[] }
  | { row: number; errors: RowError[] }

/** What a row says, by the names of the source. */
export type RowFields = {
  /** the trimmed text; null if it is unset */
  text: (name: string) => string | null
  /** null if it is unset; also, with an error, if it is no number */
  number: (name: string) => number | null
  /** like `text`, with an error if it is unset */
  required: (name: string) => string | null
  fail: (name: string, reason: string) => void
  errors: RowError[]
}

type FieldsParts = Pick<RowFields, 'text'> & {
  row: number
  /** undefined for what is no number */
  toNumber: (text: string) => number | undefined
  /** what is said of a field that is unset */
  unset: 'empty' | 'missing'
}

export function createRowFields({ row, text, toNumber, unset }: FieldsParts): RowFields {
  const errors: RowError[] = []
  const fail = (column: string, reason: string) => void errors.push({ row, column, reason })
  return {
    text,
    fail,
    errors,
    number(name) {
      const value = text(name)
      if (value === null) return null
      const read = toNumber(value)
      if (read === undefined) fail(name, `must be a number, not "${shortened(value)}"`)
      return read ?? null
    },
    required(name) {
      const value = text(name)
      if (value === null) fail(name, `is ${unset}, and a listing cannot do without it`)
      return value
    },
  }
}

/** A text of a file as an error quotes it. */
export const shortened = (text: string): string => excerpt(text, 40)

/** An asking price, which is required, as `read` reads it. */
export function askedPrice({ required, fail }: RowFields, name: string, read: RowFields['number']): number | null {
  required(name)
  const price = read(name)
  if (price !== null && price <= 0) fail(name, `must be more than 0, not ${price}`)
  return price
}

/**
 * A row while it is converted to a listing. `null` marks an optional field that the source has as unset; one that the source
 * `lacks` altogether is left out, so that an import keeps what is known.
 */
export type Draft = {
  row: number
  fields: { [Name in ListingFieldName]?: unknown }
  assumed: ListingFieldName[]
  errors: RowError[]
  lacks?: (field: ListingFieldName) => boolean
  extensionKeys?: readonly string[]
}

/** Validates a draft. `columnOf` returns the file's name of a field, for error messages. */
export function toReading(
  { row, fields: all, errors, lacks = () => false, ...rest }: Draft,
  columnOf: (field: string) => string,
): RowReading {
  const fields = Object.entries(all).filter(
    ([name]) => !isOptional(name as ListingFieldName) || !lacks(name as ListingFieldName),
  )
  const { listing, invalid } = check(Object.fromEntries(fields))
  const named = new Set(errors.map(({ column }) => column))
  const found = invalid
    .map(({ Field, Message }) => ({ row, column: columnOf(Field), reason: Message }))
    .filter(({ column }) => !named.has(column))
  if (listing !== undefined && errors.length === 0) return { row, listing, ...rest }
  return { row, errors: [...errors, ...found] }
}

/** Whether a listing may lack the field. False for a name that is no field, which has an error of its own. */
export const isOptional = (name: ListingFieldName): boolean =>
  ListingFields.shape[name]?.safeParse(undefined).success ?? false

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

/** A file that cannot be read further. The message is a sentence for the person who provided it. */
export class FileError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FileError'
  }
}

/**
 * Maps a source's status to the nearest of the contract's three. The criterion is whether a buyer can still make an
 * offer, as in the RESO Data Dictionary: "Active Under Contract" is on the market, "Pending" is not.
 */
export function nearestStatus(source: string): Status {
  const words = source.toLowerCase().replace(/[^a-z]+/g, '')
  return statuses.find(([pattern]) => pattern.test(words))?.[1] ?? 'Active'
}

/** The first match counts: "activeundercontract" is Active although it contains "contract". */
const statuses: readonly [RegExp, Status][] = [
  [/backup|contingent|^active|backonmarket|pricechange/, 'Active'],
  [/soon|premarket|preonmarket|preforeclosure|draft|incomplete|hold|temporarily/, 'PreOnMarket'],
  [/pending|sold|closed|leased|rented|undercontract|offmarket|withdrawn|cancel|expired|delete|delisted/, 'Sold'],
]
