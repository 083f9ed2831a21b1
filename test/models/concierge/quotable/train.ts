import { writeFileSync } from 'node:fs'
import { constants, gzipSync } from 'node:zlib'
import { WEIGHTS_FILE } from '../../../../src/models/concierge/business/classifier/classifier.ts'
import { corpus, testers } from './corpus.ts'
import { inNoLanguage, joined, publicParts } from './derived.ts'
import { type Labelled, learn } from './learn.ts'
import { knownSets } from './sets.ts'

// Learns the classifier's weights anew, after a change of the corpus or of the features: node test/models/concierge/quotable/train.ts

const labelled = (texts: string[], isPublic: boolean): Labelled[] => texts.map((text) => ({ text, isPublic }))

/** How often each sentence of testers counts, who write most like owners, and of the sets that the tests hold to the letter. */
const TESTERS_COUNT = 2
const KNOWN_COUNT = 5

const known = knownSets.flatMap(([, confidences, publicOnes]) => [
  ...labelled(publicOnes, true),
  ...labelled(confidences, false),
])
const repeated = (sentences: Labelled[], count: number) => Array.from({ length: count }, () => sentences).flat()
const sentences = [...corpus(), ...repeated(testers(), TESTERS_COUNT), ...repeated(known, KNOWN_COUNT)]
const weights = learn([...sentences, ...joined(sentences), ...publicParts(sentences), ...inNoLanguage(sentences)])
writeFileSync(WEIGHTS_FILE, gzipSync(weights, { level: constants.Z_BEST_COMPRESSION }))
console.log(`Learned from ${sentences.length} sentences.`)
