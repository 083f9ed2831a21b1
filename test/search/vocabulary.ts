import { expect } from 'vitest'
import { squareFeet } from '../../src/contract/listings/area.ts'
import type { Filter, Vocabulary } from '../../src/search/filter.ts'
import { createParserInSteps, resultOf } from '../../src/search/parse/parse.ts'
import type { Context, Parsed } from '../../src/search/parse/parsed.ts'
import { readerFor } from '../../src/search/parse/read.ts'
import { readNames } from '../../src/search/places/names.ts'

/** Creates a parser that takes all steps at once. */
export function createParser(vocabulary: Vocabulary): (words: string, context?: Context) => Parsed {
  const parser = createParserInSteps(vocabulary, resultOf(readNames(vocabulary)))
  return (words, context) => resultOf(parser(words, context))
}

/** Places and types as a chatbot's own listings might have them. */
export const vocabulary = {
  cities: ['Seattle', 'Tacoma', 'San Francisco', 'Saint Paul', 'Mobile', 'Montréal', 'Portland', 'Kent', 'Kenmore'],
  states: ['WA', 'OR'],
  zips: ['98144', '98118'],
  locations: ['Ballard', 'Capitol Hill', 'Mt Baker', 'West Seattle', 'White Center', 'Downtown'],
  types: ['Single Family Residential', 'Condo/Co-op', 'Townhouse', 'Multi-Family (2-4 Unit)', 'Vacant Land'],
}

export const parse = createParser(vocabulary)

const { read } = readerFor(vocabulary)
/** What is left of a search in the words of one language after more words in it. */
export const after = (first: string, ...then: string[]) =>
  then.reduce(
    (previous, words) => read(words, read(first).language).parse({ previous }).filter,
    read(first).parse({}).filter,
  )

/** What words of any language state; all must be understood as they are spelt. */
export function meant(words: string): Filter {
  const { filter, notUnderstood, corrections } = read(words).parse({ year: 2026 })
  expect({ notUnderstood, corrections }, words).toEqual({ notUnderstood: [], corrections: [] })
  const { statuses: _usual, ...others } = filter
  return others
}

/** What the words state, without the statuses that every search gets. */
export function stated(words: string, previous: Filter = {}, asked?: string): Filter {
  const { filter, isSearch } = parse(words, { previous, year: 2026, ...(asked !== undefined && { asked }) })
  expect(isSearch, words).toBe(true)
  const { statuses, ...rest } = filter
  expect(statuses).toBeDefined()
  return rest
}

export const exactly = (rooms: number) => ({ min: rooms, max: rooms })
/** "2 baths" takes the half bath along. */
export const baths = (rooms: number) => ({ min: rooms, below: Math.floor(rooms) + 1 })

/** Square metres in the unit of filters. */
export const metres = (area: number): number => squareFeet(area, 'Square Meters')
