import { fold } from '../text/fold.ts'
import type { Sentence } from '../text/sentence.ts'

/** What a question of the assistant asks for first, so that a bare "three" or "Fremont" finds its meaning. */
export function askedFor(question: string | undefined): Sentence['asked'] {
  if (question === undefined) return undefined
  const text = fold(question)
  if (!QUESTION.test(text)) return undefined
  const first = ASKING.map(([part, pattern]) => ({ part, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  // A place is answered by its name anyway, so a number goes to the count that was asked for along with it.
  return first.find(({ part }) => part !== 'place')?.part ?? first[0]?.part
}

const QUESTION = /\?|¿|\bhow m|\bnumber of\b|\bwhat\b|\bwhich\b|\bwhere\b|\btell me\b|\blet me know\b/

const ASKING: readonly (readonly [NonNullable<Sentence['asked']>, RegExp])[] = [
  ['bathrooms', /\bbath|\bbano|\bsalle de bain|\bbad(er|ezimmer)\b|\bbanheiro/],
  ['bedrooms', /\bbed|\brooms?\b|\bdormitorio|\bhabitacion|\bchambre|zimmer\b|\bquarto/],
  ['price', /\bprice|\bbudget|\bspend|\bcost|\bhow much|\bprecio|\bpresupuesto|\bprix|\bpreis|\bpreco|\bafford/],
  ['area', /\bsquare|\bsq ?ft|\bhow big|\bhow large|\bfloor ?space/],
  ['yearBuilt', /\byear built|\bhow old|\bhow new/],
  ['parking', /\bparking|\bgarage|\bcars\b/],
  [
    'place',
    /\bwhere\b|\bcity\b|\barea\b|\blocation|\bneighbou?rhood|\blocality|\bplace\b|\bdonde\b|\bou\b|\bwo\b|\bonde\b/,
  ],
]
