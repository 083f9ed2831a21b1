import type { Listing } from '../../contract/listings/listing.ts'
import type { Every, WatchKind } from '../../contract/listings/watches.ts'
import type { Filter } from '../../search/filter.ts'
import { fold } from '../../search/text/fold.ts'
import type { Watch, WatchTiming } from '../ports/watches.ts'
import { homeKeys, type Match, type Step } from './news.ts'
import { type Bucket, compared, createRanges, newBucket } from './ranges.ts'

type Test = (listing: Listing) => boolean

/** The watches of one chatbot, to be asked which of them a listing may concern. */
export type FilterIndex = {
  add(watch: Watch): void
  /** Takes over how a watch tells now. */
  edit(edit: number, watch: WatchTiming): void
  /** The IDs of all watches that match a home before or after; some of them may have been removed since. */
  matching(step: Pick<Step, 'before' | 'after'>): Map<number, Match>
  /** When and of what a watch in it tells. */
  timing(id: number): WatchTiming | undefined
  /** the ID of the newest watch in it */
  newest: number
  /** the last edit that it knows of */
  edits: number
}

/** Each takes about a kilobyte. */
const TESTS_MAX = 10_000
const ANY = '*'
const KEY_MAX = 60
const keyOf = (text: string | null | undefined): string => fold(text ?? '').slice(0, KEY_MAX)

/**
 * Filters lie in buckets by place, type and kind of sale, so that a home is compared with those of its own town. Most ask
 * for nothing beyond that but numbers and a status, which are kept side by side; of the others the JSON is kept too.
 */
export function createFilterIndex(fits: (filter: Filter) => Test): FilterIndex {
  const buckets = new Map<string, Bucket>()
  const ranges = createRanges()
  /** the filter of a slot whose bucket and numbers do not say all of it */
  const json: (string | undefined)[] = []
  /** of those, for as many as are kept in mind */
  const tests = new Map<number, Test>()
  const slots = new Map<string, number>()
  const watchers: (number | number[])[] = []
  const homes = new Map<string, number[]>()
  const timings = createTimings()

  function addFilter(filter: Filter, id: number): void {
    const text = JSON.stringify(filter)
    const known = slots.get(text)
    if (known !== undefined) {
      watchers[known] = [watchers[known] ?? []].flat().concat(id)
      return
    }
    const slot = json.push(isPlain(filter) ? undefined : text) - 1
    slots.set(text, slot)
    watchers[slot] = id
    ranges.set(slot, filter)
    for (const key of bucketsOf(filter)) {
      const bucket = buckets.get(key) ?? newBucket()
      bucket.slots.push(slot)
      buckets.set(key, bucket)
    }
  }

  const isWanted = (slot: number, listing: Listing): boolean => {
    const text = json[slot]
    if (text === undefined) return true
    const test = tests.get(slot) ?? fits(JSON.parse(text) as Filter)
    if (tests.size >= TESTS_MAX) tests.clear()
    tests.set(slot, test)
    return test(listing)
  }
  const index: FilterIndex = {
    newest: 0,
    edits: 0,
    add(watch) {
      const { id, watched } = watch
      index.newest = Math.max(index.newest, id)
      timings.set(watch)
      if ('filter' in watched) addFilter(watched.filter, id)
      else for (const key of homeKeys(watched.home)) homes.set(key, [...(homes.get(key) ?? []), id])
    },
    edit(edit, watch) {
      index.edits = edit
      if (timings.get(watch.id) !== undefined) timings.set(watch)
    },
    timing: timings.get,
    matching({ before, after }) {
      const found = new Map<number, Match>()
      const note = (id: number, side: keyof Match) => {
        const known = found.get(id)
        if (known === undefined) found.set(id, side === 'did' ? DID : DOES)
        else if (known === DID && side === 'does') found.set(id, BOTH)
      }
      const look = (listing: Listing, side: keyof Match) => {
        const { ID, MLSNumber, Url } = listing
        for (const key of homeKeys({ listingId: ID, mls: MLSNumber, url: Url }))
          for (const id of homes.get(key) ?? []) note(id, side)
        const noteSlot = (slot: number) => {
          if (!isWanted(slot, listing)) return
          const watching = watchers[slot] ?? []
          if (typeof watching === 'number') note(watching, side)
          else for (const id of watching) note(id, side)
        }
        for (const key of keysOf(listing)) {
          const bucket = buckets.get(key)
          if (bucket !== undefined) ranges.eachFitting(bucket, listing, noteSlot)
        }
      }
      if (before !== undefined) look(before, 'did')
      if (after !== undefined) look(after, 'does')
      return found
    },
  }
  return index
}

