import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import type { Words } from './words.ts'

/** The languages that words are understood in. Of two equal wordings the one of the earlier language counts. */
export const languages = { english, spanish, french, german, portuguese } as const satisfies Record<string, Words>
export type Language = keyof typeof languages
