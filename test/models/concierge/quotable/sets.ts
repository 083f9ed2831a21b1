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

/** The sets of sentences that the tests hold to the letter, and that the classifier learns from too. */
export const knownSets: [name: string, confidences: string[], publicOnes: string[]][] = [
  ['the sentences it was made with', statements.confidences, statements.publicOnes],
  ['sentences written later', unseen.unseenConfidences, unseen.unseenPublicOnes],
  ['sentences written later still', later.secondUnseenConfidences, later.secondUnseenPublicOnes],
  ['sentences of estate agencies', agencyConfidences, agencyStatements],
  ['more sentences of estate agencies', laterAgencyConfidences, laterAgencyStatements],
  ['confidences in public words', plainConfidences, lastAgencyStatements],
  ['sentences of varied businesses', variedConfidences, variedStatements],
  ['terse notes', terseConfidences, terseStatements],
  ['sentences in German, French and Spanish', foreignConfidences, foreignStatements],
]
