import type { FilterPart } from '../../contract/listings/filter-parts.ts'
import {
  EXCLUDED_PAIRS,
  EXCLUDED_PLACE_PARTS,
  type Filter,
  isEmptyRange,
  isOpenRange,
  isRangePart,
  omit,
  PLACE_PARTS,
  type Range,
} from '../filter.ts'
import { settledPlaces } from '../places/other-places.ts'
import type { Finding } from '../text/sentence.ts'

/** Merges findings into one filter; a later one overrides an earlier one that it contradicts. */
function combine(findings: readonly Finding[]): Filter {
  return findings.reduce<Filter>((all, { filter }) => (filter ? join(all, filter) : all), {})
}

/** Changes the previous filter by what the findings remove and set; all else stays. */
export function changeFilter(previous: Filter, findings: readonly Finding[]): Filter {
  const kept = omit(
    previous,
    findings.flatMap(({ drop }) => drop ?? []),
  )
  const added = combine(findings.filter((finding) => finding.change === 'add'))
  const removed = combine(findings.filter((finding, at) => finding.change === 'remove' && !isWishedAfter(findings, at)))
  const stated = combine(findings.filter((finding) => finding.change === undefined))
  const changed = replace(kept, stated)
  return settledPlaces(tidy(without(join(without(changed, readmitted(added)), placesToAdd(added, changed)), removed)))
}

/** "Tacoma again" after "not in Tacoma": the exclusion that ends. */
const readmitted = (added: Filter): Filter =>
  Object.fromEntries(EXCLUDED_PAIRS.flatMap(([part, excluded]) => (added[part] ? [[excluded, added[part]]] : [])))

/** What is added, but for places that were only excluded before: any place was fine then. */
const placesToAdd = (added: Filter, { cities, locations, zips, ...before }: Filter): Filter => {
  const isAnywhere =
    cities === undefined && locations === undefined && zips === undefined && before.otherPlaces === undefined
  const lifted = EXCLUDED_PAIRS.filter(([part, excluded]) =>
    added[part]?.every((place) => before[excluded]?.some((other) => same(place, other))),
  )
  return isAnywhere
    ? omit(
        added,
        lifted.map(([part]) => part),
      )
    : added
}

/** "I have no dog, but a cat": what is given up is wished for further on. */
const isWishedAfter = (findings: readonly Finding[], at: number): boolean =>
  findings.some((later, index) => index > at && later.change === undefined && same(later.filter, findings[at]?.filter))

/** New values replace old ones; a new place replaces all parts about places. */
function replace(previous: Filter, stated: Filter): Filter {
  const gone = new Set<FilterPart>()
  if (PLACE_PARTS.some((part) => stated[part] !== undefined))
    for (const part of [...PLACE_PARTS, ...EXCLUDED_PLACE_PARTS] as const) gone.add(part)
  // A sale price says nothing about a rent.
  if (previous.saleType && stated.saleType && previous.saleType !== stated.saleType) gone.add('price')
  // Nothing is nearest to another place.
  if (gone.has('near') && stated.near === undefined && previous.sort === 'Distance') gone.add('sort')
  if (stated.types) gone.add('notTypes')
  const kept = omit(previous, [...gone])
  const features = kept.features?.filter(([name]) => !stated.features?.some(([other]) => areOpposites(name, other)))
  const before: Filter = { ...kept, ...(features && { features }) }
  const lists = GROWING.flatMap((part) =>
    stated[part] ? [[part, union<unknown>(before[part] ?? [], stated[part])]] : [],
  )
  const types = stated.notTypes && !stated.types && previous.types?.filter((type) => !stated.notTypes?.includes(type))
  return { ...kept, ...stated, ...bothEnds(kept, stated), ...Object.fromEntries(lists), ...(types && { types }) }
}

/** No home is furnished and unfurnished, so the later wish counts. */
const areOpposites = (one: string | undefined, other: string | undefined): boolean =>
  OPPOSITES.some((pair) => one !== other && pair.includes(one ?? '') && pair.includes(other ?? ''))
const OPPOSITES = [
  ['furnished', 'unfurnished'],
  ['single story', 'two story'],
  ['ground floor', 'top floor'],
]

