import { number } from '../numbers.ts'
import { type Reference, referenceIn } from '../references.ts'
import type { Answerer, Talk } from '../talk.ts'
import { words } from '../words.ts'
import { replyAbout } from './about.ts'

/** Questions that point at listings: "the second one", "12 Pine St", an MLS number or ID. */
export const answerPointed: Answerer = async (talk) => {
  const reference = await referenceIn(talk)
  if (reference === undefined) return undefined
  if ('missing' in reference) return { text: inVain(reference.missing, talk), noAnswer: false, memory: talk.memory }
  return replyAbout(talk, reference.listings, reference.rest)
}

export type Missing = Extract<Reference, { missing: unknown }>['missing']

export function inVain({ kind, said }: Missing, { memory }: Talk): string {
  if (kind === 'gone') return words.gone
  if (kind === 'mls') return words.noSuchListing(words.mlsNumber(said))
  if (kind === 'id') return words.noSuchListing(words.listingId(said))
  if (kind === 'address') return words.noSuchListing(words.atAddress(said))
  return memory.shown.length === 0 ? words.noneShown : words.noSuchNumber(number(memory.shown.length))
}
