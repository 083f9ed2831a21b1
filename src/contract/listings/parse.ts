import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filled } from '../fields.ts'
import { SaleType, SortBy, Status } from './listing.ts'

/** A range as an answer shows it: ends included, `Below` an open upper end ("2 baths": Min 2, Below 3). */
const Range = z
  .object({ Min: z.number().optional(), Max: z.number().optional(), Below: z.number().optional() })
  .optional()
const names = () => z.array(z.string()).optional()

/** What words were understood as: every part present must hold; a list means any of its values. Areas are square feet. */
const WordFilter = z.object({
  SaleType: SaleType.optional(),
  Statuses: z.array(Status).optional(),
  PropertyTypes: names(),
  NotPropertyTypes: names(),
  Cities: names(),
  States: names(),
  ZIPs: names(),
  Locations: names(),
  MLSNumbers: names(),
  CurrencySymbol: z.string().optional(),
  Tours: names(),
  Keywords: names(),
  Extension: z.array(z.object({ Key: z.string(), value: z.string() })).optional(),
  /** each a feature in all the spellings it is looked for in */
  Features: z.array(z.array(z.string())).optional(),
  Near: z
    .object({
      Latitude: z.number(),
      Longitude: z.number(),
      RadiusKm: z.number().optional(),
      Place: z.string().optional(),
    })
    .optional(),
  Price: Range,
  Bedrooms: Range,
  Bathrooms: Range,
  Area: Range,
  LotArea: Range,
  YearBuilt: Range,
  DaysOnMarket: Range,
  HOAMonth: Range,
  ParkingSpots: Range,
  SortBy: SortBy.optional(),
})
export type WordFilter = z.infer<typeof WordFilter>

const Understood = z.object({
  /** whether the words say something that listings can be searched by */
  IsSearch: z.boolean(),
  Filter: WordFilter,
  /** the filter in plain words */
  Summary: z.string(),
  /** how many listings match */
  Count: z.int(),
  NotUnderstood: z.array(z.string()),
  /** typing errors that were mended */
  Corrections: z.array(z.object({ Said: z.string(), Taken: z.string() })),
  /** names that could mean several places equally well */
  Ties: z.array(z.object({ Said: z.string(), Options: z.array(z.string()) })),
  /** wishes that fair-housing law does not allow to search by */
  Refused: z.array(z.object({ Said: z.string(), Reason: z.string() })),
  /** when nothing matches: what to give up, the least first, and how many that finds */
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
