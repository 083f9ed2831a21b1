import { fold } from '../../../../search/text/fold.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import type { Signs } from './kinds.ts'
import { portuguese } from './pt.ts'

/** Between two words of a line. */
const GAP = ' … '
/** How far one word of a line may stand behind the one before, in characters. */
const NEAR = 30

/** The pattern of a line. It takes time in proportion to the length of a sentence. */
const patternOf = (line: string): RegExp => {
  const words = line.split(GAP).map((word) => `(?:${word})(?!\\w)`)
  return new RegExp(`\\b${words.join(`.{0,${NEAR}}(?<!\\w)`)}`)
}

const KINDS = [english, german, french, spanish, portuguese].flatMap((signsByKind) =>
  Object.entries<Signs>(signsByKind).map(([kind, { told, unless }]) => ({
    kind,
    told: told.map(patternOf),
    unless: unless === undefined ? undefined : patternOf(unless),
  })),
)

/** The kind of the confidence that a sentence tells, in whatever language, or undefined. */
export function kindOfConfidence(sentence: string): string | undefined {
  const folded = fold(sentence)
  return KINDS.find(({ told, unless }) => told.some((one) => one.test(folded)) && unless?.test(folded) !== true)?.kind
}
