import { waysOn } from '../../../core/listings/ways-on.ts'
import { describe } from '../../../search/describe.ts'
import type { Filter } from '../../../search/filter.ts'
import type { Relative } from '../../../search/parsed.ts'
import { fold } from '../../../search/text/fold.ts'
import { changedParts } from '../filters.ts'
import { number } from '../numbers.ts'
import type { Reply, Talk } from '../talk.ts'
import { words } from '../words.ts'
import { placesText } from './places.ts'

/** What is looked for, what must be said beside it, and the wishes measured against what was shown before. */
export type Search = { filter: Filter; notes: string[]; relative: Relative[] }

/** Says that nothing matches, and the smallest relaxations that find something, each with its count. */
export async function answerNone(talk: Talk, { filter, notes, relative }: Search): Promise<Reply> {
  const { listings, vocabulary, memory, parsed } = talk
  // To give up "cheaper" again would only bring back what was shown.
  const held = relative.length > 0 ? changedParts(parsed.filter, filter) : []
  const options = await waysOn(
    listings.count,
    { filter, otherCities: vocabulary.cities },
    (way) => !changedParts(filter, way.filter).some((part) => held.includes(part)),
  )
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
