import type { Listing } from '../../../src/contract/listings/listing.ts'
import type { Random } from '../../../src/core/demo/random.ts'
import { truths } from './facts.ts'
import { allOf, type Phrasings } from './phrasings.ts'
import { type Judge, lastOf, type Question, shownIn, showsListings, states } from './question.ts'
import {
  OPENING,
  pointedFactPhrasings,
  pointingPhrasings,
  refiningPhrasings,
  relativePhrasings,
} from './talk-phrasings.ts'
import { feet, type Wish, wishFor } from './wishes.ts'

const ORDINALS = ['first', 'second', 'third'] as const

/** Questions that only the talk so far makes clear. */
export function talkQuestions(listings: Listing[], random: Random): Question[] {
  const scene = { listings, random, open: () => opening(listings, random) }
  return [...pointing(scene), ...pointedFacts(scene), ...relatives(scene), ...refinings(scene)]
}

type Scene = { listings: Listing[]; random: Random; open: () => Wish }

const TRIES = 1_000

/** A search that at least three listings answer. */
function opening(listings: Listing[], random: Random): Wish {
  for (let tries = 0; tries < TRIES; tries++) {
    const wish = wishFor(OPENING, listings, random)
    if (wish !== undefined && listings.filter(wish.fits).length >= 3) return wish
  }
  throw new RangeError('no city has three listings for sale')
}

function pointed(text: string, random: Random): { index: number; question: string } {
  const index = random.between(0, 2)
  return { index, question: text.replace('{nth}', ORDINALS[index] ?? '').replace('{n}', String(index + 1)) }
}

const pointing = ({ listings, random, open }: Scene): Question[] =>
  allOf(pointingPhrasings).map(({ text, heldOut }) => {
    const { index, question } = pointed(text, random)
    const judge = ofShown(listings, index, (listing) => [new RegExp(String(listing.YearBuilt))])
    return { kind: 'pointing', score: 'right listings', heldOut, says: [open().text, question], judge }
  })

const pointedFacts = ({ listings, random, open }: Scene): Question[] =>
  (Object.keys(pointedFactPhrasings) as (keyof typeof pointedFactPhrasings)[]).flatMap((name) =>
    allOf(pointedFactPhrasings[name]).map(({ text, heldOut }): Question => {
      const { index, question } = pointed(text, random)
      const judge = ofShown(listings, index, (listing) => [truths[name](listing, text) ?? /never/])
      return { kind: 'fact of one shown', score: 'true facts', heldOut, says: [open().text, question], judge }
    }),
  )

/** The last answer is about the listing that stood there in the answer before. */
const ofShown =
  (listings: Listing[], index: number, parts: (listing: Listing) => RegExp[]): Judge =>
  (answers) => {
    const listing = shownIn(answers.at(-2)?.text ?? '', listings)[index]
    if (listing === undefined) return 'showed too few before'
    return states([...parts(listing), new RegExp(listing.Address ?? '')], [listing], listings)(answers)
  }

const measures = {
  cheaper: ({ SalePrice }: Listing) => -(SalePrice ?? Infinity),
  bigger: feet,
  smaller: (listing: Listing) => -feet(listing),
  newer: ({ YearBuilt }: Listing) => YearBuilt,
}

const relatives = ({ listings, open }: Scene): Question[] =>
  (Object.keys(relativePhrasings) as (keyof typeof relativePhrasings)[]).flatMap((name) =>
    allOf(relativePhrasings[name] as Phrasings).map(({ text, heldOut }): Question => {
      const wish = open()
      const judge = beyond(listings.filter(wish.fits), listings, measures[name])
      return {
        kind: 'measured against what was shown',
        score: 'right listings',
        heldOut,
        says: [wish.text, text],
        judge,
      }
    }),
  )

/** All that is shown lies beyond the average of what was shown; something is shown where anything lies beyond all of it. */
const beyond =
  (right: Listing[], listings: Listing[], measure: (listing: Listing) => number): Judge =>
  (answers) => {
    const before = shownIn(answers.at(-2)?.text ?? '', listings).map(measure)
    const shown = shownIn(lastOf(answers).text, listings)
    const average = before.reduce((sum, value) => sum + value, 0) / before.length
    if (shown.some((listing) => !right.includes(listing))) return 'shows what was not asked for'
    if (shown.some((listing) => measure(listing) <= average)) return 'shows what lies on the wrong side'
    const hasMore = right.some((listing) => measure(listing) > Math.max(...before))
    if (hasMore && shown.length === 0) return 'shows nothing'
    return lastOf(answers).noAnswer ? 'claims not to know' : undefined
  }

const refinings = ({ listings, random, open }: Scene): Question[] =>
  allOf(refiningPhrasings).flatMap(({ text, heldOut }): Question[] => {
    const first = open()
    const held = text.includes('{city}')
      ? listings.filter(({ SaleType }) => SaleType === 'for_sale')
      : listings.filter(first.fits)
    const wish = wishFor(text, held, random)
    if (wish === undefined) return []
    const judge = showsListings(held.filter(wish.fits), listings)
    return [{ kind: 'change of a search', score: 'right listings', heldOut, says: [first.text, wish.text], judge }]
  })
