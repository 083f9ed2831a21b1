import type { Api } from '../../contract/api.ts'
import { describe } from '../../search/describe.ts'
import { ownChatbot } from '../chatbots/chatbots.ts'
import type { Handlers } from '../handlers.ts'
import type { Clock, Store } from '../ports/ports.ts'
import { toWire } from './filter.ts'
import { understand } from './understand.ts'
import { waysOn } from './ways-on.ts'

export function parseHandlers({ store, now }: { store: Store; now: Clock }): Pick<Handlers<Api>, 'RealEstateParse'> {
  return {
    async RealEstateParse(caller, { SerialNumber, Query }) {
      const listings = store.listings((await ownChatbot(store, caller, SerialNumber)).id)
      const { parsed, filter } = await understand(listings, Query, now())
      const Count = await listings.count(filter)
      const { cities } = await listings.vocabulary()
      const ways = Count > 0 ? [] : await waysOn(listings, { filter, otherCities: cities })
      return {
        IsSearch: parsed.isSearch,
        Filter: toWire(filter),
        Summary: describe(filter),
        Count,
        NotUnderstood: parsed.notUnderstood,
        Corrections: parsed.corrections.map(({ said, taken }) => ({ Said: said, Taken: taken })),
        Ties: parsed.ties.map(({ said, options }) => ({ Said: said, Options: options })),
        Refused: parsed.refused.map(({ said, reason }) => ({ Said: said, Reason: reason })),
        Relaxations: ways.map(({ change, count, filter: looser }) => ({
          Change: change,
          Count: count,
          Filter: toWire(looser),
        })),
      }
    },
  }
}
