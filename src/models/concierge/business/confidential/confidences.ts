import { yieldIfLong } from '../../../../core/event-loop/yielding.ts'
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

/** The kind of the confidence that a sentence tells, in whatever language, or undefined. */
export type KindOfConfidence = (sentence: string) => string | undefined

/** Makes the patterns of all kinds, in several turns of the event loop: to compile them takes 100 to 200 ms. */
export async function createKindOfConfidence(): Promise<KindOfConfidence> {
  const kinds: { kind: string; told: RegExp[]; unless: RegExp | undefined }[] = []
  for (const signsByKind of [english, german, french, spanish, portuguese])
    for (const [kind, { told, unless }] of Object.entries<Signs>(signsByKind)) {
      const patterns: RegExp[] = []
      for (const line of told) patterns.push(await compiled(line))
      kinds.push({ kind, told: patterns, unless: unless === undefined ? undefined : await compiled(unless) })
    }
  return (sentence) => {
    const text = inOneByte(fold(sentence))
    return kinds.find(({ told, unless }) => told.some((one) => one.test(text)) && unless?.test(text) !== true)?.kind
  }
}

/** The pattern of a line. It takes time in proportion to the length of a sentence. */
async function compiled(line: string): Promise<RegExp> {
  await yieldIfLong()
  const words = line.split(GAP).map((word) => `(?:${word})(?!\\w)`)
  const pattern = new RegExp(`\\b${words.join(`.{0,${NEAR}}(?<!\\w)`)}`)
  // V8 compiles to bytecode at the first use and to machine code at the second.
  pattern.test(SAMPLE)
  await yieldIfLong()
  pattern.test(SAMPLE)
  return pattern
}

/**
 * A text as V8 keeps it in one byte a character: it compiles each pattern once more for texts of two. Signs beyond Latin-1 become
 * blanks, "€" another currency.
 */
const inOneByte = (text: string): string =>
  Buffer.from(text.replaceAll('€', '£').replaceAll(/[^\0-\xff]/g, ' '), 'latin1').toString('latin1')

const SAMPLE = inOneByte('we are open from 9 to 5')
