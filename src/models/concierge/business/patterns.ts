import { yieldIfLong } from '../../../core/event-loop/yielding.ts'
import { fold, inOneByte } from '../../../search/text/fold.ts'

/** Between two words of a line. */
const GAP = ' … '
/** How far one word of a line may stand behind the one before, in characters. */
const NEAR = 30

/**
 * The pattern of a line, made in two turns of the event loop: words, each with its alternatives, in their order, in small letters and
 * without accents. It takes time in proportion to the length of a sentence (see forPatterns).
 */
export async function patternOf(line: string): Promise<RegExp> {
  await yieldIfLong()
  const words = line.split(GAP).map((word) => `(?:${word})(?!\\w)`)
  const pattern = new RegExp(`\\b${words.join(`.{0,${NEAR}}(?<!\\w)`)}`)
  // V8 compiles to bytecode at the first use and to machine code at the second.
  pattern.test(SAMPLE)
  await yieldIfLong()
  pattern.test(SAMPLE)
  return pattern
}

/** A sentence as it is compared with patterns. */
export const forPatterns = (sentence: string): string => inLatin1(fold(sentence))

/** A text with blanks for signs beyond Latin-1, and another currency for "€". */
const inLatin1 = (text: string): string => inOneByte(text.replaceAll('€', '£').replaceAll(/[^\0-\xff]/g, ' '))

const SAMPLE = inLatin1('we are open from 9 to 5')
