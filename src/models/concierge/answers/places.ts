import type { Vocabulary } from '../../../search/filter.ts'
import { number } from '../numbers.ts'
import { words } from '../words.ts'

/** How many names are listed before the rest is only counted. */
const NAMED = 8

/** Where the listings are. */
export const placesText = ({ cities }: Vocabulary): string =>
  cities.length === 0 ? words.noListings : words.places(named(cities))

/** What kinds of homes there are. */
export const typesText = ({ types }: Vocabulary): string =>
  types.length === 0 ? words.noListings : words.types(named(types))

function named(names: string[]): string {
  const some = names.slice(0, NAMED)
  const others = names.length - some.length
  return others === 0 ? words.and(some) : words.someOf(some.join(', '), number(others))
}
