import { type Listing, lengthOf } from '../../contract/listings/listing.ts'
import type { WatchKind } from '../../contract/listings/watches.ts'
import { yieldIfLong } from '../event-loop/yielding.ts'
import { priceOf } from '../listings/row.ts'
import type { ListingStore, LoggedChange, LoggedWrite } from '../ports/listings.ts'
import type { AlertedPrice, DueAlert, Watch, WatchedHome } from '../ports/watches.ts'
import { memoizeGatheredSince } from './due.ts'
import { type HomeStates, returningKeys } from './home-states.ts'

/**
 * A listing before and after a change; undefined if it did not exist. `isBack`: it had existed earlier. `knownPrice`: the price
 * to compare with, if it is not that of `before`.
 */
export type HomeChange = {
  before: Listing | undefined
  after: Listing | undefined
  isBack: boolean
  knownPrice?: number
}
/** Whether a watch matched the listing before a change, and whether it matches the listing after it. */
export type Match = { matchedBefore: boolean; matchesAfter: boolean }

export const homeChangeOf = ({ rows, before, after }: LoggedWrite): HomeChange => ({
  before,
  after,
  isBack: rows.some(({ kind }) => kind === 'Back'),
})

export const matchOf = ({ before, after }: HomeChange, matches: (listing: Listing) => boolean): Match => ({
  matchedBefore: before !== undefined && matches(before),
  matchesAfter: after !== undefined && matches(after),
})

/** Length of the writes that are compared with filters in one turn of the event loop: 20 ms where many words are read. */
export const COMPARED_AT_ONCE = 16_384

/** Length of the listing's long texts before and after a write. */
export const lengthOfWrite = ({ before, after }: LoggedWrite): number =>
  (before === undefined ? 0 : lengthOf(before)) + (after === undefined ? 0 : lengthOf(after))

/** The kinds of alert that a change causes for a watch. */
export function kindsOf(
  { before, after, isBack, knownPrice }: HomeChange,
  { matchedBefore, matchesAfter }: Match,
): WatchKind[] {
  if (after === undefined) return matchedBefore ? ['Gone'] : []
  if (before === undefined) return matchesAfter ? [isBack ? 'Back' : 'New'] : []
  const isSold = before.Status !== 'Sold' && after.Status === 'Sold'
  if (!matchesAfter) return isSold && matchedBefore ? ['Sold'] : []
  const kinds: WatchKind[] = []
  const [was, is] = [knownPrice ?? priceOf(before), priceOf(after)]
  if (!matchedBefore) kinds.push('IntoRange')
  if (was !== undefined && is !== undefined && is < was) kinds.push('PriceDown')
  if (was !== undefined && is !== undefined && is > was) kinds.push('PriceUp')
  if (isSold && matchedBefore) kinds.push('Sold')
  if (before.Status === 'Sold' && after.Status !== 'Sold') kinds.push('Back')
  return kinds
}

export const homeKeys = ({ listingId, mls, url }: WatchedHome) => [`${listingId}`, ...returningKeys(mls, url)]

/** A predicate for a watched home, by ID, MLS number or URL. */
const isHome = (home: WatchedHome): ((listing: Listing) => boolean) => {
  const keys = new Set(homeKeys(home))
  return ({ ID, MLSNumber, Url }) => homeKeys({ listingId: ID, mls: MLSNumber, url: Url }).some((key) => keys.has(key))
}

