import type { ListingFieldName, Status } from '../contract/listings/listing.ts'
import { type Cell, type Cells, createCells } from './csv.ts'
import { askedPrice, FileError, nearestStatus, type RowReading, toReading } from './row-reading.ts'

/** Columns that every Redfin download has. The URL column has a long remark after its name. */
const ESSENTIAL = ['SALE TYPE', 'PRICE', 'URL', 'MLS#']

/** The column of each contract field. Redfin has no data on parking, pictures or descriptions. */
const column = {
  PropertyType: 'PROPERTY TYPE',
  Bedrooms: 'BEDS',
  Bathrooms: 'BATHS',
  Url: 'URL',
  MLSNumber: 'MLS#',
  YearBuilt: 'YEAR BUILT',
  DaysOnMarket: 'DAYS ON MARKET',
  LotArea: 'LOT SIZE',
  BuildingArea: 'SQUARE FEET',
  Location: 'LOCATION',
  Address: 'ADDRESS',
  City: 'CITY',
  State: 'STATE OR PROVINCE',
  ZIP: 'ZIP OR POSTAL CODE',
  Latitude: 'LATITUDE',
  Longitude: 'LONGITUDE',
  SalePrice: 'PRICE',
  RentPrice: 'PRICE',
  UnitAreaPrice: '$/SQUARE FEET',
  HOAMonth: 'HOA/MONTH',
} as const satisfies { [Name in ListingFieldName]?: string }

/** Columns that no other known format has, and how many of them tell a Redfin download. */
const OF_REDFIN_ALONE = new Set(
  ['SALE TYPE', 'PROPERTY TYPE', 'STATE OR PROVINCE', 'ZIP OR POSTAL CODE', 'BEDS', 'BATHS'].concat([
    'SQUARE FEET',
    'LOT SIZE',
    'YEAR BUILT',
    'DAYS ON MARKET',
    '$/SQUARE FEET',
    'HOA/MONTH',
    'MLS#',
  ]),
)
const TOLD_BY = 5

/**
 * A reader of the rows below this header; undefined if it is not a Redfin download's. Throws a FileError for one that lacks a
 * column which a listing cannot do without.
 */
export function redfinReader(header: Cell[]) {
  const names = header.map((name) => columnName(name ?? ''))
  const columnAt = new Map(names.map((name, index) => [name, index]))
  const lacking = ESSENTIAL.filter((name) => !columnAt.has(name))
  if (lacking.length > 0) {
    if (names.filter((name) => OF_REDFIN_ALONE.has(name)).length < TOLD_BY) return undefined
    throw new FileError(
      `The file looks like a Redfin download, but lacks the column ${lacking.join(' and the column ')}.`,
    )
  }
  const twice = names.filter((name, index) => name !== '' && columnAt.get(name) !== index)
  if (twice.length > 0) throw new FileError(`The header does not fit: the column ${twice[0]} stands there twice.`)
  return (row: number, cells: Cell[]): RowReading | undefined => {
    if (isNotice(cells)) return undefined
    return readRedfin(createCells(row, (name) => cells[columnAt.get(name) ?? -1]))
  }
}

function columnName(name: string): string {
  const upper = name.trim().toUpperCase()
  return /^URL\b/.test(upper) ? 'URL' : upper
}

/** Whether a row is the notice of the listing services, which is above the listings and has one cell. */
const isNotice = ([first, ...rest]: Cell[]): boolean =>
  /^in accordance with/i.test(first ?? '') && rest.every((cell) => cell === null || cell.trim() === '')

