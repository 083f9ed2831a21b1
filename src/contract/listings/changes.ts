import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filled, onlyOf } from '../fields/values.ts'

/**
 * Number of days for which changes are kept. A listing removed or sold and created again within this time counts as the same
 * one.
 */
export const CHANGES_KEPT_DAYS = 90
/** Number of changes of one answer unless Limit is given. */
export const CHANGES_LIMIT = 200

/** `Back` replaces `Created` for a listing that was removed or sold before, recognized by MLS number or URL. */
export const ChangeKind = z.enum(['Created', 'Price', 'Status', 'Removed', 'Back'])
export type ChangeKind = z.infer<typeof ChangeKind>

export const ListingChange = z.object({
  Sequence: z.int().describe('1, 2, 3 … without gaps per chatbot'),
  ListingID: z.int(),
  MLSNumber: z.string(),
  Url: z.string(),
  Kind: ChangeKind,
  Old: z.string().describe('price or status before the change, as in RealEstateList'),
  New: z.string().describe('price or status after the change'),
  Time: z.string(),
})
export type ListingChange = z.infer<typeof ListingChange>

export const ListingChanges = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/ListingChanges',
  summary: `Read the changes of listings, oldest first: created, price, status, removed, back; changes are kept for ${CHANGES_KEPT_DAYS} days`,
  auth: 'listing',
  input: z.object({
    SerialNumber: filled(),
    After: z.int().min(0).nullish().describe('the last Sequence that you read; default: begin with the oldest'),
    Kinds: onlyOf(ChangeKind).describe('default: all kinds'),
    ListingID: z.int().min(1).nullish().describe('only changes of this listing'),
    Limit: z.int().min(1).max(1_000).nullish().describe('maximum number of rows').meta({ default: CHANGES_LIMIT }),
  }),
  output: z.object({ List: z.array(ListingChange), Next: z.int().describe('the After of the next request') }),
  errors: ['noSuchChatbot'],
})