/** All changes of one home since a person's last alert, and which watches they concern. */
export type HomeUpdate = {
  alerts: DueAlert[]
  reported: { watch: Watch; kinds: WatchKind[] }[]
  before: Listing | undefined
  after: Listing | undefined
  /** the price before, as far as the person knows */
  knownPrice: number | undefined
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
async function homeUpdateOf(
  homes: HomeStates,
  alerts: DueAlert[],
  { watchers, alertedPrices, gatheredFrom }: UpdateContext,
): Promise<HomeUpdate> {
  const ids = idsOf(alerts).toSorted((a, b) => b - a)
  const after = ids.map((id) => homes.current(id)).find((listing) => listing !== undefined)
  const history = ids.flatMap((id) => homes.history(id)).toSorted((a, b) => a.sequence - b.sequence)
  const lastAlerted = ids.map((id) => alertedPrices.get(id)).find((one) => one !== undefined)
  const reported: Report[] = []
  let before: Listing | undefined
  for (const [watchId, own] of Map.groupBy(alerts, (alert) => alert.watchId)) {
    const pause = yieldIfLong()
    if (pause !== undefined) await pause
    const first = firstOf(own)
    const start = homes.start(first)
    before ??= start?.before
    const watcher = watchers.get(watchId)
    if (watcher === undefined) continue
    const { watch } = watcher
    // A person who begins a watch sees the price of that day; what an earlier watch told is out of date.
    const alertedPrice = lastAlerted && lastAlerted.at >= watch.createdAt ? lastAlerted.price : undefined
    const knownPrice = alertedPrice ?? priceGatheredFrom(history, first, { watch, gatheredFrom })
    const isBack = start?.isBack ?? false
    const change = { before: start?.before, after, isBack, ...(knownPrice !== undefined && { knownPrice }) }
    const report = reportOf(watcher, change)
    if (report.kinds.length > 0) reported.push(report)
  }
  const knownPrice = reported.find(({ priceBefore }) => priceBefore !== undefined)?.priceBefore
  const changes = changesToTell(history, firstOf(alerts), { before, knownPrice })
  return { alerts, reported, before, after, knownPrice, history, changes }
}

/** What a watch reports of a change. `priceBefore`: as far as the person knows. */
type Report = { watch: Watch; kinds: WatchKind[]; priceBefore: number | undefined }

function reportOf({ watch, matches }: Watcher, change: HomeChange): Report {
  const { before, knownPrice } = change
  const kinds = kindsOf(change, matchOf(change, matches)).filter((kind) => watch.kinds.includes(kind))
  return { watch, kinds, priceBefore: before && (knownPrice ?? priceOf(before)) }
}

/** The log entries from the one numbered `first`; if the price changed without an alert, from the price that the person knows. */
function changesToTell(
  history: LoggedChange[],
  first: number,
  { before, knownPrice }: Pick<HomeUpdate, 'before' | 'knownPrice'>,
): LoggedChange[] {
  const isUnreported = before !== undefined && knownPrice !== priceOf(before)
  const from = isUnreported
    ? history.findLast((one) => one.sequence < first && one.kind === 'Price' && Number(one.old) === knownPrice)
    : undefined
  return history.filter(({ sequence }) => sequence >= (from?.sequence ?? first))
}

const idsOf = (alerts: DueAlert[]): number[] => [...new Set(alerts.map(({ listingId }) => listingId))]
const firstOf = (alerts: DueAlert[]): number => Math.min(...alerts.map(({ sequence }) => sequence))

/** The price before all changes that are told together with the one numbered `first`, also those that are no alert by themselves. */
function priceGatheredFrom(
  history: LoggedChange[],
  first: number,
  { watch, gatheredFrom }: { watch: Watch } & Pick<UpdateContext, 'gatheredFrom'>,
): number | undefined {
  const prices = history.filter(({ kind, sequence }) => kind === 'Price' && sequence > watch.since)
  const at = history.find(({ sequence }) => sequence === first)?.at
  const from = at === undefined || prices.length === 0 ? undefined : gatheredFrom(watch, at)
  if (from === undefined) return undefined
  const price = prices.find((change) => change.at >= from)
  return price === undefined || price.sequence > first || price.old === '' ? undefined : Number(price.old)
}

/** `alertedPrices`: the prices that alerts told last, by listing ID; `gatheredFrom`: see `gatheredSince`. */
type UpdateContext = {
  watchers: ReadonlyMap<number, Watcher>
  alertedPrices: ReadonlyMap<number, AlertedPrice>
  gatheredFrom: (watch: Watch, at: number) => number | undefined
}

/** `zone`: the chatbot's. */
type DueContext = Pick<UpdateContext, 'watchers'> & {
  now: number
  zone: string
  readAlertedPrices: (listingIds: number[]) => Promise<ReadonlyMap<number, AlertedPrice>>
}

/** The updates to report of homes with due alerts, and the due alerts that have nothing to report any more. */
export async function homeUpdatesOfDue(
  homes: HomeStates,
  alerts: DueAlert[],
  { now, zone, watchers, readAlertedPrices }: DueContext,
): Promise<{ updates: HomeUpdate[]; obsolete: DueAlert[] }> {
  const isDue = ({ dueAt }: DueAlert) => dueAt <= now
  const groups = (await homes.group(alerts)).filter((group) => group.some(isDue))
  await homes.load(groups.flat())
  const alertedPrices = await readAlertedPrices(idsOf(groups.flat()))
  const context = { watchers, alertedPrices, gatheredFrom: memoizeGatheredSince(zone) }
  const updates: HomeUpdate[] = []
  const obsolete: DueAlert[] = []
  for (const group of groups) {
    const due = group.filter(isDue)
    const found = await homeUpdateOf(homes, group, context)
    const dueWatches = new Set(due.map(({ watchId }) => watchId))
    if (found.reported.some(({ watch }) => dueWatches.has(watch.id))) updates.push(found)
    else obsolete.push(...due)
  }
  return { updates, obsolete }
}
