import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filled, text } from '../fields.ts'
import { ListingFilter } from './filter-parts.ts'
import { SaleType, Status } from './listing.ts'

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
