import type { Kysely } from 'kysely'
import type { ListingStore } from '../../core/ports/listings.ts'
import type { Clock } from '../../core/ports/ports.ts'
import type { Tables } from '../tables.ts'
import { lockCatalogue } from './catalogue.ts'
import { createChangeLog } from './changes.ts'
import { countMatching } from './count/matching.ts'
import { countedValues, countsPerRange, spanOf } from './read/facets.ts'
import { fits, fitsInTurns, prepareToFit } from './read/fits.ts'
import { searchAndCount, searchIds } from './read/search.ts'
import { findIdsInSteps, findListings, readListings, rowsOfListings, streamListings, toListing } from './rows.ts'
import type { FullText } from './text/full-text.ts'
import { listingVocabulary, type Vocabularies } from './text/vocabulary.ts'
import { listingWrites } from './write/writes.ts'

/** Shared by the listing stores of all chatbots. `reader` is for slow queries. */
export type ListingParts = {
  db: Kysely<Tables>
  reader: Kysely<Tables>
  now: Clock
  fullText: FullText
  vocabularies: Vocabularies
}

export function createListingStore({ vocabularies, ...parts }: ListingParts, chatbotId: number): ListingStore {
  const { db } = parts
  // Inside a transaction, only its own connection sees its writes.
  const reading = { ...parts, chatbotId, reader: db.isTransaction ? db : parts.reader }

  return {
    ...listingWrites({ ...parts, chatbotId }),
    changes: createChangeLog(db, chatbotId),
    async lock() {
      await lockCatalogue(db, chatbotId)
    },
    find: (keyType, keys) => findListings(reading, keyType, keys),
    findInSteps: (keyType, keys, more) => findIdsInSteps(reading, { keyType, keys, more }),
    count: (filter) => countMatching(reading, filter),
    fits,
    fitsInTurns,
    prepareToFit,
    values: (filter, field, of) => countedValues(reading, filter, { ...of, field }),
    span: (filter, column) => spanOf(reading, filter, column),
    spread: (filter, column, edges) => countsPerRange(reading, filter, { column, edges }),
    vocabulary: () => listingVocabulary(db, chatbotId, vocabularies),

    async search(filter, page) {
      return await readListings(db, chatbotId, await searchIds(reading, filter, page))
    },

    async searchAndCount(filter, page) {
      const { ids, count } = await searchAndCount(reading, filter, page)
      return { found: streamListings(db, chatbotId, ids), count }
    },

    async after(id, limit) {
      const next = rowsOfListings(db, chatbotId).where('listing.id', '>', id).orderBy('listing.id').limit(limit)
      return (await next.execute()).map(toListing)
    },
  }
}
