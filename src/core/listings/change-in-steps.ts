import type { KeyType, Listing } from '../../contract/listings/listing.ts'
import type { ListingStore } from '../ports/listings.ts'
import type { Store } from '../ports/ports.ts'

type Changed = {
  store: Store
  chatbotId: number
  keyType: KeyType
  keys: string[]
  /** about how many bytes are written for each listing besides itself */
  more?: number
}

/** What is written for a listing, from which its transaction is a long one, in bytes. */
const LONG = 32 * 1024

/**
 * Changes all listings that match any key, and returns how many. Each step is a transaction of its own: many long listings take
 * minutes, and SQLite's other writers would wait for them. If a step fails, those before it stay, and the same call does the rest.
 */
export async function changeInSteps(
  { store, chatbotId, keyType, keys, more = 0 }: Changed,
  change: (own: ListingStore, found: Listing[]) => Promise<unknown>,
): Promise<number> {
  const isMeant = matcherOf(keyType, keys)
  let changed = 0
  const steps = await store.listings(chatbotId).findInSteps(keyType, keys, more)
  const isLong = steps.length > 1 || more > LONG
  for (const ids of steps)
    changed += await store.transaction(async (within) => {
      // Locked, so that of two updates at once neither overwrites fields that it does not name.
      const own = within.listings(chatbotId)
      await own.lock()
      const found = (await own.find('PrimaryId', ids.map(String))).filter(isMeant)
      await change(own, found)
      return found.length
    }, isLong)
  return changed
}

/** Whether a listing still matches: it may have got another key since it was found. */
function matcherOf(keyType: KeyType, keys: string[]): (listing: Listing) => boolean {
  if (keyType === 'PrimaryId') return () => true
  const lowerCase = new Set(keys.map((key) => key.toLowerCase()))
  return ({ MLSNumber, Url }) => lowerCase.has((keyType === 'URL' ? Url : MLSNumber).toLowerCase())
}
