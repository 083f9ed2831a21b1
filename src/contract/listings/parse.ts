import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filled } from '../fields.ts'
import { WordFilter } from './filter-parts.ts'

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
