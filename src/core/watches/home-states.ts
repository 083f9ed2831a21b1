import { setImmediate } from 'node:timers/promises'
import type { Listing } from '../../contract/listings/listing.ts'
import { yieldIfLong } from '../event-loop/yielding.ts'
import type { ListingStore, LoggedChange, LoggedStart } from '../ports/listings.ts'
import type { DueAlert, Watch } from '../ports/watches.ts'

/** Maximum number of log entries read per home. */
const HISTORY_MAX = 1_000
/** Homes read in one go. */
const TOGETHER = 200

/** What alerts tell of homes. Reads each home once for all people who are told together. */
export type HomeStates = {
  /** Groups alerts by home. A home that was removed and came back under another ID with the same MLS number or URL is one home. */
  group(alerts: DueAlert[]): Promise<DueAlert[][]>
  /** Reads the states of the homes of these alerts; call it before `start` and `current`. */
  load(alerts: DueAlert[]): Promise<void>
  /** Log entries, oldest first. */
  history(listingId: number): LoggedChange[]
  /** The state before the write with this sequence number. */
  start(sequence: number): LoggedStart | undefined
  /** The current state; undefined if the home was removed. */
  current(listingId: number): Listing | undefined
  /** number of homes that are kept in memory */
  size(): number
}

export function createHomeStates(listings: ListingStore): HomeStates {
  const histories = createCache(async (ids) => {
    const found = new Map<number, LoggedChange[]>()
    for (const id of ids) {
      await yieldIfLong()
      found.set(id, await listings.changes.history(id, HISTORY_MAX))
    }
    return found
  })
  const starts = createCache(async (sequences) => {
    const found = await listings.changes.starts(sequences)
    await listings.prepareToFit([...found.values()].flatMap(({ before }) => before ?? []))
    return found
  })
  const current = createCache(async (ids) => {
    const found = await listings.find('PrimaryId', ids.map(String))
    await listings.prepareToFit(found)
    return new Map(found.map((listing) => [listing.ID, listing]))
  })
  const history = (listingId: number) => histories.get(listingId) ?? []
  return {
    async group(alerts) {
      await histories.load(alerts.map(({ listingId }) => listingId))
      return groupByHome(alerts, history)
    },
    async load(alerts) {
      await starts.load(alerts.map(({ sequence }) => sequence))
      await current.load(alerts.map(({ listingId }) => listingId))
    },
    history,
    start: (sequence) => starts.get(sequence),
    current: (listingId) => current.get(listingId),
    size: () => histories.size(),
  }
}

/** Values by number. Each is read once, many per query; the event loop goes on between queries. */
function createCache<Value>(read: (keys: number[]) => Promise<ReadonlyMap<number, Value>>) {
  const known = new Map<number, Value | undefined>()
  return {
    async load(keys: number[]): Promise<void> {
      const missing = [...new Set(keys)].filter((key) => !known.has(key))
      for (let at = 0; at < missing.length; at += TOGETHER) {
        if (at > 0) await setImmediate()
        const some = missing.slice(at, at + TOGETHER)
        const found = await read(some)
        for (const key of some) known.set(key, found.get(key))
      }
    },
    get: (key: number): Value | undefined => known.get(key),
    size: () => known.size,
  }
}

function groupByHome(alerts: DueAlert[], historyOf: (listingId: number) => LoggedChange[]): DueAlert[][] {
  const byKey = new Map<string, DueAlert[]>()
  const groups = new Set<DueAlert[]>()
  for (const [listingId, same] of Map.groupBy(alerts, (alert) => alert.listingId)) {
    const history = historyOf(listingId)
    const [first, last] = [history[0], history.at(-1)]
    const came = first?.kind === 'Back' ? returningKeys(first.mlsNumber, first.url) : []
    const group = came.map((key) => byKey.get(key)).find((known) => known !== undefined) ?? []
    group.push(...same)
    groups.add(group)
    if (last?.kind === 'Removed') for (const key of returningKeys(last.mlsNumber, last.url)) byKey.set(key, group)
  }
  return [...groups]
}

/** Keys by which a home is recognised when it returns under another ID. */
export const returningKeys = (mls: string, url: string): string[] => [
  `mls ${mls.toLowerCase()}`,
  `url ${url.toLowerCase()}`,
]

/** The watches; that of a home that came back under another ID has this one. */
export async function withCurrentHomes(listings: ListingStore, watches: Watch[]): Promise<Watch[]> {
  const homes = watches.flatMap(({ watched }) => ('home' in watched ? watched.home : []))
  if (homes.length === 0) return watches
  const present = await listings.find(
    'PrimaryId',
    homes.map(({ listingId }) => String(listingId)),
  )
  const presentIds = new Set(present.map(({ ID }) => ID))
  const gone = homes.filter(({ listingId }) => !presentIds.has(listingId))
  if (gone.length === 0) return watches
  const back = [
    ...(await listings.find(
      'URL',
      gone.map(({ url }) => url),
    )),
    ...(await listings.find(
      'MLSNumber',
      gone.map(({ mls }) => mls),
    )),
  ]
  // If several listings share a key, the newest counts.
  const idByKey = new Map(
    back
      .toSorted((one, other) => one.ID - other.ID)
      .flatMap(({ ID, MLSNumber, Url }) => returningKeys(MLSNumber, Url).map((key) => [key, ID] as const)),
  )
  return watches.map((watch) => {
    if (!('home' in watch.watched) || presentIds.has(watch.watched.home.listingId)) return watch
    const { home } = watch.watched
    const found = returningKeys(home.mls, home.url).find((key) => idByKey.has(key))
    return { ...watch, watched: { home: { ...home, listingId: idByKey.get(found ?? '') ?? home.listingId } } }
  })
}
