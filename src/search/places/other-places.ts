import type { Filter, OtherPlaces } from '../filter.ts'
import { OR, wordSet } from '../text/phrases.ts'
import type { Finding, Written } from '../text/sentence.ts'
import { PLACE_KINDS } from './place-index.ts'

/**
 * A home must match every part of a filter, and none is in the neighborhood Ballard and in the city Tacoma: in "Ballard or Tacoma" the
 * second is another place, in which homes match too.
 */
export function separatePlaces(findings: readonly Finding[], written: Written): Finding[] {
  const branches = branchesOf(findings, written)
  if (branches !== undefined) {
    const alone = new Set(
      branches.filter((branch, at) => isOther(branch, branches.slice(at))).map(({ place }) => place),
    )
    return findings.map((finding) => (alone.has(finding) ? { ...finding, filter: otherwise(finding.filter) } : finding))
  }
  const { all } = written
  const separate: Finding[] = []
  for (const [index, finding] of findings.entries()) {
    const [before, kind] = [findings[index - 1], placeKindOf(finding)]
    const joint = before === undefined ? [] : all.slice(before.until, finding.from + 1).map(({ text }) => text)
    const goesOn = separate.at(-1)?.filter?.otherPlaces !== undefined && isList(joint, finding, before)
    const isOther =
      placeKindOf(before) !== undefined && placeKindOf(before) !== kind && joint.some((word) => EITHER.has(word))
    const { filter, ...rest } = finding
    separate.push(kind !== undefined && (goesOn || isOther) ? { ...rest, filter: otherwise(filter) } : finding)
  }
  return separate
}

/** A place, or a neighborhood and the city that is named for it: "Ballard in Seattle". */
type Branch = { place: Finding; city?: Finding }

/**
 * The places of "Ballard in Seattle or Sellwood in Portland": homes in these neighborhoods of these cities. Places without such a city
 * are others. Undefined where no neighborhood is named with its city, and where a list may be meant.
 */
function branchesOf(findings: readonly Finding[], { all }: Written): Branch[] | undefined {
  const branches: Branch[] = []
  const places = findings.filter((finding) => placeKindOf(finding) !== undefined)
  let joins = false
  for (const [index, place] of places.entries()) {
    const before = places[index - 1]
    const last = branches.at(-1)
    const joint = before === undefined ? [] : all.slice(before.until, place.from + 1).map(({ text }) => text)
    const words = joint.slice(0, -1)
    const isEither = joint.some((word) => EITHER.has(word))
    joins ||= joint.includes('and') || words.includes(',')
    if (last === undefined || isEither || (last.city !== undefined && words.some((word) => JOINTS.has(word))))
      branches.push({ place })
    else if (isCityOf(place, last) && words.every((word) => LOCATING.has(word)))
      branches[branches.length - 1] = { ...last, city: place }
    else return undefined
  }
  const paired = branches.filter(({ city }) => city !== undefined)
  const isClear = paired.length === branches.length || !joins
  return branches.length > 1 && paired.length > 0 && isClear ? branches : undefined
}

/** A branch without a city is a place of its own, but for "Ballard or Fremont in Seattle". */
const isOther = ({ place, city }: Branch, further: readonly Branch[]): boolean =>
  city === undefined && (placeKindOf(place) !== 'locations' || further.every((later) => later.city === undefined))

const isCityOf = (finding: Finding, { place, city }: Branch): boolean =>
  city === undefined && placeKindOf(place) === 'locations' && placeKindOf(finding) === 'cities'
const LOCATING = wordSet('in ,')

/** Whether nothing but the joint of a list stands between two findings. */
const isList = (joint: string[], finding: Finding, before: Finding | undefined): boolean =>
  before !== undefined &&
  joint.slice(0, finding.from - before.until).every((word) => JOINTS.has(word)) &&
  joint.length > 0
/** French "ou" without its accent is translated as "where". */
const EITHER = new Set([...OR, 'where'])
const JOINTS = new Set([...EITHER, ...wordSet('and , / in')])

const placeKindOf = (finding: Finding | undefined) =>
  finding?.change === undefined ? PLACE_KINDS.find((kind) => finding?.filter?.[kind] !== undefined) : undefined

/** The places of a filter as other places; its other parts stay. */
function otherwise({ cities, states, zips, locations, ...rest }: Filter = {}): Filter {
  const otherPlaces = { cities, states, zips, locations }
  const named = Object.entries(otherPlaces).filter(([, names]) => names !== undefined)
  return { ...rest, otherPlaces: Object.fromEntries(named) }
}

/**
 * A place named after those searched before, as what is added to them: a part that they have, or another place. "Also Ballard" after
 * Seattle means Ballard there, `isEither` ("or in Ballard") all of both.
 */
export function addedPlaces(previous: Filter, added: Filter, isEither: boolean): Filter {
  const before = PLACE_KINDS.filter((kind) => previous[kind] !== undefined)
  const kind = PLACE_KINDS.find((one) => added[one] !== undefined)
  if (kind === undefined || (before.length === 0 && !previous.near && !previous.otherPlaces)) return added
  // A neighborhood or a ZIP is one more of its city; of two cities only one has it.
  const mayNarrow = previous[kind] !== undefined || (!isEither && (previous.cities?.length ?? 0) < 2)
  const isOfSame = before.every((one) => one === kind || (mayNarrow && WITHIN.has(kind) && AROUND.has(one)))
  return before.length > 0 && isOfSame && previous.otherPlaces?.[kind] === undefined ? added : otherwise(added)
}
const WITHIN: ReadonlySet<string> = new Set(['locations', 'zips'])
const AROUND: ReadonlySet<string> = new Set(['cities', 'states'])

/** Without other places that have no name; where no place is left besides them, they become the places asked for. */
export function settledPlaces({ otherPlaces, ...filter }: Filter): Filter {
  const named = Object.entries(otherPlaces ?? {}).filter(([, names]) => names.length > 0)
  const [first, ...others] = named
  if (first === undefined) return filter
  if (filter.near !== undefined || PLACE_KINDS.some((kind) => filter[kind] !== undefined))
    return { ...filter, otherPlaces: Object.fromEntries(named) }
  const [kind, names] = first
  const rest: OtherPlaces = Object.fromEntries(others)
  return { ...filter, [kind]: names, ...(others.length > 0 && { otherPlaces: rest }) }
}
