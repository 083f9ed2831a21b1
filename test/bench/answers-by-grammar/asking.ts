import type { Listing } from '../../../src/contract/listings/listing.ts'
import { type Answer, type Judge, shownIn } from '../answers/question.ts'
import { type Asker, type Fits, type Wish, wishFor } from './wishes.ts'

export type Score = 'listings' | 'facts' | 'noAnswer' | 'superlatives and comparisons'
/** `says` are the messages of one session; the last answer is judged. `stated`: the conditions that the homes it shows shall fit. */
export type Question = { kind: string; score: Score; says: string[]; judge: Judge; stated?: Fits[] }

export type Make = (asker: Asker, pivot: () => Listing) => Question | Question[] | undefined

export const fitting = ({ listings }: Asker, { fits }: Wish): Listing[] => listings.filter(fits)

/** A search that at least three listings answer. */
export function opening(asker: Asker, pivot: () => Listing): Wish | undefined {
  for (let tries = 0; tries < 200; tries++) {
    const wish = wishFor(asker, pivot(), 1)
    if (fitting(asker, wish).length >= 3) return wish
  }
  return undefined
}

/** Judges the last answer by what the answer before it showed. */
export const byShown =
  ({ listings }: Asker, judge: (shown: Listing[]) => Judge | undefined): Judge =>
  (answers: Answer[]) => {
    const shown = shownIn(answers.at(-2)?.text ?? '', listings)
    if (shown.length < 3) return `showed only ${shown.length} before`
    return judge(shown)?.(answers)
  }
