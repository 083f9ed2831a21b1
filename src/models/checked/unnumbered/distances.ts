import { toPlainText } from '../../../search/text/fold.ts'
import { isCapital, isWord, wordAt } from '../../../search/text/tokens.ts'
import { isStated } from './clauses.ts'
import { type Compared, isSign, type Reading } from './compared.ts'
import { NEARED, OF_DISTANCE, THAN } from './neighbours.ts'
import { subjectBefore, subjectBehind } from './subjects.ts'

/** How many words of a place are read at most. */
const PLACE_MAX = 8

/** Where an unfounded comparison of distances ends: a home is called closer to a place of which no listing of the sentence speaks. */
export function unfoundedUntil(reading: Reading, compared: Compared): number | undefined {
  const { tokens, places } = reading
  const subject = subjectBefore(reading, compared.head) ?? subjectBehind(reading, compared)
  if (subject === undefined || subject.isNegated || !isStated(reading, compared, false)) return undefined
  let until = compared.until
  const named: string[] = []
  for (; until < compared.until + PLACE_MAX && isWord(tokens[until]) && !THAN.has(wordAt(tokens, until)); until++) {
    const word = wordAt(tokens, until)
    if (NEARED.has(word) || isCapital(tokens[until])) named.push(word)
    else if (!OF_DISTANCE.has(word)) return undefined
  }
  // "Closer to 9 Oak Ave": a home, or a number.
  if (named.length === 0 || !(until >= tokens.length || isSign(tokens[until]) || THAN.has(wordAt(tokens, until))))
    return undefined
  const stating = [subject.truth, ...places.map(({ truth }) => truth)]
  const isFounded = stating.some((truth) =>
    named.some((word) => truth.names().has(word) || ` ${truth.said()} `.includes(` ${toPlainText(word)}`)),
  )
  return isFounded ? undefined : tokens[until - 1]?.to
}
