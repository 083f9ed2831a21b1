import { z } from 'zod'
import type { Listing } from '../../../contract/listings/listing.ts'
import { show } from '../context.ts'
import { allFacts } from './facts.ts'
import { defineTool } from './tool.ts'

/** As many as can be compared side by side. */
const KEYS_MAX = 5

export const listingDetails = defineTool({
  name: 'listing_details',
  description: 'Everything that listings state. Keys are their ID, MLS number or link, such as {"Keys": ["12"]}.',
  input: z.object({
    Keys: z
      .array(z.union([z.string(), z.number()]))
      .min(1)
      .max(KEYS_MAX),
  }),
  async run({ Keys }, context) {
    const keys = Keys.map(String)
    const { listings } = context.prompt
    const ids = keys.filter((key) => /^\d{1,15}$/.test(key))
    const [byId, byNumber, byUrl] = await Promise.all([
      ids.length > 0 ? listings.find('PrimaryId', ids) : [],
      listings.find('MLSNumber', keys),
      listings.find('URL', keys),
    ])
    const found = new Map<number, Listing>([...byId, ...byNumber, ...byUrl].map((listing) => [listing.ID, listing]))
    const all = [...found.values()].slice(0, KEYS_MAX)
    show(context, all)
    return all.length === 0
      ? { error: 'No listing has such an ID, MLS number or link. Call search_listings to find it.' }
      : all.map(allFacts)
  },
})
