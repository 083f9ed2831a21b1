import type { ListingSearch, Model, Models } from '../../../src/core/ports/models.ts'
import type { OnCorrection } from '../../../src/models/checked/checked.ts'

/** How a model came to its answers, one after the other. */
export type Use = {
  /** answers that were made */
  answers: number
  /** answers for which the listings were searched */
  lookedUp: number
  /** answers of which the check left every word */
  unchanged: number
  /** answers in which the check put something right, or left it out */
  corrected: number
}

/** Watches how models answer: given `onCorrection` when they are made, and asked through `watch`. One question at a time. */
export function createUseWatch() {
  const use: Use = { answers: 0, lookedUp: 0, unchanged: 0, corrected: 0 }
  let corrections = 0
  const onCorrection: OnCorrection = () => (corrections += 1)

  const watched = (model: Model): Model => ({
    ...model,
    async answer(prompt, signal, tell) {
      const [before, searches] = [corrections, { count: 0 }]
      await model.answer({ ...prompt, listings: counting(prompt.listings, searches) }, signal, tell)
      use.answers += 1
      if (searches.count > 0) use.lookedUp += 1
      if (corrections === before) use.unchanged += 1
      else use.corrected += 1
    },
  })

  return {
    use,
    onCorrection,
    watch: (models: Models): Models => ({
      ...models,
      byKey(key) {
        const model = models.byKey(key)
        return model && watched(model)
      },
    }),
  }
}

/** The same search, counted. To find listings shown before by their ids is none. */
const counting = (listings: ListingSearch, searches: { count: number }): ListingSearch => ({
  ...listings,
  search(...given) {
    searches.count += 1
    return listings.search(...given)
  },
})

/** A line of a table: how many of the answers, in percent. */
export const shareOf = (count: number, answers: number): string =>
  `${((100 * count) / Math.max(1, answers)).toFixed(1)} %`
