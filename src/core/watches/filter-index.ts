import type { Listing } from '../../contract/listings/listing.ts'
import type { Every, WatchKind } from '../../contract/listings/watches.ts'
import type { Filter } from '../../search/filter.ts'
import type { Watch, WatchTiming } from '../ports/watches.ts'
import { createBuckets, isPlain } from './filter-buckets.ts'
import { type HomeChange, homeKeys, type Match } from './home-updates.ts'

type Test = (listing: Listing) => boolean

/** A chatbot's watches, indexed to find those that match a listing. */
export type FilterIndex = {
  /** Call in ascending order of IDs. `test`: the predicate of its filter, if creating one takes long. */
  add(watch: Watch, test?: Test): void
  /** Updates a watch's timing. */
  edit(edit: number, watch: WatchTiming): void
  /** Calls `tell` once for each watch that matches the listing before or after a change, possibly including removed watches. */
  eachMatching(change: Pick<HomeChange, 'before' | 'after'>, tell: (watch: WatchTiming, match: Match) => void): void
  /** largest watch ID in the index */
  newest: number
  /** last edit number applied */
  edits: number
}

/** Maximum number of cached predicates; each takes about a kilobyte. */
const TESTS_MAX = 10_000

/**
 * Equal filters share a slot, and slots are in buckets. Watches have consecutive numbers. A change concerns about 1 % of the
 * watches, so nothing is allocated for a watch until it matches.
 */
export function createFilterIndex(fits: (filter: Filter) => Test): FilterIndex {
  const buckets = createBuckets()
  /** JSON of a slot's filter, if bucket and ranges do not cover all of it */
  const json: (string | undefined)[] = []
  /** cache of predicates for these filters, by slot */
  const tests = new Map<number, Test>()
  /** predicates that took long to create */
  const kept = new Map<number, Test>()
  const slots = new Map<string, number>()
  /** watch numbers by slot; a plain number if there is only one */
  const bySlot: (number | number[])[] = []
  const byHome = new Map<string, number[]>()
  const timings = createTimings()
  const matches = createMatches()

  function addFilter(filter: Filter, watch: number, test: Test | undefined): void {
    const text = JSON.stringify(filter)
    const known = slots.get(text)
    if (known !== undefined) {
      const watching = bySlot[known] as number | number[]
      if (typeof watching === 'number') bySlot[known] = [watching, watch]
      else watching.push(watch)
      return
    }
    const slot = json.push(isPlain(filter) ? undefined : text) - 1
    slots.set(text, slot)
    if (test !== undefined) kept.set(slot, test)
    bySlot[slot] = watch
    buckets.add(slot, filter)
  }

  function addHome(key: string, watch: number): void {
    const known = byHome.get(key)
    if (known === undefined) byHome.set(key, [watch])
    else known.push(watch)
  }

  const isWanted = (slot: number, listing: Listing): boolean => {
    const text = json[slot]
    if (text === undefined) return true
    const test = kept.get(slot) ?? tests.get(slot) ?? fits(JSON.parse(text) as Filter)
    if (tests.size >= TESTS_MAX) tests.clear()
    if (!kept.has(slot)) tests.set(slot, test)
    return test(listing)
  }

  function look(listing: Listing, side: Side): void {
    for (const key of homeKeys({ listingId: listing.ID, mls: listing.MLSNumber, url: listing.Url }))
      for (const watch of byHome.get(key) ?? []) matches.note(watch, side)
    buckets.eachFitting(listing, (slot) => {
      if (!isWanted(slot, listing)) return
      const watching = bySlot[slot] as number | number[]
      if (typeof watching === 'number') matches.note(watching, side)
      else for (const watch of watching) matches.note(watch, side)
    })
  }

  const index: FilterIndex = {
    newest: 0,
    edits: 0,
    add(watch, test) {
      const { id, watched } = watch
      index.newest = Math.max(index.newest, id)
      const number = timings.add(watch)
      if ('filter' in watched) addFilter(watched.filter, number, test)
      else for (const key of homeKeys(watched.home)) addHome(key, number)
    },
    edit(edit, watch) {
      index.edits = edit
      timings.edit(watch)
    },
    eachMatching({ before, after }, tell) {
      matches.clear()
      if (before !== undefined) look(before, MATCHED_BEFORE)
      if (after !== undefined) look(after, MATCHES_AFTER)
      matches.each((watch, match) => tell(timings.at(watch), match))
    },
  }
  return index
}

/** Bits of a watch in `createMatches`. */
const MATCHED_BEFORE = 1
const MATCHES_AFTER = 2
type Side = typeof MATCHED_BEFORE | typeof MATCHES_AFTER
/** Shared Match objects, indexed by the bits of both sides. */
const MATCHES: readonly Match[] = [0, MATCHED_BEFORE, MATCHES_AFTER, MATCHED_BEFORE | MATCHES_AFTER].map((sides) => ({
  matchedBefore: (sides & MATCHED_BEFORE) !== 0,
  matchesAfter: (sides & MATCHES_AFTER) !== 0,
}))

/** Collects which watches match the listing before and after a change. */
function createMatches() {
  const noted: number[] = []
  let sides = new Uint8Array(64)
  return {
    clear(): void {
      for (const watch of noted) sides[watch] = 0
      noted.length = 0
    },
    note(watch: number, side: Side): void {
      if (watch >= sides.length) {
        const longer = new Uint8Array(watch * 2)
        longer.set(sides)
        sides = longer
      }
      if (sides[watch] === 0) noted.push(watch)
      sides[watch] = (sides[watch] as number) | side
    },
    each(tell: (watch: number, match: Match) => void): void {
      for (const watch of noted) tell(watch, MATCHES[sides[watch] as number] as Match)
    },
  }
}

/** Kinds and timing of each watch; equal values are shared to save memory. */
function createTimings() {
  const timings: WatchTiming[] = []
  const common = new Map<string, WatchKind[]>()
  const words = new Map<string, string>()

  const kept = ({ kinds, every, timeZone, ...rest }: WatchTiming): WatchTiming => ({
    id: rest.id,
    chatbotId: rest.chatbotId,
    person: rest.person,
    kinds: firstStored(common, kinds.join(), kinds),
    every: firstStored(words, every, every) as Every,
    hour: rest.hour,
    timeZone: timeZone === null ? null : firstStored(words, timeZone, timeZone),
    quiet: rest.quiet,
    isPaused: rest.isPaused,
    pausedUntil: rest.pausedUntil,
    since: rest.since,
  })

  /** Position of the first watch with an ID of at least `id`, by binary search. */
  function numberOf(id: number): number {
    let [low, high] = [0, timings.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((timings[middle] as WatchTiming).id < id) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    at: (number: number) => timings[number] as WatchTiming,
    add: (watch: WatchTiming): number => timings.push(kept(watch)) - 1,
    edit(watch: WatchTiming): void {
      const number = numberOf(watch.id)
      if (timings[number]?.id === watch.id) timings[number] = kept(watch)
    },
  }
}

/** Returns the first value stored under a key, storing this one if there is none. */
function firstStored<T>(known: Map<string, T>, key: string, value: T): T {
  const kept = known.get(key) ?? value
  known.set(key, kept)
  return kept
}
