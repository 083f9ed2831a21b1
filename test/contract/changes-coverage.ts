import type { Api } from '../../src/contract/api.ts'
import { type Coverage, inList, proof } from './proof.ts'

/** What follows the listings: the change log, and watches. */
export const changesCoverage: Record<Extract<keyof Api, 'ListingChanges' | `Watch${string}`>, Coverage> = {
  ListingChanges: {
    input: [
      proof('SerialNumber', 'listings/changes', "another workspace's change log is as unknown as none"),
      proof('After Kinds ListingID Limit', 'listings/changes', 'is read with a cursor, by kinds and by listing'),
    ],
    output: [
      proof(
        inList('Sequence ListingID MLSNumber Url Kind Old New Time'),
        'listings/changes',
        'tells creations, prices, statuses and removals in their order',
      ),
      proof('Next', 'listings/changes', 'is read with a cursor, by kinds and by listing'),
    ],
  },
}
