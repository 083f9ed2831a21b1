import type { FieldError } from '../../contract/envelope.ts'
import type { ListingFilter } from '../../contract/listings/listing.ts'
import { invalid } from '../../contract/validate.ts'
import type { Filter, Range, Ranges } from '../../search/filter.ts'
import { squareFeet } from '../../search/numbers/area.ts'

/** The fields of a request as a filter. Fields that are absent, null or blank do not narrow; Query is not read here. */
export function filterOf(fields: ListingFilter): Filter {
  checkPlace(fields)
  const filter: Filter = {}
  if (fields.SaleType) filter.saleType = fields.SaleType
  if (fields.Status) filter.statuses = [fields.Status]
  if (fields.SortBy) filter.sort = fields.SortBy
  const texts = {
    cities: fields.CityName,
    states: fields.State,
    zips: fields.ZIP,
    types: fields.PropertyType,
    mlsNumbers: fields.MLSNumber,
    keywords: fields.Keyword,
  } as const
  for (const [name, value] of Object.entries(texts) as [keyof typeof texts, string | null | undefined][])
    if (value?.trim()) filter[name] = [value]
  if (fields.CurrencySymbol?.trim()) filter.currency = fields.CurrencySymbol
  if (fields.Extension?.length) filter.extension = fields.Extension.map(({ Key, value }) => ({ key: Key, value }))
  if (typeof fields.Latitude === 'number' && typeof fields.Longitude === 'number')
    filter.near = {
      latitude: fields.Latitude,
      longitude: fields.Longitude,
      ...(typeof fields.RadiusKm === 'number' && { km: fields.RadiusKm }),
    }
  return { ...filter, ...rangesOf(fields) }
}

const same = (value: number): number => value

function rangesOf(fields: ListingFilter): Ranges {
  const feet = (area: number) => squareFeet(area, fields.AreaUnit ?? 'Square Feet')
  const all = {
    price: range(fields.MinPrice, fields.MaxPrice),
    bedrooms: range(fields.MinBedrooms, fields.MaxBedrooms),
    bathrooms: range(fields.MinBathrooms, fields.MaxBathrooms),
    area: range(fields.MinArea, fields.MaxArea, feet),
    lotArea: range(fields.MinLotArea, fields.MaxLotArea, feet),
    yearBuilt: range(fields.MinYearBuilt, fields.MaxYearBuilt),
    daysOnMarket: range(fields.MinDaysOnMarket, fields.MaxDaysOnMarket),
    hoa: range(fields.MinHOAMonth, fields.MaxHOAMonth),
    parking: range(fields.MinParkingSpots, fields.MaxParkingSpots),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

type Bound = number | null | undefined

function range(min: Bound, max: Bound, convert = same): Range | undefined {
  if (typeof min !== 'number' && typeof max !== 'number') return undefined
  return {
    ...(typeof min === 'number' && { min: convert(min) }),
    ...(typeof max === 'number' && { max: convert(max) }),
  }
}

function checkPlace({ Latitude, Longitude, RadiusKm, SortBy }: ListingFilter): void {
  const errors: FieldError[] = []
  const missing = (Field: string, why: string) => errors.push({ Field, Message: `is required ${why}` })
  const hasLatitude = typeof Latitude === 'number'
  const hasLongitude = typeof Longitude === 'number'
  const why = typeof RadiusKm === 'number' ? 'with RadiusKm' : SortBy === 'Distance' ? 'to sort by Distance' : undefined
  if (!hasLatitude && (why || hasLongitude)) missing('Latitude', why ?? 'with Longitude')
  if (!hasLongitude && (why || hasLatitude)) missing('Longitude', why ?? 'with Latitude')
  if (errors.length > 0) throw invalid(errors)
}
