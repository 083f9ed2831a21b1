import { expect, test } from 'vitest'
import { createClassifier, loadClassifier } from '../../../../src/models/concierge/business/classifier/classifier.ts'
import { corpus } from './corpus.ts'
import { type Labelled, learn } from './learn.ts'

const sentences = corpus()

/** The share of the sentences that the classifier takes for public, 0 to 1. */
const takenForPublic = (classify: (sentence: string) => number, labelled: Labelled[]): number =>
  labelled.filter(({ text }) => classify(text) > 0).length / labelled.length

/** Tens of lines, so that a pair of nearly the same words is not cut. */
const inTens = (isChosen: (ten: number) => boolean): Labelled[] =>
  sentences.filter((_, index) => isChosen(Math.floor(index / 10)))

const publicOf = (labelled: Labelled[]) => labelled.filter(({ isPublic }) => isPublic)
const privateOf = (labelled: Labelled[]) => labelled.filter(({ isPublic }) => !isPublic)

test('the stored weights are of this corpus and these features', async () => {
  const classify = await loadClassifier()
  const some = inTens((ten) => ten % 8 === 0)
  expect(takenForPublic(classify, publicOf(some))).toBeGreaterThan(0.97)
  expect(takenForPublic(classify, privateOf(some))).toBeLessThan(0.03)
})

// What holds for the stored weights in every run is in unseen.test.ts.
test.runIf(process.env['TEST_LONG'])('what is learned of some sentences holds for others', () => {
  const classify = createClassifier(learn(inTens((ten) => ten % 12 === 1)))
  const others = inTens((ten) => ten % 12 === 5)
  expect(takenForPublic(classify, publicOf(others))).toBeGreaterThan(0.7)
  expect(takenForPublic(classify, privateOf(others))).toBeLessThan(0.2)
})

test('weights of another length are refused', () =>
  expect(() => createClassifier(new Int8Array(4))).toThrow('needs 2097152 weights, not 4'))
