import { bestListings, superlativeIn } from '../listing/superlatives.ts'
import { listingsById, PAGE_SIZE, type Question, type Reference } from '../question.ts'
import { findByAddress, findByShownStreet } from './addresses.ts'
import { type Position, positionsIn } from './positions.ts'
import { toPlainText } from './text.ts'

/** Resolves a reference by MLS number, address, street, rank ("the cheapest of these") or position ("the second", "#3"). */
export async function resolveReference(question: Question): Promise<Reference | undefined> {
  for (const find of [byMlsNumber, findByAddress, findByShownStreet, byRank, byPosition]) {
    const reference = await find(question)
    if (reference !== undefined) return reference
  }
  return undefined
}

const MLS_NAMED = /\bMLS\W*(?:number|num|no\b|id)?\W*([a-z]{0,6}-?\d[\w-]{2,15})/i
const MLS_BARE = /(?<![\w$€£.,-])([a-z]{1,6}-?\d{3,12}|\d{6,12})(?![\w,])/i

async function byMlsNumber({ text, listings }: Question): Promise<Reference | undefined> {
  const named = MLS_NAMED.exec(text)
  const match = named ?? MLS_BARE.exec(text)
  const said = match?.[1]
  if (said === undefined) return undefined
  const found = await listings.find('MLSNumber', [said])
  if (found.length > 0)
    return { listings: found.slice(0, PAGE_SIZE), rest: toPlainText(text.replace(match?.[0] ?? said, ' ')) }
  return named === null ? undefined : { missing: { kind: 'mls', said } }
}

const RANK =
  /\b(?:about|details (?:of|for|on)|describe) (?:the )?(cheapest|most expensive|biggest|largest|smallest|newest|oldest)\b(?: one)?|\bthe (cheapest|most expensive|biggest|largest|smallest|newest|oldest) (?:one )?of (?:them|these|those)\b/

async function byRank({ plain, listings, memory }: Question): Promise<Reference | undefined> {
  const match = RANK.exec(plain)
  const superlative = match === null ? undefined : superlativeIn(match[0])
  if (match === null || superlative === undefined || memory.shown.length === 0) return undefined
  const shown = await listingsById(listings, memory.shown.slice(memory.page))
  const [top] = bestListings(shown, superlative)
  return top && { listings: [top], rest: plain.replace(match[0], ' ').trim() }
}

async function byPosition({ plain, parsed, memory, listings }: Question): Promise<Reference | undefined> {
  const { positions, rest } = positionsIn(plain)
  if (positions.length === 0) return undefined
  const ids = positions.flatMap((position) => idAt(position, memory.shown, memory.page) ?? [])
  const found = await listingsById(listings, ids)
  if (found.length === positions.length) return { listings: found.slice(0, PAGE_SIZE), rest }
  // If no list was shown, "the first house under 500k" is a search.
  if (memory.shown.length === 0 && parsed.isSearch) return undefined
  const wasShown = ids.length === positions.length && ids.every((id) => memory.shown.includes(id))
  return { missing: wasShown ? { kind: 'gone', said: '' } : missing(positions) }
}

function idAt(position: Position, shown: number[], page: number): number | undefined {
  if (position.on === 'page') return position.index === -1 ? shown.at(-1) : shown.slice(page)[position.index - 1]
  return shown[position.number - 1] ?? (position.on === 'id' ? position.number : undefined)
}

function missing([first]: Position[]) {
  return first?.on === 'id'
    ? { kind: 'id' as const, said: String(first.number) }
    : { kind: 'position' as const, said: '' }
}
