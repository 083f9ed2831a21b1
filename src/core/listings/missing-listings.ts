import type { Listing } from '../../contract/listings/listing.ts'
import type { ListingStore } from '../ports/listings.ts'
import { changeInSteps } from './change-in-steps.ts'
import { type Import, mlsKey } from './importing.ts'

/** What to do with listings that are missing from a full file. */
export const missingWays = ['keep', 'sold', 'remove'] as const
export type Missing = (typeof missingWays)[number]

/** The share of listings that may be missing from a file; more suggest a broken one. */
export const MISSING_SHARE_MAX = 0.05
const PAGE = 500

/** `newest`: the newest listing when the import began, see `newestId`. */
type Options = { missing: Missing; yes: boolean; newest: number }

/**
 * Marks as sold, or removes, listings that the import did not find in its file, and that were there when it began: others are
 * newer than the file. Changes nothing if they are more than MISSING_SHARE_MAX and `yes` is false.
 */
export async function settleMissing(
  { store, chatbotId, run, alerts = 'digest' }: Import,
  { missing, yes, newest }: Options,
) {
  const listings = store.listings(chatbotId)
  const ids: number[] = []
  let total = 0
  for await (const { ID, MLSNumber, Status } of all(listings)) {
    if (ID > newest) break
    if (missing === 'sold' && Status === 'Sold') continue
    total += 1
    if (!run.lastRows.has(mlsKey({ MLSNumber })) && !run.foundByUrl.has(ID)) ids.push(ID)
  }
  if (ids.length > total * MISSING_SHARE_MAX && !yes) return { missing: ids.length, of: total, isTooMany: true }
  await changeInSteps({ store, chatbotId, keyType: 'PrimaryId', keys: ids.map(String) }, (own, found) =>
    missing === 'remove'
      ? own.remove(
          'PrimaryId',
          found.map(({ ID }) => String(ID)),
          alerts,
        )
      : own.write(
          found.map((listing) => ({ replace: { ...listing, Status: 'Sold' as const } })),
          alerts,
        ),
  )
  return { missing: ids.length, of: total, isTooMany: false }
}

/** The ID of the newest listing, 0 if there is none. */
export async function newestId(listings: ListingStore): Promise<number> {
  const [newest] = await listings.search({}, { offset: 0, limit: 1 })
  return newest?.ID ?? 0
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
