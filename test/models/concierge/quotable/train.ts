import { writeFileSync } from 'node:fs'
import { constants, gzipSync } from 'node:zlib'
import { WEIGHTS_FILE } from '../../../../src/models/concierge/business/classifier/classifier.ts'
import { corpus } from './corpus.ts'
import { inNoLanguage, joined, publicParts } from './derived.ts'
import { type Labelled, learn } from './learn.ts'
import { knownSets } from './sets.ts'

// Learns the classifier's weights anew, after a change of the corpus or of the features: node test/models/concierge/quotable/train.ts

const labelled = (texts: string[], isPublic: boolean): Labelled[] => texts.map((text) => ({ text, isPublic }))

/** How often each sentence of the sets counts that the tests hold to the letter. */
const KNOWN_COUNT = 3

const known = knownSets.flatMap(([, confidences, publicOnes]) => [
  ...labelled(publicOnes, true),
  ...labelled(confidences, false),
])
const sentences = [...corpus(), ...Array.from({ length: KNOWN_COUNT }, () => known).flat()]
const weights = learn([...sentences, ...joined(sentences), ...publicParts(sentences), ...inNoLanguage(sentences)])
writeFileSync(WEIGHTS_FILE, gzipSync(weights, { level: constants.Z_BEST_COMPRESSION }))
console.log(`Learned from ${sentences.length} sentences.`)
