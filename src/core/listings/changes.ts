import type { Api } from '../../contract/api.ts'
import { toUtcTime } from '../../contract/fields/times.ts'
import { CHANGES_LIMIT, type ListingChange } from '../../contract/listings/changes.ts'
import { ownChatbot } from '../chatbots/chatbots.ts'
import type { Handlers } from '../handlers.ts'
import { CHANGES_KEPT_MS, type LoggedChange } from '../ports/listings.ts'
import type { Clock, Log, Store } from '../ports/ports.ts'

export function changeHandlers({ store }: { store: Store }): Pick<Handlers<Api>, 'ListingChanges'> {
  return {
    async ListingChanges(caller, { SerialNumber, After, Kinds, ListingID, Limit }) {
      const { changes } = store.listings((await ownChatbot(store, caller, SerialNumber)).id)
      const after = After ?? 0
      const limit = Limit ?? CHANGES_LIMIT
      // Read before the rows, so that changes written in between have higher numbers.
      const last = await changes.last()
      const rows = await changes.list({
        after,
        limit,
        ...(Kinds && { kinds: Kinds }),
        ...(typeof ListingID === 'number' && { listingId: ListingID }),
      })
      const read = rows.at(-1)?.sequence ?? after
      // A page that is not full has covered everything up to `last`, including what it filtered out.
      return { List: rows.map(toListingChange), Next: rows.length < limit ? Math.max(read, last, after) : read }
    },
  }
}

export const toListingChange = (change: LoggedChange): ListingChange => ({
  Sequence: change.sequence,
  ListingID: change.listingId,
  MLSNumber: change.mlsNumber,
  Url: change.url,
  Kind: change.kind,
  Old: change.old,
  New: change.new,
  Time: toUtcTime(change.at),
})

/** Removes entries past the log's retention. Never rejects: failures are logged and tried again later. */
export const cleanChangeLog = ({ store, now, log }: { store: Store; now: Clock; log: Log }): Promise<void> =>
  store
    .cleanChanges(now() - CHANGES_KEPT_MS)
    .catch((error: unknown) => log.warn({ err: error }, 'could not remove what is old of the change log'))
