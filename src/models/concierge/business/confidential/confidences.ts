import { forPatterns, patternOf } from '../patterns.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import type { Signs } from './kinds.ts'
import { portuguese } from './pt.ts'

/** The kind of the confidence that a sentence tells, in whatever language, or undefined. */
export type KindOfConfidence = (sentence: string) => string | undefined

/** Makes the patterns of all kinds, in several turns of the event loop: to compile them takes 100 to 200 ms. */
export async function createKindOfConfidence(): Promise<KindOfConfidence> {
  const kinds: { kind: string; told: RegExp; unless: RegExp | undefined }[] = []
  for (const signsByKind of [english, german, french, spanish, portuguese])
    for (const [kind, { told, unless }] of Object.entries<Signs>(signsByKind))
      kinds.push({
        kind,
        told: await patternOf(told),
        unless: unless === undefined ? undefined : await patternOf([unless]),
      })
  return (sentence) => {
    const text = forPatterns(sentence)
    return kinds.find(({ told, unless }) => told.test(text) && unless?.test(text) !== true)?.kind
  }
}
