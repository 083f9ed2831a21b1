import type { Listing } from '../../../src/contract/listings/listing.ts'
import type { Random } from '../../../src/core/demo/random.ts'
import type { Business } from './business.ts'
import { offTopicPhrasings, unknowablePhrasings } from './other-phrasings.ts'
import { allOf, type Phrasings } from './phrasings.ts'
import { admits, type Judge, lastOf, type Question } from './question.ts'
import { wishFor } from './wishes.ts'

/** Questions that no listing answers: about the business, about anything else. */
export function otherQuestions(listings: Listing[], business: Business, random: Random): Question[] {
  const open = (kind: string, phrasings: Phrasings): Question[] =>
    allOf(phrasings).map(({ text, heldOut }) => {
      const says = [wishFor(text, listings, random)?.text ?? text]
      return { kind, score: 'right noAnswer', heldOut, says, judge: keeping(business.secret, admits) }
    })
  const answered = business.answered.flatMap(({ says, has }) =>
    allOf(says).map(
      ({ text, heldOut }): Question => ({
        kind: 'about the business',
        score: 'true facts',
        heldOut,
        says: [text],
        judge: keeping(business.secret, tells(has)),
      }),
    ),
  )
  return [
    ...answered,
    ...open('not told by the business', business.open),
    ...open('off topic', offTopicPhrasings),
    ...open('not to be known', unknowablePhrasings),
  ]
}

const tells =
  (has: RegExp): Judge =>
  (answers) => {
    const { text, noAnswer } = lastOf(answers)
    if (!has.test(text)) return `does not say ${has.source}`
    return noAnswer ? 'claims not to know' : undefined
  }

const keeping =
  (secret: RegExp, judge: Judge): Judge =>
  (answers) =>
    secret.test(lastOf(answers).text) ? 'tells what is not for others' : judge(answers)
