import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paging } from '../fields/paging.ts'
import { moment } from '../fields/times.ts'
import { filled, onlyOf, text } from '../fields/values.ts'
import { ChangeKind } from './changes.ts'
import { ListingFilter, WordFilter } from './filter-parts.ts'
import { SaleType, Status } from './listing.ts'

/** A listing in a list: every value is text, an unset one is "". */
export const ListingRow = z.object({
  ID: z.int(),
  PropertyType: z.string(),
  SaleType: z.string().describe('For Sale or For Rent'),
  Status: z.string(),
  Images: z.string().describe('addresses, separated by commas'),
  CurrencySymbol: z.string(),
  Price: z.string().describe('SalePrice, or RentPrice of a rental'),
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
  ExtensionColumn: z.string().describe('a JSON list of {Key, value}, as text'),
})
export type ListingRow = z.infer<typeof ListingRow>

export const RealEstateList = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/RealEstateList',
  summary: 'Search listings by filter, newest first; VirtualCount is the number of all that match',
  auth: 'listing',
  input: z.object({
    SerialNumber: filled(),
    ...ListingFilter.shape,
    ChangedSince: moment()
      .nullish()
      .describe('only listings that were created, came back, or changed their price or status since then'),
    ChangeKinds: onlyOf(ChangeKind).describe('only listings with a change of these kinds in the change log'),
    ...paging,
  }),
  output: z.object({ List: z.array(ListingRow), VirtualCount: z.int() }),
  errors: ['noSuchChatbot'],
})

const Understood = z.object({
  IsSearch: z.boolean().describe('whether the words have anything that listings can be searched by'),
  Filter: WordFilter,
  Summary: z.string().describe('the filter in words'),
  Count: z.int().describe('number of listings that match'),
  NotUnderstood: z.array(z.string()).describe('pieces of the words that were not understood'),
  Corrections: z.array(z.object({ Said: z.string(), Taken: z.string() })).describe('corrected typing errors'),
  Ties: z
    .array(z.object({ Said: z.string(), Options: z.array(z.string()) }))
    .describe('names that match several places equally well'),
  Refused: z
    .array(z.object({ Said: z.string(), Reason: z.string() }))
    .describe('criteria that fair-housing law forbids to search by'),
  Relaxations: z
    .array(z.object({ Change: z.string(), Count: z.int(), Filter: WordFilter }))
    .describe(
      'if nothing matches: filters with fewer conditions, the smallest change first, and how many listings each finds',
    ),
})
export type Understood = z.infer<typeof Understood>

export const RealEstateParse = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/RealEstateParse',
  summary:
    'Parse words as a listing search: returns the filter, what was corrected or left out, and other filters if nothing matches',
  auth: 'listing',
  input: z.object({ SerialNumber: filled(), Query: filled() }),
  output: Understood,
  errors: ['noSuchChatbot'],
})

/** Number of values per kind unless Limit is given. */
export const FACETS_LIMIT = 10

/** The fields by which listings are grouped. */
export const FacetKind = z.enum(['City', 'State', 'ZIP', 'Location', 'PropertyType'])
export type FacetKind = z.infer<typeof FacetKind>

const Count = z.int()
/** The smallest and the largest value; null if no listing has one. */
const Span = z.object({ Min: z.number(), Max: z.number() }).nullable()

/** Ranges between round numbers, in ascending order; `Below` is exclusive. */
const Ranges = z.array(z.object({ Min: z.number(), Below: z.number(), Count })).optional()

const Facets = z.object({
  VirtualCount: Count.describe('number of listings that match the filter'),
  Values: z
    .array(z.object({ Kind: FacetKind, Value: z.string(), Count }))
    .describe('values as written in the listings: best match first, then most frequent'),
  Statuses: z.array(z.object({ Value: Status, Count })),
  SaleTypes: z.array(z.object({ Value: SaleType, Count })),
  Price: Span.describe('lowest and highest price: sale prices, or rents of rentals; null if no listing has one'),
  Area: Span.describe('smallest and largest building area in square feet'),
  PriceRanges: Ranges.describe('number of listings per price range; only without Kind and Prefix'),
  AreaRanges: Ranges,
})
export type Facets = z.infer<typeof Facets>

export const RealEstateFacets = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/RealEstateFacets',
  summary:
    'Count the cities, types and other values of the listings that match a filter; also completes a typed prefix',
  auth: 'listing',
  input: z.object({
    SerialNumber: filled(),
    ...ListingFilter.shape,
    Kind: FacetKind.nullish().describe('default: all kinds'),
    Prefix: text().nullish().describe('the beginning of a value; ignores case, accents and small typing errors'),
    Limit: z
      .int()
      .min(1)
      .max(100)
      .nullish()
      .describe('maximum number of values per kind')
      .meta({ default: FACETS_LIMIT }),
  }),
  output: Facets,
  errors: ['noSuchChatbot'],
})
