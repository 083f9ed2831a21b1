import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { webUrl } from '../fields/addresses.ts'
import { filled, ITEMS_MAX, LONG_TEXT_MAX, nonNegativeNumber, text } from '../fields/values.ts'

export const SaleType = z.enum(['for_sale', 'for_rent'])
export type SaleType = z.infer<typeof SaleType>
/** How a listing can be visited besides by appointment. */
export const Tour = z.enum(['OpenHouse', '3D'])
export type Tour = z.infer<typeof Tour>
export const Status = z.enum(['Active', 'PreOnMarket', 'Sold'])
export type Status = z.infer<typeof Status>
export const AreaUnit = z.enum(['Square Feet', 'Square Meters'])
export type AreaUnit = z.infer<typeof AreaUnit>
export const KeyType = z.enum(['PrimaryId', 'MLSNumber', 'URL'])
export type KeyType = z.infer<typeof KeyType>

/** Maximum number of keys of one RealEstateDelete. */
const DELETE_KEYS_MAX = 1_000

export const ExtensionItem = z.object({ Key: filled(), value: text() })

const required = {
  SaleType,
  Status,
  CurrencySymbol: filled().describe('currency of all prices of the listing'),
  PropertyType: filled().describe('any text, such as House or Condo'),
  Bedrooms: nonNegativeNumber(),
  Bathrooms: nonNegativeNumber().describe('a half bathroom counts 0.5'),
  Url: webUrl().describe("address of the listing's page"),
  MLSNumber: filled().describe('number in the multiple listing service'),
  YearBuilt: nonNegativeNumber(),
  DaysOnMarket: nonNegativeNumber(),
  LotArea: nonNegativeNumber().describe('in AreaUnit'),
  BuildingArea: nonNegativeNumber().describe('in AreaUnit'),
  AreaUnit,
  ParkingSpots: nonNegativeNumber(),
}

export const latitude = () => z.number().min(-90).max(90)
export const longitude = () => z.number().min(-180).max(180)

const optional = {
  Images: z.array(webUrl()).max(ITEMS_MAX).nullish(),
  Tours: Tour.nullish(),
  Description: text(LONG_TEXT_MAX).nullish(),
  ExtensionColumn: z
    .array(ExtensionItem)
    .max(ITEMS_MAX)
    .nullish()
    .describe('further facts, for which there is no field'),
  Location: text().nullish().describe('the neighbourhood, or the place in words'),
  Address: text().nullish().describe('street address'),
  City: text().nullish(),
  State: text().nullish(),
  ZIP: text().nullish(),
  Latitude: latitude().nullish(),
  Longitude: longitude().nullish(),
  SalePrice: nonNegativeNumber().nullish(),
  UnitAreaPrice: nonNegativeNumber().nullish().describe('price per AreaUnit'),
  HOAMonth: nonNegativeNumber().nullish().describe('monthly fee of the homeowners association'),
  EstimatePrice: nonNegativeNumber().nullish().describe('estimated price'),
  RentPrice: nonNegativeNumber().nullish().describe('monthly rent'),
  SpaceType: z.enum(['Entire place', 'Room']).nullish(),
  DepositFee: nonNegativeNumber().nullish(),
}

/** The fields of a listing, by the contract's names; an optional field that is unset is absent or null. */
export const ListingFields = z.object({ ...required, ...optional })
export type ListingFields = z.infer<typeof ListingFields>
export const listingFieldNames = ListingFields.keyof().options
export type ListingFieldName = keyof ListingFields
/** A stored listing. IDs grow with each creation, so a larger one is newer. */
export type Listing = ListingFields & { ID: number }

/** Length of the texts that may be long, in UTF-16 units. */
export const lengthOf = ({ Description, Images, ExtensionColumn }: ListingFields): number =>
  [Description ?? '', ...(Images ?? []), ...(ExtensionColumn ?? []).flatMap(({ Key, value }) => [Key, value])].reduce(
    (length, { length: more }) => length + more,
    0,
  )

const SerialNumber = filled()

export const RealEstateCreate = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/RealEstateCreate',
  summary: 'Create a listing; returns its ID',
  auth: 'listing',
  input: z.object({ SerialNumber, ...ListingFields.shape }),
  output: z.string(),
  errors: ['noSuchChatbot'],
})

export const RealEstateUpdate = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/RealEstateUpdate',
  summary: 'Update all listings that a key matches; absent fields keep their value',
  auth: 'listing',
  input: z.object({ SerialNumber, Key: filled(), KeyType, ...ListingFields.partial().shape }),
  output: z.int(),
  errors: ['noSuchChatbot', 'noSuchListing'],
})

export const RealEstateDelete = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/RealEstateDelete',
  summary: 'Delete listings by key; keys that match nothing are ignored',
  auth: 'listing',
  input: z.object({ SerialNumber, Keys: z.array(text()).max(DELETE_KEYS_MAX), KeyType }),
  output: z.object({ SuccessCount: z.int() }),
  errors: ['noSuchChatbot'],
})
