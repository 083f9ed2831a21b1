import { readFile } from 'node:fs/promises'
import { BUCKETS, featuresOf } from './features.ts'

/** The weights that test/models/concierge/quotable/train.ts learns from labelled sentences: one signed byte for each bucket. */
export const WEIGHTS_FILE = new URL('weights.bin', import.meta.url)
/** Weight of one unit of a byte. */
export const STEP = 1 / 32

/** How sure it is that a sentence is public: the natural logarithm of the odds. Below 0 it is more likely confidential. */
export type Classifier = (sentence: string) => number

/** A linear classifier (logistic regression) with these weights. Its time is linear in the length of the sentence. */
export function createClassifier(weights: Int8Array): Classifier {
  if (weights.length !== BUCKETS) throw new Error(`The classifier needs ${BUCKETS} weights, not ${weights.length}.`)
  return (sentence) => {
    const features = featuresOf(sentence)
    let sum = 0
    for (const bucket of features) sum += weights[bucket] ?? 0
    return (sum * STEP) / Math.sqrt(features.size)
  }
}

let loading: Promise<Classifier> | undefined
/** Reads the weights at the first call: a service that quotes nothing needs none. */
export const loadClassifier = (): Promise<Classifier> =>
  (loading ??= readFile(WEIGHTS_FILE).then((bytes) => createClassifier(new Int8Array(bytes))))
