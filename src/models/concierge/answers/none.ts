import { describe } from '../../../search/describe.ts'
import type { Filter } from '../../../search/filter.ts'
import { fold } from '../../../search/fold.ts'
import type { Relative } from '../../../search/parse.ts'
import { type Relaxation, relaxations } from '../../../search/relax.ts'
import { changedParts, only } from '../filters.ts'
import { number } from '../numbers.ts'
import type { Reply, Talk } from '../talk.ts'
import { words } from '../words.ts'
import { placesText } from './places.ts'

/** How many ways out are named when nothing matches. */
const OPTIONS = 3
/** How many other cities are tried beside the ones asked for. */
const OTHER_CITIES = 5

/** What is looked for, what must be said beside it, and the wishes measured against what was shown before. */
export type Search = { filter: Filter; notes: string[]; relative: Relative[] }

/** Says that nothing matches, and the smallest relaxations that find something, each with its count. */
export async function answerNone(talk: Talk, { filter, notes, relative }: Search): Promise<Reply> {
  const { listings, vocabulary, memory, parsed } = talk
  // To give up "cheaper" again would only bring back what was shown.
  const held = relative.length > 0 ? changedParts(parsed.filter, filter) : []
  const ways = relaxations(filter, vocabulary.cities.slice(0, OTHER_CITIES)).filter(
    (way) => !changedParts(filter, way.filter).some((part) => held.includes(part)),
  )
  const smallest = await findingOptions(listings.count, ways)
  const options = smallest.length > 0 ? smallest : await findingOptions(listings.count, lastResorts(filter))
  const said = options.map(({ count, change }) => words.loosening(number(count), change))
  const out = said.length === 0 ? [words.noLooser] : [words.loosened(said), words.showThem]
  const beyond = relative.map((each) => words.nothingBeyond(words.relatives[each]))
  const text = [...notes, ...beyond, words.none(describe(filter)), ...elsewhere(talk, filter), ...out].join(' ')
  const offer = options[0]?.filter
  // After "cheaper" in vain the list shown before still stands.
  return {
    text,
    noAnswer: false,
    memory: held.length > 0 ? { ...memory, offer } : { filter, shown: [], page: 0, offer },
  }
}

/** Says where the listings are when a place was asked for that none of them is in. */
function elsewhere({ vocabulary }: Talk, { cities = [] }: Filter): string[] {
  const known = new Set(vocabulary.cities.map(fold))
  return cities.every((city) => known.has(fold(city))) ? [] : [placesText(vocabulary)]
}

/** When no single wish given up helps: what is there by type and place, by place, by type; last, the other way to move in. */
function lastResorts(filter: Filter): Relaxation[] {
  const typeAndPlace = only(filter, ['saleType', 'statuses', 'types', 'cities'])
  const other = filter.saleType === 'for_rent' ? 'for_sale' : 'for_rent'
  return [
    typeAndPlace,
    only(filter, ['saleType', 'statuses', 'cities']),
    only(filter, ['saleType', 'statuses', 'types']),
    only(filter, ['saleType', 'statuses']),
    { ...typeAndPlace, saleType: other } as const,
    { ...only(filter, ['statuses']), saleType: other } as const,
  ].map((left) => ({ filter: left, change: describe(left) }))
}

type Option = Relaxation & { count: number }

/** Counted one after the other, because the first few that find something are enough. */
async function findingOptions(count: (filter: Filter) => Promise<number>, ways: Relaxation[]): Promise<Option[]> {
  const options: Option[] = []
  for (const way of ways) {
    if (options.length === OPTIONS) break
    const found = await count(way.filter)
    if (found > 0) options.push({ ...way, count: found })
  }
  return options
}
