import { writeFileSync } from 'node:fs'
import { WEIGHTS_FILE } from '../../../../src/models/concierge/business/classifier/classifier.ts'
import { agencyConfidences } from '../known/agency-confidences.ts'
import { laterAgencyConfidences } from '../known/agency-confidences-later.ts'
import { agencyStatements } from '../known/agency-statements.ts'
import { lastAgencyStatements } from '../known/agency-statements-last.ts'
import { laterAgencyStatements } from '../known/agency-statements-later.ts'
import { foreignConfidences } from '../known/foreign-confidences.ts'
import { foreignStatements } from '../known/foreign-statements.ts'
import * as later from '../known/later-statements.ts'
import { plainConfidences } from '../known/plain-confidences.ts'
import * as statements from '../known/statements.ts'
import { terseConfidences, terseStatements } from '../known/terse-notes.ts'
import * as unseen from '../known/unseen-statements.ts'
import { variedConfidences } from '../known/varied-confidences.ts'
import { variedStatements } from '../known/varied-statements.ts'
import { corpus } from './corpus.ts'
import { type Labelled, learn } from './learn.ts'

// Learns the classifier's weights anew, after a change of the corpus or of the features: node test/models/concierge/quotable/train.ts

const labelled = (isPublic: boolean, ...sets: string[][]): Labelled[] => sets.flat().map((text) => ({ text, isPublic }))

const sentences = [
  ...corpus(),
  ...labelled(true, statements.publicOnes, unseen.unseenPublicOnes, later.secondUnseenPublicOnes, agencyStatements),
  ...labelled(true, laterAgencyStatements, lastAgencyStatements, variedStatements, terseStatements, foreignStatements),
  ...labelled(false, statements.confidences, unseen.unseenConfidences, later.secondUnseenConfidences),
  ...labelled(false, agencyConfidences, laterAgencyConfidences, plainConfidences, variedConfidences),
  ...labelled(false, terseConfidences, foreignConfidences),
]
writeFileSync(WEIGHTS_FILE, learn(sentences))
console.log(`Learned from ${sentences.length} sentences.`)
