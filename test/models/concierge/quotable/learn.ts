import { WEIGHT_STEP } from '../../../../src/models/concierge/business/classifier/classifier.ts'
import { BUCKET_COUNT, hashedFeatures } from '../../../../src/models/concierge/business/classifier/features.ts'
import { seeded } from '../../../sim/clock/seeded.ts'

export type Labelled = { text: string; isPublic: boolean }

const EPOCHS = 20
/** Step size of AdaGrad (Duchi et al. 2011), and what keeps its first divisions finite. */
const RATE = 0.2
const FIRST_SQUARE = 1e-3
/** The share of a sentence's features that each pass leaves out, so that no weight relies on others. */
const DROPPED = 0.5
/** Sentences that a bucket must occur in to get a weight: what occurs in one only tells nothing about others. */
const OCCURRENCES_MIN = 2

/** Learns the weights by logistic regression. The same sentences in the same order give the same weights. */
export function learn(sentences: readonly Labelled[]): Int8Array<ArrayBuffer> {
  const random = seeded(7)
  const weights = new Float64Array(BUCKET_COUNT)
  const squares = new Float64Array(BUCKET_COUNT).fill(FIRST_SQUARE)
  const rows = sentences.map(({ text, isPublic }) => ({
    features: Uint32Array.from(hashedFeatures(text)),
    target: isPublic ? 1 : 0,
  }))
  const occurrences = new Uint32Array(BUCKET_COUNT)
  for (const { features } of rows) for (const bucket of features) occurrences[bucket] = (occurrences[bucket] ?? 0) + 1
  const isCommon = Uint8Array.from(occurrences, (count) => (count >= OCCURRENCES_MIN ? 1 : 0))
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(rows, random)
    for (const { features, target } of rows) {
      const share = 1 / Math.sqrt(features.length) / (1 - DROPPED)
      const kept: number[] = []
      let sum = 0
      for (const bucket of features)
        if (random() > DROPPED && isCommon[bucket] === 1) {
          kept.push(bucket)
          sum += weights[bucket] ?? 0
        }
      const gradient = (1 / (1 + Math.exp(-sum * share)) - target) * share
      for (const bucket of kept) {
        const square = (squares[bucket] ?? 0) + gradient * gradient
        squares[bucket] = square
        weights[bucket] = (weights[bucket] ?? 0) - (RATE * gradient) / Math.sqrt(square)
      }
    }
  }
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / WEIGHT_STEP))))
}

/** Fisher and Yates' shuffle, in place. */
function shuffle(rows: unknown[], random: () => number) {
  for (let index = rows.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[rows[index], rows[other]] = [rows[other], rows[index]]
  }
}
