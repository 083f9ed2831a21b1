import { wordAt } from '../../../search/text/tokens.ts'
import type { Truth } from '../truth/truth.ts'
import { isStated } from './clauses.ts'
import { comparedQuality, type Groups, type Judged, type Reading, readComparisons } from './compared.ts'
import { unfoundedUntil } from './distances.ts'
import { measuresOf } from './measures.ts'
import {
  ADVERBS,
  COPULAS,
  DEFINITE,
  HOMES,
  JOINING,
  LOTS,
  OF_SHOWN,
  PER_AREA_WORDS,
  PRICED,
  PRONOUNS,
  THAN,
} from './neighbours.ts'
import { lead } from './qualities.ts'
import { isBeaten, rivalsOf } from './rivals.ts'
import { subjectBefore, subjectBehind } from './subjects.ts'

type Scene = Pick<Reading, 'sentence' | 'claims' | 'about' | 'previous' | 'truths'> & Groups

/** Where the comparisons end that are untrue of the homes that were shown: "22 Pine Street is the cheapest". */
export function falseComparisons({ mentioned, others, ...scene }: Scene): number[] {
  const read = readComparisons(scene)
  if (read === undefined) return []
  const { reading, found } = read
  return found.slice(0, COMPARISONS_MAX).flatMap((compared) => {
    if (compared.wording.quality === 'distance') return unfoundedUntil(reading, compared) ?? []
    const wording = comparedQuality(reading, compared, (word) => isNeutral(word, scene.truths))
    if (wording === undefined) return []
    // It is untrue if it is so in whichever way it is measured.
    const ends = measuresOf(reading, compared, wording).map((measured) =>
      untrueUntil({ reading, compared, wording: measured, groups: { mentioned, others } }),
    )
    return ends.includes(undefined) ? [] : ends.slice(0, 1).filter((end) => end !== undefined)
  })
}

/** Most comparisons of a sentence that are read: no person would follow more. */
const COMPARISONS_MAX = 12

const isNeutral = (word: string, truths: readonly Truth[]): boolean =>
  HOMES.has(word) ||
  ADVERBS.has(word) ||
  OF_SHOWN.has(word) ||
  THAN.has(word) ||
  COPULAS.has(word) ||
  JOINING.has(word) ||
  PRICED.has(word) ||
  PRONOUNS.has(word) ||
  truths.some(({ names }) => names().has(word))

/** Where an untrue comparison ends; undefined if it is true, or not surely untrue. */
function untrueUntil(judged: Judged): number | undefined {
  const { reading, compared, wording } = judged
  const than = thanBehind(reading, compared.until)
  if (wording.needsThan === true && than === undefined) return undefined
  const isTop =
    wording.degree === 'superlative' ||
    (wording.degree === 'either' && than === undefined && isDefinite(reading, compared.at))
  const behind = than === undefined ? subjectBehind(reading, compared) : undefined
  const subject = behind ?? subjectBefore(reading, compared.head)
  if (subject === undefined) return undefined
  const stated = { at: behind === undefined ? compared.head : compared.at, until: compared.until }
  if (!isStated(reading, stated, subject.isNegated)) return undefined
  const end = endOfPhrase(reading, compared.until)
  if (isTop) return subject.isNegated || !isBeaten(judged, subject.truth) ? undefined : end
  const rivals = rivalsOf(judged, subject.truth, than)
  if (rivals === undefined) return undefined
  const leads = rivals.of.map((rival) => lead(wording, subject.truth, rival))
  if (leads.length === 0 || leads.includes(undefined)) return undefined
  return (subject.isNegated ? leads.every(isAhead) : !leads.every(isAhead)) ? Math.max(end, rivals.until) : undefined
}

const isAhead = (by: number | undefined): boolean => by !== undefined && by > 0

/** The words of a home behind a comparison belong to it: "the cheaper home". */
function endOfPhrase({ tokens }: Reading, until: number): number {
  const noun = wordAt(tokens, until)
  return tokens[HOMES.has(noun) || LOTS.has(noun) ? until : until - 1]?.to ?? 0
}

/** The token behind a "than" that follows a comparison. */
function thanBehind({ tokens }: Reading, until: number): number | undefined {
  for (let at = until; at < until + THAN_MAX; at++) {
    if (THAN.has(wordAt(tokens, at))) return at + 1
    if (!HOMES.has(wordAt(tokens, at)) && !LOTS.has(wordAt(tokens, at)) && !PER_AREA_WORDS.has(wordAt(tokens, at)))
      return undefined
  }
  return undefined
}
const THAN_MAX = 6
/** "El más barato", "la casa más barata", "le moins cher": whether a definite article stands before. */
function isDefinite({ tokens }: Reading, at: number): boolean {
  const before = at - 1
  if (DEFINITE.has(wordAt(tokens, before))) return true
  return HOMES.has(wordAt(tokens, before)) && DEFINITE.has(wordAt(tokens, before - 1))
}
