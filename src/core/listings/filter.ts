import type { FieldError } from '../../contract/envelope.ts'
import { pricePerSquareFoot, squareFeet } from '../../contract/listings/area.ts'
import {
  type BoundName,
  type ListingFilter,
  type OtherPart,
  type RangePart,
  rangePartNames,
  rangeParts,
  type WordFilter,
} from '../../contract/listings/filter-parts.ts'
import { Status as StatusName } from '../../contract/listings/listing.ts'
import { expectNone } from '../../contract/validation/validate.ts'
import type { Filter, Range } from '../../search/filter.ts'

/**
 * Converts request fields to a filter; Query is not read here. Fields that are absent, null or blank do not narrow. Fails with
 * `invalid` on a place without coordinates.
 */
export function filterOfFields(fields: ListingFilter): Filter {
  expectNone(placeErrors(fields))
  const others = Object.entries(rows).map(([part, { read }]) => [part, read(fields)])
  const ranges = rangePartNames.map((part) => [part, rangeOf(part, fields)])
  return Object.fromEntries([...others, ...ranges].filter(([, value]) => value !== undefined))
}

/** A filter in the shape of the API's answers. */
export function toWordFilter(filter: Filter): WordFilter {
  const entries = Object.entries(filter) as [keyof Filter, unknown][]
  return Object.assign(
    {},
    ...entries.map(([part, value]) => (part in rows ? writePart(part, value) : writeRange(part, value))),
  )
}

/** Reads a filter part from request fields, and writes it to an answer. */
type Row<Part extends OtherPart> = {
  read: (fields: ListingFilter) => Filter[Part] | undefined
  write: (value: NonNullable<Filter[Part]>) => WordFilter
}

const oneOf = (value: string | null | undefined): string[] | undefined => (value?.trim() ? [value] : undefined)
/** For parts that only words can ask for: no request field does. */
const noField = (): undefined => undefined

function statusesOf({ Status, NotStatus }: ListingFilter): Filter['statuses'] {
  if (Status) return [Status]
  return NotStatus ? StatusName.options.filter((status) => status !== NotStatus) : undefined
}

const rows: { readonly [Part in OtherPart]: Row<Part> } = {
  saleType: { read: ({ SaleType }) => SaleType ?? undefined, write: (SaleType) => ({ SaleType }) },
  statuses: { read: statusesOf, write: (Statuses) => ({ Statuses }) },
  types: { read: ({ PropertyType }) => oneOf(PropertyType), write: (PropertyTypes) => ({ PropertyTypes }) },
  notTypes: { read: noField, write: (NotPropertyTypes) => ({ NotPropertyTypes }) },
  cities: { read: ({ CityName }) => oneOf(CityName), write: (Cities) => ({ Cities }) },
  states: { read: ({ State }) => oneOf(State), write: (States) => ({ States }) },
  zips: { read: ({ ZIP }) => oneOf(ZIP), write: (ZIPs) => ({ ZIPs }) },
  locations: { read: noField, write: (Locations) => ({ Locations }) },
  otherPlaces: {
    read: noField,
    write: ({ cities, states, zips, locations }) => ({
      OtherPlaces: { Cities: cities, States: states, ZIPs: zips, Locations: locations },
    }),
  },
  notCities: { read: noField, write: (NotCities) => ({ NotCities }) },
  notLocations: { read: noField, write: (NotLocations) => ({ NotLocations }) },
  notZips: { read: noField, write: (NotZIPs) => ({ NotZIPs }) },
  mlsNumbers: { read: ({ MLSNumber }) => oneOf(MLSNumber), write: (MLSNumbers) => ({ MLSNumbers }) },
  notIds: { read: noField, write: () => ({}) },
  currency: {
    read: ({ CurrencySymbol }) => (CurrencySymbol?.trim() ? CurrencySymbol : undefined),
    write: (CurrencySymbol) => ({ CurrencySymbol }),
  },
  tours: { read: noField, write: (Tours) => ({ Tours }) },
  openHouseDays: { read: noField, write: (OpenHouseDays) => ({ OpenHouseDays }) },
  keywords: { read: ({ Keyword }) => oneOf(Keyword), write: (Keywords) => ({ Keywords }) },
  extension: {
    read: ({ Extension }) => (Extension?.length ? Extension.map(({ Key, value }) => ({ key: Key, value })) : undefined),
    write: (entries) => ({ Extension: entries.map(({ key, value }) => ({ Key: key, value })) }),
  },
  features: { read: noField, write: (Features) => ({ Features }) },
  near: {
    read: ({ Latitude, Longitude, RadiusKm }) =>
      typeof Latitude === 'number' && typeof Longitude === 'number'
        ? { latitude: Latitude, longitude: Longitude, ...(typeof RadiusKm === 'number' && { km: RadiusKm }) }
        : undefined,
    write: ({ latitude, longitude, km, side, place }) => ({
      Near: { Latitude: latitude, Longitude: longitude, RadiusKm: km, Side: side, Place: place },
    }),
  },
  changed: { read: noField, write: () => ({}) },
  sort: { read: ({ SortBy }) => SortBy ?? undefined, write: (SortBy) => ({ SortBy }) },
}

// The one unchecked cast: the compiler cannot see that `part` and `value` belong together.
const writePart = (part: keyof Filter, value: unknown): WordFilter =>
  (rows as Record<string, { write: (value: unknown) => WordFilter }>)[part]?.write(value) ?? {}

/** Parts given in AreaUnit, with their conversion to square feet. */
const MEASURED: Partial<Record<RangePart, typeof squareFeet>> = {
  area: squareFeet,
  lotArea: squareFeet,
  unitAreaPrice: pricePerSquareFoot,
}

function rangeOf(part: RangePart, fields: ListingFilter): Range | undefined {
  const { name } = rangeParts[part]
  const convert = MEASURED[part] ?? ((value: number) => value)
  const end = (bound: BoundName) => {
    const value = fields[bound]
    return typeof value === 'number' ? convert(value, fields.AreaUnit ?? 'Square Feet') : undefined
  }
  const [min, max] = [end(`Min${name}`), end(`Max${name}`)]
  if (min === undefined && max === undefined) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function writeRange(part: keyof Filter, value: unknown): WordFilter {
  const { min, max, below } = value as Range
  return { [rangeParts[part as RangePart].name]: { Min: min, Max: max, Below: below } }
}

/** An error for each coordinate that the other fields of a place need. */
export function placeErrors({ Latitude, Longitude, RadiusKm, SortBy }: Partial<ListingFilter>): FieldError[] {
  const errors: FieldError[] = []
  const missing = (Field: string, why: string) => errors.push({ Field, Message: `is required ${why}` })
  const hasLatitude = typeof Latitude === 'number'
  const hasLongitude = typeof Longitude === 'number'
  const why = typeof RadiusKm === 'number' ? 'with RadiusKm' : SortBy === 'Distance' ? 'to sort by Distance' : undefined
  if (!hasLatitude && (why || hasLongitude)) missing('Latitude', why ?? 'with Longitude')
  if (!hasLongitude && (why || hasLatitude)) missing('Longitude', why ?? 'with Latitude')
  return errors
}
