import type { Listing } from '../../contract/listings/listing.ts'
import type { WatchKind } from '../../contract/listings/watches.ts'
import { priceOf } from '../listings/row.ts'
import type { LoggedWrite } from '../ports/changes.ts'

/** A listing before and after; undefined before it was there and after it is gone. `isBack`: it was there before that. */
export type Step = { before: Listing | undefined; after: Listing | undefined; isBack: boolean }
/** Whether somebody watches for what a listing was, and for what it is. */
export type Match = { did: boolean; does: boolean }

export const stepOf = ({ rows, before, after }: LoggedWrite): Step => ({
  before,
  after,
  isBack: rows.some(({ kind }) => kind === 'Back'),
})

export const matchOf = ({ before, after }: Step, matches: (listing: Listing) => boolean): Match => ({
  did: before !== undefined && matches(before),
  does: after !== undefined && matches(after),
})

/** What a step is to somebody who watches. */
export function kindsOf({ before, after, isBack }: Step, { did, does }: Match): WatchKind[] {
  if (after === undefined) return did ? ['Gone'] : []
  if (before === undefined) return does ? [isBack ? 'Back' : 'New'] : []
  const isSold = before.Status !== 'Sold' && after.Status === 'Sold'
  if (!does) return isSold && did ? ['Sold'] : []
  const kinds: WatchKind[] = []
  const [was, is] = [priceOf(before), priceOf(after)]
  if (!did) kinds.push('IntoRange')
  if (was !== undefined && is !== undefined && is < was) kinds.push('PriceDown')
  if (was !== undefined && is !== undefined && is > was) kinds.push('PriceUp')
  if (isSold && did) kinds.push('Sold')
  if (before.Status === 'Sold' && after.Status !== 'Sold') kinds.push('Back')
  return kinds
}
