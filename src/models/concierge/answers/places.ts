import type { Vocabulary } from '../../../search/filter.ts'
import { number } from '../numbers.ts'
import { words } from '../words.ts'

const CITIES = 8

/** Where the listings are, the first cities by name. */
export function placesText({ cities }: Vocabulary): string {
  if (cities.length === 0) return words.noListings
  const some = cities.slice(0, CITIES)
  const others = cities.length - some.length
  return words.places(others === 0 ? words.and(some) : words.someOf(some.join(', '), number(others)))
}
