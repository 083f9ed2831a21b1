import type { Listing } from '../../../src/contract/listings/listing.ts'
import type { Random } from '../../../src/core/demo/random.ts'
import { allOf } from './phrasings.ts'
import { type Judge, lastOf, type Question, said, shownIn, showsListings } from './question.ts'
import { searchPhrasings } from './search-phrasings.ts'
import { countPhrasings, inVainPhrasings, severalPhrasings, superlativePhrasings } from './wish-phrasings.ts'
import { feet, wishFor } from './wishes.ts'

/** Searches, the best of a sort, searches in vain, and counts. */
export function searchQuestions(listings: Listing[], random: Random): Question[] {
  const searches = Object.entries({ ...searchPhrasings, several: severalPhrasings }).flatMap(([kind, phrasings]) =>
    allOf(phrasings).flatMap(({ text, heldOut }): Question[] => {
      const wish = wishFor(text, listings, random)
      if (wish === undefined) return []
      const judge = showsListings(listings.filter(wish.fits), listings)
      return [{ kind: `search by ${kind}`, score: 'right listings', heldOut, says: [wish.text], judge }]
    }),
  )
  return [...searches, ...superlatives(listings, random), ...inVain(listings, random), ...counts(listings, random)]
}

/** By what somebody means the best, how it is called, and what it is measured by; the most counts. */
const bests: [names: [string, ...string[]], measure: (listing: Listing) => number][] = [
  [['cheapest', 'least expensive', 'most affordable'], ({ SalePrice }) => -(SalePrice ?? Infinity)],
  [['most expensive', 'priciest'], ({ SalePrice }) => SalePrice ?? 0],
  [['biggest', 'largest'], feet],
]

function superlatives(listings: Listing[], random: Random): Question[] {
  return allOf(superlativePhrasings).flatMap(({ text, heldOut }, index): Question[] => {
    const [names, measure] = bests[index % bests.length] ?? [['']]
    const name = random.pick(names)
    const wish = wishFor(text.replace('{best}', name), listings, random)
    if (wish === undefined || measure === undefined) return []
    const right = listings.filter((listing) => wish.fits(listing) && listing.SaleType === 'for_sale')
    const most = Math.max(...right.map(measure))
    const best = right.filter((listing) => measure(listing) === most)
    const judge = showsListings(right, listings, best)
    return [{ kind: 'the best of a sort', score: 'right listings', heldOut, says: [wish.text], judge }]
  })
}

function inVain(listings: Listing[], random: Random): Question[] {
  return allOf(inVainPhrasings).flatMap(({ text, heldOut }): Question[] => {
    const wish = wishFor(text, listings, random)
    if (wish === undefined) return []
    return [
      { kind: 'search in vain', score: 'right listings', heldOut, says: [wish.text], judge: showsNothing(listings) },
    ]
  })
}

const showsNothing =
  (listings: Listing[]): Judge =>
  (answers) =>
    shownIn(lastOf(answers).text, listings).length > 0 ? 'shows what was not asked for' : undefined

function counts(listings: Listing[], random: Random): Question[] {
  return allOf(countPhrasings).flatMap(({ text, heldOut }): Question[] => {
    const wish = wishFor(text, listings, random)
    if (wish === undefined) return []
    const judge = countsTo(listings.filter(wish.fits).length)
    return [{ kind: 'count', score: 'true facts', heldOut, says: [wish.text], judge }]
  })
}

const ANY_NUMBER = /\d[\d.,]*\d|\d|\b(one|two|three|four|five|six|seven|eight|nine|ten)\b/i

/** The first number of the answer is the count. */
const countsTo =
  (count: number): Judge =>
  (answers) => {
    const { text, noAnswer } = lastOf(answers)
    const first = ANY_NUMBER.exec(text)?.[0] ?? ''
    if (!said(count).test(first)) return `says ${first}, not ${count}`
    return noAnswer ? 'claims not to know' : undefined
  }
