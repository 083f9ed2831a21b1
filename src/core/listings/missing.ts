import type { Listing } from '../../contract/listings/listing.ts'
import type { AlertMode } from '../ports/changes.ts'
import type { ListingStore, Store } from '../ports/ports.ts'
import type { Run } from './importing.ts'

/** What becomes of listings that a full file no longer has. */
export const missingWays = ['keep', 'sold', 'remove'] as const
export type Missing = (typeof missingWays)[number]

/** A file that lacks more than this share of the listings is rather a broken one. */
const SHARE_MAX = 0.05
const PAGE = 500

type Options = { missing: Missing; alerts: AlertMode; yes: boolean }

/**
 * Marks as sold, or removes, what an import did not find in its file. Where that is too many, and `yes` is not said,
 * nothing is changed.
 */
export async function settleMissing(store: Store, chatbotId: number, run: Run, { missing, alerts, yes }: Options) {
  const listings = store.listings(chatbotId)
  const ids: number[] = []
  let of = 0
  for await (const { ID, MLSNumber, Status } of all(listings)) {
    if (missing === 'sold' && Status === 'Sold') continue
    of += 1
    if (!run.lastRows.has(MLSNumber.toLowerCase()) && !run.foundByUrl.has(ID)) ids.push(ID)
  }
  if (ids.length > of * SHARE_MAX && !yes) return { missing: ids.length, of, isTooMany: true }
  for (let from = 0; from < ids.length; from += PAGE) {
    const keys = ids.slice(from, from + PAGE).map(String)
    await store.transaction(async (within) => {
      const own = within.listings(chatbotId)
      await own.lock()
      if (missing === 'remove') return void (await own.remove('PrimaryId', keys, alerts))
      const found = await own.find('PrimaryId', keys)
      return await own.write(
        found.map((listing) => ({ replace: { ...listing, Status: 'Sold' as const } })),
        alerts,
      )
    })
  }
  return { missing: ids.length, of, isTooMany: false }
}

async function* all(listings: ListingStore): AsyncGenerator<Listing> {
  for (let last = 0; ; ) {
    const page = await listings.after(last, PAGE)
    yield* page
    const end = page.at(-1)
    if (end === undefined) return
    last = end.ID
  }
}
