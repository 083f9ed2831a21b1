import { z } from 'zod'
import { ITEMS_MAX } from '../../contract/fields/values.ts'
import type { AreaUnit, ListingFieldName } from '../../contract/listings/listing.ts'
import { askedPrice, nearestStatus, type RowReading, toReading } from '../row-reading.ts'
import { createFacts, type Facts, resoArea, resoExtension, resoExtensionKeys, resoLot } from './facts.ts'

/** Whether a record is a Property of the RESO Data Dictionary. */
export const isReso = (record: Record<string, unknown>): boolean =>
  ['StandardStatus', 'ListPrice', 'ListingKey', 'ListingId', 'BedroomsTotal'].some((name) => name in record)

/** Reads one Property resource. Prices are assumed to be US dollars: the dictionary has no currency field. */
export function readReso(row: number, record: Record<string, unknown>): RowReading {
  const facts = createFacts(row, record)
  const { text, number } = facts
  const isForRent = /lease|rent/i.test(text('PropertyType') ?? '')
  const { AreaUnit, area } = resoArea(facts)
  const { numbers, assumed } = requiredNumbers(facts, AreaUnit, area)
  const fields = {
    ...numbers,
    ...linkOf(facts, assumed),
    SaleType: isForRent ? 'for_rent' : 'for_sale',
    Status: nearestStatus(facts.required('StandardStatus') ?? text('MlsStatus') ?? ''),
    CurrencySymbol: '$',
    AreaUnit,
    PropertyType: spaced(facts.required(text('PropertySubType') === null ? 'PropertyType' : 'PropertySubType')),
    MLSNumber: text('ListingId') ?? text('ListingKey') ?? facts.required('ListingId'),
    Images: resoImages(record),
    Description: text('PublicRemarks'),
    Location: text('SubdivisionName') ?? text('MLSAreaMajor'),
    Address: text('UnparsedAddress') ?? addressOf(facts),
    City: text('City'),
    State: text('StateOrProvince'),
    ZIP: text('PostalCode'),
    Latitude: number('Latitude'),
    Longitude: number('Longitude'),
    [isForRent ? 'RentPrice' : 'SalePrice']: price(facts),
    HOAMonth: monthlyFee(facts),
    ExtensionColumn: resoExtension(facts),
  }
  const lacks = (field: ListingFieldName) => sources[field]?.every((name) => !(name in record)) ?? false
  const draft = { row, fields, assumed, errors: facts.errors, lacks, extensionKeys: resoExtensionKeys(facts) }
  return toReading(draft, (field) => columns[field] ?? field)
}

const ADDRESS_PARTS = ['StreetNumber', 'StreetDirPrefix', 'StreetName', 'StreetSuffix', 'StreetDirSuffix']

/** What the optional fields are read from. A record that names none of a field's sources says nothing about it. */
const sources: { [Name in ListingFieldName]?: string[] } = {
  Images: ['Media'],
  Tours: ['VirtualTourURLUnbranded', 'VirtualTourURLBranded'],
  Description: ['PublicRemarks'],
  Location: ['SubdivisionName', 'MLSAreaMajor'],
  Address: ['UnparsedAddress', ...ADDRESS_PARTS],
  City: ['City'],
  State: ['StateOrProvince'],
  ZIP: ['PostalCode'],
  Latitude: ['Latitude'],
  Longitude: ['Longitude'],
  HOAMonth: ['AssociationFee'],
}

const columns: Record<string, string> = {
  Url: 'ListingURL',
  MLSNumber: 'ListingId',
  Images: 'Media',
  SalePrice: 'ListPrice',
}

/** Adds spaces to lookup values: SingleFamilyResidence becomes Single Family Residence. */
const spaced = (lookup: string | null): string | null => lookup?.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') ?? null

