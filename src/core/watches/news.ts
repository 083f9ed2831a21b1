import { type Listing, lengthOf } from '../../contract/listings/listing.ts'
import type { WatchKind } from '../../contract/listings/watches.ts'
import { priceOf } from '../listings/row.ts'
import type { LoggedChange, LoggedWrite } from '../ports/listings.ts'
import type { ListingStore } from '../ports/ports.ts'
import type { DueAlert, ToldPrice, Watch, WatchedHome } from '../ports/watches.ts'
import { gatheredSince } from './due.ts'
import type { Homes } from './homes.ts'

/**
 * A listing before and after a change; undefined if it did not exist. `isBack`: it had existed earlier. `knownPrice`: the price
 * to compare with, if it is not that of `before`.
 */
export type Step = { before: Listing | undefined; after: Listing | undefined; isBack: boolean; knownPrice?: number }
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

/** Length of the writes that are compared with filters in one turn of the event loop: 20 ms where many words are read. */
export const COMPARED_AT_ONCE = 16_384

/** Length of the listing's long texts before and after a write. */
export const lengthOfWrite = ({ before, after }: LoggedWrite): number =>
  (before === undefined ? 0 : lengthOf(before)) + (after === undefined ? 0 : lengthOf(after))

/** The kinds of alert that a change causes for a watch. */
export function kindsOf({ before, after, isBack, knownPrice }: Step, { did, does }: Match): WatchKind[] {
  if (after === undefined) return did ? ['Gone'] : []
  if (before === undefined) return does ? [isBack ? 'Back' : 'New'] : []
  const isSold = before.Status !== 'Sold' && after.Status === 'Sold'
  if (!does) return isSold && did ? ['Sold'] : []
  const kinds: WatchKind[] = []
  const [was, is] = [knownPrice ?? priceOf(before), priceOf(after)]
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
const isHome = (home: WatchedHome): ((listing: Listing) => boolean) => {
  const keys = new Set(homeKeys(home))
  return ({ ID, MLSNumber, Url }) => homeKeys({ listingId: ID, mls: MLSNumber, url: Url }).some((key) => keys.has(key))
}

/** All changes of one home since a person's last alert, and which watches they concern. */
export type News = {
  alerts: DueAlert[]
  answered: { watch: Watch; kinds: WatchKind[] }[]
  before: Listing | undefined
  after: Listing | undefined
  /** the price before, as far as the person knows */
  was: number | undefined
  /** all log entries of the home, and those reported now */
  history: LoggedChange[]
  changes: LoggedChange[]
}

/** A watch, and whether a listing is what it watches. */
export type Watcher = { watch: Watch; matches: (listing: Listing) => boolean }

export const watcherOf = async (watch: Watch, listings: Pick<ListingStore, 'fitsInTurns'>): Promise<Watcher> => ({
  watch,
  matches: 'home' in watch.watched ? isHome(watch.watched.home) : await listings.fitsInTurns(watch.watched.filter),
})

/**
 * Combines all pending changes of a home, from its state before the first one until now. Changes that cancel out, or no longer
 * hold, match no watch.
 */
function newsOf(homes: Homes, alerts: DueAlert[], { watchers, told, zone }: Telling): News {
  const ids = idsOf(alerts).toSorted((a, b) => b - a)
  const after = ids.map((id) => homes.current(id)).find((listing) => listing !== undefined)
  const history = ids.flatMap((id) => homes.history(id)).toSorted((a, b) => a.sequence - b.sequence)
  const lastTold = ids.map((id) => told.get(id)).find((one) => one !== undefined)
  const answered = []
  let before: Listing | undefined
  let was: number | undefined
  for (const [watchId, own] of Map.groupBy(alerts, (alert) => alert.watchId)) {
    const first = firstOf(own)
    const start = homes.start(first)
    before ??= start?.before
    const watcher = watchers.get(watchId)
    if (watcher === undefined) continue
    const { watch } = watcher
    // Who begins a watch sees the price of that day; what was told before is out of date.
    const toldPrice = lastTold && lastTold.at >= watch.createdAt ? lastTold.price : undefined
    const knownPrice = toldPrice ?? priceGatheredFrom(history, first, { watch, zone })
    const step = {
      before: start?.before,
      after,
      isBack: start?.isBack ?? false,
      ...(knownPrice !== undefined && { knownPrice }),
    }
    const kinds = kindsOf(step, matchOf(step, watcher.matches)).filter((kind) => watch.kinds.includes(kind))
    if (kinds.length === 0) continue
    answered.push({ watch, kinds })
    was ??= step.before && (knownPrice ?? priceOf(step.before))
  }
  const first = firstOf(alerts)
  // Those since the price that the person knows, too, if it changed without an alert.
  const isUntold = before !== undefined && was !== priceOf(before)
  const from = isUntold
    ? history.findLast((one) => one.sequence < first && one.kind === 'Price' && Number(one.old) === was)
    : undefined
  const changes = history.filter(({ sequence }) => sequence >= (from?.sequence ?? first))
  return { alerts, answered, before, after, was, history, changes }
}

const idsOf = (alerts: DueAlert[]): number[] => [...new Set(alerts.map(({ listingId }) => listingId))]
const firstOf = (alerts: DueAlert[]): number => Math.min(...alerts.map(({ sequence }) => sequence))

/** The price before all changes that are told together with the one numbered `first`, also those that are no alert by themselves. */
function priceGatheredFrom(
  history: LoggedChange[],
  first: number,
  { watch, zone }: { watch: Watch; zone: string },
): number | undefined {
  const at = history.find(({ sequence }) => sequence === first)?.at
  const from = at === undefined ? undefined : gatheredSince(watch, at, watch.timeZone ?? zone)
  if (from === undefined) return undefined
  const price = history.find((change) => change.kind === 'Price' && change.sequence > watch.since && change.at >= from)
  return price === undefined || price.sequence > first || price.old === '' ? undefined : Number(price.old)
}

/** `told`: the prices that alerts told last, by listing ID; `zone`: the chatbot's. */
type Telling = { watchers: ReadonlyMap<number, Watcher>; told: ReadonlyMap<number, ToldPrice>; zone: string }

/** What is to be told about homes with due alerts, and the due alerts about which nothing is left to tell. */
export async function newsOfDue(
  homes: Homes,
  alerts: DueAlert[],
  {
    now,
    toldPrices,
    ...telling
  }: Omit<Telling, 'told'> & {
    now: number
    toldPrices: (listingIds: number[]) => Promise<ReadonlyMap<number, ToldPrice>>
  },
): Promise<{ news: News[]; obsolete: DueAlert[] }> {
  const isDue = ({ dueAt }: DueAlert) => dueAt <= now
  const groups = (await homes.group(alerts)).filter((group) => group.some(isDue))
  await homes.load(groups.flat())
  const told = await toldPrices(idsOf(groups.flat()))
  const news: News[] = []
  const obsolete: DueAlert[] = []
  for (const group of groups) {
    const due = group.filter(isDue)
    const found = newsOf(homes, group, { ...telling, told })
    const dueWatches = new Set(due.map(({ watchId }) => watchId))
    if (found.answered.some(({ watch }) => dueWatches.has(watch.id))) news.push(found)
    else obsolete.push(...due)
  }
  return { news, obsolete }
}
