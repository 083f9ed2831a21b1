import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filled } from '../fields.ts'

/** `Back` replaces `Created` for a listing that was removed or sold before, recognized by MLS number or URL. */
export const ChangeKind = z.enum(['Created', 'Price', 'Status', 'Removed', 'Back'])
export type ChangeKind = z.infer<typeof ChangeKind>

export const ListingChange = z.object({
  Sequence: z.int().describe('1, 2, 3 … without a gap in each chatbot'),
  ListingID: z.int(),
  MLSNumber: z.string(),
  Url: z.string(),
  Kind: ChangeKind,
  Old: z.string().describe('price or status before, as RealEstateList spells it'),
  New: z.string().describe('price or status after'),
  Time: z.string(),
})
export type ListingChange = z.infer<typeof ListingChange>

export const ListingChanges = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/ListingChanges',
  summary: 'Read what happened to the listings, oldest first: created, price, status, removed, back; kept for 90 days',
  auth: 'listing',
  input: z.object({
    SerialNumber: filled(),
    After: z.int().min(0).nullish().describe('the last Sequence that was read; left out: from the oldest on'),
    Kinds: z.array(ChangeKind).nullish().describe('left out: all of them'),
    ListingID: z.int().nullish().describe('changes of this listing alone'),
    Limit: z.int().min(1).max(1_000).nullish().describe('most rows of one answer').meta({ default: 200 }),
  }),
  output: z.object({ List: z.array(ListingChange), Next: z.int().describe('the next After') }),
  errors: ['noSuchChatbot'],
})
