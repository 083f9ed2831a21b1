import type { Listing } from '../../../src/contract/listings/listing.ts'
import { type Judge, lastOf, shownIn } from '../answers/question.ts'
import type { Grammar } from './grammar.ts'
import type { Fits } from './wishes.ts'

/** How many listings an answer shows at a time. */
const PAGE = 5

/** Exactly the right listings: nothing else, and as many as an answer shows. */
export const showsExactly =
  (right: Listing[], listings: Listing[]): Judge =>
  (answers) => {
    const { text, noAnswer } = lastOf(answers)
    const shown = shownIn(text, listings)
    const wrong = shown.find((listing) => !right.includes(listing))
    if (wrong !== undefined) return `shows ${wrong.Address}, which was not asked for`
    if (shown.length !== Math.min(PAGE, right.length)) return `shows ${shown.length} of ${right.length}`
    return noAnswer ? 'claims not to know' : undefined
  }

/** Only right listings, one of the best first. */
export const beginsWith =
  (best: Listing[], right: Listing[], listings: Listing[]): Judge =>
  (answers) => {
    const { text, noAnswer } = lastOf(answers)
    const [first, ...others] = shownIn(text, listings)
    if (first === undefined) return 'shows nothing'
    if ([first, ...others].some((listing) => !right.includes(listing))) return 'shows what was not asked for'
    if (!best.includes(first)) return `begins with ${first.Address} instead of ${best[0]?.Address}`
    return noAnswer ? 'claims not to know' : undefined
  }

/** Whether the answer means the opposite: at least half of the homes that it shows contradict one of the stated conditions. */
export const isOpposite = (stated: Fits[], shown: Listing[]): boolean =>
  shown.length > 0 && stated.some((fits) => shown.filter((listing) => !fits(listing)).length * 2 >= shown.length)

/** The numbers of a text, however their thousands stand apart. */
const numbersIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d{1,2}(?!\d))?/g)].flatMap(([digits]) => {
      const bare = digits.replaceAll(/[.,\u00a0\u202f ](?=\d{3})/g, '')
      return [bare.replace(',', '.'), digits, String(Number(digits))]
    }),
  )

/** States each of the numbers. */
export const statesNumbers =
  (values: number[]): Judge =>
  (answers) => {
    const { text, noAnswer } = lastOf(answers)
    const said = numbersIn(text.replaceAll(/https?:\S+/g, ''))
    const missing = values.find((value) => !said.has(String(value)))
    if (missing !== undefined) return `does not say ${missing}`
    return noAnswer ? 'claims not to know' : undefined
  }

export const namesOnly =
  (named: Listing[], others: Listing[]): Judge =>
  (answers) => {
    const { text } = lastOf(answers)
    const missing = named.find(({ Address }) => !text.includes(Address ?? ''))
    if (missing !== undefined) return `does not name ${missing.Address}`
    const extra = others.find((listing) => !named.includes(listing) && text.includes(`${listing.Address},`))
    return extra === undefined ? undefined : `speaks of ${extra.Address}`
  }

export const speaks =
  ({ says }: Grammar): Judge =>
  (answers) =>
    says.test(lastOf(answers).text.replaceAll(/https?:\S+|\*\*[^*]*\*\*/g, ''))
      ? undefined
      : 'answers in another language'

/** What the first of several judges that finds fault says. */
export const all =
  (...judges: Judge[]): Judge =>
  (answers) => {
    for (const judge of judges) {
      const wrong = judge(answers)
      if (wrong !== undefined) return wrong
    }
    return undefined
  }
