import type { Listing } from '../../../src/contract/listings/listing.ts'

export type Answer = { text: string; noAnswer: boolean }
/** What is wrong with the last of these answers; undefined where nothing is. */
export type Judge = (answers: Answer[]) => string | undefined
export type Score = 'right listings' | 'true facts' | 'right noAnswer'

/** A talk whose last answer is judged. */
export type Question = { kind: string; score: Score; heldOut: boolean; says: string[]; judge: Judge }

/** The listings that a text links to, in the order in which it does. */
export const shownIn = (text: string, listings: Listing[]): Listing[] =>
  listings
    .map((listing) => ({ listing, at: text.indexOf(listing.Url) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ listing }) => listing)

/** So many of the right listings an answer has to show at least, where there are as many. */
const SHOWN_LEAST = 3

/** All that is shown is right, and enough of it. `best`: these come first. */
export const showsListings =
  (right: Listing[], listings: Listing[], best: Listing[] = right): Judge =>
  (answers) => {
    const { text, noAnswer } = lastOf(answers)
    const shown = shownIn(text, listings)
    const [first] = shown
    const least = best === right ? Math.min(SHOWN_LEAST, right.length) : 1
    if (shown.some((listing) => !right.includes(listing))) return 'shows what was not asked for'
    if (shown.length < least) return `shows ${shown.length} of ${right.length}`
    if (first !== undefined && !best.includes(first)) return 'another one should come first'
    return noAnswer ? 'claims not to know' : undefined
  }

/** States every one of these, about no other listing than `about`. */
export const states =
  (parts: RegExp[], about: Listing[], listings: Listing[]): Judge =>
  (answers) => {
    const { text, noAnswer } = lastOf(answers)
    const other = shownIn(text, listings).find((listing) => !about.includes(listing))
    if (other !== undefined) return `speaks of ${other.Address}`
    const missing = parts.find((part) => !part.test(text))
    if (missing !== undefined) return `does not say ${missing.source}`
    return noAnswer ? 'claims not to know' : undefined
  }

export const admits: Judge = (answers) => (lastOf(answers).noAnswer ? undefined : 'claims to know')

export const lastOf = (answers: Answer[]): Answer => answers.at(-1) ?? { text: '', noAnswer: false }

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const inWords = (value: number): string => NUMBER_WORDS[value] ?? String(value)

/** A number in a text, with or without commas between its thousands, or as a word. */
export function said(value: number): RegExp {
  const digits = String(value).replace('.', String.raw`\.`)
  const grouped = value.toLocaleString('en-US', { maximumFractionDigits: 12 }).replace('.', String.raw`\.`)
  const word = NUMBER_WORDS[value] === undefined ? '' : String.raw`|\b${NUMBER_WORDS[value]}\b`
  return new RegExp(String.raw`(?<![\d.,])(?:${digits}|${grouped})(?![\d]|[.,]\d)${word}`, 'i')
}

/** Questions under way at once: each waits for a disk and for threads that read. */
const AT_ONCE = 8

/** What `ask` makes of each question, in their order. */
export async function someAtOnce<Asking, Asked>(
  questions: Asking[],
  ask: (question: Asking) => Promise<Asked>,
): Promise<Asked[]> {
  const asked: Asked[] = []
  for (let from = 0; from < questions.length; from += AT_ONCE)
    asked.push(...(await Promise.all(questions.slice(from, from + AT_ONCE).map(ask))))
  return asked
}
