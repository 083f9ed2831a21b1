import type { Language } from '../../../core/people/hand-over/language.ts'
import { fold } from '../../../search/text/fold.ts'
import type { Answer, Question } from '../question.ts'
import { de } from './de.ts'
import { en, type WatchingWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

export const watchingWords = { en, es, fr, de, pt } satisfies Record<Language, WatchingWords>

/** The words of the language in which it was asked. */
export const wordsFor = ({ memory }: Question): WatchingWords => watchingWords[memory.language ?? 'en']
/** As typed, folded, with signs as blanks: what the patterns of each language are written for. */
export const folded = ({ text }: Question): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const say = (question: Question, text: string): Answer => ({
  text,
  noAnswer: false,
  memory: { ...question.memory, offer: undefined, asked: undefined },
})

const COMMON = new Set('homes home house houses for sale rent in under over with and the bed condos active'.split(' '))
/** Whether what is said names the watch with this plain sentence. */
export const namedIn = (summary: string, said: string): boolean =>
  fold(summary)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 2 && !COMMON.has(word) && ` ${said} `.includes(` ${word} `))
