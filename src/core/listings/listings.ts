import type { Api } from '../../contract/api.ts'
import { AppError } from '../../contract/errors.ts'
import { pageOf } from '../../contract/fields/paging.ts'
import { type Listing, type ListingFields, lengthOf } from '../../contract/listings/listing.ts'
import type { ListingRow } from '../../contract/listings/search.ts'
import { describeFilterIn } from '../../search/describe.ts'
import { refusalIn } from '../../search/fair-housing/reasons.ts'
import { ownChatbot } from '../chatbots/chatbots.ts'
import { withDemoPictureUrl } from '../demo/pictures.ts'
import { createYielder } from '../event-loop/yielding.ts'
import type { Handlers } from '../handlers.ts'
import { arrayIfShort } from '../long-lists.ts'
import type { Clock, Store } from '../ports/ports.ts'
import { changeInSteps } from './change-in-steps.ts'
import { toWordFilter } from './filter.ts'
import { relaxedSearches } from './relaxed-searches.ts'
import { toRow } from './row.ts'
import { filterOfRequest, understand } from './understand.ts'
import { inUsualCurrency } from './usual-currency.ts'

type Names = 'RealEstateCreate' | 'RealEstateUpdate' | 'RealEstateDelete' | 'RealEstateList'

export function listingHandlers({ store, now }: { store: Store; now: Clock }): Pick<Handlers<Api>, Names> {
  return {
    async RealEstateCreate(caller, { SerialNumber, ...listing }) {
      const chatbot = await ownChatbot(store, caller, SerialNumber)
      const [id] = await store.listings(chatbot.id).insert([listing])
      return String(id)
    },

    async RealEstateUpdate(caller, { SerialNumber, Key, KeyType, ...patch }) {
      const chatbot = await ownChatbot(store, caller, SerialNumber)
      const changes = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
      const which = {
        store,
        chatbotId: chatbot.id,
        keyType: KeyType,
        keys: [Key],
        more: JSON.stringify(changes).length,
      }
      const updated = await changeInSteps(which, (own, found) =>
        own.replace(found.map((listing) => ({ ...listing, ...(changes as Partial<ListingFields>) }))),
      )
      if (updated === 0) throw new AppError('noSuchListing', undefined, { data: 0 })
      return updated
    },

    async RealEstateDelete(caller, { SerialNumber, Keys, KeyType }) {
      const chatbot = await ownChatbot(store, caller, SerialNumber)
      const which = { store, chatbotId: chatbot.id, keyType: KeyType, keys: Keys }
      const SuccessCount = await changeInSteps(which, (own, found) =>
        own.remove(
          'PrimaryId',
          found.map(({ ID }) => String(ID)),
        ),
      )
      return { SuccessCount }
    },

    async RealEstateList(caller, { SerialNumber, PageNumber, PageSize, ChangedSince, ChangeKinds, ...fields }) {
      const chatbot = await ownChatbot(store, caller, SerialNumber)
      const listings = store.listings(chatbot.id)
      const asked = await filterOfRequest(fields, listings, now())
      const changed = {
        ...(ChangedSince && { since: Date.parse(ChangedSince) }),
        ...(ChangeKinds && { kinds: ChangeKinds }),
      }
      const filter = Object.keys(changed).length > 0 ? { ...asked, changed } : asked
      const { found, count } = await listings.searchAndCount(filter, pageOf({ PageNumber, PageSize }))
      const rows = rowsOf(found, caller.baseUrl)
      return { List: await arrayIfShort(rows, lengthOfRow), VirtualCount: count }
    },
  }
}

async function* rowsOf(found: AsyncIterable<Listing[]>, baseUrl: string): AsyncGenerator<ListingRow, undefined> {
  const yieldAfter = createYielder()
  for await (const some of found)
    for (const listing of some) {
      await yieldAfter(lengthOf(listing))
      yield withDemoPictureUrl(toRow(listing), baseUrl)
    }
}

const lengthOfRow = ({ Description, Images, ExtensionColumn }: ListingRow): number =>
  USUAL_LENGTH + Description.length + Images.length + ExtensionColumn.length
/** About how long the other fields of a row are together, in UTF-16 units. */
const USUAL_LENGTH = 500

export function parseHandlers({ store, now }: { store: Store; now: Clock }): Pick<Handlers<Api>, 'RealEstateParse'> {
  return {
    async RealEstateParse(caller, { SerialNumber, Query }) {
      const listings = store.listings((await ownChatbot(store, caller, SerialNumber)).id)
      const { parsed, filter } = await understand(listings, Query, { now: now() })
      const Count = await listings.count(filter)
      const { cities } = await listings.vocabulary()
      const ways = Count > 0 ? [] : await relaxedSearches(listings, { filter, otherCities: cities })
      return {
        IsSearch: parsed.isSearch,
        Filter: toWordFilter(filter),
        Summary: describeFilterIn(parsed.language, await inUsualCurrency(listings, filter)),
        Count,
        NotUnderstood: parsed.notUnderstood,
        Corrections: parsed.corrections.map(({ said, taken }) => ({ Said: said, Taken: taken })),
        Ties: parsed.ties.map(({ said, options }) => ({ Said: said, Options: options })),
        Refused: parsed.refused.map(({ said, reason }) => ({ Said: said, Reason: refusalIn(parsed.language, reason) })),
        Relaxations: ways.map(({ change, count, filter: looser, described }) => ({
          Change: parsed.language === 'en' ? change : describeFilterIn(parsed.language, described),
          Count: count,
          Filter: toWordFilter(looser),
        })),
      }
    },
  }
}