function requiredNumbers(facts: Facts, unit: AreaUnit, area: number | null) {
  const { number } = facts
  const read: Partial<Record<ListingFieldName, number | null>> = {
    Bedrooms: number('BedroomsTotal'),
    Bathrooms: bathrooms(facts),
    YearBuilt: number('YearBuilt'),
    DaysOnMarket: number('DaysOnMarket'),
    LotArea: resoLot(facts, unit),
    BuildingArea: area,
    ParkingSpots: number('ParkingTotal') ?? number('GarageSpaces'),
  }
  const entries = Object.entries(read) as [ListingFieldName, number | null][]
  return {
    numbers: Object.fromEntries(entries.map(([name, value]) => [name, value ?? 0])),
    assumed: [
      ...entries.flatMap(([name, value]) => (value === null ? [name] : [])),
      ...(read.LotArea === null && area === null ? (['AreaUnit'] as const) : []),
    ],
  }
}

/** Sums bathrooms with fractions: a three-quarter bath has no tub, a half bath neither tub nor shower. */
function bathrooms({ number }: Facts): number | null {
  const parts = [
    [number('BathroomsFull'), 1],
    [number('BathroomsThreeQuarter'), 0.75],
    [number('BathroomsHalf'), 0.5],
    [number('BathroomsOneQuarter'), 0.25],
  ] as const
  // Not in the dictionary, but common: it counts a half bath as a half, as Bathrooms does.
  if (parts.every(([count]) => count === null))
    return number('BathroomsTotalDecimal') ?? number('BathroomsTotalInteger')
  return parts.reduce((sum, [count, size]) => sum + (count ?? 0) * size, 0)
}

/** The price; for a closed sale, the closing price. */
function price(facts: Facts): number | null {
  if (/closed|sold/i.test(facts.text('StandardStatus') ?? '')) {
    const paid = facts.number('ClosePrice')
    if (paid !== null && paid > 0) return paid
  }
  return askedPrice(facts, 'ListPrice', facts.number)
}

/** The listing's page, which the dictionary has under several names; else a picture, which is better than no link. */
function linkOf({ text, record }: Facts, assumed: ListingFieldName[]) {
  const page = text('ListingURL')
  const tour = text('VirtualTourURLUnbranded') ?? text('VirtualTourURLBranded')
  if (page === null) assumed.push('Url')
  return { Url: page ?? tour ?? resoImages(record)?.[0], Tours: tour === null ? null : '3D' }
}

function addressOf({ text }: Facts): string | null {
  const parts = ADDRESS_PARTS.map(text)
  const unit = text('UnitNumber')
  return [...parts, unit === null ? null : `#${unit}`].filter((part) => part !== null).join(' ') || null
}

const monthsOf: Record<string, number> = {
  weekly: 12 / 52,
  biweekly: 12 / 26,
  bimonthly: 2,
  monthly: 1,
  quarterly: 3,
  semiannually: 6,
  annually: 12,
}

/** The monthly association fee, rounded to cents; null for one-time or on-demand fees. */
function monthlyFee({ text, number }: Facts): number | null {
  const fee = number('AssociationFee')
  const months = monthsOf[(text('AssociationFeeFrequency') ?? 'monthly').toLowerCase().replace(/[^a-z]/g, '')]
  return fee === null || months === undefined ? null : Math.round((fee / months) * 100) / 100
}

const Medium = z.object({ MediaURL: z.url(), MediaCategory: z.string().nullish(), Order: z.number().nullish() })

/** The pictures of a record in order, up to a listing's maximum; null if the record has no such field. */
function resoImages(record: Record<string, unknown>): string[] | null {
  if (!Array.isArray(record['Media'])) return null
  const media = record['Media'].flatMap((item) => Medium.safeParse(item).data ?? [])
  return media
    .filter(({ MediaCategory, MediaURL }) => isPicture(MediaCategory) && /^https?:/i.test(MediaURL))
    .toSorted((a, b) => (a.Order ?? Infinity) - (b.Order ?? Infinity) || 0)
    .slice(0, ITEMS_MAX)
    .map(({ MediaURL }) => MediaURL)
}

const isPicture = (category: string | null | undefined): boolean => /photo|image|^$/i.test(category ?? '')
