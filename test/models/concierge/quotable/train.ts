import { writeFileSync } from 'node:fs'
import { WEIGHTS_FILE } from '../../../../src/models/concierge/business/classifier/classifier.ts'
import { corpus } from './corpus.ts'
import { type Labelled, learn } from './learn.ts'
import { knownSets } from './sets.ts'

// Learns the classifier's weights anew, after a change of the corpus or of the features: node test/models/concierge/quotable/train.ts

const labelled = (texts: string[], isPublic: boolean): Labelled[] => texts.map((text) => ({ text, isPublic }))

const sentences = [
  ...corpus(),
  ...knownSets.flatMap(([, , publicOnes]) => labelled(publicOnes, true)),
  ...knownSets.flatMap(([, confidences]) => labelled(confidences, false)),
]
writeFileSync(WEIGHTS_FILE, learn(sentences))
console.log(`Learned from ${sentences.length} sentences.`)