/** Reads one listing. All are for sale unless SALE TYPE mentions rent. */
function readRedfin(cells: Cells): RowReading {
  const { has, text, number, amount } = cells
  const isForRent = /\b(rent|rental|lease)\b/i.test(text('SALE TYPE') ?? '')
  const { numbers, assumed } = requiredNumbers(cells)
  const fields = {
    ...numbers,
    SaleType: isForRent ? 'for_rent' : 'for_sale',
    Status: statusOf(cells),
    CurrencySymbol: '$',
    AreaUnit: 'Square Feet',
    PropertyType: text(column.PropertyType) ?? 'Other',
    Url: cells.required(column.Url),
    MLSNumber: cells.required(column.MLSNumber),
    Tours: text('NEXT OPEN HOUSE START TIME') === null ? null : 'OpenHouse',
    Location: text(column.Location),
    Address: text(column.Address),
    City: text(column.City),
    State: text(column.State),
    ZIP: text(column.ZIP),
    Latitude: number(column.Latitude),
    Longitude: number(column.Longitude),
    [isForRent ? 'RentPrice' : 'SalePrice']: askedPrice(cells, column.SalePrice, amount),
    UnitAreaPrice: amount(column.UnitAreaPrice),
    HOAMonth: amount(column.HOAMonth),
    ExtensionColumn: extensionOf(cells),
  }
  cells.required('SALE TYPE')
  if (text(column.PropertyType) === null) assumed.push('PropertyType')
  if (!has('STATUS') && fields.Status === 'Active') assumed.push('Status')
  const { row, errors } = cells
  const columns: { [Name in string]?: string } = { ...column, Tours: 'NEXT OPEN HOUSE START TIME' }
  const isAbsent = (name: string | undefined) => name !== undefined && !has(name)
  const lacks = (field: ListingFieldName) => isAbsent(columns[field])
  const extensionKeys = Object.keys(extension).filter((key) => !isAbsent(extensionColumns[key]))
  return toReading({ row, fields, assumed, errors, lacks, extensionKeys }, (field) => columns[field] ?? field)
}

/** Numbers that the contract requires; those the source leaves empty (the lot of a condo) become 0, "unknown". */
function requiredNumbers({ number, amount }: Cells) {
  const counts = (['Bedrooms', 'Bathrooms', 'YearBuilt', 'DaysOnMarket'] as const).map(
    (name) => [name, number(column[name])] as const,
  )
  const areas = (['LotArea', 'BuildingArea'] as const).map((name) => [name, amount(column[name])] as const)
  const read = [...counts, ...areas]
  const assumed: ListingFieldName[] = [
    'ParkingSpots',
    ...read.flatMap(([name, value]) => (value === null ? [name] : [])),
  ]
  return {
    numbers: { ParkingSpots: 0, ...Object.fromEntries(read.map(([name, value]) => [name, value ?? 0])) },
    assumed,
  }
}

/** Sold homes that were never in a listing service have the SALE TYPE "PAST SALE" and no status. */
function statusOf({ text }: Cells): Status {
  const source = text('STATUS')
  if (source !== null) return nearestStatus(source)
  return text('SOLD DATE') !== null || /past sale/i.test(text('SALE TYPE') ?? '') ? 'Sold' : 'Active'
}

/** Columns without a contract field. A status or sale type is left out if a field expresses it fully. */
const extension = {
  Source: ({ text }) => text('SOURCE'),
  'Source status': (cells) => {
    const status = cells.text('STATUS')
    return status?.toLowerCase() === statusOf(cells).toLowerCase() ? null : status
  },
  'Sale type': ({ text }) => text('SALE TYPE')?.replace(/^(mls listing|past sale)$/i, '') ?? null,
  'Sold date': ({ text }) => text('SOLD DATE'),
  'Next open house start': ({ text }) => text('NEXT OPEN HOUSE START TIME'),
  'Next open house end': ({ text }) => text('NEXT OPEN HOUSE END TIME'),
  // For these fields, a 0 could be read as a fact (a studio), unlike a 0 for an area or a year.
  'Not stated': ({ text }) =>
    (['Bedrooms', 'Bathrooms'] as const).filter((name) => text(column[name]) === null).join(', '),
} satisfies Record<string, (cells: Cells) => string | null>

/** The columns that a download may lack: what is known of them then stays. */
const extensionColumns: { [Key in string]?: string } = {
  Source: 'SOURCE',
  'Source status': 'STATUS',
  'Sold date': 'SOLD DATE',
  'Next open house start': 'NEXT OPEN HOUSE START TIME',
  'Next open house end': 'NEXT OPEN HOUSE END TIME',
} satisfies { [Key in keyof typeof extension]?: string }

const extensionOf = (cells: Cells) =>
  Object.entries(extension).flatMap(([Key, read]) => {
    const value = read(cells)
    return value === null || value === '' ? [] : [{ Key, value }]
  })
