import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filled, moment, paging } from '../fields.ts'
import { ChangeKind } from './changes.ts'
import { ListingFilter } from './filter-parts.ts'

/** A listing in a list: every value is text, an unset one is "". */
export const ListingRow = z.object({
  ID: z.int(),
  PropertyType: z.string(),
  SaleType: z.string().describe('For Sale or For Rent'),
  Status: z.string(),
  Images: z.string().describe('addresses split by commas'),
  CurrencySymbol: z.string(),
  Price: z.string().describe('SalePrice, for rentals RentPrice'),
  State: z.string(),
  City: z.string(),
  Address: z.string(),
  ZIP: z.string(),
  Location: z.string(),
  Area: z.string().describe('BuildingArea with its unit'),
  AreaUnit: z.string(),
  Bathrooms: z.string(),
  Bedrooms: z.string(),
  Url: z.string(),
  Tours: z.string(),
  YearBuilt: z.string(),
  MLSNumber: z.string(),
  DaysOnMarket: z.string(),
  LotArea: z.string(),
  BuildingArea: z.string(),
  ParkingSpots: z.string(),
  Description: z.string(),
  RentPrice: z.string(),
  SpaceType: z.string(),
  DepositFee: z.string(),
  SalePrice: z.string(),
  UnitAreaPrice: z.string(),
  EstimatePrice: z.string(),
  HOAMonth: z.string(),
  LATITUDE: z.number().nullable(),
  LONGITUDE: z.number().nullable(),
  ExtensionColumn: z.string().describe('a JSON list of {Key, value} as text'),
})
export type ListingRow = z.infer<typeof ListingRow>

export const RealEstateList = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/RealEstateList',
  summary: 'List listings by filters, newest first; VirtualCount counts all that match',
  auth: 'listing',
  input: z.object({
    SerialNumber: filled(),
    ...ListingFilter.shape,
    ChangedSince: moment().nullish().describe('only what was created, changed its price or status, or came back since'),
    ChangeKinds: z.array(ChangeKind).nullish().describe('only what the change log tells of in these kinds'),
    ...paging,
  }),
  output: z.object({ List: z.array(ListingRow), VirtualCount: z.int() }),
  errors: ['noSuchChatbot'],
})