/** "At least 1.1" after "max 1.3": the ends of one range. "Over 600k" after "under 500k" is another limit. */
const bothEnds = (kept: Filter, stated: Filter): Filter =>
  Object.fromEntries(
    (Object.keys(stated) as FilterPart[]).flatMap((part) => {
      const [before, later] = [kept[part], stated[part]]
      if (!isRangePart(part) || before === undefined || later === undefined) return []
      // A limit in euros is no end of one in dollars.
      if (stated.currency !== undefined && stated.currency !== (kept.currency ?? '$')) return []
      const [one, other] = [before as Range, later as Range]
      const areEnds = isOpenRange(one) && isOpenRange(other) && (one.min === undefined) !== (other.min === undefined)
      const range = { ...one, ...other }
      return areEnds && (range.min ?? 0) < (range.max ?? range.below ?? 0) ? [[part, range]] : []
    }),
  )
/** Features and exclusions are wished one by one: "no condos", and later "no townhouses either". */
const GROWING = ['features', 'notTypes', ...EXCLUDED_PLACE_PARTS] as const

function join(a: Filter, b: Filter): Filter {
  const all: Filter = { ...a }
  for (const [part, value] of Object.entries(b) as [FilterPart, Filter[FilterPart]][]) {
    const old = a[part]
    if (value === undefined) continue
    if (Array.isArray(value) && Array.isArray(old)) assign(all, part, union<unknown>(old, value))
    else if (part === 'otherPlaces') all.otherPlaces = join(all.otherPlaces ?? {}, value as Filter)
    else if (part === 'parking' && old !== undefined) all.parking = mostParking(old as Range, value as Range)
    else if (isRangePart(part) && old !== undefined) assign(all, part, narrow(old as Range, value as Range))
    else assign(all, part, value)
  }
  return all
}

/** "a 2 car garage and parking" still means two. */
const mostParking = (old: Range, later: Range): Range =>
  old.min !== undefined && later.min !== undefined ? { min: Math.max(old.min, later.min) } : later

/** "over 300k, under 500k" is one range, "the 1930s, before 1935" an intersection; "3 beds, no, 4" is a correction. */
function narrow(old: Range, later: Range): Range {
  const isPart = (isWide(old) && isOpenRange(later)) || (isOpenRange(old) && isWide(later))
  if (!isPart && (!isOpenRange(old) || !isOpenRange(later))) return later
  const [mins, maxs] = [[old.min, later.min].filter(isSaid), [old.max, later.max].filter(isSaid)]
  const both = {
    ...old,
    ...later,
    ...(isPart && mins.length > 0 && { min: Math.max(...mins) }),
    ...(isPart && maxs.length > 0 && { max: Math.min(...maxs) }),
  }
  return isEmptyRange(both) ? later : both
}

const isSaid = (end: number | undefined): end is number => end !== undefined
/** Whether both ends are set and differ. */
const isWide = ({ min, max }: Range): boolean => min !== undefined && max !== undefined && min < max

function without(filter: Filter, removed: Filter): Filter {
  const left: Filter = { ...filter }
  for (const [part, value] of Object.entries(removed) as [FilterPart, Filter[FilterPart]][]) {
    const old = filter[part]
    if (part === 'otherPlaces' && old !== undefined) left.otherPlaces = without(old as Filter, value as Filter)
    else if (!Array.isArray(value) || !Array.isArray(old)) delete left[part]
    else
      assign(
        left,
        part,
        (old as unknown[]).filter((one) => !value.some((gone) => same(one, gone))),
      )
  }
  return left
}

/** Removes empty lists, which do not filter. */
function tidy(filter: Filter): Filter {
  const empty = Object.entries(filter).filter(
    ([, value]) => value === undefined || (Array.isArray(value) && value.length === 0),
  )
  const full = omit(
    filter,
    empty.map(([part]) => part as FilterPart),
  )
  // The day of an open house goes with it.
  return full.tours?.includes('OpenHouse') ? full : omit(full, ['openHouseDays'])
}

const union = <Item>(a: readonly Item[], b: readonly Item[]): Item[] => [
  ...a,
  ...b.filter((item) => !a.some((other) => same(item, other))),
]

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

// The only place where part and value are assigned without a type check that they belong together.
const assign = (filter: Filter, part: FilterPart, value: unknown): void => void Object.assign(filter, { [part]: value })
