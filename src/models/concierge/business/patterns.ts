import { yieldIfLong } from '../../../core/event-loop/yielding.ts'
import { fold, inOneByte } from '../../../search/text/fold.ts'

/** Between two words of a line. */
const GAP = ' … '
/** How far one word of a line may stand behind the one before, in characters. */
const NEAR = 30

/**
 * The pattern of any of these lines, made in two turns of the event loop. A line is words, each with its alternatives, in their order,
 * in small letters and without accents. It takes time in proportion to the length of a sentence (see forPatterns): of many lines a
 * third of what a pattern for each would take, since a sentence is looked through once.
 */
export async function patternOf(lines: readonly string[]): Promise<RegExp> {
  await yieldIfLong()
  const pattern = new RegExp(`\\b(?:${lines.map(sourceOf).join('|')})`)
  // V8 compiles to bytecode at the first use and to machine code at the second.
  pattern.test(SAMPLE)
  await yieldIfLong()
  pattern.test(SAMPLE)
  return pattern
}

const sourceOf = (line: string): string =>
  line
    .split(GAP)
    .map((word) => `(?:${word})(?!\\w)`)
    .join(`.{0,${NEAR}}(?<!\\w)`)

/** A sentence as it is compared with patterns. */
export const forPatterns = (sentence: string): string => inLatin1(fold(sentence))

/** A text with blanks for signs beyond Latin-1, and another currency for "€". */
const inLatin1 = (text: string): string => inOneByte(text.replaceAll('€', '£').replaceAll(/[^\0-\xff]/g, ' '))

const SAMPLE = inLatin1('we are open from 9 to 5')
