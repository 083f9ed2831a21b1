import type { Question } from '../question.ts'

/** How many names are listed before the rest is only counted. */
const NAMED = 8

/** Where the listings are. */
export const placesText = (question: Question): string => {
  const { words, vocabulary } = question
  return vocabulary.cities.length === 0 ? words.noListings : words.places(named(question, vocabulary.cities))
}

/** What kinds of homes there are. */
export const typesText = (question: Question): string => {
  const { words, vocabulary } = question
  return vocabulary.types.length === 0 ? words.noListings : words.types(named(question, vocabulary.types))
}

function named({ words }: Question, names: string[]): string {
  const some = names.slice(0, NAMED)
  const others = names.length - some.length
  return others === 0 ? words.and(some) : words.someOf(some.join(', '), words.number(others))
}
