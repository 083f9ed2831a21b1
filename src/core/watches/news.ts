import type { Listing } from '../../contract/listings/listing.ts'
import type { WatchKind } from '../../contract/listings/watches.ts'
import { priceOf } from '../listings/row.ts'
import type { LoggedChange, LoggedWrite } from '../ports/listings.ts'
import type { ListingStore } from '../ports/ports.ts'
import type { DueAlert, Watch, WatchedHome } from '../ports/watches.ts'

/** A listing before and after a change; undefined if it did not exist. `isBack`: it had existed earlier. */
export type Step = { before: Listing | undefined; after: Listing | undefined; isBack: boolean }
/** Whether a watch matched the listing before the change (`did`) and matches it after (`does`). */
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

/** The kinds of alert that a change causes for a watch. */
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

export const homeKeys = ({ listingId, mls, url }: WatchedHome) => [
  `${listingId}`,
  `mls ${mls.toLowerCase()}`,
  `url ${url.toLowerCase()}`,
]

/** A predicate for a watched home, by ID, MLS number or URL. */
export const isHome = (home: WatchedHome): ((listing: Listing) => boolean) => {
  const keys = new Set(homeKeys(home))
  return ({ ID, MLSNumber, Url }) => homeKeys({ listingId: ID, mls: MLSNumber, url: Url }).some((key) => keys.has(key))
}

/** All changes of one home since a person's last alert, and which watches they concern. */
export type News = {
  alerts: DueAlert[]
  answered: { watch: Watch; kinds: WatchKind[] }[]
  before: Listing | undefined
  after: Listing | undefined
  /** all log entries of the home, and those reported now */
  history: LoggedChange[]
  changes: LoggedChange[]
}

/** Most log entries read per home. */
const HISTORY_MAX = 1_000

/**
 * Combines all pending changes of a home, from its state before the first one until now. Changes that cancel out, or no longer
 * hold, match no watch.
 */
export async function newsOf(
  listings: ListingStore,
  alerts: DueAlert[],
  watches: ReadonlyMap<number, Watch>,
): Promise<News> {
  const ids = [...new Set(alerts.map(({ listingId }) => listingId))]
  const history = (await Promise.all(ids.map((id) => listings.changes.history(id, HISTORY_MAX))))
    .flat()
    .toSorted((a, b) => a.sequence - b.sequence)
  const found = await listings.find('PrimaryId', ids.map(String))
  const after = found[0]
  const first = Math.min(...alerts.map(({ sequence }) => sequence))
  const answered = []
  let before: Listing | undefined
  for (const [watchId, own] of Map.groupBy(alerts, (alert) => alert.watchId)) {
    const watch = watches.get(watchId)
    const step = await stepSince(listings, Math.min(...own.map(({ sequence }) => sequence)), after)
    before ??= step.before
    if (watch === undefined) continue
    const { watched } = watch
    const match = matchOf(step, 'home' in watched ? isHome(watched.home) : listings.fits(watched.filter))
    const kinds = kindsOf(step, match).filter((kind) => watch.kinds.includes(kind))
    if (kinds.length > 0) answered.push({ watch, kinds })
  }
  return { alerts, answered, before, after, history, changes: history.filter(({ sequence }) => sequence >= first) }
}

async function stepSince(listings: ListingStore, sequence: number, after: Listing | undefined): Promise<Step> {
  const [write] = await listings.changes.writes({ after: sequence - 1, until: sequence + 1, limit: 2 })
  return { before: write?.before, after, isBack: write?.rows[0].kind === 'Back' }
}

/** Groups alerts by home. A home that was removed and came back under another ID with the same MLS number or URL is one home. */
export async function byHome(listings: ListingStore, alerts: DueAlert[]): Promise<DueAlert[][]> {
  const homes = [...Map.groupBy(alerts, ({ listingId }) => listingId)]
  if (homes.length < 2) return homes.map(([, same]) => same)
  const keys = new Map<string, DueAlert[]>()
  const groups = new Set<DueAlert[]>()
  for (const [listingId, same] of homes) {
    const last = (await listings.changes.history(listingId, 1)).at(-1)
    const first = last && (await listings.changes.history(listingId, HISTORY_MAX))[0]
    const [own, came] = [keysIn(last), first?.kind === 'Back' ? keysIn(first) : []]
    const gone = came.map((key) => keys.get(key)).find((group) => group !== undefined)
    const group = gone ?? []
    group.push(...same)
    groups.add(group)
    if (last?.kind === 'Removed') for (const key of own) keys.set(key, group)
  }
  return [...groups]
}

/** Keys by which a home is recognised besides its ID, from a log entry. */
const keysIn = (change: LoggedChange | undefined): string[] =>
  change === undefined ? [] : [`mls ${change.mlsNumber.toLowerCase()}`, `url ${change.url.toLowerCase()}`]
