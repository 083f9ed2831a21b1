import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filled, moment, paging, text } from '../fields.ts'
import { ChangeKind } from './changes.ts'
import { ListingFilter, WordFilter } from './filter-parts.ts'
import { SaleType, Status } from './listing.ts'

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

const Understood = z.object({
  /** whether the text has anything that listings can be searched by */
  IsSearch: z.boolean(),
  Filter: WordFilter,
  /** the filter in plain words */
  Summary: z.string(),
  /** how many listings match */
  Count: z.int(),
  NotUnderstood: z.array(z.string()),
  /** corrected typing errors */
  Corrections: z.array(z.object({ Said: z.string(), Taken: z.string() })),
  /** names that match several places equally well */
  Ties: z.array(z.object({ Said: z.string(), Options: z.array(z.string()) })),
  /** criteria that fair-housing law forbids to search by */
  Refused: z.array(z.object({ Said: z.string(), Reason: z.string() })),
  /** if nothing matches: filters to drop, the smallest change first, and how many listings each then finds */
  Relaxations: z.array(z.object({ Change: z.string(), Count: z.int(), Filter: WordFilter })),
})
export type Understood = z.infer<typeof Understood>

export const RealEstateParse = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/RealEstateParse',
  summary:
    'Understand words as a listing search: the filter, what was changed or left out, and ways on when nothing matches',
  auth: 'listing',
  input: z.object({ SerialNumber: filled(), Query: filled() }),
  output: Understood,
  errors: ['noSuchChatbot'],
})

/** The fields by which listings are grouped. */
export const FacetKind = z.enum(['City', 'State', 'ZIP', 'Location', 'PropertyType'])
export type FacetKind = z.infer<typeof FacetKind>

const Count = z.int()
/** The smallest and the largest value; null if no listing has one. */
const Span = z.object({ Min: z.number(), Max: z.number() }).nullable()

/** Ranges between round numbers, in ascending order; `Below` is exclusive. */
const Ranges = z.array(z.object({ Min: z.number(), Below: z.number(), Count })).optional()

const Facets = z.object({
  /** how many listings match the filter */
  VirtualCount: Count,
  /** values as written in the listings: best match first, then most frequent */
  Values: z.array(z.object({ Kind: FacetKind, Value: z.string(), Count })),
  Statuses: z.array(z.object({ Value: Status, Count })),
  SaleTypes: z.array(z.object({ Value: SaleType, Count })),
  /** sale prices, or the rents of rentals */
  Price: Span,
  /** building area in square feet */
  Area: Span,
  /** number of listings by price range; only if neither Kind nor Prefix is given */
  PriceRanges: Ranges,
  AreaRanges: Ranges,
})
export type Facets = z.infer<typeof Facets>

export const RealEstateFacets = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/RealEstateFacets',
  summary:
    'Count the cities, types and other values of the listings that a filter leaves; completes what is being typed',
  auth: 'listing',
  input: z.object({
    SerialNumber: filled(),
    ...ListingFilter.shape,
    Kind: FacetKind.nullish().describe('left out: all of them'),
    Prefix: text().nullish().describe('a value as typed so far; case, accents and small typing errors do not matter'),
    Limit: z.int().min(1).max(100).nullish().describe('most values of one kind').meta({ default: 10 }),
  }),
  output: Facets,
  errors: ['noSuchChatbot'],
})
