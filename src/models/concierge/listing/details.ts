import type { Listing } from '../../../contract/listings/listing.ts'
import type { FactName, Words } from '../words/words.ts'
import { facts } from './facts.ts'
import { name, oneLine } from './text.ts'

/** Longest part of a description that is shown, in UTF-16 units; the rest stands behind the link. */
const DESCRIPTION_MAX = 1_200
// These stand in the headline or at the end.
const ELSEWHERE = new Set<FactName>(['address', 'link'])

/** Everything a listing states, one line a fact, then its description and its link. */
export function details(listing: Listing, words: Words): string {
  const lines = facts
    .filter((fact) => !ELSEWHERE.has(fact.name))
    .map((fact) => ({ label: words.facts[fact.name].label, value: fact.value(listing, words) }))
    .filter(({ value }) => value !== undefined)
    .map(({ label, value }) => `- ${label}: ${value}`)
  const extras = extension(listing).map(({ key, value }) => `- ${key}: ${value}`)
  return [`**${name(listing, words)}**`, ...lines, ...extras, ...description(listing), listing.Url].join('\n')
}

/** Several listings side by side: the price, and a line for every fact in which they differ, in the order of the listings. */
export function comparison(listings: Listing[], words: Words): string {
  const lines = facts.flatMap((fact) => {
    const values = listings.map((listing) => fact.value(listing, words))
    const row = values.map((value) => value ?? words.notStated).join(' | ')
    const isAlike = values.every((value) => value === values[0])
    return ELSEWHERE.has(fact.name) || (isAlike && (fact.name !== 'price' || values[0] === undefined))
      ? []
      : [`- ${words.facts[fact.name].label}: ${row}`]
  })
  const heads = listings.map((listing, index) => `${index + 1}. **${name(listing, words)}** ${listing.Url}`)
  return [...heads, ...lines].join('\n')
}

/** The free fields of a listing, each on one line; fields without a value left out. */
export const extension = ({ ExtensionColumn }: Listing): { key: string; value: string }[] =>
  (ExtensionColumn ?? [])
    .map(({ Key, value }) => ({ key: oneLine(Key), value: oneLine(value) }))
    .filter(({ value }) => value !== '')

function description({ Description }: Listing): string[] {
  const text = oneLine(Description ?? '')
  if (text === '') return []
  const cut =
    text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_MAX)).trimEnd()} …`
  return [`> ${cut}`]
}
