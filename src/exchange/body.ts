import { ListingFields } from '../contract/listings/listing.ts'
import { type Reading, toReading } from './row-reading.ts'

const names = ListingFields.keyof().options

/** Reads one RealEstateCreate body. Ignores its SerialNumber: the import's own option names the chatbot. */
export function readBody(row: number, record: Record<string, unknown>): Reading {
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
  const fields = Object.fromEntries(names.map((name) => [name, listing[name] ?? null]))
  return `${JSON.stringify({ SerialNumber: serialNumber, ...fields })}\n`
}