const DID: Match = { did: true, does: false }
const DOES: Match = { did: false, does: true }
const BOTH: Match = { did: true, does: true }

/** The value that is known by the key; this one from now on where none is. */
function once<T>(known: Map<string, T>, key: string, value: T): T {
  const kept = known.get(key) ?? value
  known.set(key, kept)
  return kept
}

/** What each watch tells and when, with what many have in common kept once. */
function createTimings() {
  const timings = new Map<number, WatchTiming>()
  const common = new Map<string, WatchKind[]>()
  const words = new Map<string, string>()
  return {
    get: (id: number) => timings.get(id),
    set({
      id,
      chatbotId,
      person,
      kinds,
      every,
      hour,
      timeZone,
      quiet,
      isPaused,
      pausedUntil,
      since,
    }: WatchTiming): void {
      timings.set(id, {
        id,
        chatbotId,
        person,
        kinds: once(common, kinds.join(), kinds),
        every: once(words, every, every) as Every,
        hour,
        timeZone: timeZone === null ? null : once(words, timeZone, timeZone),
        quiet,
        isPaused,
        pausedUntil,
        since,
      })
    },
  }
}

/** Where a filter lies: by its places, or the squares of the map it reaches, then by types and kind of sale. */
function bucketsOf(filter: Filter): string[] {
  const types = filter.types === undefined ? [ANY] : filter.types.map(keyOf)
  const places = placesOf(filter)
  return [...new Set(places.flatMap((place) => types.map((type) => `${place}|${type}|${filter.saleType ?? ANY}`)))]
}

function placesOf({ cities, zips, locations, near }: Filter): string[] {
  if (cities !== undefined) return cities.map((city) => `city ${keyOf(city)}`)
  if (zips !== undefined) return zips.map((zip) => `zip ${keyOf(zip)}`)
  if (locations !== undefined) return locations.map((location) => `location ${keyOf(location)}`)
  return (near?.km !== undefined && squaresWithin(near, near.km)) || [ANY]
}

function keysOf(listing: Listing): string[] {
  const { City, ZIP, Location, Latitude, Longitude } = listing
  const places = [ANY, `city ${keyOf(City)}`, `zip ${keyOf(ZIP)}`, `location ${keyOf(Location)}`]
  if (typeof Latitude === 'number' && typeof Longitude === 'number') places.push(squareOf(Latitude, Longitude))
  const types = [ANY, keyOf(listing.PropertyType)]
  return places.flatMap((place) =>
    types.flatMap((type) => [`${place}|${type}|${ANY}`, `${place}|${type}|${listing.SaleType}`]),
  )
}

/** A square of the map, in degrees: about 11 km high. */
const SQUARE = 0.1
const squareOf = (latitude: number, longitude: number) =>
  `at ${Math.floor(latitude / SQUARE)} ${Math.floor(longitude / SQUARE)}`
const SQUARES_MAX = 64
/** Less than a degree of latitude anywhere on Earth. */
const KM_PER_DEGREE = 110

/** The squares that a circle reaches; undefined where they are many, or it lies near a pole or the date line. */
function squaresWithin(
  { latitude, longitude }: { latitude: number; longitude: number },
  km: number,
): string[] | undefined {
  const high = km / KM_PER_DEGREE
  const wide = high / Math.cos((Math.min(89, Math.abs(latitude) + high) * Math.PI) / 180)
  if (Math.abs(latitude) + high > 85 || Math.abs(longitude) + wide > 179) return undefined
  const [rows, columns] = [span(latitude, high), span(longitude, wide)]
  if (rows.length * columns.length > SQUARES_MAX) return undefined
  return rows.flatMap((row) => columns.map((column) => `at ${row} ${column}`))
}

const PLAIN = new Set<string>(['saleType', 'statuses', 'types', 'sort', ...compared.map(([part]) => part)])

/** Whether the bucket and the numbers of a filter say all that it asks for. */
function isPlain(filter: Filter): boolean {
  const { cities, types } = filter
  const parts = Object.entries(filter).filter(([, value]) => value !== undefined)
  const areShort = [cities, types]
    .flat()
    .every((text) => text === undefined || (fold(text) !== '' && fold(text).length < KEY_MAX))
  return areShort && parts.every(([part]) => PLAIN.has(part) || part === 'cities')
}

/** The numbers of all squares from one side of a point to the other. */
function span(middle: number, reach: number): number[] {
  const [first, last] = [Math.floor((middle - reach) / SQUARE), Math.floor((middle + reach) / SQUARE)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
