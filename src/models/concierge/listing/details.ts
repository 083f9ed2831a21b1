import type { Listing } from '../../../contract/listings/listing.ts'
import { oneLine } from '../../../contract/text.ts'
import type { ConciergeWords, FactName } from '../words/words.ts'
import { facts } from './facts.ts'
import { listingName } from './text.ts'

/** A longer description is cut here (UTF-16 units); the link leads to the rest. */
const DESCRIPTION_MAX = 1_200
// Already shown in the headline or at the end.
const ELSEWHERE = new Set<FactName>(['address', 'link'])

/** All facts that a listing states, one per line, then its description and its link. */
export function listingDetails(listing: Listing, words: ConciergeWords): string {
  const lines = facts
    .filter((fact) => !ELSEWHERE.has(fact.name))
    .map((fact) => ({ label: words.facts[fact.name].label, value: fact.value(listing, words) }))
    .filter(({ value }) => value !== undefined)
    .map(({ label, value }) => `- ${label}: ${value}`)
  const extras = extension(listing).map(({ key, value }) => `- ${key}: ${value}`)
  return [`**${listingName(listing, words)}**`, ...lines, ...extras, ...description(listing), listing.Url].join('\n')
}

/** Compares listings: one line for the price and for each fact in which they differ, values in the order of the listings. */
export function comparison(listings: Listing[], words: ConciergeWords): string {
  const lines = facts.flatMap((fact) => {
    const values = listings.map((listing) => fact.value(listing, words))
    const row = values.map((value) => value ?? words.notStated).join(' | ')
    const isAlike = values.every((value) => value === values[0])
    return ELSEWHERE.has(fact.name) || (isAlike && (fact.name !== 'price' || values[0] === undefined))
      ? []
      : [`- ${words.facts[fact.name].label}: ${row}`]
  })
  const heads = listings.map((listing, index) => `${index + 1}. **${listingName(listing, words)}** ${listing.Url}`)
  return [...heads, ...lines].join('\n')
}

/** The free fields of a listing (ExtensionColumn) that have a value, line breaks removed. */
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
